import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';

/**
 * The only source of luck the rules know. One call is one *draw*; its answer is one {@link Outcome}.
 * Who answers decides what the draw means: a fair source in a live match, the record in a replay, a script in a test,
 * a fast generator in search. Rules must make the same draws in the same order for the same State and Action.
 */
export interface Chance {
  /** A whole number in [0, sides), each equally likely. `sides` >= 1. */
  pick(sides: number): number;
  /** A permutation of 0..count-1, each equally likely. */
  shuffle(count: number): number[];
}

/** What one draw gave: a number for `pick`, a permutation for `shuffle`. Written into the event, never sent raw. */
export type Outcome = number | readonly number[];

/** Fisher-Yates over any `pick`. */
function permute(count: number, pick: (sides: number) => number): number[] {
  const order = Array.from({ length: count }, (_, index) => index);
  for (let last = count - 1; last > 0; last--) {
    const chosen = pick(last + 1);
    const held = order[last] as number;
    order[last] = order[chosen] as number;
    order[chosen] = held;
  }
  return order;
}

/** How many 32-bit words, counted from 0, divide evenly among `sides`; words above are drawn again. */
function evenLimit(sides: number): number {
  if (!(sides >= 1)) throw new RangeError(`a draw among ${sides}`);
  return 0x100000000 - (0x100000000 % sides);
}

/**
 * Four words from one seed, every bit of it spread over all of them (the finalizer of MurmurHash3 over a Weyl
 * sequence): streams of neighbouring seeds must not resemble each other, since runs are numbered 1, 2, 3.
 */
function spread(seed: number): number[] {
  return [1, 2, 3, 4].map((turn) => {
    let word = (seed + Math.imul(turn, 0x9e3779b9)) | 0;
    word = Math.imul(word ^ (word >>> 16), 0x85ebca6b);
    word = Math.imul(word ^ (word >>> 13), 0xc2b2ae35);
    return word ^ (word >>> 16);
  });
}

/**
 * Fast and seeded, for search, simulation and random players. Not for live matches.
 * xoroshiro128+ (Blackman and Vigna, 2018); rejection keeps `pick` unbiased.
 * @param seed a whole number; its lowest 32 bits count
 */
export function fastChance(seed: number): Chance {
  const generator = xoroshiro128plusFromState(spread(seed));
  const pick = (sides: number): number => {
    const limit = evenLimit(sides);
    let value = generator.next() >>> 0;
    while (value >= limit) value = generator.next() >>> 0;
    return value % sides;
  };
  return { pick, shuffle: (count) => permute(count, pick) };
}

/**
 * The live source. Draw number d of a match reads HMAC-SHA256(key, "d:block"), so an outcome depends on the key and on
 * how many draws the match has made, and on nothing a seat can influence in between: taking a move back and playing
 * again meets the same luck.
 * @param key 32 bytes, see {@link matchKey}
 * @param firstDraw how many draws of this match lie behind (0 at set-up)
 */
export function fairChance(key: Uint8Array, firstDraw: number): Chance {
  let draw = firstDraw;
  const picker = (): ((sides: number) => number) => {
    const label = draw++;
    let block = 0;
    let bytes = new Uint8Array(0);
    let at = 0;
    const word = (): number => {
      if (at + 4 > bytes.length) {
        bytes = Uint8Array.from(hmac(sha256, key, utf8ToBytes(`${label}:${block++}`)));
        at = 0;
      }
      const value = new DataView(bytes.buffer).getUint32(at);
      at += 4;
      return value;
    };
    return (sides) => {
      const limit = evenLimit(sides);
      let value = word();
      while (value >= limit) value = word();
      return value % sides;
    };
  };
  return { pick: (sides) => picker()(sides), shuffle: (count) => permute(count, picker()) };
}

/**
 * Binds to a secret without telling it: its SHA-256, in hex. The server publishes that of the seed before anybody sits
 * down and reveals the seed when the match is over; players publish that of their salts before any salt is told.
 */
export function commitment(secret: string): string {
  return bytesToHex(sha256(utf8ToBytes(secret)));
}

/**
 * The key of a match: HMAC-SHA256(seed, salts). The salts come from the players after the commitments to the seed and to
 * all salts were published, so nobody can choose the luck.
 */
export function matchKey(seed: string, salts: readonly string[]): Uint8Array {
  return hmac(sha256, utf8ToBytes(seed), utf8ToBytes(JSON.stringify(salts)));
}

/**
 * Passes draws on to `source` and keeps the outcomes, for the event to record. It keeps copies: rules may make a deck
 * of the permutation they got and draw from it.
 */
export function recordingChance(source: Chance): Chance & { readonly outcomes: Outcome[] } {
  const outcomes: Outcome[] = [];
  return {
    outcomes,
    pick(sides) {
      const outcome = source.pick(sides);
      outcomes.push(outcome);
      return outcome;
    },
    shuffle(count) {
      const outcome = source.shuffle(count);
      outcomes.push([...outcome]);
      return outcome;
    },
  };
}

/**
 * Answers from a list: the record of an event in a replay, or a script in a test.
 * @throws RangeError when a draw finds no outcome, or one that does not fit: the record belongs to other rules. It does
 *   not say which outcome stood there, since errors are logged and outcomes are secret.
 */
export function recordedChance(outcomes: readonly Outcome[]): Chance & { done(): boolean } {
  let next = 0;
  return {
    done: () => next === outcomes.length,
    pick(sides) {
      const outcome = outcomes[next++];
      if (typeof outcome !== 'number' || !Number.isInteger(outcome) || outcome < 0 || outcome >= sides)
        throw new RangeError(`draw ${next} wants a number below ${sides}, the record holds none`);
      return outcome;
    },
    shuffle(count) {
      const outcome = outcomes[next++];
      const fits = Array.isArray(outcome) && outcome.length === count && new Set(outcome).size === count;
      if (!fits || !outcome.every((item: number) => Number.isInteger(item) && item >= 0 && item < count))
        throw new RangeError(`draw ${next} wants a permutation of ${count}, the record holds none`);
      return [...(outcome as readonly number[])];
    },
  };
}

/** For positions in which nothing may be drawn: any draw is a bug. */
export const noChance: Chance = {
  pick: () => {
    throw new Error('a draw where none may happen');
  },
  shuffle: () => {
    throw new Error('a draw where none may happen');
  },
};
