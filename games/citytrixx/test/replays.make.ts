/**
 * Writes the golden matches in `replays/`; run by hand when a new version of the rules needs new ones:
 *
 *     npx tsx games/citytrixx/test/replays.make.ts
 *
 * Every seat plays as the investor does. Golden matches of a version are never rewritten.
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

function write(file: string, setup: Setup, seed: string): void {
  const salts = Array.from({ length: setup.seats }, () => '');
  const match = openMatch(citytrixx, startEvent(citytrixx, setup, seed, salts));
  const chance = fastChance(1);
  while (match.status === 'running') {
    const seat = citytrixx.deciding(match.state)[0]!;
    const action = investor({ view: citytrixx.observe(match.state, seat), seat }, chance);
    const step = prepare(match, { kind: 'act', seat, action }, matchKey(seed, salts));
    if (isViolation(step)) throw new Error(step.key);
    commit(match, step);
  }
  const chain: string[] = [];
  for (const event of match.log) chain.push(chainLink(chain.at(-1) ?? '', event));
  const replay = {
    format: 'pentapolis-replay/1',
    game: citytrixx.meta.id,
    version: citytrixx.meta.version,
    names: NAMES.slice(0, setup.seats),
    events: match.log,
    chain,
    seed,
    result: result(match),
  };
  writeFileSync(new URL(`../replays/${file}`, import.meta.url), `${JSON.stringify(replay)}\n`);
  console.log(file, match.path.length, stateHash(match.state), JSON.stringify(result(match)));
}

/** A steeper track than the game's own. */
const STEEP = {
  ...OWN_SET,
  shareTrack: { positions: [0, 15, 30, 45, 60, 80, 100, 130, 160, 200], startAllowed: [30, 45] },
};

write('two.json', tableOf(2), 'golden two');
write('three.json', tableOf(3), 'golden three');
write('four-doubled.json', tableOf(4, 'doubled'), 'golden four');
write('five.json', tableOf(5), 'golden five');
write(
  'three-own-components.json',
  { ...tableOf(3), components: readComponents(STEEP) as never },
  'golden components',
);
