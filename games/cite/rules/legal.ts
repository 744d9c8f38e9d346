import type { Seat } from '@pentapolis/kernel';
import type { Action } from './action.ts';
import { BUILDINGS, type BuildingId, ownResource, rowOf, WORKSHOPS } from './buildings.ts';
import { asksFor } from './card-play.ts';
import { cardOf, helpsBuilding } from './cards.ts';
import { nextVote } from './deals/jury.ts';
import { overdueMoves } from './deals/settle.ts';
import { type Dice, diceOf } from './dice.ts';
import { fleaUsesLeft, indexOfBuilding, leaseOf } from './exchange.ts';
import { handOf } from './hands.ts';
import type { Building } from './layout.ts';
import { sampleOffers } from './legal-offers.ts';
import { piecesLeft, termsOf } from './placement.ts';
import { check, deciding } from './play.ts';
import { cheapest, mostCases } from './price.ts';
import { amountsOf, GOLD, indexOf, type Pile, RAW, RESOURCES, type Resource, total } from './resources.ts';
import { legalSpots, moveSpots } from './spots.ts';
import { type Effects, type State, seatsOf } from './state.ts';

/** Kinds too many to list: placements, purchases, exchanges, deals. Samples of them are listed. */
export const SAMPLED = [
  'place',
  'move',
  'lift',
  'buy',
  'transform',
  'market',
  'flea',
  'bank',
  'play',
  'discard',
  'offer',
] as const;

const MOST_PLACES = 6;

function* places(state: State, seat: Seat, dice: Dice): Generator<Action> {
  const rights = state.rights[seat] as number;
  const gold = state.resources[seat]?.[GOLD] as number;
  const helpers = handOf(state, seat)
    .map(({ card }) => card)
    .filter((card) => helpsBuilding(cardOf(state.custom, card)));
  const square = state.buildings.some(({ building }) => building === 'grandPlace');
  if (rights === 0 && helpers.length === 0 && !(square && gold >= 2)) return;
  const shift = dice(BUILDINGS.length);
  let found = 0;
  for (let at = 0; at < BUILDINGS.length && found < MOST_PLACES; at++) {
    const building = BUILDINGS[(at + shift) % BUILDINGS.length] as BuildingId;
    if (piecesLeft(state, seat, building) <= 0) continue;
    const spots = legalSpots(state, seat, building);
    if (spots.length === 0) continue;
    const spot = spots[dice(spots.length)] as (typeof spots)[number];
    for (const cards of [[], ...helpers.map((card) => [card])]) {
      const { cost, goldCases, goldPrice } = termsOf(state, building, spot, cards);
      const needed = Math.max(0, cost - rights);
      if (needed > goldCases || needed * goldPrice > gold) continue;
      found++;
      yield { kind: 'place', building, ...spot, gold: needed, cards };
    }
  }
}

function* purchases(state: State, seat: Seat): Generator<Action> {
  const hand = state.resources[seat] as Pile;
  const one = cheapest(hand, 1);
  if (one === undefined) return;
  yield { kind: 'buy', sets: one.sets.map(amountsOf) };
  const most = mostCases(hand);
  if (most.cases > 1) yield { kind: 'buy', sets: most.sets.map(amountsOf) };
}

/** Owners whose building a seat may use: its own first, then what others lend it. */
function usable(state: State, seat: Seat, id: BuildingId): Seat[] {
  return [seat, ...seatsOf(state).filter((other) => other !== seat)].filter((of) =>
    of === seat
      ? indexOfBuilding(state, of, id) >= 0
      : state.contracts.length > 0 && leaseOf(state, seat, of, id) !== undefined,
  );
}

function* exchanges(state: State, seat: Seat, dice: Dice): Generator<Action> {
  const hand = state.resources[seat] as Pile;
  const { borrowed, borrowedLeft, stalls, fleaStalls } = state.effects[seat] as Effects;
  for (const workshop of WORKSHOPS) {
    const [one, other] = (rowOf(workshop).recipe?.inputs ?? []) as readonly [Resource, Resource];
    const times = Math.min(hand[indexOf(one)] as number, hand[indexOf(other)] as number);
    if (times === 0) continue;
    const owners = usable(state, seat, workshop);
    const free = BUILDINGS[borrowed] === workshop && borrowedLeft > 0 && !owners.includes(seat);
    for (const of of free ? [seat, ...owners] : owners)
      yield { kind: 'transform', workshop, of, times: 1 + dice(times) };
  }
  const scarce = RESOURCES.filter((_, index) => hand[index] === 0);
  const wanted = (scarce.length > 0 ? scarce : RESOURCES)[
    dice(scarce.length || RESOURCES.length)
  ] as Resource;
  const markets = usable(state, seat, 'market');
  for (const of of stalls > 0 && !markets.includes(seat) ? [seat, ...markets] : markets) {
    const { rate } = state.effects[of] as Effects;
    const give = plentiful(hand, markets.includes(of) ? rate : (state.effects[seat] as Effects).stallRate);
    if (give !== undefined) yield { kind: 'market', of, give: amountsOf(give), take: wanted };
  }
  const fleas = usable(state, seat, 'fleaMarket');
  if ((hand[GOLD] as number) > 0)
    for (const of of fleaStalls > 0 && !fleas.includes(seat) ? [seat, ...fleas] : fleas)
      if (fleaUsesLeft(state, seat, of) > 0) yield { kind: 'flea', of, take: wanted };
  if (indexOfBuilding(state, seat, 'bank') >= 0) {
    const deposit = plentiful(hand, Math.min(3, total(hand)));
    if (deposit !== undefined) yield { kind: 'bank', amounts: amountsOf(deposit) };
  }
}

