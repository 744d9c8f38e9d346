import { describe, expect, it } from 'vitest';
import { rankOf } from '../rules/cards.ts';
import { OWN_FACES } from '../rules/components.ts';
import { citytrixx, OWN_SET, type State, trickStanding } from '../rules/index.ts';
import { deckOf } from '../rules/steps/deal.ts';
import { asked, cards, ids, inOrder, kinds, lay, play, refusal, started } from './stage.ts';

const view = (state: State, seat = 0) => citytrixx.observe(state, seat);

describe('the cards', () => {
  it('[CTX-CARD-1] certificates are even, trains and money odd, eight of each', () => {
    for (const [kind, ranks] of [
      ['certificate', [2, 4, 6, 8, 10, 12, 14, 16]],
      ['train', [1, 3, 5, 7, 9, 11, 13, 15]],
      ['money', [1, 3, 5, 7, 9, 11, 13, 15]],
    ] as const)
      expect(
        OWN_SET.cards.filter((face) => face.company === 'NL' && face.kind === kind).map(({ rank }) => rank),
      ).toEqual(ranks);
    expect(cards('IT-M15 BE-C2').map(rankOf)).toEqual([2, 15]);
  });

  it('[CTX-CARD-2] earn by the hexagon of the year', () => {
    expect(OWN_SET.cards.find(({ id }) => id === 'FR-C8')?.income).toEqual({
      yellow: 20,
      green: 30,
      brown: 35,
    });
  });

  it('[CTX-CARD-3] trains have levels', () => {
    const levels = OWN_SET.cards.filter(({ company, kind }) => company === 'DE' && kind === 'train');
    expect(levels.map(({ rank, trainLevel }) => [rank, trainLevel])).toEqual([
      [1, 1],
      [3, 1],
      [5, 1],
      [7, 2],
      [9, 2],
      [11, 3],
      [13, 3],
      [15, 4],
    ]);
  });
});

describe('the deal', () => {
  it('[CTX-SETUP-5] [CTX-DEAL-1] brings 14 cards, six more, four more', () => {
    const state = started([40, 45, 40]);
    expect(deckOf(state, OWN_FACES, 0)).toHaveLength(14);
    lay(state, { year: 2 });
    // Three T1 are gone.
    expect(deckOf(state, OWN_FACES, 0)).toHaveLength(17);
    lay(state, { year: 3, trains: { BE: 'BE-T11' }, held: ['', 'BE-C4@1'], table: 'BE-C6' });
    expect(ids(deckOf(state, OWN_FACES, 0))).toBe(
      'BE-C2 BE-C8 BE-C10 BE-C12 BE-C14 BE-C16 BE-T13 BE-T15 BE-M1 BE-M3 BE-M5 BE-M7 BE-M9 BE-M11 BE-M13 BE-M15',
    );
  });

  it('[CTX-DEAL-2] [CTX-DEAL-3] deals ten, and makes stacks of the rest by their backs', () => {
    const state = started([40, 45, 40]);
    expect(state.hands.map((hand) => hand.length)).toEqual([10, 10, 10]);
    expect(ids(state.hands[1]!)).toBe('FR-C2 FR-C4 FR-C6 FR-C8 FR-C10 FR-T1 FR-T3 FR-T5 FR-T7 FR-T9');
    expect(view(state).stacks).toEqual({
      certificate: { size: 0 },
      train: { size: 0 },
      money: { size: 12, top: 'DE-M7' },
    });
    expect(state.tricks).toBe(10);
  });

  it('[CTX-DEAL-4] plays as many tricks as the shortest hand has cards', () => {
    const state = lay(started([40, 45, 40]), {
      held: ['', 'BE-C2@1 BE-C4@1 BE-C6@1 BE-C8@1 BE-C10@1'],
      trains: { BE: 'BE-T7 BE-T9 BE-T11 BE-T13' },
      table: 'BE-C12 BE-C14',
    });
    play(prepared(state), 'pass');
    expect(state.year).toBe(2);
    expect([state.hands.map((hand) => hand.length), state.tricks]).toEqual([[6, 10, 10], 6]);
  });
});

/** The last pass of a year is about to be made. */
function prepared(state: State): State {
  state.step = 'trade';
  state.passes = state.seats - 1;
  state.turn = 0;
  return state;
}

