import { isViolation } from '@pentapolis/kernel';
import { describe, expect, it } from 'vitest';
import { readScoreSheet, scoreSheet } from '../rules/index.ts';

function ranks(sheet: object): number[] {
  const read = readScoreSheet(sheet);
  if (isViolation(read)) throw new Error(JSON.stringify(read));
  return scoreSheet(read).players.map(({ rank }) => rank);
}

/** Equal fortunes, shares and money; both began with the company named. */
const tied = (ada: object, bo: object, more: object = {}): object => ({
  units: { BE: 10, FR: 10, DE: 10 },
  holdings: { Ada: { ...ada, cash: 5, company: 'BE' }, Bo: { ...bo, cash: 5, company: 'FR' } },
  priority: ['FR', 'BE', 'DE'],
  ...more,
});

describe('ties on a score sheet', () => {
  it('[CTX-TIE-3] who holds the most shares of a company must be its President', () => {
    // both presided to the end, then priority decides
    expect(ranks(tied({ BE: 4, FR: 3 }, { BE: 3, FR: 4 }))).toEqual([2, 1]);
    // Ada presides both
    expect(ranks(tied({ BE: 4, FR: 4 }, { BE: 3, FR: 3, DE: 2 }))).toEqual([1, 2]);
  });

  it('[CTX-TIE-3] before priority: loyalty that the sheet leaves open leaves the tie open', () => {
    const open = { BE: 3, FR: 3 };
    expect(ranks(tied(open, open))).toEqual([1, 1]);
    expect(ranks(tied(open, open, { presidents: { BE: 'Ada', FR: 'Ada' } }))).toEqual([1, 2]);
    expect(ranks(tied(open, open, { presidents: { BE: 'Ada', FR: 'Bo' } }))).toEqual([2, 1]);
  });
});
