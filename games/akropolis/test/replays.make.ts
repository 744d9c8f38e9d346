/**
 * Writes the golden matches in `replays/`; run by hand when a new version of the rules needs new ones:
 *
 *     npx tsx games/akropolis/test/replays.make.ts
 *
 * Every seat plays greedily: the action after which it has most points. A golden match that is there is never rewritten.
 */
import { existsSync, writeFileSync } from 'node:fs';
import {
  chainLink,
  commit,
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
import { actionOf, copyInto, listMoves, loadFast, play, seatScore } from '../rules/fast/index.ts';
import { type Action, akropolis, type State } from '../rules/index.ts';
import { optionsWith } from './positions.ts';

/** The action after which the seat has most points; the first of equals. */
function greedy(state: State, seat: number): Action {
  const position = loadFast(state);
  const spare = copyInto(position);
  const moves: number[] = [];
  const count = listMoves(position, moves);
  let best = moves[0] as number;
  let most = Number.NEGATIVE_INFINITY;
  for (let at = 0; at < count; at++) {
    copyInto(position, spare);
    play(spare, moves[at] as number);
    const points = seatScore(spare, seat);
    if (points > most) {
      most = points;
      best = moves[at] as number;
    }
  }
  return actionOf(best);
}

function playOut(setup: Setup, seed: string) {
  const salts = Array.from({ length: setup.seats }, () => '');
  const match = openMatch(akropolis, startEvent(akropolis, setup, seed, salts));
  while (match.status === 'running') {
    const seat = akropolis.deciding(match.state)[0] as number;
    const step = prepare(
      match,
      { kind: 'act', seat, action: greedy(match.state, seat) },
      matchKey(seed, salts),
    );
    if (isViolation(step)) throw new Error(step.key);
    commit(match, step);
  }
  return match;
}

/** Would version 1 have counted other points for the open flanks of its barracks? [AKR-VARIANT-4] */
function countsLakesApart(state: State): boolean {
  const before = akropolis.scores({ ...state, choices: { ...state.choices, version: 1 } });
  return akropolis.scores(state).some((points, seat) => points !== before[seat]);
}

const NAMES = ['Aspasia', 'Brasidas', 'Chloris', 'Daidalos'];

function write(
  file: string,
  setup: Setup,
  seed: string,
  wanted: (ranking: readonly number[], state: State) => boolean = () => true,
): void {
  const url = new URL(`../replays/${file}`, import.meta.url);
  if (existsSync(url)) return;
  for (let attempt = 0; ; attempt++) {
    const match = playOut(setup, `${seed} ${attempt}`);
    const outcome = result(match);
    if (outcome === undefined || !wanted(outcome.ranking, match.state)) continue;
    const chain: string[] = [];
    for (const event of match.log as LogEvent[]) chain.push(chainLink(chain.at(-1) ?? '', event));
    const replay = {
      format: 'pentapolis-replay/1',
      game: akropolis.meta.id,
      version: akropolis.meta.version,
      names: NAMES.slice(0, setup.seats),
      events: match.log,
      chain,
      seed: `${seed} ${attempt}`,
      result: outcome,
    };
    writeFileSync(url, `${JSON.stringify(replay)}\n`);
    console.log(file, JSON.stringify(outcome), stateHash(match.state));
    return;
  }
}

const table = (seats: number, changes: Record<string, unknown> = {}): Setup => ({
  seats,
  options: optionsWith(seats, changes),
});
const ALL = ['house', 'market', 'barracks', 'temple', 'garden'];

write('two.json', table(2), 'golden two');
write('four-all-variants.json', table(4, { variants: ALL, liveScores: 'hidden' }), 'golden four');
write(
  'three-long-other-rulings.json',
  table(3, {
    long: true,
    houses: 'byValue',
    barracksEdge: 'anyEmpty',
    lake: 'singleHexOnly',
    variants: ['garden'],
  }),
  'golden three',
);
write(
  'three-drawn-first.json',
  table(3, { long: true, variants: ['barracks'] }),
  'golden lakes',
  (_, state) => state.first > 0 && countsLakesApart(state),
);
write('solo-won.json', table(1), 'golden solo', ([rank]) => rank === 1);
write(
  'solo-lost.json',
  table(1, { architect: 'callicrates', variants: ['house', 'market'] }),
  'golden solo',
  ([rank]) => rank === 2,
);
