import { readFileSync } from 'node:fs';
import { parseRulebook } from '@pentapolis/kernel';
import { runConformance } from '@pentapolis/kernel/conformance';
import { expect, it } from 'vitest';
import { messages } from '../rulebook/index.ts';
import { smallCity } from '../rules/index.ts';

const ruleIds = parseRulebook(readFileSync(new URL('../rulebook/en.md', import.meta.url), 'utf8')).flatMap(
  ({ rules }) => rules.map(({ id }) => id),
);

it('passes the suite every game must pass, over random tables and option sets', () => {
  const result = runConformance(smallCity, {
    matches: 5,
    seed: 1,
    thoroughness: 'quick',
    vocabulary: { messages, ruleIds },
  });
  expect(result.failures).toEqual([]);
  expect(result.ok).toBe(true);
});
