import type { Args } from './json.ts';

/**
 * A refusal. Refusals are values; exceptions are for bugs only.
 *
 * - `illegal`: it was never allowed, as the seat was looking at it.
 * - `unavailable`: it was on offer, and something that others did meanwhile, and that the seat can see by now, made it
 *   impossible: the question is another, the offer is closed, the place is taken.
 *
 * Asking costs nothing, so a refusal of either kind depends on what the seat's View shows and on nothing else: kind, rule,
 * key and args alike, else it is an oracle [PEN-TURN-3]. Where something hidden stands in the way, the action is allowed
 * and what becomes of it is an event.
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
