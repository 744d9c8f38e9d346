import type { Seat } from '@pentapolis/kernel';
import { seatsOf, type Table } from './state.ts';

/** [CTE-SIMUL-3] The turn a seat is in: the common one, or without turns one more than its harvests. */
export function turnOf(
  { choices, phase, turn, harvests }: Pick<Table, 'choices' | 'phase' | 'turn' | 'harvests'>,
  seat: Seat,
): number {
  return choices.simultaneous && phase !== 'first' ? 1 + (harvests[seat] as number) : turn;
}

/** [CTE-END-2] [CTE-SIMUL-2] */
export const lastTurn = ({ choices }: Pick<Table, 'choices'>): number => (choices.simultaneous ? 9 : 7);

export const MOST_HARVESTS = 8;

/** [CTE-GOLD-3] Seats that took Gold and are out of reach till the turn ends. */
export const isLocked = ({ choices, done }: Pick<Table, 'choices' | 'done'>, seat: Seat): boolean =>
  choices.timeIsGold && done[seat] === true;

/** [CTE-TURN-1] [CTE-TURN-2] Seats that trade and build now. */
export const isOpen = ({ phase }: Pick<Table, 'phase'>): boolean => phase === 'first' || phase === 'main';

export const others = (table: Pick<Table, 'districts'>, seat: Seat): Seat[] =>
  seatsOf(table).filter((other) => other !== seat);
