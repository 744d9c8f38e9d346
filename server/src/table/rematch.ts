import type { Seat } from '@pentapolis/kernel';
import type { AddedLuck, SeatRequest, SeatToken } from '@pentapolis/wire';
import { isRefusal, type Refusal, refuse } from '../refusal.ts';
import type { SeatRecord } from '../store/store.ts';
import { type Created, type Creation, createMatch } from './create.ts';
import { readAddedLuck } from './salts.ts';
import { joinTable } from './seating.ts';
import type { Table } from './table.ts';

/** In the next match everybody sits one place further on, so that another seat begins. */
const nextSeat = (seat: Seat, seats: number): Seat => (seat + seats - 1) % seats;

/** A seat of the match that is over whose token the asker holds, and what is added to the luck of the next one. */
export type HeldSeat = { readonly seat: Seat } & AddedLuck;

/**
 * The next match of the same people: the first of them to ask makes it, the others are seated in it as they ask.
 * @param held at least one
 * @param promised a commitment to the seed that is to be used when the asker is the first
 */
export function rematch(
  creation: Creation,
  table: Table,
  held: readonly HeldSeat[],
  promised?: string,
): Promise<Created | Refusal> {
  return table.run(async () => {
    const { record } = table;
    if (record.status !== 'finished' && record.status !== 'abandoned') return refuse(409, 'api.notOver');
    if (record.rematch !== undefined) return joinRematch(creation, table, record.rematch, held);
    const made = await createMatch(creation, {
      game: record.game,
      options: { ...record.options },
      seats: seatsAgain(record.seats, held),
      visibility: record.visibility,
      ...(record.name === '' ? {} : { name: record.name }),
      ...(record.components === undefined ? {} : { components: record.components }),
      ...(promised === undefined ? {} : { commitment: promised }),
    });
    if (isRefusal(made)) return made;
    await table.amend({ rematch: made.table.id });
    return made;
  });
}

/** Who sat there, a leaver included; undefined for a bot. */
function person(seat: SeatRecord | undefined): string | undefined {
  return seat?.filled === 'person' ? seat.name : seat?.filled === 'bot' ? seat.insteadOf : undefined;
}

function seatsAgain(before: readonly SeatRecord[], held: readonly HeldSeat[]): SeatRequest[] {
  const again: SeatRequest[] = before.map(() => ({ fill: 'open' }));
  for (const [seat, record] of before.entries()) {
    const at = nextSeat(seat, before.length);
    const own = held.find((one) => one.seat === seat);
    if (own !== undefined) {
      const { seat: _, ...luck } = own;
      again[at] = { fill: 'you', name: person(record) ?? '', ...luck };
    } else if (record.filled === 'bot' && record.insteadOf === undefined)
      again[at] = { fill: 'bot', level: record.level };
  }
  return again;
}

async function joinRematch(
  { tables }: Creation,
  { record }: Table,
  id: string,
  held: readonly HeldSeat[],
): Promise<Created | Refusal> {
  const tokens: SeatToken[] = [];
  for (const { seat, ...added } of held) {
    const luck = readAddedLuck(added);
    if (isRefusal(luck)) return luck;
    const name = person(record.seats[seat]) ?? '';
    const at = nextSeat(seat, record.seats.length);
    const joined = await tables.at(id, (next) => joinTable(next, name, luck, at));
    if (!isRefusal(joined)) tokens.push(joined);
  }
  const table = await tables.get(id);
  if (isRefusal(table)) return table;
  return tokens.length === 0 ? refuse(409, 'api.rematchTaken') : { table, tokens };
}
