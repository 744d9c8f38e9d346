import { type Command, illegal, type Seat } from '@pentapolis/kernel';
import type { Move } from '@pentapolis/wire';
import { isRefusal } from '../refusal.ts';
import type { SeatRecord } from '../store/store.ts';
import { leaveSeat } from './seating.ts';
import { withSeat } from './seats.ts';
import type { Played, Table } from './table.ts';

/**
 * A person's move. `client` is the client's own id of it: a move that was played before is answered again, whatever has
 * happened since.
 * @throws Outdated when the table has to be loaded again
 */
export function movePerson(table: Table, seat: Seat, client: string, move: Move): Promise<Played> {
  return table.run(async () => {
    const repeated = table.repeated(seat, client);
    if (repeated !== undefined) return repeated;
    if (table.record.status === 'open' && move.kind === 'resign') {
      const left = await leaveSeat(table, seat);
      return isRefusal(left) ? left : { n: 0 };
    }
    // [PEN-LEAVE-1] a bot plays this seat now, or nobody
    if (table.match?.left.includes(seat)) return illegal('PEN-LEAVE-1', 'match.hasLeft', { seat });
    const seats = move.kind === 'resign' ? replaced(table, seat) : undefined;
    return table.play(commandOf(table, seat, move), client, seats);
  });
}

function commandOf(table: Table, seat: Seat, move: Move): Command {
  switch (move.kind) {
    case 'act':
      return { kind: 'act', seat, action: move.action, decision: move.decision };
    case 'undo':
      return { kind: 'undo', seat, ...(move.to === undefined ? {} : { to: move.to }) };
    case 'answer':
      return { kind: 'answer', seat, agree: move.agree };
    case 'resign':
      return {
        kind: 'leave',
        seat,
        reason: 'resigned',
        ...(isDeserted(table, seat) ? { deserted: true } : {}),
      };
  }
}

/** Nobody but bots stays when that seat is left. [PEN-LEAVE-4] */
function isDeserted({ record, match }: Table, leaving: Seat): boolean {
  return !record.seats.some(
    ({ filled }, seat) => filled === 'person' && seat !== leaving && !match?.left.includes(seat),
  );
}

/** A bot of middling strength plays the seat of a leaver on, under the leaver's name. [PEN-LEAVE-2] */
function replaced({ record, served }: Table, seat: Seat): SeatRecord[] | undefined {
  const leaver = record.seats[seat];
  const level = served.levels[served.levels.length >> 1];
  if (leaver?.filled !== 'person' || level === undefined) return undefined;
  const { name } = leaver;
  return withSeat(record.seats, seat, { filled: 'bot', name, level: level.id, insteadOf: name });
}
