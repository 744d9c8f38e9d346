/**
 * How fast the fast path is here and now; run it by hand:
 *
 *     npx tsx games/akropolis/test/fast.measure.ts [seconds per figure]
 *
 * Prints one line of JSON. Uniformly random playouts of two-player matches, scores read at the end.
 */
import { fastChance } from '@pentapolis/kernel';
import {
  copyInto,
  isOver,
  loadFast,
  moveAt,
  moveCount,
  play,
  reshuffle,
  scores,
} from '../rules/fast/index.ts';
import { akropolis } from '../rules/index.ts';
import { optionsWith } from './positions.ts';

const seconds = Number(process.argv[2] ?? 2);
const options = optionsWith(2);

/** A generator without the cost of being fair; what is measured is the game. */
let seed = 1;
function pick(sides: number): number {
  seed ^= seed << 13;
  seed ^= seed >>> 17;
  seed ^= seed << 5;
  return (seed & 0x7fffffff) % sides;
}

/** Seconds of processor time this process has used: busy neighbours on the machine don't blur it. */
function processorSeconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

/** Runs `work` until the time is up. @returns units of work per second of processor time */
function rate(work: () => number): number {
  const start = processorSeconds();
  let done = 0;
  while (processorSeconds() < start + seconds) for (let batch = 0; batch < 500; batch++) done += work();
  return done / (processorSeconds() - start);
}

const root = loadFast(akropolis.setup({ seats: 2, options }, fastChance(1)));
const spare = copyInto(root);
const middle = copyInto(root);
while (middle.turn < 18) play(middle, moveAt(middle, pick(moveCount(middle))));
const points: number[] = [];

function playout(): number {
  copyInto(root, spare);
  reshuffle(spare, { pick, shuffle: () => [] });
  let moves = 0;
  for (; !isOver(spare); moves++) play(spare, moveAt(spare, pick(moveCount(spare))));
  scores(spare, points);
  return moves;
}

rate(playout);
const movesPerSecond = rate(playout);
const other = copyInto(root);
while (other.turn < 18) play(other, moveAt(other, pick(moveCount(other))));
let flip = false;
const clonesPerSecond = rate(() => {
  flip = !flip;
  copyInto(flip ? middle : other, spare);
  return 1;
});
const scoresPerSecond = rate(() => {
  scores(flip ? middle : other, points);
  return 2;
});
console.log(
  JSON.stringify({
    playoutsPerSecond: Math.round(movesPerSecond / 36),
    movesPerSecond: Math.round(movesPerSecond),
    microsecondsPerClone: Number((1e6 / clonesPerSecond).toFixed(3)),
    microsecondsPerScore: Number((1e6 / scoresPerSecond).toFixed(3)),
  }),
);
