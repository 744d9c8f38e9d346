import type { Seat } from '@pentapolis/kernel';
import type { Action, ActionOf, Target } from '../rules/action.ts';
import { type Card, COST, cardOf, POINTS } from '../rules/cards.ts';
import { exchangePrice } from '../rules/characters/diplomat.ts';
import { cityOf, goalOf, isComplete, placeOf } from '../rules/city.ts';
import { goldOf } from '../rules/gold.ts';
import { incomeFor } from '../rules/income.ts';
import { drawing } from '../rules/moves/act.ts';
import { buildPrice, destroyPrice } from '../rules/price.ts';
import { actingAs, DONE, hasDone, type State } from '../rules/state.ts';
import { bewitchWorth, murderWorth, robWorth, type Suspicions, suspicions } from './naming.ts';
import { cardWorth, cheapest, lacking, threat, useful } from './outlook.ts';
import { deniedWorth, keepWorth, wish } from './wish.ts';

/** How good an action looks, see {@link judge}. */
export type Judge = (action: Action) => number;

/**
 * Judges actions of `seat` as the State stands: how good each looks at once, in about points. Ending the turn is 0: what
 * is worth more comes before it, the best first. Reads nothing of the State but what the seat's View shows.
 */
export function judge(state: State, seat: Seat): Judge {
  let known: Suspicions | undefined;
  const suspected = (): Suspicions => {
    known ??= suspicions(state, seat);
    return known;
  };
  return (action) => worth(state, seat, suspected, action);
}

function worth(state: State, seat: Seat, suspected: () => Suspicions, action: Action): number {
  switch (action.kind) {
    case 'draft':
      return (
        keepWorth(state, seat, action.keep) +
        (action.bury === undefined ? 0 : 0.5 * deniedWorth(state, seat, action.bury))
      );
    case 'gold':
      return 5;
    case 'cards':
      return 5 + cardsOverGold(state, seat);
    case 'income':
      return 20 + incomeFor(state, seat, actingAs(state)!);
    case 'build':
      return 8 + buildWorth(state, seat, cardOf(action.card));
    case 'end':
      return 0;
    case 'murder':
      return 1 + murderWorth(state, seat, suspected(), action.character);
    case 'rob':
      return 1 + robWorth(state, seat, suspected(), action.character);
    case 'bewitch':
      return 1 + bewitchWorth(seat, suspected(), action.character, wish(state, seat, action.character, true));
    case 'swapHands':
      return swapWorth(state, seat, action.seat);
    case 'redraw':
      return redrawWorth(state, seat, action);
    case 'look':
      // What is taken can be built at once only after the action: that comes first.
      return hasDone(state, DONE.action)
        ? 3 + 0.3 * state.hands[action.seat]!.length + 0.1 * threat(state, action.seat)
        : 1;
    case 'tithe':
    case 'favour':
      return 21;
    case 'navigate':
      return useful(state, seat).length >= 2 === (action.take === 'gold') ? 12 : 11;
    case 'beautify':
      return beautifyWorth(state, seat);
    case 'smithy':
      return goldOf(state, seat) >= 2 && useful(state, seat).length <= 1 ? 3 : -1;
    case 'laboratory':
      return spareWorth(state, seat, cardOf(action.card)) + 0.2;
    case 'museum':
      return spareWorth(state, seat, cardOf(action.card)) + 0.4;
    case 'destroy':
      return destroyWorth(state, seat, action);
    case 'armory':
      return hitWorth(state, action) - 6;
    case 'exchange':
      return exchangeWorth(state, seat, action);
    default:
      return answerWorth(state, seat, action);
  }
}

function answerWorth(state: State, seat: Seat, action: Action): number {
  switch (action.kind) {
    case 'keep':
      return action.cards.reduce((sum, card) => sum + keptWorth(state, seat, cardOf(card)), 0);
    case 'pick':
      return keptWorth(state, seat, cardOf(action.card));
    case 'crown':
      return -threat(state, action.seat);
    case 'payGold':
      return goldOf(state, seat) >= 2 ? 2 : 1;
    case 'payCard':
      return spareWorth(state, seat, cardOf(action.card)) + 1.5;
    case 'take':
      return keptWorth(state, seat, cardOf(action.card)) + (action.build ? 4 : 0);
    case 'ring':
      return ringWorth(state, seat);
    case 'reclaim':
      return keptWorth(state, seat, state.stack.at(-1)!.cards[0]!) - 2;
    case 'search':
    case 'salute':
      return 1;
    default:
      return 0;
  }
}

