import type { Seat, Violation } from '@pentapolis/kernel';
import type { Play } from './action.ts';
import { BUILDINGS, type BuildingId, ownResource, rowOf } from './buildings.ts';
import { type CardSpec, cardOf, helpsBuilding } from './cards.ts';
import { indexOfBuilding } from './exchange.ts';
import { type Emit, tell } from './facts.ts';
import { type Cell, landlord } from './geometry.ts';
import { hasCard, layDown, named } from './hands.ts';
import { type Building, casesOf } from './layout.ts';
import { spend, take } from './purse.ts';
import { no } from './refuse.ts';
import { amountsOf, holds, missing, one, type Pile, pileOf, RAW, total } from './resources.ts';
import { type Effects, type Phase, type State, seatsOf, type Table } from './state.ts';

/** [CTE-CARD-4] [CTE-CARD-10] [CTE-CARD-14] May a card with this timing be played in this phase? */
function isTimely({ timing, effect }: CardSpec, phase: Phase): boolean {
  switch (timing) {
    case 'anytime':
      return phase === 'first' || phase === 'between' || phase === 'main';
    case 'betweenTurns':
    case 'beforeProduction':
      return phase === 'between';
    case 'construction':
      return (
        phase === 'main' || (phase === 'first' && effect.op === 'buildingRights' && effect.firstTurn === true)
      );
    case 'endOfGame':
      return false; // [CTE-CARD-7]
  }
}

const buildingWithCorner = ({ buildings }: Pick<Table, 'buildings'>, { x, y }: Cell): number =>
  buildings.findIndex((building) => building.x === x && building.y === y);

/** What a card asks for besides being played. Everything else has to stay empty. */
type Asks = 'nothing' | 'take' | 'swap' | 'recipe' | 'building' | 'pair';

export function asksFor({ effect }: CardSpec): Asks {
  switch (effect.op) {
    case 'gainChoice':
      return 'take';
    case 'swapRaw':
      return 'swap';
    case 'borrowRecipe':
      return 'recipe';
    case 'produceAgain':
      return 'building';
    case 'linkBuildings':
      return 'pair';
    default:
      return 'nothing';
  }
}

function checkShape(action: Play, asks: Asks): boolean {
  const given = total(pileOf(action.give)) > 0;
  const taken = total(pileOf(action.take)) > 0;
  const cells = asks === 'building' ? 1 : asks === 'pair' ? 2 : 0;
  return (
    given === (asks === 'swap') &&
    taken === (asks === 'take' || asks === 'swap') &&
    (action.recipe !== undefined) === (asks === 'recipe') &&
    action.cells.length === cells
  );
}

export function checkPlay(state: State, seat: Seat, action: Play): Violation | undefined {
  const { card } = action;
  if (!hasCard(state, seat, card)) return no('CTE-CARD-4', 'cardNotHeld', { card });
  const spec = cardOf(state.custom, card);
  if (helpsBuilding(spec)) return no('CTE-CARD-11', 'withBuilding', { card });
  if (!isTimely(spec, state.phase)) return no('CTE-CARD-4', 'badTiming', { card, timing: spec.timing });
  if (!checkShape(action, asksFor(spec))) return no('CTE-CARD-4', 'badCardUse', { card });
  return checkEffect(state, seat, action, spec);
}

function checkEffect(state: State, seat: Seat, action: Play, { effect }: CardSpec): Violation | undefined {
  const { card, give, take: wanted, recipe, cells } = action;
  switch (effect.op) {
    case 'gainChoice': {
      const counts = pileOf(wanted).filter((count) => count > 0);
      const fits = counts.length === effect.different && counts.every((count) => count === 1);
      return fits ? undefined : no('CTE-CARD-4', 'chooseDifferent', { card, count: effect.different });
    }
    case 'swapRaw': {
      const [given, taken] = [pileOf(give), pileOf(wanted)];
      const raw = [given, taken].every((pile) => total(pile.slice(RAW.length)) === 0);
      if (!raw || total(given) !== total(taken) || total(given) > effect.max)
        return no('CTE-CARD-4', 'swapRaw', { card, count: effect.max });
      const held = state.resources[seat] as Pile;
      return holds(held, given)
        ? undefined
        : no('CTE-CARD-4', 'lacking', { amounts: amountsOf(missing(held, given)) });
    }
    case 'borrowRecipe':
      return recipe !== undefined &&
        rowOf(recipe).recipe !== undefined &&
        indexOfBuilding(state, seat, recipe) < 0
        ? undefined
        : no('CTE-CARD-4', 'chooseRecipe', { card });
    case 'multiplier':
      return indexOfBuilding(state, seat, effect.building) < 0
        ? no('CTE-CARD-4', 'notBuilt', { building: effect.building })
        : undefined;
    case 'produceAgain': {
      const index = buildingWithCorner(state, cells[0] as Cell);
      const own = state.buildings[index];
      // [CTE-CARD-15]
      return own?.owner === seat && !(effect.exclude as readonly BuildingId[]).includes(own.building)
        ? undefined
        : no('CTE-CARD-15', 'chooseBuilding', { card });
    }
    case 'linkBuildings': {
      const pair = cells.map((cell) => buildingWithCorner(state, cell));
      const inside = pair.every((index, at) => index >= 0 && isIn(state, seat, cells[at] as Cell));
      return inside && pair[0] !== pair[1] ? undefined : no('CTE-CARD-4', 'choosePair', { card });
    }
    default:
      return undefined;
  }
}

