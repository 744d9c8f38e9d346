import type { Seat } from '@pentapolis/kernel';
import {
  type Action,
  type BuildingId,
  type CardId,
  cardOf,
  cite,
  helpsBuilding,
  indexOfBuilding,
  type Pile,
  production,
  RESOURCES,
  type Resource,
  type Spot,
  type State,
  total,
  WORKSHOPS,
} from '../rules/index.ts';

const HANDY = 5;

const held = (state: State, seat: Seat): CardId[] => (state.hands[seat] ?? []).map(({ card }) => card);

/** How much a card is worth to who draws it, roughly in Cases. Those for the end are kept, so they come first. */
function cardWorth(state: State, card: CardId): number {
  const { timing, effect } = cardOf(state.custom, card);
  if (timing === 'endOfGame') return 2;
  if (effect.op === 'costReduction') return effect.cases;
  if (effect.op === 'gainChoice' || effect.op === 'gainEachExceptLargest') return 1.5;
  return effect.op === 'buildingRights' ? effect.amount : 1;
}

/** The cards that make a building cheaper, as far as they are worth it. */
export function cardsFor(state: State, seat: Seat, building: BuildingId, spot: Spot): CardId[] {
  const helpful = held(state, seat).filter(
    (card) => cardOf(state.custom, card).effect.op === 'costReduction',
  );
  return helpful.filter((card) => {
    const action: Action = { kind: 'place', building, ...spot, gold: 0, cards: [card] };
    const refusal = cite.check(state, seat, action);
    return refusal === undefined || refusal.key === 'refusal.tooFewRights';
  });
}

/** Resources there are fewest of, one each. */
function scarce(state: State, seat: Seat, count: number): Partial<Record<Resource, number>> {
  const hand = state.resources[seat] as Pile;
  const order = RESOURCES.map((_, index) => index).sort((a, b) => (hand[a] as number) - (hand[b] as number));
  const chosen = order.slice(0, count).sort((a, b) => a - b);
  return Object.fromEntries(chosen.map((index) => [RESOURCES[index] as Resource, 1]));
}

/** How a card is best played now, if at all. */
function use(state: State, seat: Seat, card: CardId): Action | undefined {
  const spec = cardOf(state.custom, card);
  if (helpsBuilding(spec)) return undefined;
  const { effect } = spec;
  const base = { kind: 'play', card, give: {}, take: {}, cells: [] } as const;
  const yields = production(state, seat).yields.toSorted((a, b) => total(b.pile) - total(a.pile));
  switch (effect.op) {
    case 'gainChoice':
      return { ...base, take: scarce(state, seat, effect.different) };
    case 'produceAgain': {
      const best = yields.find(
        ({ index, pile }) =>
          total(pile) > 0 && !effect.exclude.includes(state.buildings[index]?.building as BuildingId),
      );
      const { x, y } = state.buildings[best?.index ?? -1] ?? { x: 0, y: 0 };
      return best && { ...base, cells: [{ x, y }] };
    }
    case 'borrowRecipe': {
      const recipe = WORKSHOPS.find((id) => indexOfBuilding(state, seat, id) < 0);
      return recipe && { ...base, recipe };
    }
    case 'swapRaw':
    case 'linkBuildings':
    case 'marketRate':
    case 'fleaUses':
      return undefined;
    default:
      return base;
  }
}

/** A card to be played now, or one too many to be thrown away. */
export function cardAction(state: State, seat: Seat): Action | undefined {
  if (state.choices.game !== 'advanced') return undefined;
  const cards = held(state, seat);
  for (const card of cards) {
    const action = use(state, seat, card);
    if (action !== undefined && cite.check(state, seat, action) === undefined) return action;
  }
  if (cards.length <= HANDY || state.phase === 'between') return undefined;
  const [worst] = cards.toSorted((a, b) => cardWorth(state, a) - cardWorth(state, b));
  const discard: Action | undefined = worst && { kind: 'discard', card: worst };
  return discard && cite.check(state, seat, discard) === undefined ? discard : undefined;
}

/** The card of a Port that is kept. [CTE-PORT-1] */
export function keepAction(state: State): Action {
  if (state.peek.length === 0) return { kind: 'collect', source: 'port' };
  const [best] = state.peek.map(({ card }) => card).sort((a, b) => cardWorth(state, b) - cardWorth(state, a));
  return { kind: 'keep', card: best as CardId };
}
