import { illegal, type Violation } from '@pentapolis/kernel';
import { REACH } from './geometry.ts';
import { START_TILE, tileNamed } from './tiles.ts';

/**
 * The one thing a seat does on its turn: take `tile` from the site and lay it with its first hex on (q, r), its second
 * in direction `rotation` from there (0 = north, then clockwise). [AKR-TURN-2]
 */
export interface Action {
  /** `T01`..`T61` */
  readonly tile: string;
  readonly q: number;
  readonly r: number;
  /** 0..5 */
  readonly rotation: number;
}

function isWithin(value: unknown, low: number, high: number): value is number {
  return Number.isInteger(value) && (value as number) >= low && (value as number) <= high;
}

/** Reads an untrusted value; refuses it with the name of the first field that is wrong. */
export function readAction(value: unknown): Action | Violation {
  const unreadable = (field: string): Violation => illegal('AKR-TURN-2', 'refusal.unreadable', { field });
  if (typeof value !== 'object' || value === null) return unreadable('action');
  const { tile, q, r, rotation } = value as Record<string, unknown>;
  if (typeof tile !== 'string' || tileNamed(tile) <= START_TILE) return unreadable('tile');
  if (!isWithin(q, -REACH, REACH)) return unreadable('q');
  if (!isWithin(r, -REACH, REACH)) return unreadable('r');
  // [AKR-PLACE-1] six ways round and no other side
  if (!isWithin(rotation, 0, 5)) return illegal('AKR-PLACE-1', 'refusal.unreadable', { field: 'rotation' });
  return { tile, q, r, rotation };
}

/** `T17@3,-1r4`: tile, anchor, rotation. */
export function formatAction({ tile, q, r, rotation }: Action): string {
  return `${tile}@${q},${r}r${rotation}`;
}

/** Reads what {@link formatAction} wrote; undefined when the text is no action. */
export function parseAction(text: string): Action | undefined {
  const parts = /^(T\d\d)@(-?\d{1,2}),(-?\d{1,2})r([0-5])$/.exec(text);
  if (parts === null) return undefined;
  const [, tile, q, r, rotation] = parts as unknown as readonly string[];
  const action = readAction({ tile, q: Number(q), r: Number(r), rotation: Number(rotation) });
  return 'violation' in action ? undefined : action;
}
