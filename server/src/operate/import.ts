import {
  type AnyGame,
  canonicalJson,
  commitment,
  fold,
  isViolation,
  type LogEvent,
  matchKey,
  openMatch,
  prepare,
} from '@pentapolis/kernel';
import type { Games } from '../served/games.ts';
import { chainText } from '../store/events.ts';
import type { EventText, Store, StoredMatch } from '../store/store.ts';
import type { MatchFile } from './match-file.ts';

/** What came of it; but for `imported` nothing has changed. */
export type Imported =
  | { readonly outcome: 'imported' }
  /** The very same match is there already. */
  | { readonly outcome: 'known' }
  /** Another match, or another state of it, bears that id here. */
  | { readonly outcome: 'differs' }
  | { readonly outcome: 'notServed'; readonly game: string; readonly version: number }
  /** The log is not what the rules, its own chain and the seed make of it, from event `seq` on. */
  | { readonly outcome: 'broken'; readonly seq: number };

/** Takes a match from another server: all of it or nothing, and never over one that is there. */
export async function importMatch(store: Store, games: Games, file: MatchFile): Promise<Imported> {
  const { format: _, ...stored } = file;
  const { id, game, version } = stored.record;
  const served = games.version(game, version);
  if (served === undefined) return { outcome: 'notServed', game, version };
  const events = stored.events.map(readEvent);
  const seq = firstWrong(served.game, stored, events);
  if (seq !== undefined) return { outcome: 'broken', seq };

  const present = await store.load(id);
  if (present !== undefined) return { outcome: isSame(present, stored) ? 'known' : 'differs' };
  const written = await store.create({
    ...stored,
    events: stored.events.map((text, index) => ({ ...text, event: events[index] as LogEvent })),
  });
  return { outcome: written === 'done' ? 'imported' : 'differs' };
}

function readEvent({ body }: EventText): LogEvent | undefined {
  try {
    return JSON.parse(body) as LogEvent;
  } catch {
    return undefined;
  }
}

/** The first event that chain, rules or seed make otherwise. */
function firstWrong(
  game: AnyGame,
  { record, seed, events: texts }: StoredMatch,
  events: readonly (LogEvent | undefined)[],
): number | undefined {
  const [start] = events;
  if (commitment(seed) !== record.commitment) return 0;
  if (events.length === 0) return record.status === 'open' || record.status === 'abandoned' ? undefined : 0;
  if (start?.kind !== 'start' || start.commitment !== record.commitment) return 0;
  let chain = '';
  let seq = 0;
  try {
    const match = openMatch(game, start);
    const key = matchKey(seed, start.salts);
    for (; seq < events.length; seq++) {
      const [event, text] = [events[seq], texts[seq] as EventText];
      if (event?.seq !== seq || text.seq !== seq || chainText(chain, text.body) !== text.chain) return seq;
      chain = text.chain;
      if (event.kind === 'start') continue;
      const again = prepare(match, event, key);
      if (isViolation(again) || canonicalJson(again.event) !== text.body) return seq;
      fold(match, event);
    }
    return match.status === record.status ? undefined : seq;
  } catch {
    return seq; // rules are for States they made themselves
  }
}

function isSame(present: StoredMatch, stored: StoredMatch): boolean {
  return (
    present.seed === stored.seed &&
    present.events.length === stored.events.length &&
    present.events.at(-1)?.chain === stored.events.at(-1)?.chain
  );
}
