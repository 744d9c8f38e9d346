import { fastChance } from '@pentapolis/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cityIncome, dividendFor, OWN_FACES } from '../rules/components.ts';
import { citytrixx, readComponents, readScoreSheet, type State } from '../rules/index.ts';
import { moneyIn, payments } from '../rules/payment.ts';
import { incomeChoices } from '../rules/steps/operate.ts';
import { beats } from '../rules/steps/trick.ts';
import { placeDisc, stepsFor } from '../rules/track.ts';
import { lay, started } from './stage.ts';

const aCard = fc.integer({ min: 0, max: 71 });
const someCards = (kind: number, most: number) =>
  fc.uniqueArray(
    fc
      .tuple(fc.integer({ min: 0, max: 2 }), fc.integer({ min: 0, max: 7 }))
      .map(([company, place]) => company * 24 + kind * 8 + place),
    { maxLength: most },
  );

describe('properties', () => {
  it('[CTX-TRICK-3] [CTX-TRICK-4] of different cards one always wins, and winning is transitive', () => {
    const state = started([45, 45, 40]);
    fc.assert(
      fc.property(aCard, aCard, aCard, (a, b, c) => {
        // One card a player: no two of a company meet.
        fc.pre(new Set([a, b, c].map((card) => Math.floor(card / 24))).size === 3);
        expect(beats(state, a, b)).not.toBe(0);
        expect(Math.sign(beats(state, a, b))).toBe(-Math.sign(beats(state, b, a)));
        if (beats(state, a, b) < 0 && beats(state, b, c) < 0) expect(beats(state, a, c)).toBeLessThan(0);
      }),
      { seed: 41 },
    );
  });

  it('[CTX-OPERATE-2] the listed choices reach every income there is, and no other', () => {
    fc.assert(
      fc.property(
        someCards(0, 6),
        fc.constantFrom('BE-T1', 'BE-T7', 'BE-T11', 'BE-T1 BE-T7'),
        (cities, trains) => {
          const state = lay(started([40, 45, 40]), { year: 2, trains: { BE: trains } });
          state.cities[0] = cities.toSorted((a, b) => a - b);
          const most = { 'BE-T1': 1, 'BE-T7': 2, 'BE-T11': 3, 'BE-T1 BE-T7': 3 }[trains]!;
          const reachable = new Set<number>();
          for (let bits = 0; bits < 2 ** cities.length; bits++) {
            const chosen = cities.filter((_, at) => (bits >> at) & 1);
            if (chosen.length <= most)
              reachable.add(chosen.reduce((sum, city) => sum + cityIncome(OWN_FACES, city, 2), 0));
          }
          const ways = incomeChoices(state, 0);
          expect([...ways.keys()].toSorted((a, b) => a - b)).toEqual(
            [...reachable].toSorted((a, b) => a - b),
          );
          for (const [income, chosen] of ways) {
            expect(chosen.length).toBeLessThanOrEqual(most);
            expect(chosen.reduce((sum, city) => sum + cityIncome(OWN_FACES, city, 2), 0)).toBe(income);
          }
        },
      ),
      { seed: 42, numRuns: 60 },
    );
  });

  it('[CTX-BUY-2] a way to pay is listed whenever there is one, and each can be paid', () => {
    const state = started([40, 45, 40]);
    fc.assert(
      fc.property(
        someCards(2, 6),
        fc.integer({ min: 0, max: 120 }),
        fc.integer({ min: 0, max: 120 }),
        (cards, price, cash) => {
          const ways = payments(state, cards, price, cash);
          expect(ways.length > 0).toBe(cash + moneyIn(state, cards) >= price);
          for (const way of ways) expect(cash + moneyIn(state, way)).toBeGreaterThanOrEqual(price);
          expect(new Set(ways.map(String)).size).toBe(ways.length);
        },
      ),
      { seed: 43 },
    );
  });

  it('[CTX-DIVIDEND-1] is a tenth, halves up', () => {
    for (let income = 0; income < 1000; income += 5)
      expect(dividendFor(OWN_FACES, income)).toBe(Math.floor(income / 10 + 0.5));
  });

  it('[CTX-VALUE-3] more income never moves a disc less', () => {
    fc.assert(
      fc.property(fc.nat(600), fc.nat(600), fc.constantFrom(...OWN_FACES.positions), (one, other, value) => {
        if (one <= other) expect(stepsFor(one, value)).toBeLessThanOrEqual(stepsFor(other, value));
      }),
      { seed: 44 },
    );
  });

  it('[CTX-TRACK-2] priority always goes by value', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.integer({ min: 0, max: 2 }), fc.integer({ min: 0, max: 20 })), {
          maxLength: 20,
        }),
        (moves) => {
          const state = started([40, 45, 40]);
          for (const [company, space] of moves) placeDisc(state, company, space);
          const values = state.priority.map((company) => state.position[company]!);
          expect(values).toEqual(values.toSorted((a, b) => b - a));
          expect(state.priority.toSorted((a, b) => a - b)).toEqual([0, 1, 2]);
          const last = moves.at(-1);
          if (last !== undefined) expect(values.lastIndexOf(last[1])).toBe(state.priority.indexOf(last[0]));
        },
      ),
      { seed: 45 },
    );
  });

  it('readers never throw, whatever they are given', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        readComponents(value);
        readScoreSheet(value);
        citytrixx.readAction(value);
      }),
      { seed: 46 },
    );
  });

  it('the number of choices at fixed positions stays what it is', () => {
    const counts = (seats: number): string => {
      const chance = fastChance(seats);
      const state: State = citytrixx.setup({ seats, options: { moneyValue: 'rank' } }, chance);
      const seen: string[] = [];
      for (let actions = 0; ; actions++) {
        const [seat] = citytrixx.deciding(state);
        if (seat === undefined) return seen.join(' ');
        const list = citytrixx.legalActions(state, seat);
        if (actions % 25 === 0) seen.push(`${state.step}:${list.length}`);
        citytrixx.apply(state, seat, list[chance.pick(list.length)]!, chance);
      }
    };
    expect(counts(3)).toMatchInlineSnapshot(
      `"chooseCompany:5 takeLast:4 playCards:4 drawForLoser:8 takeLast:4 playCards:4 drawForLoser:12 playCards:9 drawForLoser:12 takeInOrder:12"`,
    );
  });
});
