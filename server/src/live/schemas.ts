import { isNestedTooDeep } from '@pentapolis/kernel';
import type { Move } from '@pentapolis/wire';
import { z } from 'zod';

const match = z.string().regex(/^[\w-]{1,64}$/);
const token = z.string().regex(/^[\w-]{1,64}$/);
const count = z.number().int().min(0).max(1_000_000);

/** Actions are read by the game itself; a resent move must fit word for word, so its id is short and printable. */
const move = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('act'),
    decision: count,
    action: z.unknown().refine((action) => !isNestedTooDeep(action)),
  }),
  z.strictObject({ kind: z.literal('undo'), to: count.optional() }),
  z.strictObject({ kind: z.literal('answer'), agree: z.boolean() }),
  z.strictObject({ kind: z.literal('resign') }),
]);

/** What clients may send, checked before anything else is done with it. */
export const messages = {
  watch: z.strictObject({
    match,
    tokens: z.array(token).max(16),
    have: z.record(z.string().max(16), count).optional(),
  }),
  unwatch: z.strictObject({ match }),
  move: z.strictObject({ match, token, id: z.string().regex(/^[\x21-\x7e]{1,64}$/), move }),
  chat: z.strictObject({
    match,
    token: token.optional(),
    name: z.string().max(200).optional(),
    text: z.string().max(4000),
  }),
  tail: z.strictObject({ match, token: token.optional(), after: count }),
} as const;

export type MessageName = keyof typeof messages;
export type Message<Name extends MessageName> = z.infer<(typeof messages)[Name]>;

/** A checked move as wire has it; `undefined` members are those left out. */
export function asMove(checked: Message<'move'>['move']): Move {
  return checked as Move;
}
