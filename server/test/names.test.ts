import { expect, test } from 'vitest';
import { join, make, post } from './support/api.ts';
import { start } from './support/start.ts';

test('names at a table are told apart by the eye, and nobody has to give one', async () => {
  const { url } = await start();
  const mine = await make(url, {
    seats: [{ fill: 'you', name: 'Ada' }, { fill: 'you', name: 'АDA' }, { fill: 'open' }, { fill: 'open' }],
  });
  const named = ({ match }: typeof mine): string[] =>
    match.seats.map((seat) => (seat.filled === 'open' ? '-' : seat.name));
  expect(named(mine)).toEqual(['Ada', 'АDA 2', '-', '-']);
  expect(named(await join(url, mine.match.id, 'Player 1'))).toEqual(['Ada', 'АDA 2', '', '-']);
  const last = await post(`${url}/api/matches/${mine.match.id}/join`, { salt: 'a salt' });
  expect(named(last.body)).toEqual(['Ada', 'АDA 2', '', '']);
});

test('a bot whose name a person bears gets a number', async () => {
  const { url } = await start();
  const { match } = await make(url, {
    seats: [
      { fill: 'you', name: 'Еupalinos' },
      { fill: 'bot', level: 'master' },
    ],
  });
  expect(match.seats[1]).toMatchObject({ name: 'Eupalinos 2' });
});
