import type { Decision, Message } from '@pentapolis/kernel';
import type { Action } from './action.ts';
import type { AkropolisFact } from './facts.ts';
import { tileLetters, tileNamed } from './tiles.ts';

/** `letters` are the hexes of the tile, so that a catalogue can say what it shows. */
function withLetters<T extends { readonly tile: string }>(args: T): T & { letters: string } {
  return { ...args, letters: tileLetters(tileNamed(args.tile)) };
}

export function describeAction(action: Action): Message {
  return { key: 'action.build', args: withLetters({ ...action }) };
}

export function describeFact(fact: AkropolisFact): Message {
  const { kind, reveals: _, ...args } = fact;
  const defined = Object.fromEntries(
    Object.entries(args).filter(([, value]) => value !== undefined),
  ) as Message['args'];
  return {
    key: `fact.${kind}`,
    args: typeof fact.tile === 'string' ? withLetters({ ...defined, tile: fact.tile }) : defined,
  };
}

export function describeDecision({ kind, args }: Decision): Message {
  return { key: `decision.${kind}`, args };
}
