import { describe, expect, it } from 'vitest';
import { OWN_FACES } from '../rules/components.ts';
import { citytrixx, type State } from '../rules/index.ts';
import { heldCard } from '../rules/state.ts';
import { placeDisc } from '../rules/track.ts';
import { asked, enter, ids, kinds, lay, play, refusal, started, valueIn } from './stage.ts';

type Scene = Parameters<typeof lay>[1];

/** The stock round of a staged table of three, values 40, 45 and 40. */
function market(scene: Scene, values: readonly number[] = [40, 45, 40]): State {
  const state = lay(started(values), { year: 2, cash: [100, 200, 300], ...scene });
  enter(state, 'speakingOrder');
  return state;
}

const heldBy = (state: State, seat: number): string => ids(state.held[seat]!.map(heldCard));
const put = (state: State, company: string, value: number): void =>
  placeDisc(state, OWN_FACES.companies.indexOf(company as 'BE'), OWN_FACES.positions.indexOf(value));

describe('speaking', () => {
  it('[CTX-ORDER-1] the poorest first, and so for the whole round', () => {
    const state = market({ cash: [300, 100, 200], concealed: ['', 'FR-C2', 'DE-C2'] });
    expect(state.order).toEqual([1, 2, 0]);
    play(state, 'buy:FR-C2');
    play(state, 'buy:DE-C2');
    play(state, 'pass');
    expect(asked(state)).toBe(1);
    expect(state.order).toEqual([1, 2, 0]);
  });

  it('[CTX-ORDER-2] of equals the colour with less priority first', () => {
    // Priority is blue, yellow, pink.
    expect(market({ cash: [90, 90, 90] }).order).toEqual([2, 0, 1]);
    expect(market({ cash: [90, 80, 90] }).order).toEqual([1, 2, 0]);
  });

  it('[CTX-ORDER-3] may buy after having passed; ends when all pass in a row', () => {
    const state = market({ concealed: ['BE-C2', '', 'DE-C2'] });
    play(state, 'pass');
    play(state, 'pass');
    play(state, 'buy:DE-C2');
    expect(state.passes).toBe(0);
    play(state, 'buy:BE-C2');
    play(state, 'pass');
    play(state, 'pass');
    expect([asked(state), state.step]).toEqual([0, 'trade']);
    expect(kinds(play(state, 'pass'))).toContain('yearEnded');
    expect(state.year).toBe(3);
  });
});

