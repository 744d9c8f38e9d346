import { rankBy, type Seat } from '@pentapolis/kernel';
import type { Company } from './companies.ts';
import { allSeats, allShares, type State, sharesOf, shareValue } from './state.ts';
import { priorityOf } from './track.ts';

/** [CTX-SCORE-1] [CTX-SCORE-3] What a share of a company counts at the end. */
export const unitOf = (state: State, company: Company): number =>
  shareValue(state, company) + (state.lastDividend[company] as number);

/** [CTX-SCORE-2] */
export function fortuneOf(state: State, seat: Seat): number {
  return state.priority.reduce(
    (sum, company) => sum + sharesOf(state, seat, company) * unitOf(state, company),
    state.cash[seat] as number,
  );
}

export const scores = (state: State): number[] => allSeats(state).map((seat) => fortuneOf(state, seat));

/** What ranks a player, the first that differs decides. A sheet may leave the last two open. */
export interface Standing {
  readonly fortune: number;
  readonly shares: number;
  readonly cash: number;
  /** Still President of the company chosen at the start. */
  readonly loyal: boolean | undefined;
  /** Place of that company in the order of priority, 0 first. */
  readonly place: number | undefined;
}

/** Negative when `a` ranks before `b`; 0 for a tie that nothing settles. */
export function compareStandings(a: Standing, b: Standing): number {
  // [CTX-SCORE-2] [CTX-TIE-1] [CTX-TIE-2]
  const first = b.fortune - a.fortune || b.shares - a.shares || b.cash - a.cash;
  if (first !== 0) return first;
  // what decides first and is not known leaves all after it open
  if (a.loyal === undefined || b.loyal === undefined) return 0;
  // [CTX-TIE-3]
  if (a.loyal !== b.loyal) return a.loyal ? -1 : 1;
  // [CTX-TIE-4]
  return a.place === undefined || b.place === undefined ? 0 : a.place - b.place;
}

function standingOf(state: State, seat: Seat): Standing {
  const company = state.colours[seat] as Company;
  return {
    fortune: fortuneOf(state, seat),
    shares: allShares(state, seat),
    cash: state.cash[seat] as number,
    loyal: state.president[company] === seat,
    place: priorityOf(state, company),
  };
}

export function ranking(state: State): number[] {
  const standings = allSeats(state).map((seat) => standingOf(state, seat));
  return rankBy(state.seats, (a, b) => compareStandings(standings[a]!, standings[b]!));
}
