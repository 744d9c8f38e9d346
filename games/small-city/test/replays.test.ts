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
 * Golden matches, each of the version of the rules it was played under: what became of them, for ever. The hash is that
 * of the final State.
 * `replays.make.ts` wrote them.
 */
const GOLDEN = [
  [
    'solo-titled.json',
    '[SMC-SOLO-6]',
    61,
    '84c16c9d176fcc6c71ccf45f4e99c837c54fc4084fd8aa7b1e514a56718fdd3d',
  ],
  [
    'solo-lost.json',
    '[SMC-SOLO-5] [SMC-SOLO-6]',
    71,
    '064c3466d3733d2f6d2660b20c173d38adc32432ea423ce24d0f6df9bbcb1792',
  ],
  ['two.json', '[SMC-END-1]', 157, '1664b2a24609097449b582f68e992b172a6552c41bad8f836999fc9c4b73c470'],
  [
    'two-votes.json',
    '[SMC-ADVANCED-1] [SMC-ADVANCED-3]',
    146,
    '75109d34855aa8a72b102de9b78e4a86177018a085d5374e89bde0128473577c',
  ],
  [
    'three-economic-expert.json',
    '[SMC-ECONOMY-3] [SMC-OPTION-1]',
    197,
    '79581efecb8c84f89edbd48203f2cb2dab47e612713a6c60050374b593968f77',
  ],
  [
    'three-citizens.json',
    '[SMC-POPULACE-3] [SMC-OPTION-3]',
    259,
    '80361e98b8f9a667450214887b368c881baa83e6de6f27ec62d0504bd17314b5',
  ],
  [
    'four-cultural.json',
    '[SMC-ARTS-2] [SMC-OPTION-2]',
    230,
    'd2938ae8ee5f112f342cc6a96ad2798f314d1c8e89d1d2195c852da4c3c48a11',
  ],
  [
    'solo-lost-2.json',
    '[SMC-DEATH-5]',
    71,
    '13aa7393cbf38dd5c130fe65d623ce971e9802f21ee3d31906abddac950fd347',
  ],
  [
    'three-economic-2.json',
    '[SMC-ECONOMY-2]',
    214,
    'c380a15ebe0957548b80ae3c1479347f00cf8be62343979a49dbdb1aef204d65',
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