describe('buying', () => {
  it('[CTX-BUY-1] what one has concealed oneself, and what is on the table', () => {
    const state = market({ concealed: ['BE-C2 BE-M7', 'FR-C2'], table: 'DE-C4' });
    expect(refusal(state, 'buy:FR-C2')).toBe('CTX-BUY-1 refusal.notForSale');
    expect(refusal(state, 'buy:BE-M7')).toBe('CTX-BUY-1 refusal.notForSale');
    expect(refusal(state, 'buy:BE-C4')).toBe('CTX-BUY-1 refusal.notForSale');
    expect(citytrixx.legalActions(state, 0).map((one) => citytrixx.format(one))).toEqual([
      'pass',
      'buy:BE-C2',
      'buy:BE-C2:BE-M7',
      'buy:DE-C4',
      'buy:DE-C4:BE-M7',
    ]);
    expect(play(state, 'buy:DE-C4')).toContainEqual(
      expect.objectContaining({ kind: 'bought', from: 'table' }),
    );
    expect([heldBy(state, 0), ids(state.table), ids(state.concealed[0]!)]).toEqual([
      'DE-C4',
      '',
      'BE-C2 BE-M7',
    ]);
  });

  it('[CTX-BUY-2] [CTX-BUY-4] with money, money cards, or both', () => {
    const state = market({ cash: [30, 200, 300], concealed: ['BE-C2 BE-M7 FR-M3'] });
    expect(refusal(state, 'buy:BE-C2')).toBe('CTX-BUY-2 refusal.tooDear');
    expect(refusal(state, 'buy:BE-C2:BE-M7')).toBe('CTX-BUY-2 refusal.tooDear');
    expect(refusal(state, 'buy:BE-C2:BE-M7,DE-M1')).toBe('CTX-BUY-2 refusal.notYourMoney');
    expect(refusal(state, 'buy:BE-C2:BE-M7,BE-M7')).toBe('CTX-BUY-2 refusal.moneyTwice');
    const facts = play(state, 'buy:BE-C2:BE-M7,FR-M3');
    expect(facts[0]).toMatchObject({ price: 40, cash: 30, money: ['BE-M7', 'FR-M3'], lost: 0 });
    expect([state.cash[0], state.paidBought[0], ids(state.spent)]).toEqual([0, 30, 'BE-M7 FR-M3']);
  });

  it('[CTX-BUY-3] no change: the rest is lost', () => {
    const state = market({ cash: [0, 1, 2], concealed: ['BE-C2 BE-M15 FR-M15 DE-M13'] });
    expect(play(state, 'buy:BE-C2:BE-M15,FR-M15,DE-M13')[0]).toMatchObject({ cash: 0, lost: 3 });
    expect(state.cash[0]).toBe(0);
  });

  it('[CTX-OPTION-1] money cards may be worth double', () => {
    const state = started([40, 45, 40], { moneyValue: 'doubled' });
    lay(state, { year: 2, cash: [26, 200, 300], concealed: ['BE-C2 BE-M7'] });
    enter(state, 'speakingOrder');
    expect(play(state, 'buy:BE-C2:BE-M7')[0]).toMatchObject({ price: 40, cash: 26 });
    expect(refusal(market({ cash: [26, 200, 300], concealed: ['BE-C2 BE-M7'] }), 'buy:BE-C2:BE-M7')).toBe(
      'CTX-BUY-2 refusal.tooDear',
    );
  });

  it('[CTX-BUY-5] the value rises unless the President buys', () => {
    const state = market({ concealed: ['BE-C2', 'DE-C2'] });
    play(state, 'buy:BE-C2');
    expect(valueIn(state, 'BE')).toBe(40);
    play(state, 'buy:DE-C2');
    expect(valueIn(state, 'DE')).toBe(45);
    // By who presided before the purchase.
    const other = market({ cash: [500, 600, 700], concealed: ['DE-C2'], held: ['DE-C4@1 DE-C6@1'] });
    expect(kinds(play(other, 'buy:DE-C2'))).toBe('bought valued presidency');
    expect([valueIn(other, 'DE'), other.president[2]]).toEqual([45, 0]);
  });

  it('[CTX-LIMIT-1] six shares, concealed ones not counted', () => {
    const state = market({
      concealed: ['BE-C10 BE-C12 FR-C2'],
      held: ['BE-C2@1 BE-C4@1 BE-C6@1'],
    });
    play(state, 'buy:BE-C10');
    play(state, 'pass');
    play(state, 'pass');
    expect(refusal(state, 'buy:BE-C12')).toBe('CTX-LIMIT-1 refusal.sixShares');
    expect(refusal(state, 'buy:FR-C2')).toBe('');
  });
});

