import type { Seat } from '@pentapolis/kernel';
import type { SeatRequest, SeatToken } from '@pentapolis/wire';
import { isRefusal, type Refusal, refuse } from '../refusal.ts';
import type { SeatRecord } from '../store/store.ts';
import { type Created, type Creation, createMatch } from './create.ts';
import { joinTable } from './seating.ts';
import type { Table } from './table.ts';

/** In the next match everybody sits one place further on, so that another seat begins. */
const nextSeat = (seat: Seat, seats: number): Seat => (seat + seats - 1) % seats;

/**
 * The next match of the same people: the first of them to ask makes it, the others are seated in it as they ask.
 * @param held seats of the match that is over whose tokens the asker holds, at least one
 */
export function rematch(creation: Creation, table: Table, held: readonly Seat[]): Promise<Created | Refusal> {
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

function seatsAgain(before: readonly SeatRecord[], held: readonly Seat[]): SeatRequest[] {
  const again: SeatRequest[] = before.map(() => ({ fill: 'open' }));
  for (const [seat, record] of before.entries()) {
    const at = nextSeat(seat, before.length);
    if (held.includes(seat)) again[at] = { fill: 'you', name: person(record) ?? '' };
    else if (record.filled === 'bot' && record.insteadOf === undefined)
      again[at] = { fill: 'bot', level: record.level };
  }
  return again;
}

async function joinRematch(
  { tables }: Creation,
  { record }: Table,
  id: string,
  held: readonly Seat[],
): Promise<Created | Refusal> {
  const tokens: SeatToken[] = [];
  for (const seat of held) {
    const name = person(record.seats[seat]) ?? '';
    const at = nextSeat(seat, record.seats.length);
    const joined = await tables.at(id, (next) => joinTable(next, name, '', at));
    if (!isRefusal(joined)) tokens.push(joined);
  }
  const table = await tables.get(id);
  if (isRefusal(table)) return table;
  return tokens.length === 0 ? refuse(409, 'api.rematchTaken') : { table, tokens };
}
