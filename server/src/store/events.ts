import { createHash } from 'node:crypto';
import { canonicalJson, type LogEvent } from '@pentapolis/kernel';
import type { StoredEvent } from './store.ts';

/** The kernel's `chainLink` for an event that is canonical JSON already, by native code: every move pays for it. */
export function chainText(previous: string, body: string): string {
  return createHash('sha256').update(previous).update(body).digest('hex');
}

/** An event as it is appended after the one whose link is `previous` ('' before the first). */
export function storedEvent(previous: string, event: LogEvent, at: number, client?: string): StoredEvent {
  const body = canonicalJson(event);
  const chain = chainText(previous, body);
  return { event, seq: event.seq, body, chain, at, ...(client === undefined ? {} : { client }) };
}
