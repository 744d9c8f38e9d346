import { expect, it } from 'vitest';
import { readDraft } from '../table/deals/use-draft.ts';

it('a deal in the making comes back if it is one, half-written clauses too', () => {
  const draft = {
    clauses: [
      { kind: 'give', from: 0, to: 1, amounts: {} },
      { kind: 'place', from: 1, to: 0 },
    ],
    answers: 0,
  };
  expect(readDraft(draft)).toBe(draft);
  for (const value of [
    null,
    7,
    [],
    {},
    { clauses: null, answers: 0 },
    { clauses: [null], answers: 0 },
    { clauses: [{ kind: 'steal', from: 0, to: 1 }], answers: 0 },
    { clauses: [{ kind: 'give', from: 9, to: 1 }], answers: 0 },
    { clauses: [{ kind: 'give', from: 0 }], answers: 0 },
    { clauses: [], answers: 'none' },
  ])
    expect(readDraft(value)).toBeUndefined();
});
