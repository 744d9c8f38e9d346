import { describe, expect, it } from 'vitest';
import {
  type Action,
  amountsOf,
  CARD_IDS,
  type CardId,
  canalCards,
  cardOf,
  cite,
  holdingsOf,
  type Play,
  type State,
  scoreHoldings,
} from '../rules/index.ts';
import { pileOf } from '../rules/resources.ts';
import { act, begin, finishTurn, give, place, refusedBy, stand } from './stage.ts';

const play = (card: CardId, more: Partial<Play> = {}): Action => ({
  kind: 'play',
  card,
  give: {},
  take: {},
  cells: [],
  ...more,
});

/** Puts cards from the pile into a hand. */
function deal(state: State, seat: number, ...cards: readonly CardId[]): void {
  state.pile = state.pile.filter(({ card }) => !cards.includes(card));
  state.hands[seat] = [...state.hands[seat]!, ...cards.map((card) => ({ card, known: 1 << seat }))].sort(
    (a, b) => CARD_IDS.indexOf(a.card) - CARD_IDS.indexOf(b.card),
  );
}

/** Turn 2 of an Advanced match with some buildings and cards. */
function advanced(cards: readonly CardId[] = [], prepare: (state: State) => void = () => {}): State {
  const state = begin(4, { game: 'advanced' });
  prepare(state);
  finishTurn(state);
  deal(state, 0, ...cards);
  return state;
}

/** The gap before the Production of turn 2, with cards in the hand of seat 0. */
function gap(cards: readonly CardId[], prepare: (state: State) => void = () => {}): State {
  const state = begin(4, { game: 'advanced' });
  prepare(state);
  deal(state, 0, ...cards);
  for (const seat of [0, 1, 2, 3]) act(state, seat, { kind: 'finish' });
  expect(state.phase).toBe('between');
  return state;
}

const held = (state: State, seat = 0) => amountsOf(state.resources[seat]!);

describe('cards', () => {
  it('[CTE-CARD-1] [CTE-CARD-2] [CTE-CARD-14] the top of the pile for one building right, a free one too', () => {
    const state = begin(4, { game: 'advanced' });
    expect(state.pile.map(({ card }) => card)).toEqual(CARD_IDS);
    act(state, 0, { kind: 'invest' });
    expect(state.rights[0]).toBe(6);
    expect(state.hands[0]!.map(({ card }) => card)).toEqual(['I01']);
  });

  it('[CTE-CARD-3] six at most, however they come', () => {
    const state = advanced(['I01', 'I02', 'I03', 'I04', 'I05', 'I06']);
    state.rights[0] = 1;
    deal(state, 1, 'I09');
    expect(refusedBy(state, 0, { kind: 'invest' })).toBe('CTE-CARD-3');
    act(state, 1, { kind: 'offer', clauses: [{ kind: 'card', from: 1, to: 0, card: 'I09' }], answers: 0 });
    expect(refusedBy(state, 0, { kind: 'sign', offer: 1 })).toBe('CTE-CARD-3');
  });

  it('[CTE-CARD-5] a played card goes under the pile, [CTE-CARD-8] so does one thrown away', () => {
    const state = advanced(['I09', 'I10']);
    act(state, 0, play('I09'));
    expect(held(state)).toEqual({ wood: 5 });
    act(state, 0, { kind: 'discard', card: 'I10' });
    expect(state.pile.slice(-2).map(({ card }) => card)).toEqual(['I09', 'I10']);
    expect(refusedBy(state, 0, { kind: 'discard', card: 'I10' })).toBe('CTE-CARD-8');
  });

  it('[CTE-CARD-6] others see how many, not which; [CTE-CLAUSE-2] naming one in an offer shows it', () => {
    const state = advanced(['I09', 'I10']);
    expect(cite.observe(state, 1).hands[0]).toEqual({ count: 2, known: [] });
    expect(cite.observe(state, 0).hands[0]!.known).toHaveLength(2);
    expect(
      refusedBy(state, 1, {
        kind: 'offer',
        clauses: [{ kind: 'card', from: 0, to: 1, card: 'I10' }],
        answers: 0,
      }),
    ).toBe('CTE-CLAUSE-2');
    act(state, 0, { kind: 'offer', clauses: [{ kind: 'card', from: 0, to: 1, card: 'I10' }], answers: 0 });
    expect(cite.observe(state, 'spectator').hands[0]!.known).toEqual([{ card: 'I10', open: true }]);
    act(state, 1, { kind: 'sign', offer: 1 });
    expect(cite.observe(state, 2).hands[1]!.known).toEqual([{ card: 'I10', open: true }]);
  });

  it('[CTE-CARD-4] [CTE-CARD-10] each at its moment: Production cards only in the gap', () => {
    const state = advanced(['I02', 'I05', 'I07']);
    stand(state, 0, ['mill', -2, -2]);
    for (const card of ['I02', 'I05'] as const) expect(refusedBy(state, 0, play(card))).toBe('CTE-CARD-4');
    expect(refusedBy(state, 0, play('I07'))).toBeUndefined();
    const between = gap(['I02', 'I07'], (table) => stand(table, 0, ['mill', -2, -2]));
    expect(refusedBy(between, 0, play('I07'))).toBe('CTE-CARD-4');
    expect(cite.deciding(between)).toEqual([0]);
    act(between, 0, { kind: 'finish' });
    expect(between.phase).toBe('main');
  });

  it('[CTE-CARD-9] an empty pile gives nothing', () => {
    const state = advanced();
    state.hands[1] = state.pile.splice(0).map(({ card }) => ({ card, known: 2 }));
    state.rights[0] = 1;
    expect(refusedBy(state, 0, { kind: 'invest' })).toBe('CTE-CARD-9');
  });

  it('[CTE-CARD-11] cheaper buildings: with the card in the same action, [CTE-MANU-2] at least 1', () => {
    const state = advanced(['I11', 'I12', 'I13'], (table) => stand(table, 0, ['bank', -1, -1]));
    state.rights[0] = 2;
    expect(refusedBy(state, 0, play('I11'))).toBe('CTE-CARD-11');
    expect(refusedBy(state, 0, place('tradingPost', -2, -1, { cards: ['I12'] }))).toBe('CTE-CARD-11');
    // [CTE-CARD-12]
    expect(refusedBy(state, 0, place('mill', -3, -2, { cards: ['I13'] }))).toBe('CTE-CARD-12');
    act(state, 0, place('mill', -3, -2, { cards: ['I11', 'I12'] }));
    expect(state.rights[0]).toBe(1);
    expect(state.pile.slice(-2).map(({ card }) => card)).toEqual(['I11', 'I12']);
  });

  it('[CTE-CARD-14] on the first turn only what says so', () => {
    const state = begin(4, { game: 'advanced' });
    deal(state, 0, 'I11', 'I21', 'I09', 'I07');
    expect(refusedBy(state, 0, place('bank', -1, -1, { cards: ['I11'] }))).toBe('CTE-CARD-14');
    expect(refusedBy(state, 0, play('I07'))).toBe('CTE-CARD-4');
    act(state, 0, play('I21'));
    expect(state.rights[0]).toBe(8);
    act(state, 0, play('I09'));
  });
});

