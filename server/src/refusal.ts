import { type Args, isViolation, type Violation } from '@pentapolis/kernel';
import type { ApiError, WireMessage } from '@pentapolis/wire';
import { StorageError } from './store/fault.ts';

/** HTTP statuses the server refuses with. */
export type RefusalStatus = 400 | 401 | 403 | 404 | 405 | 409 | 413 | 429 | 500 | 503;

/** Why something asked of the server is not done. A value, like a Violation; its phrase is in wire's catalogue. */
export interface Refusal {
  readonly status: RefusalStatus;
  readonly error: ApiError['error'];
}

export function refuse(status: RefusalStatus, key: WireMessage, args: Args = {}): Refusal {
  return { status, error: { key, args } };
}

/** What is answered when something failed: players need not know what is wrong with the disk, only that it is. */
export function refuseFailed(error: unknown): Refusal {
  return error instanceof StorageError ? refuse(503, 'api.storage') : refuse(500, 'api.internal');
}

/** A rule refused: 409 when something the asker could not know made it so. */
export function byRule({ violation, rule, key, args }: Violation): Refusal {
  return { status: violation === 'unavailable' ? 409 : 400, error: { rule, key, args } };
}

/** Tells a refusal from the value that would have been returned instead. */
export function isRefusal(value: unknown): value is Refusal {
  return typeof value === 'object' && value !== null && 'status' in value && 'error' in value;
}

/** The answer to a socket message that was refused, by the server or by a rule. */
export function refusedReply(
  refused: Refusal | Violation,
): { ok: false; violation: Violation } | { ok: false; error: ApiError['error'] } {
  return isViolation(refused) ? { ok: false, violation: refused } : { ok: false, error: refused.error };
}
