import type { Broken } from '@pentapolis/wire';
import { hashToken } from '../secrets.ts';
import type { EventText, MatchRecord, StoredMatch } from '../store/store.ts';
import { occupantsOf } from '../table/occupants.ts';
import { namesOf } from '../table/seats.ts';
import { JsonText, jsonList, jsonObject } from './json-text.ts';

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
  });
}

/** A {@link ShownFile}. @param history the {@link History} of who asks, as JSON text */
export function shownFile(record: MatchRecord, broken: Broken, history: string | undefined): JsonText {
  const { game, version, options } = record;
  const shown = history === undefined ? undefined : new JsonText(history);
  return jsonObject({
    format: 'pentapolis-shown/1',
    game,
    version,
    names: namesOf(record.seats),
    options,
    broken,
    history: shown,
  });
}

/** The seat of a token, and whether no other person has one. Who has left has none: a bot plays it on. [PEN-LEAVE-3] */
export function holderIn(
  { record, tokens }: StoredMatch,
  token: string | undefined,
): { readonly seat: number; readonly alone: boolean } | undefined {
  const hash = token === undefined ? undefined : hashToken(token);
  const held = tokens.find((stored) => stored.hash === hash);
  if (held === undefined || record.seats[held.seat]?.filled !== 'person') return undefined;
  const { seat } = held;
  return { seat, alone: record.seats.every(({ filled }, at) => at === seat || filled === 'bot') };
}

function isJson(body: EventText['body']): boolean {
  try {
    JSON.parse(body);
    return true;
  } catch {
    return false;
  }
}
