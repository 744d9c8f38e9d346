import type { Seat } from '@pentapolis/kernel';
import { type Forecast, forecast, type Phase, type State } from '../../rules/index.ts';

const PHASES: readonly Phase[] = [
  'founding',
  'mayor',
  'claim',
  'build',
  'resolve',
  'move',
  'housing',
  'income',
  'vote',
  'smoke',
  'deaths',
  'council',
  'next',
  'over',
];

/** What this round still brings a seat if everybody stayed where they are. */
export interface Outlook {
  /** Absent once income was taken. */
  readonly money?: number;
  readonly trades: number;
  readonly cubes: number;
  /** Absent once votes were counted. */
  readonly votes?: number;
  /** Absent once pollution was measured. */
  readonly rise?: number;
  readonly deaths?: number;
  readonly out: boolean;
}

/** A seat's income is taken in its turn: what is left of it is no forecast. */
function incomeTaken(state: State, seat: Seat): boolean {
  const { phase, order, at, income } = state;
  if (phase !== 'income') return PHASES.indexOf(phase) > PHASES.indexOf('income');
  const turn = order.indexOf(seat);
  return turn < at || (turn === at && income !== 'start');
}

/** The running forecast of a seat, as far as the round has not brought it yet. */
export function outlookOf(state: State, seat: Seat): Outlook {
  const before = PHASES.indexOf(state.phase) < PHASES.indexOf('vote');
  if (!before || state.phase === 'founding' || state.boroughs[seat]?.side === '')
    return { trades: 0, cubes: 0, out: false };
  const { money, trades, cubes, votes, rise, deaths, out }: Forecast = forecast(state, seat);
  const taken = incomeTaken(state, seat);
  const { sell, buy, give } = trades;
  return {
    ...(taken ? {} : { money }),
    trades: taken ? 0 : sell + buy + give,
    cubes: taken ? 0 : cubes.reduce((sum, count) => sum + count, 0),
    votes,
    rise,
    deaths,
    out,
  };
}
