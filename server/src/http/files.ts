import type { Seat } from '@pentapolis/kernel';
import type { Broken } from '@pentapolis/wire';
import { hashToken } from '../secrets.ts';
import type { EventText, MatchRecord, StoredMatch } from '../store/store.ts';
import { occupantsOf } from '../table/occupants.ts';
import { namesOf } from '../table/seats.ts';
import { type JsonText, jsonList, jsonObject } from './json-text.ts';

/*
 * A match as a file. Events go into it as the texts they are stored as: nothing is parsed and written again, however long
 * the match is.
 */

/** A {@link ReplayFile}. What is no JSON stands apart, as text: nothing that is left of a match is left out. */
export function replayFile({ record, events, seed }: StoredMatch, broken: Broken | undefined): JsonText {
  const firstUnread = broken === undefined ? -1 : events.findIndex(({ body }) => !isJson(body));
  const [read, unread] =
    firstUnread < 0 ? [events, []] : [events.slice(0, firstUnread), events.slice(firstUnread)];
  const { game, version, result } = record;
  return jsonObject({
    format: 'pentapolis-replay/1',
    game,
    version,
    ...occupantsOf(record),
    events: jsonList(read.map(({ body }) => body)),
    chain: read.map(({ chain }) => chain),
    seed,
    result,
    broken,
    unread: unread.length === 0 ? undefined : unread.map(({ seq, body, chain }) => ({ seq, body, chain })),
    times: read.map(({ at }) => at),
  });
}

/** A {@link ShownFile}. @param histories the {@link History} of each who asks, as JSON text */
export function shownFile(
  record: MatchRecord,
  broken: Broken | undefined,
  histories: readonly string[],
): JsonText {
  const { game, version, options } = record;
  return jsonObject({
    format: 'pentapolis-shown/1',
    game,
    version,
    names: namesOf(record.seats),
    options,
    broken,
    histories: jsonList(histories),
  });
}

/**
 * The seats of tokens, in order; undefined when one of them is of no seat. Who has left has none: a bot plays it on.
 * [PEN-LEAVE-3]
 */
export function seatsHeld(
  { record, tokens }: StoredMatch,
  shown: readonly string[],
): readonly Seat[] | undefined {
  const seats = shown.map(hashToken).map((hash) => tokens.find((stored) => stored.hash === hash)?.seat);
  if (seats.includes(undefined)) return undefined;
  const held = new Set(seats as Seat[]);
  return [...held].filter((seat) => record.seats[seat]?.filled === 'person').sort((a, b) => a - b);
}

/** Whether nobody but the holder of these seats sits there, but for bots. */
export const isAlone = ({ record }: StoredMatch, held: readonly Seat[]): boolean =>
  held.length > 0 && record.seats.every(({ filled }, seat) => filled === 'bot' || held.includes(seat));

function isJson(body: EventText['body']): boolean {
  try {
    JSON.parse(body);
    return true;
  } catch {
    return false;
  }
}
