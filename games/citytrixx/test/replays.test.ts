import { readFileSync } from 'node:fs';
import {
  chainLink,
  commitment,
  type LogEvent,
  replay,
  result,
  type StartEvent,
  stateHash,
} from '@pentapolis/kernel';
import { describe, expect, it } from 'vitest';
import { citytrixx } from '../rules/index.ts';

/**
 * Golden matches, each of the version of the rules it was played under: what became of them, for ever. The hash is that
 * of the final State.
 * `replays.make.ts` wrote them.
 */
const GOLDEN = [
  [
    'two.json',
    '[CTX-SETUP-1] [CTX-WIN-4]',
    166,
    '3ccd7282921970f20b90972a37df4a945d3f441f1fdc64e326e331dda3889102',
  ],
  ['three.json', '[CTX-SCORE-2]', 256, '220ae264b6fadd83a76d6c0b04e56c34d4e7b924e099fb44d913887eb5a8ab7a'],
  [
    'four-doubled.json',
    '[CTX-OPTION-1]',
    325,
    '36618ae8bf6306cda2ade976bdb846cca2431d988b39dc512fb8398423a67e99',
  ],
  ['five.json', '[CTX-SETUP-1]', 419, '5f7a2c719a6b466370439b0b9bb3a73cb6d1b7652c2d7d1d981538e2adbb6abb'],
  [
    'three-own-components.json',
    '[CTX-SET-1]',
    255,
    'ecd7bbdbb0bc2ad40262e7068d909254305a474f7c6a1da277cbe8e96ea7506c',
  ],
  [
    'three-idle.json',
    '[CTX-SCORE-3]',
    244,
    'fc79c2441044b114f94869d2b9acb2524d7d6e3853c2e3ee62fc19d4b2ebaf16',
  ],
] as const;

interface Recorded {
  readonly events: readonly LogEvent[];
  readonly chain: readonly string[];
  readonly seed: string;
  readonly result: { readonly ranking: readonly number[]; readonly scores: readonly number[] };
}

const load = (file: string): Recorded =>
  JSON.parse(readFileSync(new URL(`../replays/${file}`, import.meta.url), 'utf8'));

describe.each(GOLDEN)('%s %s', (file, _rules, actions, hash) => {
  const golden = load(file);

  it('ends as it did', () => {
    const match = replay(citytrixx, golden.events);
    expect(match.status).toBe('finished');
    expect(match.path).toHaveLength(actions);
    expect(result(match)).toEqual(golden.result);
    expect(stateHash(match.state)).toBe(hash);
  });

  it('is the record that was made', () => {
    const chain: string[] = [];
    for (const event of golden.events) chain.push(chainLink(chain.at(-1) ?? '', event));
    expect(chain).toEqual(golden.chain);
    expect(commitment(golden.seed)).toBe((golden.events[0] as StartEvent).commitment);
  });
});