describe('effects', () => {
  it('Toll: all but the largest take 4 Gold', () => {
    const state = gap(['I01'], (table) => stand(table, 2, ['bank', 0, 0]));
    act(state, 0, play('I01'));
    expect(state.resources.map((pile) => pile[4])).toEqual([4, 4, 0, 4]);
  });

  it('Fair Wind and Festive Evening: three times, for this turn', () => {
    const state = gap(['I02', 'I06'], (table) =>
      stand(table, 0, ['smallShop', -1, -1], ['mill', -2, -3], ['inn', -3, -1]),
    );
    act(state, 0, play('I02'));
    act(state, 0, play('I06'));
    expect(held(state)).toEqual({ wood: 9 });
    finishTurn(state);
    expect(held(state)).toEqual({ wood: 13 });
  });

  it('[CTE-CARD-15] Family Business: a Shop, a Bank or street Gold once more, no Port, Canal or Guild', () => {
    const state = gap(['I03'], (table) => {
      stand(table, 0, ['bank', -1, -1], ['shoppingStreet', -4, -1], ['guild', -2, -3]);
      table.banks[0] = pileOf({ wood: 2 });
    });
    expect(refusedBy(state, 0, play('I03', { cells: [{ x: -2, y: -3 }] }))).toBe('CTE-CARD-15');
    act(state, 0, play('I03', { cells: [{ x: -1, y: -1 }] }));
    // twice the interest and twice the Bank's street Gold; the Guild beside the street has its Gold once
    expect(held(state)).toEqual({ wood: 4, gold: 3 });
  });

  it('Bill of Exchange: interest twice, 6 at most, or 2 Gold', () => {
    const state = gap(['I08'], (table) => {
      stand(table, 0, ['bank', -1, -1]);
      table.banks[0] = pileOf({ wood: 3 });
    });
    act(state, 0, play('I08'));
    expect(held(state)).toEqual({ wood: 6 });
    const poor = gap(['I08']);
    act(poor, 0, play('I08'));
    expect(held(poor)).toEqual({ gold: 2 });
  });

  it('Market Day: 3 for 1, or two stalls', () => {
    const state = advanced(['I04'], (table) => stand(table, 0, ['market', -2, -2]));
    give(state, 0, { wood: 12 });
    act(state, 0, play('I04'));
    act(state, 0, { kind: 'market', of: 0, give: { wood: 3 }, take: 'glass' });
    const without = advanced(['I04']);
    give(without, 0, { wood: 12 });
    act(without, 0, play('I04'));
    for (let count = 0; count < 2; count++)
      act(without, 0, { kind: 'market', of: 0, give: { wood: 4 }, take: 'glass' });
    expect(refusedBy(without, 0, { kind: 'market', of: 0, give: { wood: 4 }, take: 'glass' })).toBe(
      'CTE-BUILD-2',
    );
  });

  it('Journeymen, Town Charter, Good Season, Caravan', () => {
    const state = advanced(['I07', 'I21', 'I09', 'I10'], (table) => stand(table, 0, ['guild', -2, -2]));
    expect(state.rights[0]).toBe(1);
    act(state, 0, play('I07'));
    act(state, 0, play('I21'));
    expect(state.rights[0]).toBe(4);
    expect(refusedBy(state, 0, play('I10', { take: { wood: 3 } }))).toBe('CTE-CARD-4');
    act(state, 0, play('I10', { take: { stone: 1, lock: 1, glass: 1 } }));
    expect(held(state)).toEqual({ stone: 1, lock: 1, glass: 1 });
    const without = advanced(['I07']);
    act(without, 0, play('I07'));
    expect(without.rights[0]).toBe(1);
  });

  it('Town Works: up to 4 Cases at 2 Gold', () => {
    const state = advanced(['I14'], (table) => stand(table, 0, ['bank', -1, -1]));
    give(state, 0, { gold: 8 });
    act(state, 0, place('mill', -3, -2, { gold: 4, cards: ['I14'] }));
    expect(held(state)).toEqual({});
  });

  it('Right of Way: two buildings are adjacent for this turn', () => {
    const state = gap(['I15'], (table) =>
      stand(table, 0, ['mill', -2, -2], ['bank', -3, -1], ['smallShop', -4, -1]),
    );
    act(
      state,
      0,
      play('I15', {
        cells: [
          { x: -2, y: -2 },
          { x: -4, y: -1 },
        ],
      }),
    );
    expect(held(state)).toEqual({ wood: 2 });
    finishTurn(state);
    expect(held(state)).toEqual({ wood: 3 });
  });

  it('Knack of the Trade, Masterpiece, Fair, Clearance Sale, Crowds', () => {
    const state = advanced(['I16', 'I17', 'I18', 'I19']);
    give(state, 0, { cloth: 5, stone: 5, gold: 1 });
    act(state, 0, play('I16', { recipe: 'sculptor' }));
    act(state, 0, play('I17'));
    act(state, 0, { kind: 'transform', workshop: 'sculptor', of: 0, times: 2 });
    expect(held(state).sculpture).toBe(4);
    expect(refusedBy(state, 0, { kind: 'transform', workshop: 'sculptor', of: 0, times: 2 })).toBe(
      'CTE-CARD-4',
    );
    act(state, 0, { kind: 'transform', workshop: 'sculptor', of: 0, times: 1 });
    expect(held(state).sculpture).toBe(6);
    act(state, 0, play('I18', { give: { stone: 2 }, take: { wood: 2 } }));
    act(state, 0, play('I19'));
    act(state, 0, { kind: 'flea', of: 0, take: 'glass' });
    expect(held(state)).toEqual({ wood: 2, cloth: 2, sculpture: 6, glass: 1 });
    const crowds = gap(['I20'], (table) =>
      stand(table, 0, ['shoppingStreet', -3, -1], ['bank', -1, -2], ['tradingPost', -2, -2]),
    );
    act(crowds, 0, play('I20'));
    expect(held(crowds)).toEqual({ gold: 1 + 2 + 2 });
  });
});

