import { copyInto, type FastPosition, play, toMove } from '../rules/fast/index.ts';

/**
 * A packed position whose cities have names: 53 bits made of the moves that built them, the same in whatever order they
 * came. What was found out about a city is found again by its name.
 */
export interface Board {
  readonly position: FastPosition;
  /** Two words per seat. */
  readonly names: Int32Array;
}

let founded = 0;

/** Gives every city a name nothing else has. */
export function boardOf(position: FastPosition): Board {
  const names = new Int32Array(2 * position.cities.length).map(() => scatter(founded++, 0x1b873593));
  return { position, names };
}

export function copyBoard(from: Board, into?: Board): Board {
  const position = copyInto(from.position, into?.position);
  if (into === undefined) return { position, names: from.names.slice() };
  into.names.set(from.names);
  return into;
}

/** Plays a move and renames the city it is built in. */
export function playOn({ position, names }: Board, move: number): void {
  const word = 2 * toMove(position);
  names[word] = (names[word] as number) ^ scatter(move, 0x2545f491);
  names[word + 1] = (names[word + 1] as number) ^ scatter(move, 0x6c8e9cf5);
  play(position, move);
}

export function nameOf({ names }: Board, seat: number): number {
  return 0x100000000 * ((names[2 * seat] as number) & 0x1fffff) + ((names[2 * seat + 1] as number) >>> 0);
}

/** Name of a city and a tile together. */
export function nameWith({ names }: Board, seat: number, tile: number): number {
  const high = (names[2 * seat] as number) ^ scatter(tile, 0x9e3779b1);
  return (
    0x100000000 * (high & 0x1fffff) + (((names[2 * seat + 1] as number) ^ scatter(tile, 0x85ebca6b)) >>> 0)
  );
}

/** Spreads a small number over 32 bits (finaliser of MurmurHash3). */
function scatter(value: number, salt: number): number {
  let hash = Math.imul(value ^ salt, 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return hash ^ (hash >>> 16);
}