describe('a trick', () => {
  it('[CTX-TRICK-1] is first led by the colour with priority, whoever presides it', () => {
    const state = started([40, 45, 40]);
    expect([asked(state), state.trick.leader]).toEqual([1, 1]);
    state.president[1] = 2;
    state.step = 'trade';
    state.passes = 2;
    state.turn = 0;
    play(state, 'pass');
    expect([state.year, state.trick.leader]).toEqual([2, 1]);
  });

  it('[CTX-TRICK-2] goes clockwise; any card of the hand may be played', () => {
    const state = started([40, 45, 40]);
    expect(citytrixx.decision(state, 1)).toMatchObject({ kind: 'play', args: { trick: 1, leads: true } });
    expect(citytrixx.legalActions(state, 1)).toHaveLength(10);
    expect(refusal(state, 'play:BE-C2')).toBe('CTX-TRICK-2 refusal.notInHand');
    expect(refusal(state, 'play:FR-M1')).toBe('CTX-TRICK-2 refusal.notInHand');
    play(state, 'play:FR-C2');
    expect(asked(state)).toBe(2);
    play(state, 'play:DE-T1');
    expect(asked(state)).toBe(0);
    expect(kinds(play(state, 'play:BE-C10'))).toBe('played trickWon');
  });

  /** Yellow 40, blue 45, pink 40, as in the overview of the rulebook. */
  function tricked(...plays: readonly [string, string, string]): State {
    const state = lay(started([40, 45, 40]), {
      hands: [plays[0], plays[1], plays[2]],
      stacks: ['', '', 'BE-M1'],
    });
    for (const seat of [1, 2, 0]) play(state, `play:${plays[seat]}`);
    return state;
  }

  it('[CTX-TRICK-3] [CTX-TRICK-4] golden: pink 8, then blue black 7, then yellow black 7', () => {
    const state = tricked('BE-M7', 'FR-M7', 'DE-C8');
    expect(state.trick.order).toEqual([2, 1, 0]);
    expect(trickStanding(view(state)).map(({ seat, why }) => [seat, why])).toEqual([
      [2, 'rank'],
      [1, 'track'],
      [0, undefined],
    ]);
  });

  const ORDERS: [string, [string, string, string], number[]][] = [
    ['[CTX-TRICK-4] black before colours', ['BE-M7', 'FR-T7', 'DE-T7'], [0, 1, 2]],
    ['[CTX-TRICK-4] colours by the track', ['BE-C8', 'FR-C8', 'DE-C8'], [1, 0, 2]],
    ['[CTX-TRICK-3] numbers first', ['BE-C2', 'FR-M1', 'DE-T3'], [2, 0, 1]],
  ];
  it.each(ORDERS)('%s', (_, plays, order) => {
    expect(tricked(...plays).trick.order).toEqual(order);
  });

  it('[CTX-WIN-1] [CTX-WIN-2] [CTX-WIN-3] the winner takes two, the last draws', () => {
    const state = tricked('BE-M7', 'FR-M7', 'DE-C8');
    expect(asked(state)).toBe(2);
    expect(refusal(state, 'take:FR-C2:share')).toBe('CTX-WIN-1 refusal.notInTrick');
    play(state, 'take:BE-M7:money');
    expect(asked(state)).toBe(1);
    play(state, 'take:DE-C8:share');
    expect([asked(state), citytrixx.decision(state, 2)?.rule]).toEqual([2, 'CTX-WIN-2']);
    play(state, 'take:FR-M7:city:BE');
    expect([asked(state), citytrixx.decision(state, 0)?.rule]).toEqual([0, 'CTX-WIN-3']);
    expect(refusal(state, 'take:DE-C8:share')).toBe('CTX-WIN-3 refusal.notTurnedUp');
    const facts = play(state, 'take:BE-M1:money');
    expect(kinds(facts)).toBe('took stackEmpty trickBegan');
    expect(state.concealed.map(ids)).toEqual(['BE-M1', 'DE-C8', 'BE-M7']);
    expect(ids(state.cities[0]!)).toBe('FR-M7');
  });

  it('[CTX-TRICK-5] the winner leads the next', () => {
    const state = tricked('BE-M7', 'FR-M7', 'DE-C8');
    for (const text of ['take:BE-M7:money', 'take:DE-C8:share', 'take:FR-M7:money']) play(state, text);
    state.hands.forEach((_, seat) => {
      state.hands[seat] = cards(['BE-C2', 'FR-C2', 'DE-C2'][seat]!);
    });
    play(state, 'take:BE-M1:money');
    expect([state.trick.number, state.trick.leader, asked(state)]).toEqual([2, 2, 2]);
    expect(view(state).lastTrick).toMatchObject({ number: 1, leader: 1, order: [2, 1, 0] });
  });

  it('[CTX-WIN-3] the next card of a stack is turned up', () => {
    const state = lay(started([40, 45, 40]), {
      hands: ['BE-C2', 'FR-C4', 'DE-C6'],
      stacks: ['BE-C10 FR-C10', 'BE-T9', ''],
    });
    for (const text of ['play:FR-C4', 'play:DE-C6', 'play:BE-C2']) play(state, text);
    for (const text of ['take:BE-C2:share', 'take:FR-C4:share', 'take:DE-C6:share']) play(state, text);
    expect(citytrixx.decision(state, 0)?.args).toEqual({ from: 'stack', cards: ['FR-C10', 'BE-T9'] });
    expect(play(state, 'take:FR-C10:share')).toContainEqual({
      kind: 'turnedUp',
      back: 'certificate',
      card: 'BE-C10',
      reveals: true,
    });
  });

  it('[CTX-WIN-4] without stacks the last takes the last card of the trick', () => {
    const state = lay(started([40, 45, 40]), { hands: ['BE-C2', 'FR-C4', 'DE-C6'] });
    for (const text of ['play:FR-C4', 'play:DE-C6', 'play:BE-C2']) play(state, text);
    play(state, 'take:BE-C2:share');
    play(state, 'take:FR-C4:share');
    expect(asked(state)).toBe(0);
    expect(kinds(play(state, 'take:DE-C6:share'))).toBe('took trickBegan');
    expect(state.concealed.map(ids)).toEqual(['DE-C6', 'FR-C4', 'BE-C2']);
  });

  it('two players: the winner takes both cards', () => {
    const state = lay(started([40, 45]), { hands: ['BE-C2', 'FR-C4'], stacks: ['', 'BE-T9', ''] });
    play(state, 'play:FR-C4');
    play(state, 'play:BE-C2');
    play(state, 'take:BE-C2:share');
    expect(asked(state)).toBe(1);
    play(state, 'take:FR-C4:share');
    expect(asked(state)).toBe(0);
    play(state, 'take:BE-T9:train');
    expect(ids(state.concealed[1]!)).toBe('BE-C2 FR-C4');
  });
});

