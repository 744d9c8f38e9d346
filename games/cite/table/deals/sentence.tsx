import type { Speaker } from '@pentapolis/kernel';
import { Fragment, type ReactNode } from 'react';

const EDGE = '\u0001';

/** A sentence of the catalogue with something else than words in its slots. */
export function Sentence({
  id,
  slots,
  say,
}: {
  readonly id: string;
  readonly slots: Readonly<Record<string, ReactNode>>;
  readonly say: Speaker;
}) {
  const args = Object.fromEntries(Object.keys(slots).map((slot) => [slot, `${EDGE}${slot}${EDGE}`]));
  const parts = say.term(id, args).split(EDGE);
  // every other part is the name of a slot
  return parts.map((part, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence keep their places
    <Fragment key={at}>{at % 2 === 0 ? part : slots[part]}</Fragment>
  ));
}