/** Whether cards would help more than two gold: none to build, or enough gold for those there are. */
function cardsOverGold(state: State, seat: Seat): number {
  const hand = useful(state, seat).length;
  const gold = goldOf(state, seat);
  const price = cheapest(state, seat);
  const { drawn, kept } = drawing(state, seat);
  const rich = 0.8 * (kept - 1) + 0.3 * (drawn - 2);
  if (hand === 0) return 2 + rich;
  if (actingAs(state) === 'architect') return -1 + rich;
  if (price > gold) return -2 + rich;
  // It can build already: gold for what comes after, unless nothing does.
  if (hand === 1) return (gold - price >= 2 ? 1.2 : 0.4) + rich;
  return (gold - price >= 4 ? 0.5 : -0.8) + rich;
}

/** A district more is what wins; a dear one is better if the purse has it to spare, and in the end. */
function buildWorth(state: State, seat: Seat, card: Card): number {
  const price = buildPrice(state, seat, card);
  const left = goldOf(state, seat) - price;
  const lack = lacking(state, seat);
  const value = 0.55 * cardWorth(state, seat, card);
  const strain = state.ending || lack <= 1 ? 0 : 0.35 * price - (left >= 2 ? 0.3 : 0);
  const first = lack === 1 && !state.ending ? 3 : 0;
  return value - strain + first;
}

/** A card's worth in the hand: what it could become, against what it costs. */
function keptWorth(state: State, seat: Seat, card: Card): number {
  if (cityOf(state, seat).cards.includes(card)) return 0.1;
  const double = state.hands[seat]!.includes(card) ? 2 : 0;
  const price = buildPrice(state, seat, card);
  const dear = Math.max(0, price - goldOf(state, seat) - 2);
  return 3 + 0.45 * cardWorth(state, seat, card) - 0.35 * price - 0.5 * dear - double;
}

/** A card nobody will miss is worth letting go. */
function spareWorth(state: State, seat: Seat, card: Card): number {
  const hand = state.hands[seat]!;
  const idle = cityOf(state, seat).cards.includes(card) || hand.indexOf(card) !== hand.lastIndexOf(card);
  if (idle) return 1;
  const plenty = useful(state, seat).length > lacking(state, seat) + 1;
  return plenty || state.ending ? 0.2 + 0.1 * COST[card]! : -1 - 0.2 * POINTS[card]!;
}

function swapWorth(state: State, seat: Seat, other: Seat): number {
  const gain = state.hands[other]!.length - useful(state, seat).length;
  return gain < 1 ? -1 : gain * 1.2 + 0.15 * threat(state, other);
}

function redrawWorth(state: State, seat: Seat, { cards }: ActionOf<'redraw'>): number {
  const sum = cards.reduce((total, name) => total + (1.9 - keptWorth(state, seat, cardOf(name))), 0);
  return sum - 0.3;
}

function beautifyWorth(state: State, seat: Seat): number {
  if (!hasDone(state, DONE.action)) return -1;
  const spare =
    goldOf(state, seat) - (lacking(state, seat) === 0 || state.ending ? 0 : cheapest(state, seat));
  return spare >= 1 ? 0.8 : -0.2;
}

/** Harm done to the owner of a district by losing it. */
function hitWorth(state: State, { seat: owner, card }: Target): number {
  if (isComplete(state, owner)) return 4;
  const near = lacking(state, owner) <= 2 ? 2.5 : 0;
  return 0.35 * threat(state, owner) + near + 0.25 * POINTS[cardOf(card)]!;
}

function destroyWorth(state: State, seat: Seat, target: ActionOf<'destroy'>): number {
  const { seat: owner, card, beautified } = target;
  if (owner === seat) return -5;
  const price = destroyPrice(state, owner, placeOf(cityOf(state, owner), card, beautified === true));
  return hitWorth(state, target) / Math.max(1, state.seats - 2) - 1.1 * price;
}

function exchangeWorth(state: State, seat: Seat, action: ActionOf<'exchange'>): number {
  const gain = cardWorth(state, seat, cardOf(action.card)) - cardWorth(state, seat, cardOf(action.own));
  return gain * (1 + 0.05 * threat(state, action.seat)) - 0.6 * exchangePrice(state, seat, action) - 0.3;
}

/** The bell is for whoever is ahead, but who is complete without it would only share the first place. */
function ringWorth(state: State, seat: Seat): number {
  const mine = cityOf(state, seat).cards.length;
  const most = Math.max(...state.cities.map(({ cards }, other) => (other === seat ? 0 : cards.length)));
  if (mine >= goalOf(state)) return -1;
  return mine >= most ? 1 + (mine >= goalOf(state) - 1 ? 3 : 0) : -1;
}