/** So many Resources, always one of which there are most. */
function plentiful(hand: readonly number[], count: number): Pile | undefined {
  if (total(hand) < count) return undefined;
  const left = hand.slice();
  const pile = hand.map(() => 0);
  for (let taken = 0; taken < count; taken++) {
    const most = left.indexOf(Math.max(...left));
    left[most] = (left[most] as number) - 1;
    pile[most] = (pile[most] as number) + 1;
  }
  return pile;
}

function* cardPlays(state: State, seat: Seat, dice: Dice): Generator<Action> {
  const hand = handOf(state, seat);
  const own = state.buildings.filter(({ owner }) => owner === seat);
  for (const { card } of hand) {
    const spec = cardOf(state.custom, card);
    const base = { kind: 'play', card, give: {}, take: {}, cells: [] } as const;
    const corner = ({ x, y }: Building) => ({ x, y });
    switch (asksFor(spec)) {
      case 'nothing':
        yield base;
        break;
      case 'take': {
        const count = spec.effect.op === 'gainChoice' ? spec.effect.different : 1;
        const shift = dice(RESOURCES.length);
        const taken = RESOURCES.map((_, at) => ((at + shift) % RESOURCES.length < count ? 1 : 0));
        yield { ...base, take: amountsOf(taken) };
        break;
      }
      case 'swap':
        yield { ...base, give: { [ownResource(seat)]: 1 }, take: { [RAW[dice(RAW.length)] as Resource]: 1 } };
        break;
      case 'recipe':
        yield { ...base, recipe: WORKSHOPS[dice(WORKSHOPS.length)] as BuildingId };
        break;
      case 'building':
        if (own.length > 0) yield { ...base, cells: [corner(own[dice(own.length)] as Building)] };
        break;
      case 'pair':
        if (own.length > 1) {
          const at = dice(own.length - 1);
          yield { ...base, cells: [corner(own[at] as Building), corner(own[at + 1] as Building)] };
        }
        break;
    }
  }
  if (hand.length > 0)
    yield { kind: 'discard', card: (hand[dice(hand.length)] as (typeof hand)[number]).card };
}

/** On the first turn one building to move and one to take back; later those that stand where they should not. */
function* moves(state: State, seat: Seat, dice: Dice): Generator<Action> {
  const own = state.buildings.flatMap(({ owner }, index) => (owner === seat ? [index] : []));
  if (own.length === 0) return;
  const late = state.contracts.length > 0 && state.phase === 'main';
  const movable = late ? own.filter((index) => overdueMoves(state, seat, index).length > 0) : [];
  const chosen = state.phase === 'first' ? [own[dice(own.length)] as number] : movable;
  for (const index of chosen) {
    const { x, y } = state.buildings[index] as Building;
    const spots = moveSpots(state, seat, index).map(
      (spot): Action => ({ kind: 'move', from: { x, y }, ...spot }),
    );
    if (state.phase === 'first') {
      yield { kind: 'lift', x, y };
      if (spots.length > 0) yield spots[dice(spots.length)] as Action;
    } else yield* spots.filter((action) => check(state, seat, action) === undefined).slice(0, 4);
  }
}

function* answers(state: State, seat: Seat): Generator<Action> {
  for (const { id, by, status, parties, signed } of state.offers) {
    if (status !== 'open') continue;
    if (by === seat) yield { kind: 'withdraw', offer: id };
    if (!parties.includes(seat) || signed.includes(seat)) continue;
    yield { kind: 'sign', offer: id };
    yield { kind: 'decline', offer: id };
  }
}

function* open(state: State, seat: Seat): Generator<Action> {
  const dice = diceOf(state, seat);
  yield { kind: 'finish' };
  yield* answers(state, seat);
  if (state.choices.simultaneous && state.phase === 'main') yield { kind: 'harvest' };
  yield* places(state, seat, dice);
  yield* purchases(state, seat);
  yield* exchanges(state, seat, dice);
  if (state.choices.game === 'advanced') {
    yield { kind: 'invest' };
    yield* cardPlays(state, seat, dice);
  }
  yield* moves(state, seat, dice);
  yield* sampleOffers(state, seat, dice);
}

function* candidates(state: State, seat: Seat): Generator<Action> {
  switch (state.phase) {
    case 'first':
    case 'main':
      return yield* open(state, seat);
    case 'between':
      yield { kind: 'finish' };
      return yield* cardPlays(state, seat, diceOf(state, seat));
    case 'ports':
      if (state.peek.length === 0) {
        yield { kind: 'collect', source: 'port' };
        yield { kind: 'collect', source: 'canal' };
      }
      for (const { card } of state.peek) yield { kind: 'keep', card };
      return;
    case 'jury': {
      const accusation = nextVote(state, seat);
      for (const guilty of [true, false]) yield { kind: 'vote', accusation, guilty };
      return;
    }
    case 'over':
      return;
  }
}

export function legalActions(state: State, seat: Seat): Action[] {
  if (!deciding(state).includes(seat)) return [];
  const seen = new Set<string>();
  return [...candidates(state, seat)].filter((action) => {
    const name = JSON.stringify(action);
    if (seen.has(name) || check(state, seat, action) !== undefined) return false;
    seen.add(name);
    return true;
  });
}
