import type { Seat } from '@pentapolis/kernel';
import type { Broken, MatchInfo, SeatInfo } from '@pentapolis/wire';
import { givenName, uniqueName } from '@pentapolis/wire/names';
import { BOT_NAMES } from '../bots/names.data.ts';
import type { MatchRecord, SeatRecord } from '../store/store.ts';

/** Who looks at a match right now. */
export interface Present {
  /** Seats whose token is in use somewhere. */
  readonly online: ReadonlySet<Seat>;
  readonly spectators: number;
}

export const namesOf = (seats: readonly SeatRecord[]): string[] =>
  seats.map((seat) => (seat.filled === 'open' ? '' : seat.name));

export const isBot = (seat: SeatRecord | undefined): boolean => seat?.filled === 'bot';

/** A bot with a name that nobody at the table bears; seat by seat another one. */
export function newBot(seats: readonly SeatRecord[], seat: Seat, level: string): SeatRecord {
  const name = uniqueName(BOT_NAMES[seat % BOT_NAMES.length] as string, namesOf(seats));
  return { filled: 'bot', name, level };
}

export type PersonRecord = Extract<SeatRecord, { filled: 'person' }>;

/** A person; the name gets a number when it looks like one at the table. '' where nobody gave one. */
export function newPerson(
  seats: readonly SeatRecord[],
  name: string,
  luck: { readonly salt: string; readonly saltCommitment: string },
): PersonRecord {
  const given = givenName(name);
  return { filled: 'person', name: given === '' ? '' : uniqueName(given, namesOf(seats)), ...luck };
}

export function withSeat(seats: readonly SeatRecord[], seat: Seat, filled: SeatRecord): SeatRecord[] {
  return seats.map((before, index) => (index === seat ? filled : before));
}

function seatInfo(seat: SeatRecord, online: boolean): SeatInfo {
  switch (seat.filled) {
    case 'open':
      return { filled: 'open' };
    case 'person':
      return {
        filled: 'person',
        name: seat.name,
        online,
        ...(seat.saltCommitment === undefined ? {} : { saltCommitment: seat.saltCommitment }),
        ...(seat.salt === '' ? {} : { saltOpened: true }),
      };
    case 'bot':
      return seat;
  }
}

/** What everybody may know of a match. A broken one waits for nobody. */
export function matchInfo(
  record: MatchRecord,
  { online, spectators }: Present,
  broken: Broken | undefined,
): MatchInfo {
  const { id, game, version, name, options, visibility, status, commitment, deciding, createdAt, changedAt } =
    record;
  return {
    id,
    game,
    version,
    name,
    options,
    visibility,
    status,
    seats: record.seats.map((seat, index) => seatInfo(seat, online.has(index))),
    commitment,
    ...(record.saltsDueAt === undefined ? {} : { saltsDueAt: record.saltsDueAt }),
    deciding: broken === undefined ? deciding : [],
    createdAt,
    changedAt,
    ...(record.result === undefined ? {} : { result: record.result }),
    ...(record.rematch === undefined ? {} : { rematch: record.rematch }),
    ...(status !== 'open' || record.host === undefined ? {} : { host: record.host }),
    ...(broken === undefined ? {} : { broken }),
    spectators,
  };
}
