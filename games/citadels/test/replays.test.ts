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
import { citadels } from '../rules/index.ts';

/**
 * Golden matches: what version 1 of the rules made of them, for ever. The hash is that of the final State.
 * `replays.make.ts` wrote them.
 */
const GOLDEN = [
  [
    'two.json',
    '[CIT-DRAFT-7] [CIT-END-2]',
    89,
    '3f8eae5bd1d70e26c2007041d84f22a2b357cee254a2a80c5f4c072855499065',
  ],
  [
    'three-gentle.json',
    '[CIT-DRAFT-8] [CIT-OPTION-2]',
    171,
    'f3fa6a3b521d2b5c19f23f89d78dbd09965cf7427c39d596be6b11e3dbc96fc5',
  ],
  [
    'four.json',
    '[CIT-DRAFT-2] [CIT-SCORE-4]',
    130,
    'a83b9834c26f36dde6bf56a14c1651306117f7e3853a5bc91cba0eb9218d50d9',
  ],
  [
    'five-bonus-characters.json',
    '[CIT-CAST-2]',
    227,
    'fa3d30e4c0f2611bbc8faa43db8f0e4d75935921e92b15c7b8b26d5d2b37840c',
  ],
  [
    'seven-short.json',
    '[CIT-DRAFT-6] [CIT-OPTION-1] [CIT-OPTION-4]',
    340,
    '3e33b512912961382e2f1009f39bb2dce74ae15027ec2955fcf41e569d8c6094',
  ],
  [
    'eight-ball-room.json',
    '[CIT-DRAFT-6] [CIT-OPTION-5]',
    333,
    'a29dcb0ad409781a4565678ceb615060f3feb6769a800e8590aea3f863f2c7dd',
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
    const match = replay(citadels, golden.events);
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
