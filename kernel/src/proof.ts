import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { commitment } from './chance.ts';
import type { Seat } from './game.ts';
import { canonicalJson } from './json.ts';
import type { StartEvent } from './log.ts';

/*
 * What the start event proves about the people of a match: docs/adr/0009-luck-by-commit-and-open.md.
 */

/** What opens the digest of a seat, together with its name. Empty where who sat there has been deleted. */
export interface OccupantProof {
  /** Random and secret, so that a name can't be found by trying. Never used for another seat. */
  readonly nonce?: string;
  /** Of a bot; a person has none. */
  readonly level?: string;
}

/** SHA-256 of canonical JSON `[nonce, name]`, or `[nonce, name, level]` for a bot, in hex. */
export function occupantDigest(nonce: string, name: string, level?: string): string {
  const occupant = level === undefined ? [nonce, name] : [nonce, name, level];
  return bytesToHex(sha256(utf8ToBytes(canonicalJson(occupant))));
}

/** Is every salt the one its seat had committed to? Undefined for a log that has no such commitments. */
export function saltsHold({ setup, saltCommitments, salts }: StartEvent): boolean | undefined {
  if (saltCommitments === undefined) return undefined;
  return (
    salts.length === setup.seats &&
    saltCommitments.length === setup.seats &&
    salts.every((salt, seat) => salt === '' || commitment(salt) === saltCommitments[seat])
  );
}

/** Seats that committed to a salt and did not tell it: each of them could choose between two lucks. */
export function withholders({ saltCommitments = [], salts }: StartEvent): Seat[] {
  return saltCommitments.flatMap((committed, seat) => (committed !== '' && salts[seat] === '' ? [seat] : []));
}

/**
 * Does every name belong to its digest? A deleted one ('', without a nonce) does, since it claims nothing. Undefined for a
 * log without digests: nothing proves its names.
 */
export function namesHold(
  { setup, occupants }: StartEvent,
  names: readonly string[],
  proofs: readonly OccupantProof[] = [],
): boolean | undefined {
  if (occupants === undefined) return undefined;
  return (
    occupants.length === setup.seats &&
    names.length === setup.seats &&
    occupants.every((digest, seat) => {
      const name = names[seat] as string;
      const { nonce, level } = proofs[seat] ?? {};
      return nonce === undefined
        ? name === '' && level === undefined
        : occupantDigest(nonce, name, level) === digest;
    })
  );
}