describe('cards for the end', () => {
  it('[CTE-CARD-7] count in hand only, [CTE-CARD-12] surrounded by edges, corners apart', () => {
    const state = begin(4, { game: 'advanced' });
    stand(
      state,
      0,
      ['bank', -2, -2],
      ['smallShop', -1, -2],
      ['smallShop', -3, -2],
      ['smallShop', -2, -1],
      ['smallShop', -2, -3],
      ['glassworks', -5, -2],
      ['locksmith', -7, -2],
      ['joiner', -9, -2],
    );
    const score = (...cards: readonly CardId[]) =>
      scoreHoldings(
        holdingsOf(
          state,
          0,
          cards.map((card) => cardOf([], card)),
        ),
      ).cards;
    expect(score()).toBe(0);
    expect(score('I22')).toBe(2);
    expect(score('I24')).toBe(2);
    expect(score('I05')).toBe(0);
    expect(score('I22', 'I24')).toBe(4);
  });

  it('Town Treasure: 6 a Case, 3 more at most', () => {
    const score = (resources: number) =>
      scoreHoldings({ cases: 0, resources, cards: [cardOf([], 'I23')], surrounded: [], allWorkshops: false });
    expect([score(17), score(29), score(100)].map(({ converted, left }) => [converted, left])).toEqual([
      [2, 5],
      [4, 5],
      [13, 0],
    ]);
  });

  it('Rising Land Value: surrounded buildings of 4 and more, 3 at most', () => {
    const score = (surrounded: number[]) =>
      scoreHoldings({ cases: 0, resources: 0, cards: [cardOf([], 'I05')], surrounded, allWorkshops: false })
        .cards;
    expect([score([1, 4]), score([4, 4, 9, 8]), score([3])]).toEqual([1, 3, 0]);
  });
});

