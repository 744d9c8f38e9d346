import { illegal, type Seat, type Violation } from '@pentapolis/kernel';
import type { Action } from '../action.ts';
import { type CharacterId, rankIn } from '../cast.ts';
import { powerUsed } from '../refuse.ts';
import { castOf, DONE, hasDone, type State } from '../state.ts';

/** What the three characters that name another have in common: once a turn, and somebody else of this match. */
export function checkNaming(
  state: State,
  by: CharacterId,
  character: CharacterId,
  rule: string,
): Violation | undefined {
  if (hasDone(state, DONE.power)) return powerUsed(by);
  if (rankIn(castOf(state), character) === 0) return illegal(rule, 'refusal.notInCast', { character });
  return character === by ? illegal(rule, 'refusal.namesItself', { character }) : undefined;
}

/** Lists the characters that may be named. */
export function listNames<A extends Action & { readonly character: CharacterId }>(
  state: State,
  seat: Seat,
  list: Action[],
  act: (character: CharacterId) => A,
  check: (state: State, seat: Seat, action: A) => Violation | undefined,
): void {
  for (const character of castOf(state)) {
    const action = act(character);
    if (check(state, seat, action) === undefined) list.push(action);
  }
}
