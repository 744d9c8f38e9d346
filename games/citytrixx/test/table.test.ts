import { fastChance } from '@pentapolis/kernel';
import { expect, it } from 'vitest';
import { investorAction } from '../bot/investor.ts';
import { type Action, citytrixx, faceOf, type QuestionKind, type State } from '../rules/index.ts';
import { finalRows } from '../table/final/rows.ts';
import { buyOf, cardsOf, composed, type Ground, NO_AIM, pressCard } from '../table/model/aim.ts';
import { newPad, pad, padScore } from '../table/pad/pad-state.ts';

const START = { seats: 3, options: { moneyValue: 'rank' } };

/** Every question of a match between three investors, as the seat asked sees it. */
function* questions(seed: number): Generator<{ state: State; seat: number; ground: Ground }> {
  const chance = fastChance(seed);
  const state = citytrixx.setup(START, chance);
  for (let [seat] = citytrixx.deciding(state); seat !== undefined; [seat] = citytrixx.deciding(state)) {
    const ground: Ground = {
      question: citytrixx.decision(state, seat)?.kind as QuestionKind,
      view: citytrixx.observe(state, seat),
      legal: citytrixx.legalActions(state, seat),
    };
    yield { state, seat, ground };
    citytrixx.apply(state, seat, investorAction(state, seat, chance), chance);
  }
}

it('what the table proposes is allowed, whatever card is pressed', () => {
  const proposed = new Set<string>();
  for (const { state, seat, ground } of questions(3))
    for (const card of [undefined, ...cardsOf(ground)]) {
      const action = composed(card === undefined ? NO_AIM : pressCard(NO_AIM, card, ground), ground);
      if (action === undefined) continue;
      expect(citytrixx.check(state, seat, action), citytrixx.format(action)).toBeUndefined();
      proposed.add(action.kind);
    }
  expect([...proposed].sort()).toEqual(['buy', 'operate', 'play']);
});

it('a purchase wastes no money card unless there is no other way', () => {
  const wasted = ({ view }: Ground, action: Action): number => {
    if (action.kind !== 'buy') return 0;
    const { value = 0 } = view.companies.find(({ id }) => id === faceOf(view, action.card).company) ?? {};
    const given = action.money.reduce((sum, id) => sum + faceOf(view, id).worth, 0);
    return Math.max(0, given - value);
  };
  for (const { ground } of questions(5)) {
    if (ground.question !== 'trade') continue;
    for (const card of cardsOf(ground)) {
      const own = buyOf({ card }, ground) as Action;
      const unsold = ground.legal.filter(
        (other) => other.kind === 'buy' && other.card === card && other.sell === undefined,
      );
      if (unsold.some((other) => wasted(ground, other) === 0)) expect(wasted(ground, own)).toBe(0);
    }
  }
});

it('the final sheet adds up to the fortunes', () => {
  let last: State | undefined;
  for (const { state } of questions(7)) last = state;
  const state = last as State;
  const view = citytrixx.observe(state, 'spectator');
  const rows = finalRows(view);
  expect(view.phase).toBe('over');
  expect(view.seats.map((_, seat) => rows.reduce((sum, { points }) => sum + (points[seat] ?? 0), 0))).toEqual(
    citytrixx.scores(state),
  );
});

it('the pad keeps Presidents when a player leaves, and says what is wrong', () => {
  const nameOf = (player: number): string => `P${player}`;
  const left = pad(newPad(), { kind: 'removePlayer', at: 0 });
  expect(left.companies.map(({ president }) => president)).toEqual([undefined, 0, 1]);
  expect('rule' in padScore(left, nameOf)).toBe(false);
  const crowded = pad(newPad(), { kind: 'shares', at: 1, company: 'BE', count: 3 });
  expect(padScore(crowded, nameOf)).toMatchObject({ rule: 'CTX-PRESIDENT-1' });
});
