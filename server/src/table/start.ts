import { type AnyGame, openMatch, type Setup, startEvent } from '@pentapolis/kernel';
import { storedEvent } from '../store/events.ts';
import type { MatchRecord, StoredEvent } from '../store/store.ts';
import { progressOf } from './progress.ts';

/** What a match of this record is set up from. */
export function setupOf({
  seats,
  options,
  components,
}: Pick<MatchRecord, 'seats' | 'options' | 'components'>): Setup {
  return { seats: seats.length, options, ...(components === undefined ? {} : { components }) };
}

/** An open match whose seats are all filled begins: its record then, and its first event. Any other stays as it is. */
export function begun(
  game: AnyGame,
  record: MatchRecord,
  seed: string,
): { readonly record: MatchRecord; readonly events: readonly StoredEvent[] } {
  if (record.status !== 'open' || record.seats.some(({ filled }) => filled === 'open'))
    return { record, events: [] };
  const salts = record.seats.map((seat) => (seat.filled === 'person' ? seat.salt : ''));
  const event = startEvent(game, setupOf(record), seed, salts, record.version);
  const at = record.changedAt;
  return {
    record: { ...record, ...progressOf(openMatch(game, event), record.seats, at) },
    events: [storedEvent('', event, at)],
  };
}
