import type { Seat } from '@pentapolis/kernel';
import { boardOf, boroughOf, isActive, playerOf, spotOf } from './borough.ts';
import type { Emit } from './facts.ts';
import { active, NOBODY, type State } from './state.ts';
import { NATURE } from './tiles.ts';

/** [SMC-VOTE-2] */
export const UNIVERSITY_VOTES = 3;

/** What so many citizens on a residence's spaces earn, and a roommate. [SMC-VOTE-1] [SMC-CARD-11] */
export const residenceVotes = (citizens: number, roommates: number, spaces: number): number =>
  (citizens * (citizens + 1)) / 2 + roommates * spaces;

/** Votes a borough earns in the Vote phase as its citizens stand, tile by tile. [SMC-HOME-4] */
export function votesOf(
  state: State,
  seat: Seat,
): { readonly residences: number; readonly university: number } {
  const borough = boroughOf(state, seat);
  const board = boardOf(state, seat);
  let residences = 0;
  for (const tile of borough.tiles) {
    if (NATURE[tile.type].category !== 'residence') continue;
    const { cells } = spotOf(board, tile);
    let citizens = 0;
    let roommates = 0;
    for (const cell of cells) {
      if (borough.who[cell] !== NOBODY) citizens++;
      if (borough.mate[cell] !== NOBODY) roommates++;
    }
    residences += residenceVotes(citizens, roommates, cells.length);
  }
  return { residences, university: isActive(state, seat, 'UNI') ? UNIVERSITY_VOTES : 0 };
}

export function vote(state: State, emit: Emit): void {
  for (const seat of active(state)) {
    const { residences, university } = votesOf(state, seat);
    playerOf(state, seat).votes += residences + university;
    emit?.({ kind: 'voted', seat, residences, university });
  }
}
