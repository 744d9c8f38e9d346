import { commitment, type Seat } from '@pentapolis/kernel';
import { type Refusal, refuse } from '../refusal.ts';
import { isSealed, owesSalt } from './salts.ts';
import { withSeat } from './seats.ts';
import type { Table } from './table.ts';

/*
 * The time between the last seat and the beginning of a match. Both are tasks of a table and throw Outdated when it has to
 * be loaded again.
 */

/** Takes the salts of seats, all or none; the match begins with the last. Salts told before are acknowledged again. */
export function tellSalts(
  table: Table,
  told: readonly { readonly seat: Seat; readonly salt: string }[],
): Promise<Refusal | undefined> {
  return table.run(async () => {
    const { record } = table;
    let { seats } = record;
    for (const { seat, salt } of told) {
      const person = seats[seat];
      if (person?.filled !== 'person' || person.saltCommitment !== commitment(salt))
        return refuse(400, 'api.saltDiffers', { seat: seat + 1 });
      if (person.salt === '') seats = withSeat(seats, seat, { ...person, salt });
    }
    if (seats === record.seats) return undefined;
    if (record.status !== 'open') return refuse(409, 'api.notOpen');
    if (!isSealed(record)) return refuse(409, 'api.saltsEarly');
    await table.amend({ seats });
    return undefined;
  });
}

/** Begins without the salts that were not told in time: their seats stay, and the log shows what they withheld. */
export function beginWithoutMissing(table: Table): Promise<void> {
  return table.run(async () => {
    const { record } = table;
    if (!isSealed(record)) return;
    const seats = record.seats.map((seat) =>
      seat.filled === 'person' && owesSalt(seat) ? ({ ...seat, withheld: true } as const) : seat,
    );
    await table.amend({ seats });
  });
}
