import type { Seat } from '@pentapolis/kernel';
import { cityOf } from './city.ts';
import { powerWith } from './districts/registry.ts';
import type { Emit } from './facts.ts';
import { addGold } from './gold.ts';
import type { State } from './state.ts';

/** [CIT-KING-1] [CIT-EMPEROR-1] [CIT-KING-3] The Crown goes to `seat`, who may be wearing it already. */
export function moveCrown(state: State, seat: Seat, why: 'king' | 'emperor' | 'heir', emit: Emit): void {
  const from = state.crown;
  state.crown = seat;
  emit?.({ kind: 'crowned', seat, from, why });
  if (from === seat) return;
  // [CIT-THRONEROOM-1]
  for (let owner = 0; owner < state.seats; owner++) {
    const gold = powerWith(cityOf(state, owner).cards, 'crownGold')?.crownGold;
    if (gold === undefined) continue;
    addGold(state, owner, gold);
    emit?.({ kind: 'gained', seat: owner, gold, why: 'throneRoom' });
  }
}

/** [CIT-BALLROOM-1] Whom `seat` has to thank when it is called: the wearer of the Crown, if the Ball Room is its own. */
export function hostOf(state: State, seat: Seat): Seat | undefined {
  const { crown } = state;
  const hosting = crown !== seat && powerWith(cityOf(state, crown).cards, 'thanked') !== undefined;
  return hosting ? crown : undefined;
}
