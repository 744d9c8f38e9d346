import type { AnyMatch } from '@pentapolis/kernel';
import { expect, test } from 'vitest';
import { agreesToUndo } from '../src/index.ts';

const played = (seq: number, learnt: readonly number[]) =>
  ({ event: { seq, kind: 'act', seat: 0, action: 1 }, learnt }) as const;
const undo = { seat: 0, to: 4, needs: [1], agreed: [] };

test.each<[string, Pick<AnyMatch, 'undo' | 'path'>, boolean]>([
  ['nothing was shown', { undo, path: [played(4, []), played(5, [])] }, true],
  ['something was shown before', { undo, path: [played(3, [0, 1]), played(4, [])] }, true],
  ['something was shown by the action itself', { undo, path: [played(4, [0, 1])] }, false],
  ['something was shown since, to one seat', { undo, path: [played(4, []), played(5, [1])] }, false],
  ['nobody asks', { undo: undefined, path: [played(4, [])] }, false],
])('a bot agrees to a take-back unless something hidden came out: %s', (_, match, agrees) => {
  expect(agreesToUndo(match)).toBe(agrees);
});
