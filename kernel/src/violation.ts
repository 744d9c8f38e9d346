import type { Args } from './json.ts';

/**
 * A refusal. Refusals are values; exceptions are for bugs only.
 *
 * - `illegal`: the seat could have known, from its own View, that this is not allowed.
 * - `unavailable`: something hidden, or something another seat did meanwhile, made it impossible.
 *   The caller attaches a fresh Decision.
 *
 * `rule` is an id of that game's rulebook (or `PEN-...` for the rules of the platform itself), `key` a key of the
 * message catalogue, `args` what the message needs. By convention `args.cells` lists the places concerned, so that a
 * table can point at them.
 */
export interface Violation {
  readonly violation: 'illegal' | 'unavailable';
  readonly rule: string;
  readonly key: string;
  readonly args: Args;
}

export function illegal(rule: string, key: string, args: Args = {}): Violation {
  return { violation: 'illegal', rule, key, args };
}

export function unavailable(rule: string, key: string, args: Args = {}): Violation {
  return { violation: 'unavailable', rule, key, args };
}

/** Tells a refusal from the value that would have been returned instead. */
export function isViolation(value: unknown): value is Violation {
  return (
    typeof value === 'object' && value !== null && 'violation' in value && 'rule' in value && 'key' in value
  );
}