const isIn = ({ districts }: Table, seat: Seat, { x, y }: Cell): boolean =>
  landlord(x, y, districts) === seat;

export function applyPlay(state: State, seat: Seat, action: Play, emit?: Emit): void {
  const { card } = action;
  layDown(state, seat, card);
  tell(emit, 'played', { seat, ...named(state, card) }, { reveals: true });
  work(state, seat, action, cardOf(state.custom, card), emit);
}

function gain(state: State, seat: Seat, pile: Pile, emit?: Emit): void {
  take(state, seat, pile);
  tell(emit, 'gained', { seat, amounts: amountsOf(pile) });
}

function addRights(state: State, seat: Seat, cases: number, emit?: Emit): void {
  state.rights[seat] = (state.rights[seat] as number) + cases;
  tell(emit, 'rightsGained', { seat, cases });
}

function work(state: State, seat: Seat, action: Play, { effect }: CardSpec, emit?: Emit): void {
  const effects = state.effects[seat] as Effects;
  const owns = (id: BuildingId): boolean => indexOfBuilding(state, seat, id) >= 0;
  switch (effect.op) {
    case 'gainEachExceptLargest': {
      const cases = seatsOf(state).map((other) => casesOf(state.buildings, other));
      const most = Math.max(...cases);
      for (const other of seatsOf(state))
        if ((cases[other] as number) < most) gain(state, other, one('gold', effect.gold), emit);
      return;
    }
    case 'multiplier':
      effects[effect.building] = effect.factor;
      return;
    case 'produceAgain': {
      effects.again = buildingWithCorner(state, action.cells[0] as Cell);
      const { building, x, y } = state.buildings[effects.again] as Building;
      tell(emit, 'again', { seat, building, x, y });
      return;
    }
    case 'marketRate':
      if (owns('market')) effects.rate = effect.rate;
      else {
        effects.stalls += effect.fallback.uses;
        effects.stallRate = effect.fallback.rate;
      }
      return;
    case 'buildingRights': {
      const full = effect.ifOwns === undefined || (state.guild[seat] as number) >= 0;
      addRights(state, seat, full ? effect.amount : (effect.else ?? 0), emit);
      return;
    }
    case 'bankInterest':
      if (owns('bank')) [effects.interest, effects.interestMost] = [effect.times, effect.max];
      else gain(state, seat, one('gold', effect.fallback.gold), emit);
      return;
    case 'gain':
      gain(state, seat, one(ownResource(seat), effect.ownRaw), emit);
      return;
    case 'gainChoice':
      gain(state, seat, pileOf(action.take), emit);
      return;
    case 'linkBuildings': {
      const [one_, other] = action.cells as [Cell, Cell];
      effects.linkOne = buildingWithCorner(state, one_);
      effects.linkOther = buildingWithCorner(state, other);
      tell(emit, 'linked', { seat, ax: one_.x, ay: one_.y, bx: other.x, by: other.y });
      return;
    }
    case 'borrowRecipe':
      effects.borrowed = BUILDINGS.indexOf(action.recipe as BuildingId);
      effects.borrowedLeft = effect.uses;
      tell(emit, 'borrowed', { seat, workshop: action.recipe as BuildingId });
      return;
    case 'transformBonus':
      effects.bonusLeft += effect.uses;
      effects.bonus = effect.extra;
      return;
    case 'swapRaw':
      spend(state, seat, pileOf(action.give));
      take(state, seat, pileOf(action.take));
      tell(emit, 'swapped', { seat, amounts: action.give, taken: action.take });
      return;
    case 'fleaUses':
      if (owns('fleaMarket')) effects.flea = effect.uses;
      else effects.fleaStalls += effect.fallback;
      return;
    case 'shoppingBonus':
      [effects.crowd, effects.crowdMost] = [effect.each, effect.max];
      return;
    // Cheaper buildings go with their building, and cards for the end are never played.
    case 'costReduction':
    case 'altPrice':
    case 'scorePerSurrounded':
    case 'scoreOneSurrounded':
    case 'leftoverRate':
    case 'scoreIfOwnsAll':
      return;
  }
}
