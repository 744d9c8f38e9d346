import type { Decision, Json, Message } from '@pentapolis/kernel';
import type { Action } from './action.ts';
import type { CitytrixxFact } from './facts.ts';

function withoutKind(value: object, leaveOut: readonly string[]): Message['args'] {
  return Object.fromEntries(
    Object.entries(value).filter(([key, item]) => !leaveOut.includes(key) && item !== undefined),
  ) as Record<string, Json>;
}

export function describeAction(action: Action): Message {
  return { key: `action.${action.kind}`, args: withoutKind(action, ['kind']) };
}

export function describeFact(fact: CitytrixxFact): Message {
  return { key: `fact.${fact.kind}`, args: withoutKind(fact, ['kind', 'to', 'reveals']) };
}

export function describeDecision({ kind, args }: Decision): Message {
  return { key: `decision.${kind}`, args };
}
