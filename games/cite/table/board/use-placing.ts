import type { Violation } from '@pentapolis/kernel';
import { useCallback, useMemo, useState } from 'react';
import type { Action } from '../../rules/action.ts';
import { type BuildingId, rowOf } from '../../rules/buildings.ts';
import { type CardId, cardOf, helpsBuilding } from '../../rules/cards.ts';
import { type Cell, canTurn, footprint, type Spot } from '../../rules/geometry.ts';
import type { Building } from '../../rules/layout.ts';
import { legalSpots, moveSpots } from '../../rules/spots.ts';
import type { View } from '../../rules/view.ts';
import { type Gains, gainsOf } from '../model/gains.ts';
import { ahead, middleOf, nearestSpot, sameSpot, spotAbout } from '../model/geo.ts';
import { buyOf, type Payment, paymentOf } from '../model/payment.ts';
import type { BoardProps } from './board-props.ts';

/** What lies under the pointer and waits to be put down. */
export interface Holding {
  readonly building: BuildingId;
  /** Corner of the building that is being moved; undefined = a new one. */
  readonly from: Cell | undefined;
  readonly turned: boolean;
  readonly spot: Spot | undefined;
  /** It stays where it is until somebody confirms. */
  readonly set: boolean;
  readonly gold: number | undefined;
  readonly cards: readonly CardId[];
}

/** Everything the board shows of a building being placed. */
export interface Placing {
  readonly holding: Holding | undefined;
  /** Cases the building may cover, either way round. */
  readonly ground: readonly Cell[];
  readonly payment: Payment | undefined;
  readonly action: Action | undefined;
  /** Why it may not stand there, building rights that can be bought apart. */
  readonly refusal: Violation | undefined;
  readonly gains: Gains | undefined;
  /** Cards in hand that could make it cheaper. */
  readonly helpers: readonly CardId[];
  take(building: BuildingId): void;
  lift(building: Building): void;
  /** Moves what is held to a point of the board, or to the nearest place that is allowed. */
  aim(at: { readonly x: number; readonly y: number }, set: boolean): void;
  /** The next place in the direction of an arrow. */
  step(way: { readonly x: number; readonly y: number }): void;
  turn(): void;
  change(change: Partial<Pick<Holding, 'gold' | 'cards'>>): void;
  drop(): void;
  confirm(): void;
}

const NOWHERE: readonly Spot[] = [];

/** How far, in Cases, what is held is drawn to a place that is allowed. */
const PULL = 1.5;

const indexAt = (view: View, own: number, from: Cell | undefined): number =>
  from === undefined
    ? -1
    : view.buildings.findIndex(({ owner, x, y }) => owner === own && x === from.x && y === from.y);

function spotsFor(view: View, own: number, building: BuildingId, from: Cell | undefined): readonly Spot[] {
  const index = indexAt(view, own, from);
  return index < 0 ? legalSpots(view, own, building) : moveSpots(view, own, index);
}

/** The town as it would stand. */
function townAfter(view: View, own: number, { building, from }: Holding, spot: Spot): readonly Building[] {
  const fresh = { building, owner: own, turn: view.turn, paid: 0, ...spot };
  const index = indexAt(view, own, from);
  return index < 0
    ? [...view.buildings, fresh]
    : view.buildings.with(index, { ...(view.buildings[index] as Building), ...spot });
}

export function usePlacing(
  { frame, explain }: BoardProps,
  own: number,
  send: (...actions: readonly Action[]) => void,
): Placing {
  const { view } = frame;
  const [holding, hold] = useState<Holding>();
  const { building: held, from } = holding ?? {};
  const spots = useMemo(
    () => (held === undefined ? NOWHERE : spotsFor(view, own, held, from)),
    [view, own, held, from],
  );
  const ground = useMemo(() => {
    const cells = new Map<string, Cell>();
    if (held !== undefined)
      for (const spot of spots)
        for (const cell of footprint(held, spot)) cells.set(`${cell.x},${cell.y}`, cell);
    return [...cells.values()];
  }, [spots, held]);

  const spot = holding?.spot;
  const fits = spot !== undefined && spots.some((other) => sameSpot(other, spot));
  const payment =
    holding === undefined || spot === undefined || holding.from !== undefined
      ? undefined
      : paymentOf(view, own, { building: holding.building, spot, cards: holding.cards, gold: holding.gold });
  const action: Action | undefined =
    holding?.from !== undefined && spot !== undefined
      ? { kind: 'move', from: holding.from, ...spot }
      : payment?.place;
  const refused = action === undefined ? undefined : explain(action);
  const payable = payment !== undefined && payment.missing > 0 && payment.purchase !== undefined;
  const refusal = payable && fits ? undefined : refused;
  const gains = useMemo(
    () =>
      holding === undefined || spot === undefined || !fits
        ? undefined
        : gainsOf(view, townAfter(view, own, holding, spot)),
    [view, own, holding, spot, fits],
  );
  const helpers = useMemo(
    () =>
      view.phase !== 'main'
        ? []
        : (view.hands[own]?.known ?? []).flatMap(({ card }) =>
            helpsBuilding(cardOf(view.custom, card)) ? [card] : [],
          ),
    [view, own],
  );

  const move = useCallback(
    (next: Spot | undefined, set: boolean) =>
      hold((held) =>
        held === undefined ? held : { ...held, spot: next, set, turned: next?.turned ?? held.turned },
      ),
    [],
  );

  return {
    holding,
    ground,
    payment,
    action,
    refusal,
    gains,
    helpers,
    take(building) {
      const base = {
        building,
        from: undefined,
        turned: false,
        set: true,
        gold: undefined,
        cards: [],
      } as const;
      const first = legalSpots(view, own, building)[0];
      hold({ ...base, spot: first, turned: first?.turned ?? false });
    },
    lift({ building, x, y, turned }) {
      hold({
        building,
        from: { x, y },
        turned,
        spot: { x, y, turned },
        set: false,
        gold: undefined,
        cards: [],
      });
    },
    aim(at, set) {
      if (holding === undefined || (holding.set && !set)) return;
      const wanted = spotAbout(holding.building, holding.turned, at);
      const near = nearestSpot(spots, wanted, PULL);
      const next = near ?? wanted;
      if (set || holding.spot === undefined || !sameSpot(holding.spot, next)) move(next, set);
    },
    step(way) {
      if (holding === undefined) return;
      const from = holding.spot ?? { x: 0, y: 0, turned: holding.turned };
      const places = spots
        .filter(({ turned }) => turned === holding.turned)
        .map((value) => ({ at: middleOf(holding.building, value), value }));
      const next = ahead(places, middleOf(holding.building, from), way);
      if (next !== undefined) move(next, true);
    },
    turn() {
      if (holding === undefined || !canTurn(holding.building)) return;
      const turned = !holding.turned;
      const { width, height } = rowOf(holding.building);
      const shift = Math.trunc((Math.max(width, height) - Math.min(width, height)) / 2) * (turned ? 1 : -1);
      const wanted =
        holding.spot === undefined
          ? undefined
          : { x: holding.spot.x + shift, y: holding.spot.y - shift, turned };
      hold({ ...holding, turned, spot: wanted && (nearestSpot(spots, wanted, 2.5) ?? wanted) });
    },
    change(change) {
      hold((held) => (held === undefined ? held : { ...held, ...change }));
    },
    drop: () => hold(undefined),
    confirm() {
      if (action === undefined || refusal !== undefined || holding === undefined) return;
      hold(undefined);
      if (payment?.purchase !== undefined && payment.missing > 0) send(buyOf(payment.purchase), action);
      else send(action);
    },
  };
}
