import type { Decision, Message } from '@pentapolis/kernel';
import type { Action } from './action.ts';
import type { CiteFact } from './facts.ts';

export function describeAction(action: Action): Message {
  const { kind, ...args } = action;
  const plain = Object.fromEntries(Object.entries(args).filter(([, value]) => value !== undefined));
  return { key: `action.${kind}`, args: plain as Message['args'] };
}

export function describeFact(fact: CiteFact): Message {
  const { kind, reveals: _, to: __, ...args } = fact;
  const defined = Object.entries(args).filter(([, value]) => value !== undefined);
  return { key: `fact.${kind}`, args: Object.fromEntries(defined) as Message['args'] };
}

export function describeDecision({ kind, args }: Decision): Message {
  return { key: `decision.${kind}`, args };
}