describe('using a card', () => {
  const winning = (): State => {
    const state = lay(started([40, 45, 40]), {
      hands: ['BE-T7', 'FR-M7', 'DE-C8'],
      stacks: ['', '', 'BE-M1'],
    });
    for (const text of ['play:FR-M7', 'play:DE-C8', 'play:BE-T7']) play(state, text);
    return state;
  };

  it('[CTX-USE-1] at once: what for is part of taking it', () => {
    expect(citytrixx.parse('take:BE-T7')).toBeUndefined();
    expect(citytrixx.readAction({ kind: 'take', card: 'BE-T7', as: 'gift' })).toMatchObject({
      rule: 'CTX-USE-1',
    });
    expect(refusal(winning(), 'take:BE-T7:train:BE')).toBe('CTX-USE-1 refusal.noCompanyHere');
  });

  it('[CTX-USE-2] only certificates and money are concealed', () => {
    const state = winning();
    expect(refusal(state, 'take:BE-T7:share')).toBe('CTX-USE-2 refusal.wrongUse');
    expect(refusal(state, 'take:DE-C8:money')).toBe('CTX-USE-2 refusal.wrongUse');
    play(state, 'take:FR-M7:money');
    expect(ids(state.concealed[2]!)).toBe('FR-M7');
  });

  it('[CTX-USE-3] a train works for its own colour', () => {
    const state = winning();
    expect(refusal(state, 'take:DE-C8:train')).toBe('CTX-USE-3 refusal.wrongUse');
    play(state, 'take:BE-T7:train');
    expect(ids(state.trains[0]!)).toBe('BE-T7');
  });

  it('[CTX-USE-4] a city goes to any company in play', () => {
    const state = winning();
    expect(refusal(state, 'take:BE-T7:city')).toBe('CTX-USE-4 refusal.cityNeedsCompany');
    expect(refusal(state, 'take:BE-T7:city:IT')).toBe('CTX-USE-4 refusal.companyNotInPlay');
    const [fact] = play(state, 'take:BE-T7:city:FR', inOrder);
    expect(fact).toMatchObject({ kind: 'took', city: 'Genk', income: 15, company: 'FR' });
    expect(ids(state.cities[1]!)).toBe('BE-T7');
  });
});
