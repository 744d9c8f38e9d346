import type { Seat } from '@pentapolis/kernel';
import type { Target } from './action.ts';
import { districtOf } from './cards.ts';
import type { City, State } from './state.ts';

/** A district of a city as an action names it. */
export function targetAt(city: City, seat: Seat, at: number): Target {
  const card = districtOf(city.cards[at]!);
  return city.gold[at] === 1 ? { seat, card, beautified: true } : { seat, card };
}

/** Every district on the table, city by city, those that can't be told apart once. */
export function eachTarget(state: State): Target[] {
  return state.cities.flatMap((city, seat) =>
    city.cards
      .map((_, at) => at)
      .filter((at) => firstAlike(city, at) === at)
      .map((at) => targetAt(city, seat, at)),
  );
}

function firstAlike({ cards, gold }: City, at: number): number {
  for (let other = 0; other < at; other++)
    if (cards[other] === cards[at] && gold[other] === gold[at]) return other;
  return at;
}
