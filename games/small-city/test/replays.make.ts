/**
 * Writes golden matches to `replays/`; run by hand, with their names, when a new version of the rules needs new ones:
 *
 *     npx tsx games/small-city/test/replays.make.ts three-economic-2
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

interface Golden {
  readonly setup: Setup;
  readonly players: readonly string[];
  readonly seed: string;
  /** Of the rules. */
  readonly version: number;
}

function write(name: string, { setup, players, seed, version }: Golden): void {
  const salts = Array.from({ length: setup.seats }, () => '');
  const match = openMatch(smallCity, startEvent(smallCity, setup, seed, salts, version));
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
    version,
    names: NAMES.slice(0, setup.seats),
    events: match.log,
    chain,
    seed,
    result: result(match),
  };
  writeFileSync(new URL(`../replays/${name}.json`, import.meta.url), `${JSON.stringify(replay)}\n`);
  console.log(name, match.path.length, stateHash(match.state), JSON.stringify(result(match)));
}

const table = (seats: number, changes: Record<string, unknown> = {}): Setup => ({
  seats,
  options: optionsWith(seats, changes),
});
const all = (player: string, seats: number): string[] => Array.from({ length: seats }, () => player);

const golden = (setup: Setup, players: readonly string[], seed: string, version = 1): Golden => ({
  setup,
  players,
  seed,
  version,
});

const LOST = table(1, { difficulty: 'president' });
const ECONOMIC = table(3, { mode: 'economic', boards: 'expert' });

const GOLDEN: Readonly<Record<string, Golden>> = {
  'solo-titled': golden(table(1), ['planner'], 'golden solo'),
  'solo-lost': golden(LOST, ['random'], 'golden lost'),
  two: golden(table(2), all('planner', 2), 'golden two'),
  'two-votes': golden(table(2, { mode: 'votes' }), ['planner', 'random'], 'golden votes'),
  'three-economic-expert': golden(ECONOMIC, ['planner', 'random', 'hasty'], 'golden economic'),
  'three-citizens': golden(
    table(3, { mode: 'citizens', councilTiles: 'orSmaller' }),
    all('hasty', 3),
    'golden citizens',
  ),
  'four-cultural': golden(
    table(4, { mode: 'cultural', opposite: 'never' }),
    ['planner', 'random', 'planner', 'random'],
    'golden cultural',
  ),
  'solo-lost-2': golden(LOST, ['random'], 'golden lost', 2),
  'three-economic-2': golden(ECONOMIC, ['planner', 'random', 'hasty'], 'golden economic', 2),
};

for (const name of process.argv.slice(2)) {
  const wanted = GOLDEN[name];
  if (wanted === undefined) throw new Error(`${name} is none of ${Object.keys(GOLDEN).join(', ')}`);
  write(name, wanted);
}
