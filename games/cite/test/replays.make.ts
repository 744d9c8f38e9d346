/**
 * Writes the golden matches in `replays/`; run by hand when a new version of the rules needs new ones:
 *
 *     npx tsx games/cite/test/replays.make.ts
 *
 * Some are played by the bots, the others at random, which leads into every corner of the rules. Golden matches of a
 * version are never rewritten.
 */
import { writeFileSync } from 'node:fs';
import {
  chainLink,
  commit,
  fastChance,
  isViolation,
  type LogEvent,
  matchKey,
  openMatch,
  prepare,
  result,
  type Setup,
  startEvent,
  stateHash,
} from '@pentapolis/kernel';
import { bots } from '../bot/index.ts';
import { cite } from '../rules/index.ts';
import { tableOf } from './stage.ts';

const NAMES = ['Albert', 'Béa', 'Cécile', 'Déïle'];

function write(file: string, setup: Setup, seed: string, player: string): void {
  const salts = Array.from({ length: setup.seats }, () => '');
  const chance = fastChance(seed.length);
  const match = openMatch(cite, startEvent(cite, setup, seed, salts));
  while (match.status === 'running') {
    const seats = cite.deciding(match.state);
    const seat = seats[player === 'random' ? chance.pick(seats.length) : 0]!;
    const list = player === 'random' ? cite.legalActions(match.state, seat) : [];
    const action =
      player === 'random'
        ? list[chance.pick(list.length)]
        : bots.policies[player]?.({ view: cite.observe(match.state, seat), seat }, chance);
    const step = prepare(match, { kind: 'act', seat, action }, matchKey(seed, salts));
    if (isViolation(step)) throw new Error(`${step.rule} ${step.key}`);
    commit(match, step);
  }
  const chain: string[] = [];
  for (const event of match.log as LogEvent[]) chain.push(chainLink(chain.at(-1) ?? '', event));
  const replay = {
    format: 'pentapolis-replay/1',
    game: cite.meta.id,
    version: cite.meta.version,
    names: NAMES.slice(0, setup.seats),
    events: match.log,
    chain,
    seed,
    result: result(match),
  };
  writeFileSync(new URL(`../replays/${file}`, import.meta.url), `${JSON.stringify(replay)}\n`);
  console.log(`{ file: '${file}', actions: ${match.path.length}, hash: '${stateHash(match.state)}' }`);
}

write('four-negotiators.json', tableOf(4), 'golden four', 'negotiator');
write('three-builders.json', tableOf(3, { gift: ['2'] }), 'golden three', 'builder');
write(
  'four-advanced.json',
  tableOf(4, { game: 'advanced', interdistrict: true }),
  'golden advanced',
  'random',
);
write(
  'three-grand-gold.json',
  tableOf(3, { game: 'grand', timeIsGold: true, handicap1: '2' }),
  'golden gold',
  'random',
);
write('four-simultaneous.json', tableOf(4, { simultaneous: true, game: 'grand' }), 'golden race', 'random');
