import { illegal, unavailable, type Violation } from '@pentapolis/kernel';

/** Refusals by the key of their phrase; `refusal.` goes in front. */
export const no = (rule: string, key: string, args: Violation['args'] = {}): Violation =>
  illegal(rule, `refusal.${key}`, args);

/** Refusals that something other players did may cause. */
export const gone = (rule: string, key: string, args: Violation['args'] = {}): Violation =>
  unavailable(rule, `refusal.${key}`, args);
