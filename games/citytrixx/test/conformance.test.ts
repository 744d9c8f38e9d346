import { readFileSync } from 'node:fs';
import { parseRulebook } from '@pentapolis/kernel';
import { runConformance, runExhaustive } from '@pentapolis/kernel/conformance';
import { expect, it } from 'vitest';
import { messages } from '../rulebook/index.ts';
import { citytrixx } from '../rules/index.ts';

const ruleIds = parseRulebook(readFileSync(new URL('../rulebook/en.md', import.meta.url), 'utf8')).flatMap(
  ({ rules }) => rules.map(({ id }) => id),
);

it('passes the suite every game must pass, over random tables and option sets', () => {
  const result = runConformance(citytrixx, {
    matches: 2,
    seed: 1,
    thoroughness: 'quick',
    vocabulary: { messages, ruleIds },
  });
  expect(result.failures).toEqual([]);
  expect(result.ok).toBe(true);
});

it('every feature of the rules comes up in random matches', () => {
  const result = runExhaustive(citytrixx, { matches: 60, seed: 1 });
  expect([result.missing, result.failures]).toEqual([[], []]);
});
