import type { Seat } from '@pentapolis/kernel';
import { type Refusal, refuse } from '../refusal.ts';
import { isSealed } from './salts.ts';
import { freed } from './seating.ts';
import { withSeat } from './seats.ts';
import type { Table } from './table.ts';

/*
 * What the host of an open match may do to the table besides filling it. [PEN-OPEN-1] All of these are tasks of a table
 * and throw Outdated when it has to be loaded again.
 */

/** Why this token does not make its bearer the host; undefined when it does. */
export function notHost(table: Table, token: string): Refusal | undefined {
  const holder = table.holder(token);
  if (holder === undefined) return refuse(403, 'api.token');
  return holder.creator ? undefined : refuse(403, 'api.notCreator');
}

/** A match whose people tell their salts already has begun in all but name: nobody may leave it for other luck. */
function notOpen({ record }: Table): Refusal | undefined {
  if (record.status !== 'open') return refuse(409, 'api.notOpen');
  return isSealed(record) ? refuse(409, 'api.sealed') : undefined;
}

/** Gives the match up before it has begun. */
export function closeTable(table: Table): Promise<Refusal | undefined> {
  return table.run(async () => {
    const refused = notOpen(table);
    if (refused !== undefined) return refused;
    await table.amend({ status: 'abandoned' });
    return undefined;
  });
}

/**
 * Opens a seat again that a bot or a person has.
 * @param refused whoever sat there may not come back under that name
 */
export function freeSeat(table: Table, seat: Seat, refused: boolean): Promise<Refusal | undefined> {
  return table.run(async () => {
    const { record } = table;
    const begun = notOpen(table);
    if (begun !== undefined) return begun;
    const occupant = record.seats[seat];
    if (occupant === undefined) return refuse(400, 'api.noSeat', { seat: seat + 1 });
    if (occupant.filled === 'open') return refuse(409, 'api.seatFree');
    if (occupant.filled === 'bot') {
      if (refused) return refuse(400, 'api.refuseBot');
      await table.amend({ seats: withSeat(record.seats, seat, { filled: 'open' }) });
      return undefined;
    }
    if (refused && table.isHost(seat)) return refuse(400, 'api.refuseSelf');
    const { refusedNames = [] } = record;
    const { change, tokens } = freed(table, seat);
    await table.amend(
      refused ? { ...change, refusedNames: [...refusedNames, occupant.name] } : change,
      tokens,
    );
    return undefined;
  });
}
