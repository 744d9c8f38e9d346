/**
 * Writes the golden matches in `replays/`; run by hand when a new version of the rules needs new ones:
 *
 *     npx tsx games/small-city/test/replays.make.ts
 *
 * Golden matches of a version are never rewritten.
 */
import { writeFileSync } from 'node:fs';
import {
  chainLink,
  commit,
  fastChance,
  isViolation,
  matchKey,
  openMatch,
  prepare,
  result,
  type Setup,
  startEvent,
  stateHash,
} from '@pentapolis/kernel';
import { bots } from '../bot/index.ts';
import { smallCity } from '../rules/index.ts';
import { optionsWith } from './stage.ts';

const NAMES = ['Aalto', 'Breuer', 'Candilis', 'Doshi'];

function write(file: string, setup: Setup, players: readonly string[], seed: string): void {
  const salts = Array.from({ length: setup.seats }, () => '');
  const match = openMatch(smallCity, startEvent(smallCity, setup, seed, salts));
  const chance = fastChance(1);
  while (match.status === 'running') {
    const seat = smallCity.deciding(match.state)[0]!;
    const policy = bots.policies[players[seat]!];
    const list = policy === undefined ? smallCity.legalActions(match.state, seat) : [];
    const action =
      policy === undefined
        ? list[chance.pick(list.length)]!
        : policy({ view: smallCity.observe(match.state, seat), seat }, chance);
    const step = prepare(match, { kind: 'act', seat, action }, matchKey(seed, salts));
    if (isViolation(step)) throw new Error(step.key);
    commit(match, step);
  }
  const chain: string[] = [];
  for (const event of match.log) chain.push(chainLink(chain.at(-1) ?? '', event));
  const replay = {
    format: 'pentapolis-replay/1',
    game: smallCity.meta.id,
    version: smallCity.meta.version,
    names: NAMES.slice(0, setup.seats),
    events: match.log,
    chain,
    seed,
    result: result(match),
  };
  writeFileSync(new URL(`../replays/${file}`, import.meta.url), `${JSON.stringify(replay)}\n`);
  console.log(file, match.path.length, stateHash(match.state), JSON.stringify(result(match)));
}

const table = (seats: number, changes: Record<string, unknown> = {}): Setup => ({
  seats,
  options: optionsWith(seats, changes),
});
const all = (player: string, seats: number): string[] => Array.from({ length: seats }, () => player);

write('solo-titled.json', table(1), ['planner'], 'golden solo');
write('solo-lost.json', table(1, { difficulty: 'president' }), ['random'], 'golden lost');
write('two.json', table(2), all('planner', 2), 'golden two');
write('two-votes.json', table(2, { mode: 'votes' }), ['planner', 'random'], 'golden votes');
write(
  'three-economic-expert.json',
  table(3, { mode: 'economic', boards: 'expert' }),
  ['planner', 'random', 'hasty'],
  'golden economic',
);
write(
  'three-citizens.json',
  table(3, { mode: 'citizens', councilTiles: 'orSmaller' }),
  all('hasty', 3),
  'golden citizens',
);
write(
  'four-cultural.json',
  table(4, { mode: 'cultural', opposite: 'never' }),
  ['planner', 'random', 'planner', 'random'],
  'golden cultural',
);
