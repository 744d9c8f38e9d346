/**
 * Writes golden matches to `replays/`; run by hand, with their names, when a new version of the rules needs new ones:
 *
 *     npx tsx games/citytrixx/test/replays.make.ts three-idle
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
import { investor } from '../bot/investor.ts';
import { citytrixx, OWN_SET, readComponents } from '../rules/index.ts';
import { tableOf } from './stage.ts';

const NAMES = ['Adèle', 'Bram', 'Clara', 'Dirk', 'Elena'];

interface Golden {
  readonly setup: Setup;
  readonly seed: string;
  /** Of the rules. */
  readonly version: number;
  /** How every seat plays. */
  readonly player: typeof investor;
}

function write(name: string, { setup, seed, version, player }: Golden): void {
  const salts = Array.from({ length: setup.seats }, () => '');
  const match = openMatch(citytrixx, startEvent(citytrixx, setup, seed, salts, version));
  const chance = fastChance(1);
  while (match.status === 'running') {
    const seat = citytrixx.deciding(match.state)[0]!;
    const action = player({ view: citytrixx.observe(match.state, seat), seat }, chance);
    const step = prepare(match, { kind: 'act', seat, action }, matchKey(seed, salts));
    if (isViolation(step)) throw new Error(step.key);
    commit(match, step);
  }
  const chain: string[] = [];
  for (const event of match.log) chain.push(chainLink(chain.at(-1) ?? '', event));
  const replay = {
    format: 'pentapolis-replay/1',
    game: citytrixx.meta.id,
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

/** A careless player, whose companies at times earn nothing in the last year. [CTX-SCORE-3] */
const atRandom: typeof investor = ({ view, seat }, chance) => {
  const list = citytrixx.legalActions(citytrixx.determinize(view, chance), seat);
  return list[chance.pick(list.length)]!;
};

/** A steeper track than the game's own. */
const STEEP = {
  ...OWN_SET,
  shareTrack: { positions: [0, 15, 30, 45, 60, 80, 100, 130, 160, 200], startAllowed: [30, 45] },
};

const first = (setup: Setup, seed: string): Golden => ({ setup, seed, version: 1, player: investor });

const GOLDEN: Readonly<Record<string, Golden>> = {
  two: first(tableOf(2), 'golden two'),
  three: first(tableOf(3), 'golden three'),
  'four-doubled': first(tableOf(4, 'doubled'), 'golden four'),
  five: first(tableOf(5), 'golden five'),
  'three-own-components': first(
    { ...tableOf(3), components: readComponents(STEEP) as never },
    'golden components',
  ),
  'three-idle': { setup: tableOf(3), seed: 'golden idle', version: 2, player: atRandom },
};

for (const name of process.argv.slice(2)) {
  const golden = GOLDEN[name];
  if (golden === undefined) throw new Error(`${name} is none of ${Object.keys(GOLDEN).join(', ')}`);
  write(name, golden);
}