describe('Canals and Ports', () => {
  it('[CTE-CANAL-1] one edge draws a card, two draw none', () => {
    const state = begin(4, { game: 'advanced' });
    stand(state, 0, ['canal', -3, -1]);
    stand(state, 3, ['canal', -1, 0, true]);
    expect([canalCards(state, 0), canalCards(state, 3)]).toEqual([1, 1]);
    const twice = begin(4, { game: 'advanced' });
    stand(twice, 0, ['canal', -3, -1]);
    stand(twice, 3, ['canal', -4, 0]);
    expect([canalCards(twice, 0), canalCards(twice, 3)]).toEqual([0, 0]);
    stand(twice, 0, ['port', -2, -3], ['port', -5, -3]);
    expect(canalCards(twice, 0)).toBe(0);
    stand(twice, 0, ['port', -5, -2]);
    expect(canalCards(twice, 0)).toBe(1);
  });

  it('[CTE-CANAL-2] a Paved Street joins Canals whatever the contact; a Port does not', () => {
    const state = begin(4, { game: 'advanced' });
    stand(state, 0, ['canal', -3, -1], ['pavedStreet', -6, -1], ['port', -3, -3]);
    stand(state, 3, ['canal', -6, 0]);
    expect([canalCards(state, 0), canalCards(state, 3)]).toEqual([1, 1]);
    const port = begin(4, { game: 'advanced' });
    stand(port, 0, ['canal', -3, -1], ['port', -5, -2]);
    stand(port, 3, ['canal', -6, 0]);
    expect([canalCards(port, 0), canalCards(port, 3)]).toEqual([1, 0]);
  });

  it('[CTE-PORT-1] [CTE-CANAL-3] two cards at the end of Production, one kept, the other unseen under the pile', () => {
    const state = begin(4, { game: 'advanced' });
    act(state, 0, place('port', -2, -2));
    for (const seat of [0, 1, 2, 3]) act(state, seat, { kind: 'finish' });
    expect(state.phase).toBe('ports');
    expect(cite.observe(state, 1).peek).toEqual({ count: 2, known: [] });
    expect(refusedBy(state, 0, { kind: 'keep', card: 'I09' })).toBe('CTE-PORT-1');
    act(state, 0, { kind: 'keep', card: 'I02' });
    expect(state.hands[0]!.map(({ card }) => card)).toEqual(['I02']);
    expect(state.pile.at(-1)!.card).toBe('I01');
    expect(cite.observe(state, 0).pile.known).toEqual([{ at: 22, card: 'I01', open: false }]);
    expect(cite.observe(state, 1).pile.known).toEqual([]);
    expect(state.phase).toBe('main');
  });

  it('[CTE-PORT-2] a full hand looks and keeps none', () => {
    const state = begin(4, { game: 'advanced' });
    act(state, 0, place('port', -2, -2));
    deal(state, 0, 'I11', 'I12', 'I13', 'I14', 'I15', 'I16');
    for (const seat of [0, 1, 2, 3]) act(state, seat, { kind: 'finish' });
    act(state, 0, { kind: 'finish' });
    expect(state.phase).toBe('main');
    expect(state.hands[0]).toHaveLength(6);
    expect(cite.observe(state, 0).pile.known.map(({ card }) => card)).toEqual(['I01', 'I02']);
  });

  it('[CTE-PORT-3] the owner says which comes first', () => {
    const state = begin(4, { game: 'advanced' });
    stand(state, 0, ['canal', -3, -1], ['port', -5, -2]);
    for (const seat of [0, 1, 2, 3]) act(state, seat, { kind: 'finish' });
    expect(cite.legalActions(state, 0)).toEqual([
      { kind: 'collect', source: 'port' },
      { kind: 'collect', source: 'canal' },
    ]);
    act(state, 0, { kind: 'collect', source: 'canal' });
    expect(state.hands[0]!.map(({ card }) => card)).toEqual(['I01']);
    expect(state.peek.map(({ card }) => card)).toEqual(['I02', 'I03']);
  });
});
