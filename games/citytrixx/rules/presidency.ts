import type { Seat } from '@pentapolis/kernel';
import { companyOf } from './cards.ts';
import type { Company } from './companies.ts';
import { facesOf } from './components.ts';
import { heldCard, PRESIDENT_SHARES, type State, sharesOf } from './state.ts';
import type { Table } from './step.ts';

/**
 * [CTX-PRESIDENT-1] Who ought to preside: the President, unless somebody holds strictly more. [CTX-PRESIDENT-3] Of
 * several the one with the most, then the first clockwise.
 */
export function rightfulPresident(state: State, company: Company): Seat {
  const president = state.president[company] as Seat;
  let best = president;
  let most = sharesOf(state, president, company);
  for (let step = 1; step < state.seats; step++) {
    const seat = (president + step) % state.seats;
    const shares = sharesOf(state, seat, company);
    if (shares > most) {
      best = seat;
      most = shares;
    }
  }
  return best;
}

/** Hands the President's certificate over where it is due, against two certificates. [CTX-PRESIDENT-2] */
export function settlePresidency(state: State, company: Company, { emit }: Table): void {
  const from = state.president[company] as Seat;
  const seat = rightfulPresident(state, company);
  if (seat === from) return;
  const giver = state.held[seat] as number[];
  const taker = state.held[from] as number[];
  for (let count = 0; count < PRESIDENT_SHARES; count++) {
    const at = giver.findIndex((code) => companyOf(heldCard(code)) === company);
    taker.push(...giver.splice(at, 1));
  }
  taker.sort((a, b) => a - b);
  state.president[company] = seat;
  emit?.({ kind: 'presidency', seat, from, company: facesOf(state).companies[company]! });
}
