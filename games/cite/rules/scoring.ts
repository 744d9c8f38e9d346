import type { Seat } from '@pentapolis/kernel';
import { professionOf, sizeOf } from './buildings.ts';
import { type CardSpec, cardOf } from './cards.ts';
import { indexOfBuilding } from './exchange.ts';
import { casesOf, isSurrounded } from './layout.ts';
import { type Pile, total } from './resources.ts';
import { type State, seatsOf, type Table } from './state.ts';

/** What counts at the end besides buildings, as a card sees it. */
export interface Holdings {
  /** Cases of all buildings. */
  readonly cases: number;
  /** Unused Resources, those in the Bank included. */
  readonly resources: number;
  /** Cards in hand. [CTE-CARD-7] */
  readonly cards: readonly CardSpec[];
  /** Sizes of all surrounded buildings. */
  readonly surrounded: readonly number[];
  readonly allWorkshops: boolean;
}

export interface Score {
  readonly buildings: number;
  /** Cases that cards add, the one for Resources apart. */
  readonly cards: number;
  /** Cases for unused Resources. */
  readonly converted: number;
  readonly cases: number;
  /** Resources beyond that: the tie-break. */
  readonly left: number;
}

/** [CTE-END-4] Ten Resources a Case, or as a card says. */
function convert(resources: number, cards: readonly CardSpec[]): { converted: number; left: number } {
  const plain = { converted: Math.floor(resources / 10), left: resources % 10 };
  for (const { effect } of cards) {
    if (effect.op !== 'leftoverRate') continue;
    const converted = Math.floor(resources / effect.per);
    const extra = converted - plain.converted;
    if (extra > effect.maxExtra) return { ...plain, converted: plain.converted + effect.maxExtra };
    if (extra > 0) return { converted, left: resources % effect.per };
  }
  return plain;
}

function cardCases({ cards, surrounded, allWorkshops }: Holdings): number {
  let sum = 0;
  for (const { effect } of cards) {
    if (effect.op === 'scorePerSurrounded') {
      const count = surrounded.filter((size) => size >= effect.minSize).length;
      sum += Math.min(effect.max, count * effect.each);
    }
    if (effect.op === 'scoreOneSurrounded' && surrounded.includes(effect.size)) sum += effect.extra;
    if (effect.op === 'scoreIfOwnsAll' && allWorkshops) sum += effect.extra;
  }
  return sum;
}

/** [CTE-END-3] [CTE-CARD-7] */
export function scoreHoldings(holdings: Holdings): Score {
  const { cases: buildings, resources } = holdings;
  const cards = cardCases(holdings);
  const { converted, left } = convert(resources, holdings.cards);
  return { buildings, cards, converted, cases: buildings + cards + converted, left };
}

/** What a seat has by what lies open, and the cards it is known to hold. */
export function holdingsOf(table: Table, seat: Seat, cards: readonly CardSpec[]): Holdings {
  const { buildings } = table;
  return {
    cases: casesOf(buildings, seat),
    resources: total(table.resources[seat] as Pile) + total(table.banks[seat] as Pile),
    cards,
    surrounded: cards.some(({ timing }) => timing === 'endOfGame')
      ? buildings.flatMap(({ building, owner }, index) =>
          owner === seat && isSurrounded(buildings, index) ? [sizeOf(building)] : [],
        )
      : [],
    allWorkshops: professionOf(seat).workshops.every((id) => indexOfBuilding(table, seat, id) >= 0),
  };
}

export function scoresOf(state: State): Score[] {
  return seatsOf(state).map((seat) =>
    scoreHoldings(
      holdingsOf(
        state,
        seat,
        (state.hands[seat] as State['hands'][number]).map(({ card }) => cardOf(state.custom, card)),
      ),
    ),
  );
}
