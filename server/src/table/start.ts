import { type AnyGame, openMatch, type Setup, startEvent } from '@pentapolis/kernel';
import { storedEvent } from '../store/events.ts';
import type { MatchRecord, StoredEvent } from '../store/store.ts';
import { digestsOf, newOccupants } from './occupants.ts';
import { progressOf } from './progress.ts';
import { addedBy, isSealed, owesSalt } from './salts.ts';

/** What a match of this record is set up from. */
export function setupOf({
  seats,
  options,
  components,
}: Pick<MatchRecord, 'seats' | 'options' | 'components'>): Setup {
  return { seats: seats.length, options, ...(components === undefined ? {} : { components }) };
}

/**
 * An open match whose seats are all taken begins when all salts are told: its record then, and its first event. Until they
 * are it waits for them; with a seat that is open it stays as it is.
 * @param saltGraceMs how long it waits
 */
export function begun(
  game: AnyGame,
  record: MatchRecord,
  seed: string,
  saltGraceMs: number,
): { readonly record: MatchRecord; readonly events: readonly StoredEvent[] } {
  const { saltsDueAt, ...ready } = record;
  if (!isSealed(record)) return { record: ready, events: [] };
  const at = record.changedAt;
  if (record.seats.some(owesSalt))
    return { record: { ...ready, saltsDueAt: saltsDueAt ?? at + saltGraceMs }, events: [] };
  const added = record.seats.map(addedBy);
  const occupants = newOccupants(record.seats);
  const event = startEvent(
    game,
    setupOf(record),
    seed,
    added.map(({ salt }) => salt),
    record.version,
    {
      match: record.id,
      saltCommitments: added.map(({ saltCommitment }) => saltCommitment),
      occupants: digestsOf(occupants),
    },
  );
  return {
    record: { ...ready, occupants, ...progressOf(openMatch(game, event), record.seats, at) },
    events: [storedEvent('', event, at)],
  };
}
