import type { Violation } from '@pentapolis/kernel';
import type { Action, View } from '../../rules/index.ts';

/** What an action would cost the seat that takes it, and why it can't be taken. */
export interface Quote {
  /** In gold; undefined where the refusal says nothing of it. */
  readonly price: number | undefined;
  readonly refusal: Violation | undefined;
}

/** The part of the board's props that knows the rules. */
export interface Oracle {
  explain(action: Action): Violation | undefined;
  preview(action: Action): View | undefined;
}

/** Asks the rules: what is refused for its price says the price, what is allowed costs the gold it leaves less of. */
export function quote(action: Action, view: View, own: number, { explain, preview }: Oracle): Quote {
  const refusal = explain(action);
  if (refusal !== undefined) {
    const { price } = refusal.args;
    return { price: typeof price === 'number' ? price : undefined, refusal };
  }
  const after = preview(action)?.seats[own];
  const before = view.seats[own];
  const spent = after === undefined || before === undefined ? undefined : before.gold - after.gold;
  return { price: spent, refusal: undefined };
}
