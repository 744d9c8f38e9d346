import { isViolation, type Json } from '@pentapolis/kernel';
import { describe, expect, it } from 'vitest';
import { cite, OWN_CARDS, type State } from '../rules/index.ts';
import { act, inOrder, tableOf } from './stage.ts';

const own = () => JSON.parse(JSON.stringify({ cards: OWN_CARDS })) as { cards: Record<string, Json>[] };

/** What becomes of the own set with one member of one card changed. */
function changed(index: number, member: string, value: Json): unknown {
  const { cards } = own();
  return cite.readComponents!({ cards: cards.with(index, { ...cards[index]!, [member]: value }) });
}

describe('a replacement set of cards [CTE-CARD-13]', () => {
  it('may be our own set', () => {
    expect(cite.readComponents!(own())).toEqual(own());
  });

  it.each([
    ['components', null, () => cite.readComponents!(null)],
    ['cards', 'too few', () => cite.readComponents!({ cards: own().cards.slice(1) })],
    ['cards.3.id', 'out of order', () => changed(3, 'id', 'I05')],
    ['cards.0.name.fr', 'no French name', () => changed(0, 'name', { en: 'Toll' })],
    ['cards.0.colour', 'an unknown member', () => changed(0, 'colour', 'red')],
    ['cards.0.timing', 'no such timing', () => changed(0, 'timing', 'never')],
    ['cards.0.effect.op', 'no such effect', () => changed(0, 'effect', { op: 'win' })],
    [
      'cards.0.effect.gold',
      'no number',
      () => changed(0, 'effect', { op: 'gainEachExceptLargest', gold: 'four' }),
    ],
    [
      'cards.3.effect.fallback.rate',
      'a missing part',
      () => changed(3, 'effect', { op: 'marketRate', rate: 3, fallback: { uses: 2 } }),
    ],
    [
      'cards.2.effect.exclude.0',
      'no building',
      () => changed(2, 'effect', { op: 'produceAgain', exclude: ['tower'] }),
    ],
    ['cards.4.timing', 'for the end, but played', () => changed(4, 'timing', 'anytime')],
    ['cards.1.timing', 'for Production, but after it', () => changed(1, 'timing', 'construction')],
  ])('is refused with the field: %s (%s)', (field, _, read) => {
    const refusal = read();
    if (!isViolation(refusal)) throw new Error('it was accepted');
    expect(refusal.rule).toBe('CTE-CARD-13');
    expect(refusal.args.field).toBe(field);
  });

  it('is played by: other names are told, other numbers count', () => {
    const set = own();
    set.cards[8] = {
      ...set.cards[8]!,
      name: { en: 'Rich Woods', fr: 'Bois riches' },
      effect: { op: 'gain', ownRaw: 9 },
    };
    const setup = { ...tableOf(4, { game: 'advanced' }), components: cite.readComponents!(set) as Json };
    const state: State = cite.setup(setup, inOrder);
    state.hands[0] = [{ card: 'I09', known: 1 }];
    state.pile = state.pile.filter(({ card }) => card !== 'I09');
    const facts = act(state, 0, { kind: 'play', card: 'I09', give: {}, take: {}, cells: [] });
    expect(facts[0]).toMatchObject({ kind: 'played', cardEn: 'Rich Woods', cardFr: 'Bois riches' });
    expect(state.resources[0]![0]).toBe(9);
    expect(cite.observe(state, 1).custom[8]!.name.en).toBe('Rich Woods');
  });
});
