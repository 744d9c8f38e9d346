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
 * Golden matches: what version 1 of the rules made of them, for ever. The hash is that of the final State.
 * `replays.make.ts` wrote them.
 */
const GOLDEN = [
  [
    'two.json',
    '[CTX-SETUP-1] [CTX-WIN-4]',
    166,
    'f68828bb53e179870a1d7a104abce64274acf4fbcc8f49823a8e2fdc37fb9766',
  ],
  ['three.json', '[CTX-SCORE-2]', 256, 'de3a8e0849c84b7e8ed6d24fb4717bdd1b3779090b9c64ece7b7910f1368f5c4'],
  [
    'four-doubled.json',
    '[CTX-OPTION-1]',
    325,
    '7288c870e59889d6785827bc71a0ca84750bccde27ecfbd4348e376cd0983bd5',
  ],
  ['five.json', '[CTX-SETUP-1]', 419, 'e7f401635d78510798c6d69251734cc481fbe2ecda2fe0358f2e60acc520af79'],
  [
    'three-own-components.json',
    '[CTX-SET-1]',
    255,
    '12554a574a47ad3804feae49511f8cfd05d8ca21100c5a67817b6c7ada89f917',
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
