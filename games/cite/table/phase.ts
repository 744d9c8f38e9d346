import type { Speaker } from '@pentapolis/kernel';
import { lastTurn } from '../rules/turns.ts';
import type { View } from '../rules/view.ts';

/** "Turn 3 of 7 · Negotiation and Construction". */
export function phase(view: View, say: Speaker): string {
  const race = view.choices.simultaneous && view.phase === 'main';
  return say.term(race ? 'cite.phase.race' : `cite.phase.${view.phase}`, {
    turn: view.turn,
    last: lastTurn(view),
  });
}