describe('selling', () => {
  it('[CTX-SELL-1] only with a purchase, both or neither', () => {
    const state = market({ cash: [0, 200, 300], concealed: ['BE-C2'], held: ['FR-C2@1 DE-C4@1'] });
    put(state, 'DE', 30);
    expect(citytrixx.parse('sell:FR')).toBeUndefined();
    const before = JSON.stringify(state);
    expect(refusal(state, 'buy:BE-C2::DE')).toBe('CTX-SELL-1 refusal.tooDear');
    expect(JSON.stringify(state)).toBe(before);
    const facts = play(state, 'buy:BE-C2::FR');
    expect(kinds(facts)).toBe('sold valued bought');
    expect([state.cash[0], valueIn(state, 'FR')]).toEqual([5, 40]);
  });

  it('[CTX-SELL-2] one that was bought in an earlier year', () => {
    const state = market({ concealed: ['BE-C2'], held: ['FR-C2@2 DE-C4@1'] });
    expect(refusal(state, 'buy:BE-C2::FR')).toBe('CTX-SELL-2 refusal.tooNew');
    expect(refusal(state, 'buy:BE-C2::IT')).toBe('CTX-SELL-2 refusal.noShares');
    expect(refusal(state, 'buy:BE-C2::CH')).toBe('CTX-SELL-2 refusal.nothingToSell');
    expect(refusal(state, 'buy:BE-C2::DE')).toBe('');
  });

  it('[CTX-SELL-3] brings the value, then the disc goes back', () => {
    const state = market({ concealed: ['BE-C2'], held: ['FR-C2@1'] });
    put(state, 'FR', 0);
    expect(play(state, 'buy:BE-C2::FR')[0]).toMatchObject({ kind: 'sold', price: 0 });
    expect([valueIn(state, 'FR'), state.gotSold[0]]).toEqual([0, 0]);
  });

  it('[CTX-SELL-4] stays on the table for others, this year and later', () => {
    const state = market({ cash: [1, 2, 300], concealed: ['BE-C2 BE-M1'], held: ['FR-C2@1'] });
    play(state, 'buy:BE-C2::FR');
    expect(ids(state.table)).toBe('FR-C2');
    play(state, 'pass');
    play(state, 'pass');
    expect(refusal(state, 'buy:FR-C2')).toBe('CTX-LIMIT-2 refusal.soldNow');
    play(state, 'pass');
    expect([state.year, ids(state.table)]).toEqual([3, 'FR-C2']);
    expect(state.hands[1]).not.toContain(24);
    enter(lay(state, { cash: [100, 200, 300], table: 'FR-C2' }), 'speakingOrder');
    expect(refusal(state, 'buy:FR-C2')).toBe('');
  });

  it('[CTX-SELL-5] the oldest of a company first', () => {
    const state = market({ year: 3, concealed: ['BE-C2'], held: ['FR-C2@2 FR-C10@1 FR-C4@3'] });
    expect(play(state, 'buy:BE-C2::FR')[0]).toMatchObject({ card: 'FR-C10' });
  });

  it('[CTX-SELL-6] never the President’s certificate', () => {
    const state = market({ concealed: ['FR-C2'] });
    expect(refusal(state, 'buy:FR-C2::BE')).toBe('CTX-SELL-6 refusal.onlyPresident');
  });

  it('[CTX-LIMIT-2] not both ways in one year', () => {
    const state = market({ cash: [100, 2000, 3000], concealed: ['BE-C2 FR-C6'], held: ['FR-C2@1 BE-C4@1'] });
    expect(refusal(state, 'buy:FR-C6::FR')).toBe('CTX-LIMIT-2 refusal.sellsWhatItBuys');
    play(state, 'buy:BE-C2::FR');
    play(state, 'pass');
    play(state, 'pass');
    expect(refusal(state, 'buy:FR-C6')).toBe('CTX-LIMIT-2 refusal.soldNow');
    expect(refusal(state, 'buy:FR-C6::BE')).toBe('CTX-LIMIT-2 refusal.soldNow');
    const other = market({ cash: [500, 600, 700], concealed: ['BE-C2 DE-C2'], held: ['BE-C4@1'] });
    play(other, 'buy:BE-C2');
    play(other, 'pass');
    play(other, 'pass');
    expect(refusal(other, 'buy:DE-C2::BE')).toBe('CTX-LIMIT-2 refusal.boughtNow');
  });
});

describe('the presidency', () => {
  it('[CTX-PRESIDENT-1] passes to strictly more', () => {
    const state = market({ concealed: ['DE-C2 DE-C4'], held: ['DE-C6@1'] });
    play(state, 'buy:DE-C2');
    expect(state.president[2]).toBe(2);
    play(state, 'pass');
    play(state, 'pass');
    expect(play(state, 'buy:DE-C4')).toContainEqual({ kind: 'presidency', seat: 0, from: 2, company: 'DE' });
    expect(state.president[2]).toBe(0);
  });

  it('[CTX-PRESIDENT-2] for two certificates, the oldest, which keep their year', () => {
    const state = market({ year: 3, concealed: ['DE-C2'], held: ['DE-C6@1 DE-C10@2'] });
    play(state, 'buy:DE-C2');
    expect(citytrixx.observe(state, 0).seats[0]!.certificates).toEqual([{ card: 'DE-C2', year: 3 }]);
    expect(citytrixx.observe(state, 0).seats[2]!.certificates).toEqual([
      { card: 'DE-C6', year: 1 },
      { card: 'DE-C10', year: 2 },
    ]);
    expect(citytrixx.observe(state, 0).seats.map(({ shares }) => shares.DE)).toEqual([3, 0, 2]);
  });

  it('[CTX-PRESIDENT-3] after a sale to the one with the most, of equals clockwise', () => {
    const held = ['BE-C2@1', 'BE-C4@1 BE-C6@1 BE-C8@1', 'BE-C10@1 BE-C12@1 BE-C14@1'];
    const state = market({ concealed: ['FR-C2'], held });
    play(state, 'buy:FR-C2::BE');
    expect(state.president[0]).toBe(1);
    // From the old President on: pink sits next.
    const other = market({ cash: [900, 100, 950], concealed: ['', 'DE-C2'], held });
    other.president[0] = 1;
    other.held[1] = other.held[0]!.splice(0, 1);
    other.held[0] = market({ held }).held[1]!.slice();
    play(other, 'buy:DE-C2::BE');
    expect(other.president[0]).toBe(2);
    const most = market({ concealed: ['FR-C2'], held: [held[0]!, held[1]!, `${held[2]} BE-C16@1`] });
    play(most, 'buy:FR-C2::BE');
    expect(most.president[0]).toBe(2);
  });
});
