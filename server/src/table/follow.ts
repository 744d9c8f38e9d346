import { type AnyGame, type AnyMatch, fold, type LogEvent, openMatch, Unfoldable } from '@pentapolis/kernel';
import type { Broken } from '@pentapolis/wire';
import { chainText } from '../store/events.ts';
import type { EventText, MatchRecord } from '../store/store.ts';
import { Chronicle } from './chronicle.ts';

/** A match that has begun, and what it has shown. */
export interface Live {
  readonly match: AnyMatch;
  readonly chronicle: Chronicle;
}

/** A match as far as its log can be followed. */
export interface Followed {
  /** Undefined when it has not begun, or can't be followed at all. */
  readonly live: Live | undefined;
  /** Link of the last event followed; '' before the first. */
  readonly chain: string;
  /** `seat:client id` -> seq of the event it became. */
  readonly clients: Map<string, number>;
  readonly broken: Broken | undefined;
}

/** What a log is followed by. */
export interface StoredLog {
  readonly record: MatchRecord;
  readonly events: readonly EventText[];
}

const KINDS: readonly string[] = [
  'start',
  'act',
  'undo',
  'answer',
  'leave',
  'abandon',
] satisfies LogEvent['kind'][];

/**
 * Folds a log as far as it goes, pausing after every event. It ends before the first event that is missing, altered or
 * unreadable, or that the rules can't play; that one is named, but for what is in it: nobody may see what was hidden.
 * @param upTo how many events to follow at most
 */
export function* follow(
  game: AnyGame,
  { record, events }: StoredLog,
  upTo = events.length,
): Generator<void, Followed> {
  const clients = new Map<string, number>();
  let live: Live | undefined;
  let chain = '';
  const end = (broken?: Broken): Followed => ({ live, chain, clients, broken });
  for (const [seq, text] of events.slice(0, upTo).entries()) {
    if (text.seq !== seq) return end({ seq, why: 'missing' });
    const event = readEvent(text);
    const named = { seq, ...(event === undefined ? {} : nameOf(event, record)) };
    if (chainText(chain, text.body) !== text.chain) return end({ ...named, why: 'altered' });
    if (event === undefined) return end({ ...named, why: 'unreadable' });
    try {
      live = step(game, live, event, text.at);
    } catch (error) {
      const rule = error instanceof Unfoldable ? error.rule : undefined;
      const broken: Broken = {
        ...named,
        ...(rule === undefined ? { why: 'failed' } : { why: 'refused', rule }),
      };
      // played, but it could not be shown to all: followed again without it
      if (live?.match.log[seq] !== undefined)
        return { ...(yield* follow(game, { record, events }, seq)), broken };
      return end(broken);
    }
    chain = text.chain;
    if (text.client !== undefined && 'seat' in event) clients.set(`${event.seat}:${text.client}`, seq);
    yield;
  }
  return end(isCutShort(record, live) ? { seq: events.length, why: 'missing' } : undefined);
}

/** A log that was cut short looks like a whole one, but its record knows that there was more. */
function isCutShort({ status }: MatchRecord, live: Live | undefined): boolean {
  if (live === undefined) return status === 'running' || status === 'finished';
  return live.match.status === 'running' && status !== 'running';
}

function step(game: AnyGame, live: Live | undefined, event: LogEvent, at: number): Live {
  if (event.kind === 'start') {
    if (live !== undefined) throw new Unfoldable('a match starts once');
    const match = openMatch(game, event);
    return { match, chronicle: new Chronicle(match, at) };
  }
  if (live === undefined) throw new Unfoldable('a log begins with its start event');
  live.chronicle.advance(live.match, fold(live.match, event), at);
  return live;
}

/** Undefined when the text is no event. */
function readEvent({ seq, body }: EventText): LogEvent | undefined {
  let event: Partial<LogEvent> | undefined;
  try {
    event = JSON.parse(body);
  } catch {
    return undefined;
  }
  return event?.seq === seq && KINDS.includes(event.kind ?? '') ? (event as LogEvent) : undefined;
}

/** What may be said of an event to anybody. */
function nameOf(event: LogEvent, { seats }: MatchRecord): Pick<Broken, 'kind' | 'seat'> {
  const seat = 'seat' in event && event.seat in seats ? { seat: event.seat } : {};
  return { kind: event.kind, ...seat };
}
