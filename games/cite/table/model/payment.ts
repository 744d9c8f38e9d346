import type { Seat } from '@pentapolis/kernel';
import type { Action, ActionOf } from '../../rules/action.ts';
import type { BuildingId } from '../../rules/buildings.ts';
import type { CardId } from '../../rules/cards.ts';
import type { Spot } from '../../rules/geometry.ts';
import { termsOf } from '../../rules/placement.ts';
import { cheapest, type Purchase } from '../../rules/price.ts';
import { amountsOf, GOLD, type Pile } from '../../rules/resources.ts';
import type { View } from '../../rules/view.ts';

/** How a building would be paid in one place. */
export interface Payment {
  /** Cases it costs there. */
  readonly cost: number;
  /** Cases paid in Gold, how many may be, and their price. */
  readonly gold: number;
  readonly goldCases: number;
  readonly goldPrice: number;
  /** Building rights missing, and the cheapest way to buy them; undefined when it can't be bought. */
  readonly missing: number;
  readonly purchase: Purchase | undefined;
  readonly place: ActionOf<'place'>;
}

interface Wish {
  readonly building: BuildingId;
  readonly spot: Spot;
  readonly cards: readonly CardId[];
  /** Cases to be paid in Gold; undefined = as many as rights are missing. */
  readonly gold: number | undefined;
}

export function paymentOf(view: View, seat: Seat, { building, spot, cards, gold: wanted }: Wish): Payment {
  const { cost, goldCases, goldPrice } = termsOf(view, building, spot, cards);
  const rights = view.rights[seat] as number;
  const held = view.resources[seat] as Pile;
  const most = goldPrice === 0 ? 0 : Math.min(goldCases, Math.floor((held[GOLD] as number) / goldPrice));
  const gold = Math.min(most, Math.max(0, wanted ?? cost - rights));
  const missing = Math.max(0, cost - gold - rights);
  const left = held.with(GOLD, (held[GOLD] as number) - gold * goldPrice);
  return {
    cost,
    gold,
    goldCases: most,
    goldPrice,
    missing,
    purchase: missing === 0 ? undefined : cheapest(left, missing),
    place: { kind: 'place', building, x: spot.x, y: spot.y, turned: spot.turned, gold, cards },
  };
}

export const buyOf = ({ sets }: Purchase): Action => ({ kind: 'buy', sets: sets.map(amountsOf) });
