import type { Seat } from '@pentapolis/kernel';
import type { SeatToken } from '@pentapolis/wire';
import { type Refusal, refuse } from '../refusal.ts';
import { hashToken, newToken } from '../secrets.ts';
import type { SeatRecord, StoredToken } from '../store/store.ts';
import { isSealed, type KeptLuck } from './salts.ts';
import { newBot, newPerson, withSeat } from './seats.ts';
import type { Table } from './table.ts';

/*
 * Filling and freeing the seats of an open match. All of these are tasks of a table and throw Outdated when it has to be
 * loaded again.
 */

/** A fresh token for a seat: the one to hand out, and what is kept of it. */
export function issueToken(seat: Seat, creator: boolean): { given: SeatToken; stored: StoredToken } {
  const token = newToken();
  return { given: { seat, token }, stored: { seat, hash: hashToken(token), creator } };
}

/** Why a token does not do what was asked with it. */
export function refuseToken(table: Table, token: string | undefined): Refusal {
  const left = token !== undefined && table.seatOf(token) !== undefined && table.holder(token) === undefined;
  return refuse(403, left ? 'api.hasLeft' : 'api.token');
}

/** @param wanted the seat to take; absent = the first that is open */
export function joinTable(
  table: Table,
  name: string,
  luck: KeptLuck,
  wanted?: Seat,
): Promise<SeatToken | Refusal> {
  return table.run(async () => {
    const { seats, status } = table.record;
    const seat = wanted ?? seats.findIndex(({ filled }) => filled === 'open');
    if (status !== 'open') return refuse(409, 'api.notOpen');
    if (seat === -1) return refuse(409, 'api.noOpenSeat');
    if (seats[seat] === undefined) return refuse(400, 'api.noSeat', { seat: seat + 1 });
    if (seats[seat].filled !== 'open') return refuse(409, 'api.taken');
    const { given, stored } = issueToken(seat, false);
    await table.amend(
      { seats: withSeat(seats, seat, newPerson(seats, name, luck)) },
      { addTokens: [stored] },
    );
    return given;
  });
}

/** Bots take the open seats, or those of them that are named. */
export function fillWithBots(
  table: Table,
  level: string,
  wanted?: readonly Seat[],
): Promise<Refusal | undefined> {
  return table.run(async () => {
    const { record, served } = table;
    if (record.status !== 'open') return refuse(409, 'api.notOpen');
    if (!served.levels.some(({ id }) => id === level)) return refuse(400, 'api.noLevel', { level });
    let seats: readonly SeatRecord[] = record.seats;
    for (const seat of wanted ?? seats.flatMap(({ filled }, index) => (filled === 'open' ? [index] : []))) {
      if (seats[seat] === undefined) return refuse(400, 'api.noSeat', { seat: seat + 1 });
      if (seats[seat].filled !== 'open') return refuse(409, 'api.taken');
      seats = withSeat(seats, seat, newBot(seats, seat, level));
    }
    await table.amend({ seats });
    return undefined;
  });
}

/** Inside a task: a person gives a seat of an open match back. Without any person the match is given up. */
export async function leaveSeat(table: Table, seat: Seat): Promise<Refusal | undefined> {
  const { record } = table;
  if (record.status !== 'open') return refuse(409, 'api.notRunning');
  if (isSealed(record)) return refuse(409, 'api.sealed'); // else it could come back with another salt, knowing theirs
  const seats = withSeat(record.seats, seat, { filled: 'open' });
  const deserted = !seats.some(({ filled }) => filled === 'person');
  await table.amend({ seats, ...(deserted ? { status: 'abandoned' } : {}) }, { dropTokens: [seat] });
  return undefined;
}
