import type { CharacterPower } from '../powers.ts';

/** [CIT-BISHOP-2] The city of whoever plays the Bishop is safe from Warlord and Diplomat for the round. */
export const bishop: CharacterPower = {
  id: 'bishop',
  begin(state, seat) {
    state.guarded = seat;
  },
};
