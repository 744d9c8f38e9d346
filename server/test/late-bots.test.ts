import { canonicalJson, unavailable } from '@pentapolis/kernel';
import { hush } from '@pentapolis/kernel/toys';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import type { Thinker } from '../src/index.ts';
import { make } from './support/api.ts';
import { connect } from './support/client.ts';
import { randomThinker, servedHush, start } from './support/start.ts';

/** What the bots of a match chose and what was played, where `refuses` says which answers come too late. */
async function played(refuses: (seat: number) => boolean) {
  const chosen: string[] = [];
  const logged: string[] = [];
  const random = randomThinker();
  const thinker: Thinker = {
    ...random,
    async think(thought) {
      const action = await random.think(thought);
      chosen.push(canonicalJson(action));
      return action;
    },
  };
  const game: typeof hush = {
    ...hush,
    check: (state, seat, action) =>
      refuses(seat) ? unavailable('HSH-PLAY-1', 'refusal.gone', {}) : hush.check(state, seat, action),
  };
  const sink = { write: (line: string) => void logged.push(JSON.parse(line).msg) };
  const { url } = await start({
    games: [{ ...servedHush, game }],
    thinker,
    log: pino({ level: 'warn' }, sink),
  });
  const bot = { fill: 'bot', level: 'master' } as const;
  const { match } = await make(url, { seats: [bot, bot], options: { powers: [] } });
  const eve = await connect(url);
  await eve.watch(match.id);
  await eve.until(() => eve.as('spectator').frame.status === 'finished', 'the end');
  const { events } = await (await fetch(`${url}/api/matches/${match.id}/replay`)).json();
  const acted = events.flatMap(({ kind, action }: { kind: string; action: unknown }) =>
    kind === 'act' ? canonicalJson(action) : [],
  );
  return { chosen, logged, acted };
}

test('a bot whose answer came too late thinks again, and what it then chooses is played', async () => {
  let late = 2;
  const { chosen, logged, acted } = await played(() => late-- > 0);
  expect(chosen).toHaveLength(acted.length + 2);
  for (const action of acted) expect(chosen).toContain(action);
  expect(logged).toEqual([]);
});

test('it does not think for ever: after three thoughts it plays something else that is legal', async () => {
  let refusals = 0;
  const { chosen, logged, acted } = await played((seat) => seat === 0 && refusals++ < 3);
  expect(logged).toContain('a bot played a legal action in place of what it chose');
  expect(logged).not.toContain('a bot was refused');
  expect(chosen.length).toBeLessThanOrEqual(acted.length + 3);
});
