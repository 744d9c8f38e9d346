import type { Seat } from '@pentapolis/kernel';
import type { SeatToken } from '@pentapolis/wire';
import { lookAlike } from '@pentapolis/wire/names';
import { type Refusal, refuse } from '../refusal.ts';
import { hashToken, newToken } from '../secrets.ts';
import type { MatchRecord, SeatRecord, StoredToken } from '../store/store.ts';
import { isSealed, type KeptLuck } from './salts.ts';
import { newBot, newPerson, type PersonRecord, withSeat } from './seats.ts';
import type { Table, TokenChange } from './table.ts';

/*
 * Filling and freeing the seats of an open match. All of these are tasks of a table and throw Outdated when it has to be
 * loaded again.
 */

/** A fresh token for a seat: the one to hand out, and what is kept of it. */
export function issueToken(seat: Seat, creator: boolean): { given: SeatToken; stored: StoredToken } {
  const token = newToken();
  return { given: { seat, token }, stored: { seat, hash: hashToken(token), creator } };
}

/** Why a token opens nothing here: it is of no seat, of another one, or of one that was left. */
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
    const person = newPerson(seats, name, luck);
    const refused = refusedName(table, person);
    if (refused !== undefined) return refused;
    const isFirst = !seats.some(({ filled }) => filled === 'person'); // [PEN-OPEN-1]
    const { given, stored } = issueToken(seat, isFirst);
    await table.amend(
      { seats: withSeat(seats, seat, person), ...(isFirst ? { host: seat } : {}) },
      { addTokens: [stored] },
    );
    return given;
  });
}

/** [PEN-OPEN-2] */
function refusedName({ record: { refusedNames = [] } }: Table, person: PersonRecord): Refusal | undefined {
  const { name } = person;
  if (!refusedNames.some((refused) => lookAlike(refused, name))) return undefined;
  return name === '' ? refuse(403, 'api.nameNeeded') : refuse(403, 'api.refusedName', { name });
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

/** Inside a task: a person gives a seat of an open match back. */
export async function leaveSeat(table: Table, seat: Seat): Promise<Refusal | undefined> {
  if (table.record.status !== 'open') return refuse(409, 'api.notRunning');
  if (isSealed(table.record)) return refuse(409, 'api.sealed'); // else it could come back with another salt, knowing theirs
  const { change, tokens } = freed(table, seat);
  await table.amend(change, tokens);
  return undefined;
}

/**
 * An open match without the person at a seat. Who hosts passes on to the first who still sits there [PEN-OPEN-1]; without
 * any person the match is given up.
 */
export function freed(
  table: Table,
  seat: Seat,
): { readonly change: Partial<MatchRecord>; readonly tokens: TokenChange } {
  const seats = withSeat(table.record.seats, seat, { filled: 'open' });
  const people = seats.flatMap(({ filled }, other) => (filled === 'person' ? other : []));
  const host = people.find((other) => table.isHost(other)) ?? people[0];
  if (host === undefined) return { change: { seats, status: 'abandoned' }, tokens: { dropTokens: [seat] } };
  const token = table.hostToken(host);
  return {
    change: { seats, host },
    tokens: { dropTokens: [seat], ...(token === undefined ? {} : { addTokens: [token] }) },
  };
}
