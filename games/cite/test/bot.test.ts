import { fastChance, type Policy, type Seat, type Setup } from '@pentapolis/kernel';
import { describe, expect, it } from 'vitest';
import { bots } from '../bot/index.ts';
import { meansOf, planFor } from '../bot/plan.ts';
import { type Action, type Clause, cite, type State, type View } from '../rules/index.ts';
import { pileOf } from '../rules/resources.ts';
import { act, begin, finishTurn, give, place, stand, tableOf } from './stage.ts';

const policy = (name: string): Policy<View, Action> => bots.policies[name]!;

/** What a bot does in a position. */
const ask = (state: State, seat: Seat, name = 'negotiator'): Action =>
  policy(name)({ view: cite.observe(state, seat), seat }, fastChance(1));

/** A whole match; every answer has to be legal. */
function playMatch(setup: Setup, names: readonly string[], seed: number): State {
  const chance = fastChance(seed);
  const state = cite.setup(setup, chance);
  for (let count = 0; count < 3000; count++) {
    const [seat] = cite.deciding(state);
    if (seat === undefined) return state;
    const action = policy(names[seat]!)({ view: cite.observe(state, seat), seat }, chance);
    expect(cite.check(state, seat, action)).toBeUndefined();
    cite.apply(state, seat, action, chance);
  }
  throw new Error('the match did not end');
}

const all = (name: string): string[] => [name, name, name, name];

describe('a match between bots', () => {
  it('ends, and a table that deals builds far more than one that does not', () => {
    const mean = (name: string): number => {
      const scores = cite.scores(playMatch(tableOf(4), all(name), 1));
      return scores.reduce((sum, score) => sum + score, 0) / scores.length;
    };
    const [dealing, building] = [mean('negotiator'), mean('builder')];
    expect(dealing).toBeGreaterThanOrEqual(40);
    expect(dealing).toBeGreaterThan(1.15 * building);
  });

  it.each([
    [3, { game: 'advanced' }, ['negotiator', 'citizen', 'apprentice']],
    [3, { game: 'grand', timeIsGold: true }, ['negotiator', 'builder', 'negotiator']],
    [3, { simultaneous: true, gift: ['1'] }, ['negotiator', 'builder', 'citizen']],
    [3, { interdistrict: true, handicap1: '6' }, ['negotiator', 'negotiator', 'apprentice']],
  ] as const)('ends at a table of %i with %o', (seats, options, names) => {
    expect(playMatch(tableOf(seats, options), names, 2).phase).toBe('over');
  });
});

