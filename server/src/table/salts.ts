import { commitment } from '@pentapolis/kernel';
import type { AddedLuck } from '@pentapolis/wire';
import { type Refusal, refuse } from '../refusal.ts';
import type { MatchRecord, SeatRecord } from '../store/store.ts';

/*
 * What people add to the luck: committed to when they sit down, told once nobody can choose any more.
 * docs/adr/0009-luck-by-commit-and-open.md
 */

/** What is kept of {@link AddedLuck}. */
export type KeptLuck = { readonly salt: string; readonly saltCommitment: string };

/** Checks that a person adds something, in one of the two ways. */
export function readAddedLuck({ salt, saltCommitment }: AddedLuck): KeptLuck | Refusal {
  if ((salt === undefined) === (saltCommitment === undefined)) return refuse(400, 'api.salt');
  return salt === undefined
    ? { salt: '', saltCommitment: saltCommitment as string }
    : { salt, saltCommitment: commitment(salt) };
}

/** Every seat of an open match is taken: nobody comes or goes until it begins. */
export function isSealed({ status, seats }: Pick<MatchRecord, 'status' | 'seats'>): boolean {
  return status === 'open' && !seats.some(({ filled }) => filled === 'open');
}

/** Has this seat committed to a salt that may still be told? */
export function owesSalt(seat: SeatRecord): boolean {
  return (
    seat.filled === 'person' &&
    seat.saltCommitment !== undefined &&
    seat.salt === '' &&
    seat.withheld !== true
  );
}

/** The salt of a seat, and the commitment to it; '' for what it did not add. */
export function addedBy(seat: SeatRecord): KeptLuck {
  if (seat.filled !== 'person') return { salt: '', saltCommitment: '' };
  const { salt, saltCommitment = salt === '' ? '' : commitment(salt) } = seat;
  return { salt, saltCommitment };
}
