import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Outcome } from './chance.ts';
import type { Seat, Setup } from './game.ts';
import { canonicalJson, type Json } from './json.ts';

/** The first event of every match. Its outcomes are those of `setup`. */
export interface StartEvent {
  readonly seq: 0;
  readonly kind: 'start';
  readonly game: string;
  readonly version: number;
  readonly setup: Setup;
  /** The id of the match, by which players find what they were promised for it. Absent in logs of no server, and old ones. */
  readonly match?: string;
  /** SHA-256 of the secret seed, published before the salts were known. */
  readonly commitment: string;
  /**
   * SHA-256 of each seat's salt, all of them published before any salt was told ('' for a seat that adds none, such as a
   * bot). Absent in old logs.
   */
  readonly saltCommitments?: readonly string[];
  /** What the players added to the luck, one per seat ('' where a seat added nothing, or withheld what it had committed to). */
  readonly salts: readonly string[];
  /** Who sits where, as one {@link occupantDigest} per seat: proven, and yet names can be deleted. Absent in old logs. */
  readonly occupants?: readonly string[];
  readonly outcomes: readonly Outcome[];
}

export interface ActEvent {
  readonly seq: number;
  readonly kind: 'act';
  readonly seat: Seat;
  readonly action: Json;
  /** What the draws of this action gave; absent when it made none. */
  readonly outcomes?: readonly Outcome[];
}

/** `seat` asks to take back everything from its own action `to` on. Done at once when nobody has to agree. */
export interface UndoEvent {
  readonly seq: number;
  readonly kind: 'undo';
  readonly seat: Seat;
  readonly to: number;
}

/** Answer to the pending undo request. */
export interface AnswerEvent {
  readonly seq: number;
  readonly kind: 'answer';
  readonly seat: Seat;
  readonly agree: boolean;
}

/**
 * `seat` gives the match up, or its time ran out. Others play on; it ranks behind all who stayed. `deserted`: nobody but
 * bots stays, so the match is abandoned with it unless it is over anyway.
 */
export interface LeaveEvent {
  readonly seq: number;
  readonly kind: 'leave';
  readonly seat: Seat;
  readonly reason: 'resigned' | 'deadline';
  readonly deserted?: true;
}

/** Nobody plays on: the match ends without a result. */
export interface AbandonEvent {
  readonly seq: number;
  readonly kind: 'abandon';
}

/**
 * A recorded fact of a match, in the order it happened. The log is append only and is all that is stored: undone
 * actions stay in it, State and Facts are derived from it.
 */
export type LogEvent = StartEvent | ActEvent | UndoEvent | AnswerEvent | LeaveEvent | AbandonEvent;

/**
 * Link `seq` of the hash chain: SHA-256(previous link, canonical JSON of the event), in hex. Event 0 chains from ''.
 * A changed, dropped or inserted event breaks every later link.
 */
export function chainLink(previous: string, event: LogEvent): string {
  return bytesToHex(sha256(utf8ToBytes(previous + canonicalJson(event))));
}

/** SHA-256 over canonical JSON, in hex: names a State or a View by its content. */
export function stateHash(value: unknown): string {
  return bytesToHex(sha256(utf8ToBytes(canonicalJson(value))));
}
