import type { Decision, Json, Message } from '@pentapolis/kernel';
import type { Action } from './action.ts';
import type { SmallCityFact } from './facts.ts';
import { formatStep } from './notation.ts';

function argsOf(value: object, leaveOut: readonly string[]): Message['args'] {
  return Object.fromEntries(
    Object.entries(value).filter(([key, item]) => !leaveOut.includes(key) && item !== undefined),
  ) as Record<string, Json>;
}

export function describeAction(action: Action): Message {
  if (action.kind === 'build')
    return { key: 'action.build', args: { steps: action.steps.map(formatStep).join('+') } };
  if (action.kind === 'replan' || action.kind === 'raise')
    return { key: `action.${action.kind}`, args: { steps: formatStep(action.step) } };
  if (action.kind === 'move') {
    const { from, to } = action;
    return {
      key: 'action.move',
      args: { from: [from.borough, from.cell], toward: [to.borough, to.cell] },
    };
  }
  return { key: `action.${action.kind}`, args: argsOf(action, ['kind']) };
}

export function describeFact(fact: SmallCityFact): Message {
  return { key: `fact.${fact.kind}`, args: argsOf(fact, ['kind', 'to', 'reveals']) };
}

export function describeDecision({ kind, args }: Decision): Message {
  return { key: `decision.${kind}`, args };
}
