import { createHash, randomBytes } from 'node:crypto';

/** Name of a match: 96 bits, so that a private match can't be found by guessing. */
export const newMatchId = (): string => randomBytes(12).toString('base64url');

/** Proof of holding a seat: 192 bits. */
export const newToken = (): string => randomBytes(24).toString('base64url');

/** Secret seed of all luck of a match: 256 bits. */
export const newSeed = (): string => randomBytes(32).toString('hex');

/** What keeps the digest of a name from being found by trying names: 128 bits. */
export const newNonce = (): string => randomBytes(16).toString('hex');

/** What is stored of a token. It has enough entropy to need no salt and no slow hash. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');
