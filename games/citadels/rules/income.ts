import type { Seat } from '@pentapolis/kernel';
import { COLOUR } from './cards.ts';
import { type CharacterId, incomeColour } from './cast.ts';
import { cityOf } from './city.ts';
import { POWER } from './districts/registry.ts';
import type { State } from './state.ts';

/** [CIT-TURN-7] A gold per district of the character's colour; [CIT-SCHOOLOFMAGIC-1] counts for any. */
export function incomeFor(state: State, seat: Seat, character: CharacterId): number {
  const colour = incomeColour(character);
  if (colour === undefined) return 0;
  let gold = 0;
  for (const card of cityOf(state, seat).cards)
    if (COLOUR[card] === colour || POWER[card]?.anyIncome === true) gold++;
  return gold;
}
