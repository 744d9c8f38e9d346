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
import { smallCity } from '../rules/index.ts';

/**
 * Golden matches: what version 1 of the rules made of them, for ever. The hash is that of the final State.
 * `replays.make.ts` wrote them.
 */
const GOLDEN = [
  [
    'solo-titled.json',
    '[SMC-SOLO-6]',
    61,
    '18ff776b6fdf43bb80c525820ea11a7007e17c6ed6d3b1ad0f2f35a4052a3849',
  ],
  [
    'solo-lost.json',
    '[SMC-SOLO-5] [SMC-SOLO-6]',
    71,
    '34af038d51849931d7462ad6b1ae87c554be0985713b0458c09d7b95820f820e',
  ],
  ['two.json', '[SMC-END-1]', 157, 'bcb92302c00b3000432358a57267b2b251474f8be8e3c6d19fe28e43717d24e1'],
  [
    'two-votes.json',
    '[SMC-ADVANCED-1] [SMC-ADVANCED-3]',
    146,
    '160fd5557dfba5ccdc8182e6555e9e59066ad0f3165fdcb79c62ae6107b78b89',
  ],
  [
    'three-economic-expert.json',
    '[SMC-ECONOMY-3] [SMC-OPTION-1]',
    197,
    'f709f969b055a61a5e2e1261c9834d4106b285521369f7c54cd695e11b446f8d',
  ],
  [
    'three-citizens.json',
    '[SMC-POPULACE-3] [SMC-OPTION-3]',
    259,
    'ac6203fcdf52e4f49f600fe012d7a9e9d720315908f277d779b6ddc63e791e5a',
  ],
  [
    'four-cultural.json',
    '[SMC-ARTS-2] [SMC-OPTION-2]',
    230,
    '29324211252597fae349a517afb663019af5222407d18ac9bd00f5c2313c3dc7',
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
    const match = replay(smallCity, golden.events);
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
