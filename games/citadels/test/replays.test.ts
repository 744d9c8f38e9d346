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
import { citadels, type State } from '../rules/index.ts';

/**
 * Golden matches: what the version of the rules they name made of them, for ever. The hash is that of the final State, in
 * the shape it had when they were written. `replays.make.ts` wrote them.
 */
const GOLDEN = [
  [
    'two.json',
    '[CIT-DRAFT-7] [CIT-END-2]',
    89,
    'f94a6ee46df34ae397dbf683c77a8ba992470a88c7a9904ac6161db067b3545f',
  ],
  [
    'three-gentle.json',
    '[CIT-DRAFT-8] [CIT-OPTION-2]',
    171,
    '6c951845797d66f8c56fc489045e646147689cb891bc67036f3f61ad9caf8677',
  ],
  [
    'four.json',
    '[CIT-DRAFT-2] [CIT-SCORE-4]',
    130,
    '54011dfe295510ad614ba046fdb2e8ac0d1152ed5da23113aff10927c585c42a',
  ],
  [
    'five-bonus-characters.json',
    '[CIT-CAST-2]',
    227,
    'be8511c6064ab74dfb9be4be2cf3ac5fe855f59b860371fdce8ebea921570069',
  ],
  [
    'seven-short.json',
    '[CIT-DRAFT-6] [CIT-OPTION-1] [CIT-OPTION-4]',
    340,
    '4fbb14af37540b74e6115b4de61984341a3008812e9d564e74ddf7e3566d78f8',
  ],
  [
    'eight-ball-room.json',
    '[CIT-DRAFT-6] [CIT-OPTION-5]',
    333,
    'f09318f816c5aa12d3a03100c4d394f9b96dbb99740ee88fd6e9d8b22297f60e',
  ],
  [
    'four-wizard.json',
    '[CIT-WIZARD-2] [CIT-BELLTOWER-2]',
    192,
    '000f1ad7cd8e320fb8ff1ac810b1fccb3f631740eef4b895f675742f902096b8',
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

/** Version 2 added itself, and what Wizards built; States of version 1 had neither. */
function asWritten(state: State): object {
  if (state.version > 1) return state;
  const { version: _, cities, ...rest } = state;
  return { ...rest, cities: cities.map(({ cards, gold, since }) => ({ cards, gold, since })) };
}

describe.each(GOLDEN)('%s %s', (file, _rules, actions, hash) => {
  const golden = load(file);

  it('ends as it did', () => {
    const match = replay(citadels, golden.events);
    expect(match.status).toBe('finished');
    expect(match.path).toHaveLength(actions);
    expect(result(match)).toEqual(golden.result);
    expect(stateHash(asWritten(match.state))).toBe(hash);
  });

  it('is the record that was made', () => {
    const chain: string[] = [];
    for (const event of golden.events) chain.push(chainLink(chain.at(-1) ?? '', event));
    expect(chain).toEqual(golden.chain);
    expect(commitment(golden.seed)).toBe((golden.events[0] as StartEvent).commitment);
  });
});
