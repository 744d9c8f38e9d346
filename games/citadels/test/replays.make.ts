/**
 * Writes the golden matches in `replays/`; run by hand when a new version of the rules needs new ones:
 *
 *     npx tsx games/citadels/test/replays.make.ts
 *
 * Every seat plays as the rush player does. A golden match that is there is never rewritten.
 */
import { existsSync, writeFileSync } from 'node:fs';
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
import { rush } from '../bot/rush.ts';
import { BONUS_CHARACTERS, BONUS_DISTRICTS, citadels } from '../rules/index.ts';
import { optionsWith } from './stage.ts';

const NAMES = ['Alienor', 'Bertran', 'Constanza', 'Dante', 'Elvira', 'Fulco', 'Gemma', 'Hugues'];

function write(file: string, setup: Setup, seed: string): void {
  const url = new URL(`../replays/${file}`, import.meta.url);
  if (existsSync(url)) return;
  const salts = Array.from({ length: setup.seats }, () => '');
  const match = openMatch(citadels, startEvent(citadels, setup, seed, salts));
  const chance = fastChance(1);
  while (match.status === 'running') {
    const seat = citadels.deciding(match.state)[0]!;
    const action = rush({ view: citadels.observe(match.state, seat), seat }, chance);
    const step = prepare(match, { kind: 'act', seat, action }, matchKey(seed, salts));
    if (isViolation(step)) throw new Error(step.key);
    commit(match, step);
  }
  const chain: string[] = [];
  for (const event of match.log) chain.push(chainLink(chain.at(-1) ?? '', event));
  const replay = {
    format: 'pentapolis-replay/1',
    game: citadels.meta.id,
    version: citadels.meta.version,
    names: NAMES.slice(0, setup.seats),
    events: match.log,
    chain,
    seed,
    result: result(match),
  };
  writeFileSync(url, `${JSON.stringify(replay)}\n`);
  console.log(file, match.path.length, stateHash(match.state), JSON.stringify(result(match)));
}

const table = (seats: number, changes: Record<string, unknown> = {}): Setup => ({
  seats,
  options: optionsWith(seats, changes),
});
const BASE_RANKS = BONUS_CHARACTERS.filter((id) => id !== 'artist');

write('two.json', table(2), 'golden two');
write('three-gentle.json', table(3, { assassin: 'gentle', districts: ['armory', 'museum'] }), 'golden three');
write('four.json', table(4), 'golden four');
write('five-bonus-characters.json', table(5, { characters: BASE_RANKS }), 'golden five');
write('seven-short.json', table(7, { length: '7', districts: BONUS_DISTRICTS }), 'golden seven');
write(
  'eight-ball-room.json',
  table(8, { characters: ['artist', 'wizard'], ballRoom: true, districts: ['bellTower'] }),
  'golden eight',
);
write(
  'four-wizard.json',
  table(4, { characters: ['wizard'], districts: ['bellTower', 'quarry', 'park'] }),
  'golden wizard',
);
