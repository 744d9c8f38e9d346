import { readFileSync } from 'node:fs';
import {
  chainLink,
  commitment,
  fold,
  type LogEvent,
  openMatch,
  replay,
  result,
  type StartEvent,
  stateHash,
} from '@pentapolis/kernel';
import { describe, expect, it } from 'vitest';
import { isOver, loadFast, moveFrom, play, ranking, scores } from '../rules/fast/index.ts';
import { type Action, akropolis, type State } from '../rules/index.ts';

/**
 * Golden matches: what the version of the rules they name made of them, for ever. The hash is that of the final State, in
 * the shape it had when they were written. `replays.make.ts` wrote them.
 */
const GOLDEN = [
  {
    file: 'two.json',
    rules: '[AKR-END-1] [AKR-END-2]',
    actions: 36,
    hash: 'e9bef6bffc2892560af6bf8b907d8eff5c844726be3024d129f4734675c788aa',
  },
  {
    file: 'four-all-variants.json',
    rules: '[AKR-END-1] [AKR-VARIANT-1] [AKR-OPTION-5]',
    actions: 60,
    hash: '11c47c90ea48a2a97f4928564c06d8bfe82c601e06b8a077017a77c9ed742191',
  },
  {
    file: 'three-long-other-rulings.json',
    rules: '[AKR-OPTION-1] [AKR-OPTION-2] [AKR-OPTION-3] [AKR-OPTION-4]',
    actions: 60,
    hash: '277f8f4ddd832e908ac21a5f58e57910c43034e6f37d28af5f521228648f87c8',
  },
  {
    file: 'solo-won.json',
    rules: '[AKR-SOLO-11]',
    actions: 18,
    hash: 'dcfa57b4a8ac8e9a97401bfe5e8222fc77e73e389ca70dfb32304d5319e56b6d',
  },
  {
    file: 'solo-lost.json',
    rules: '[AKR-SOLO-11] [AKR-SOLO-10]',
    actions: 18,
    hash: '79d2d0321cff0ed132f8fd6f38af1d67f34e472af3308d18800f7bddea2a468a',
  },
  {
    file: 'three-drawn-first.json',
    rules: '[AKR-VARIANT-4] [AKR-OPTION-6] [AKR-SETUP-4]',
    actions: 60,
    hash: '5e4f443cb7752ed043d10366c58a74f19641140c83407bf8f746d1c7cd6ca575',
  },
] as const;

interface Recorded {
  readonly events: readonly LogEvent[];
  readonly chain: readonly string[];
  readonly seed: string;
  readonly result: { readonly ranking: readonly number[]; readonly scores: readonly number[] };
}

const load = (file: string): Recorded =>
  JSON.parse(readFileSync(new URL(`../replays/${file}`, import.meta.url), 'utf8'));

/** Version 2 added who began and the version itself; matches of version 1 had neither. */
function asWritten(state: State): object {
  if (state.choices.version > 1) return state;
  const { first, ...rest } = state;
  expect(first).toBe(0);
  const { version: _, ...choices } = state.choices;
  return { ...rest, choices };
}

describe.each(GOLDEN)('$file $rules', ({ file, actions, hash }) => {
  const golden = load(file);

  it('ends as it did', () => {
    const match = replay(akropolis, golden.events);
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

  it('is the same match on the fast path', () => {
    const match = openMatch(akropolis, golden.events[0] as StartEvent);
    const position = loadFast(match.state);
    for (const event of golden.events.slice(1)) {
      fold(match, event);
      if (event.kind === 'act') play(position, moveFrom(event.action as unknown as Action));
    }
    const totals: number[] = [];
    scores(position, totals);
    expect(isOver(position)).toBe(true);
    expect(totals).toEqual(golden.result.scores);
    expect(ranking(position)).toEqual(golden.result.ranking);
  });
});
