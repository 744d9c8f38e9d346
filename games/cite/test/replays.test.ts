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
import { cite } from '../rules/index.ts';

/**
 * Golden matches: what version 1 of the rules made of them, for ever. The hash is that of the final State.
 * `replays.make.ts` wrote them.
 */
const GOLDEN = [
  [
    'four-negotiators.json',
    '[CTE-END-1] [CTE-DEAL-2] [CTE-CLAUSE-4] [CTE-CLAUSE-5]',
    418,
    'e84139bcf513f24460c6ac5db589b74c8a5a19bf834933745148de2c9d67745b',
  ],
  [
    'three-builders.json',
    '[CTE-END-2] [CTE-SETUP-4] [CTE-FIRST-7]',
    89,
    '8f83f0aeab004b078ac73a70d6a4a6ff6ac7048f29721993a25154889ec9e154',
  ],
  [
    'four-advanced.json',
    '[CTE-MODE-3] [CTE-INTER-1] [CTE-CARD-10]',
    153,
    'b955707a83a4be4a12ee8e6c20eed3a4a065b703b4deffb0b8f050f599c6da81',
  ],
  [
    'three-grand-gold.json',
    '[CTE-MODE-2] [CTE-GOLD-2] [CTE-HANDI-1]',
    52,
    'a06932408f3149d56d967fcc18fada73613cd9dc0bd8f502d62dd43d7e7a7e25',
  ],
  [
    'four-simultaneous.json',
    '[CTE-SIMUL-4]',
    94,
    'ad85860922cd2fcf2bd429ef78c1419b6a08576b3005ee8457c486c7b23eace0',
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
    const match = replay(cite, golden.events);
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