describe('the negotiator', () => {
  const begun = (): State => {
    const state = begin();
    for (const [seat, x, y] of [
      [0, -1, -1],
      [1, 0, -1],
      [2, 0, 0],
      [3, -1, 0],
    ] as const)
      act(state, seat, place('tradingPost', x, y));
    finishTurn(state);
    return state;
  };
  const offered = (state: State, by: Seat, clauses: readonly Clause[]): number => {
    act(state, by, { kind: 'offer', clauses, answers: 0 });
    return state.nextOffer - 1;
  };

  it('signs a fair swap and refuses a lopsided one, however often it comes', () => {
    const state = begun();
    give(state, 0, { wood: 8 });
    give(state, 1, { stone: 8 });
    const fair: Clause[] = [
      { kind: 'give', from: 1, to: 0, amounts: { stone: 3 } },
      { kind: 'give', from: 0, to: 1, amounts: { wood: 3 } },
    ];
    const lopsided: Clause[] = [
      { kind: 'give', from: 1, to: 0, amounts: { stone: 1 } },
      { kind: 'give', from: 0, to: 1, amounts: { wood: 6 } },
    ];
    for (let count = 0; count < 5; count++) {
      const id = offered(state, 1, lopsided);
      const answer = ask(state, 0);
      expect(answer).not.toEqual({ kind: 'sign', offer: id });
      act(state, 0, answer);
    }
    expect(state.resources[0]![0]).toBe(8);
    for (const { id, status, by } of state.offers)
      if (status === 'open') act(state, by, { kind: 'withdraw', offer: id });
    const id = offered(state, 1, fair);
    expect(ask(state, 0)).toEqual({ kind: 'sign', offer: id });
  });

  it('never signs what it can’t keep: payments beyond its income, places it can’t build on, words', () => {
    const state = begun();
    give(state, 1, { stone: 20, gold: 9 });
    const price: Clause = { kind: 'give', from: 1, to: 0, amounts: { stone: 9, gold: 5 } };
    for (const promise of [
      { kind: 'pay', from: 0, to: 1, amounts: { wood: 4 }, first: 3, last: 7 },
      { kind: 'place', from: 0, to: 1, building: 'mill', at: { x: -30, y: -30, turned: false }, by: 3 },
      { kind: 'text', from: 0, to: 1, text: 'I will help you.' },
    ] as const) {
      const id = offered(state, 1, [promise, price]);
      expect(ask(state, 0)).toEqual({ kind: 'decline', offer: id });
      act(state, 0, { kind: 'decline', offer: id });
    }
    const keepable = offered(state, 1, [
      { kind: 'pay', from: 0, to: 1, amounts: { gold: 1 }, first: 3, last: 4 },
      { kind: 'give', from: 1, to: 0, amounts: { stone: 5 } },
    ]);
    expect(ask(state, 0)).toEqual({ kind: 'sign', offer: keepable });
  });

  it('pays for a Mill beside its Shops by the turn, as long as that is worth it', () => {
    const state = begun();
    stand(state, 0, ['largeShop', -2, -3]);
    const when = { one: { owner: 1, building: 'mill' }, other: { owner: 0, building: 'largeShop' } } as const;
    const deal = (amount: number): Clause[] => [
      { kind: 'place', from: 1, to: 0, building: 'mill', beside: { owner: 0, building: 'largeShop' }, by: 3 },
      { kind: 'pay', from: 0, to: 1, amounts: { wood: amount }, first: 4, last: 7, when },
    ];
    const dear = offered(state, 1, deal(5));
    expect(ask(state, 0)).toEqual({ kind: 'decline', offer: dear });
    act(state, 0, { kind: 'decline', offer: dear });
    const good = offered(state, 1, deal(2));
    expect(ask(state, 0)).toEqual({ kind: 'sign', offer: good });
  });

  it('offers a round of swaps to the whole table, and waits for the answers', () => {
    const state = begun();
    (['wood', 'stone', 'metal', 'cloth'] as const).forEach((resource, seat) => {
      give(state, seat, { [resource]: 8 });
    });
    const action = ask(state, 0);
    expect(action.kind).toBe('offer');
    act(state, 0, action);
    expect(state.offers[0]!.parties).toEqual([0, 1, 2, 3]);
    expect(ask(state, 0)).toEqual({ kind: 'finish' });
    for (const seat of [1, 2, 3]) expect(ask(state, seat)).toEqual({ kind: 'sign', offer: 1 });
  });

  it('finds deals only where it may deal: a builder refuses and offers nothing', () => {
    const state = begun();
    give(state, 0, { wood: 8 });
    give(state, 1, { stone: 8 });
    const id = offered(state, 1, [
      { kind: 'give', from: 1, to: 0, amounts: { stone: 8 } },
      { kind: 'give', from: 0, to: 1, amounts: { wood: 1 } },
    ]);
    expect(ask(state, 0, 'builder')).toEqual({ kind: 'decline', offer: id });
  });

  it('judges by what was done: what is broken is guilty, words are not', () => {
    const state = begun();
    const clauses: Clause[] = [
      { kind: 'pay', from: 0, to: 1, amounts: { glass: 2 }, first: 7, last: 7 },
      { kind: 'text', from: 0, to: 1, text: 'Peace.' },
    ];
    const id = offered(state, 0, clauses);
    act(state, 1, { kind: 'sign', offer: id });
    while (state.phase === 'main') finishTurn(state);
    expect(ask(state, 1)).toEqual({ kind: 'vote', accusation: 0, guilty: true });
    act(state, 1, { kind: 'vote', accusation: 0, guilty: true });
    expect(ask(state, 1)).toEqual({ kind: 'vote', accusation: 1, guilty: false });
  });
});

describe('a plan', () => {
  it('uses workshops, Market and Flea Market where that buys more Cases', () => {
    const state = begin();
    stand(state, 0, ['joiner', -2, -1], ['glassworks', -4, -1], ['market', -3, -3], ['fleaMarket', -5, -1]);
    const hand = pileOf({ wood: 4, stone: 2, metal: 2, cloth: 2 });
    const plan = planFor(hand, meansOf(state, 0), 46, 0.3);
    expect(plan.cases).toBeGreaterThan(
      planFor(hand, { ...meansOf(state, 0), recipes: [], rate: 0, fleaUses: 0 }, 46, 0.3).cases,
    );
    give(state, 0, { wood: 4, stone: 2, metal: 2, cloth: 2 });
    for (const step of plan.steps) act(state, 0, step);
    expect(state.resources[0]).toEqual(plan.after);
  });
});

it('the four levels are there, each with a player', () => {
  expect(bots.levels.map(({ id }) => id)).toEqual(['apprentice', 'citizen', 'builder', 'master']);
  expect(bots.levels.every(({ bot }) => bot in bots.policies)).toBe(true);
});
