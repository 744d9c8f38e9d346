import { expect, test } from 'vitest';
import type { Thinker, Thought } from '../src/index.ts';
import { make, tokenOf } from './support/api.ts';
import { connect } from './support/client.ts';
import { playToTheEnd } from './support/play.ts';
import { randomThinker, start } from './support/start.ts';

const twoBots = {
  seats: [
    { fill: 'bot', level: 'master' },
    { fill: 'bot', level: 'apprentice' },
  ],
} as const;

async function endOf(thinker: Thinker): Promise<string> {
  const { url } = await start({ thinker });
  const { match } = await make(url, { seats: [...twoBots.seats] });
  const eve = await connect(url);
  await eve.watch(match.id);
  await eve.until(() => eve.as('spectator').frame.status !== 'running', 'the end');
  return eve.as('spectator').frame.status;
}

test('a bot gets its own View and level, and nothing else', async () => {
  const asked: Thought[] = [];
  const random = randomThinker();
  await endOf({
    ...random,
    think(thought) {
      asked.push(structuredClone(thought));
      return random.think(thought);
    },
  });
  expect(asked.length).toBeGreaterThan(5);
  for (const thought of asked) {
    expect(Object.keys(thought).sort()).toEqual(['game', 'level', 'seat', 'view']);
    expect(thought.view).toMatchObject({ seat: thought.seat });
    expect(thought.level).toBe(['master', 'apprentice'][thought.seat]);
  }
});

test.each([
  ['fails', () => Promise.reject(new Error('crashed'))],
  ['answers nonsense', async () => 'nonsense'],
  ['answers against the rules', async () => ({ kind: 'choose', card: 99 })],
])('a match goes on when its bot %s', async (_, think) => {
  expect(await endOf({ think, close: async () => undefined })).toBe('finished');
});

test('a bot that thinks slowly holds nobody else up, and what it thought of an undone position is not played', async () => {
  const random = randomThinker();
  let slow: (() => void) | undefined;
  const thinker: Thinker = {
    ...random,
    async think(thought) {
      const answer = random.think(thought);
      if (slow === undefined) await new Promise<void>((resolve) => (slow = resolve));
      return answer;
    },
  };
  const { url } = await start({ thinker });
  const mine = await make(url, {
    seats: [{ fill: 'you' }, { fill: 'bot', level: 'master' }],
    options: { powers: [] },
  });
  const { id } = mine.match;
  const token = tokenOf(mine);
  const ada = await connect(url);
  await ada.watch(id, [token]);
  expect((await ada.playAny(id, token, 0)).ok).toBe(true);
  expect((await ada.move(id, token, { kind: 'undo' })).ok).toBe(true);
  expect(ada.as(0).facts.map(({ kind }) => kind)).toEqual(['chose', 'choseCard', 'match.undone']);
  slow?.();
  await playToTheEnd(id, [{ client: ada, seat: 0, token }]);
});

test('closing waits for no bot; its match is taken up by the next start', async () => {
  const server = await start({
    thinker: { think: () => new Promise(() => undefined), close: async () => undefined },
  });
  const { match } = await make(server.url, { seats: [...twoBots.seats] });
  await new Promise((resolve) => setTimeout(resolve, 50));
  await server.close();
  const again = await start({ dataDir: server.dataDir });
  const eve = await connect(again.url);
  await eve.watch(match.id);
  await eve.until(() => eve.as('spectator').frame.status === 'finished', 'the end');
});
