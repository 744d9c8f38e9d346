/**
 * The packed fast path for search: the same game as the readable core, proved equal by `test/fast.test.ts`, some
 * hundred times faster. Load a {@link FastPosition} from a determinized State, copy it into a spare one, play in place.
 */
export type { FastCity } from './city.ts';
export { actionOf, type Move, moveFrom, moveOf, movePlace, moveTile } from './moves.ts';
export { architectScore, ranking, scores, seatScore } from './outcome.ts';
export {
  affordable,
  copyInto,
  type FastPosition,
  isOver,
  listMoves,
  loadFast,
  moveAt,
  moveCount,
  play,
  reshuffle,
  toMove,
} from './position.ts';
export { type RulingBits, rulingBits, scoreFast } from './score.ts';
