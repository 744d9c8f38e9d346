import type { Seat } from '@pentapolis/kernel';
import type { Card } from '../rules/cards.ts';
import { allSeats, NONE, type State } from '../rules/state.ts';
import { beats } from '../rules/steps/trick.ts';
import { bestGain } from './gains.ts';
import type { Survey } from './survey.ts';

/** Ways the others may play that are looked at. */
const WORLDS = 6;

/** A place in a hand of `size`: all parts of it come up in turn, another one for every seat. */
const spread = (world: number, seat: Seat, size: number): number =>
  Math.floor((((world + WORLDS * 0.38 * seat) % WORLDS) * size) / WORLDS) % size;

/** What every card could be worth to every seat, worked out once. */
export function gainTable(state: State, survey: Survey): GainOf {
  const known = new Map<number, number>();
  return (seat, card) => {
    const key = card * 8 + seat;
    const worth = known.get(key) ?? bestGain(state, survey, seat, card).worth;
    known.set(key, worth);
    return worth;
  };
}

type GainOf = (seat: Seat, card: Card) => number;

/** The card that is best for a taker leaves the list. @returns what it is worth to the taker, at least nothing */
function takeBest(taker: Seat, from: Card[], gain: GainOf): number {
  let best = 0;
  for (let at = 1; at < from.length; at++)
    if (gain(taker, from[at] as Card) > gain(taker, from[best] as Card)) best = at;
  const [card] = from.splice(best, 1);
  return Math.max(0, gain(taker, card as Card));
}

/** What is still to be had of a trick, by seat, if everybody takes what is best for them. */
function shareOut(
  { seats, stacks }: State,
  order: readonly Seat[],
  cards: readonly Card[],
  gain: GainOf,
): number[] {
  const worths = new Array<number>(seats).fill(0);
  const left = cards.slice();
  const take = (taker: Seat, from: Card[]): void => {
    worths[taker] = (worths[taker] as number) + takeBest(taker, from, gain);
  };
  const tops = stacks.filter((stack) => stack.length > 0).map((stack) => stack.at(-1) as Card);
  const last = order[seats - 1] as Seat;
  while (left.length > 1) take(order[seats - left.length] as Seat, left);
  if (left.length > 0) take(tops.length === 0 ? last : (order[0] as Seat), left);
  if (tops.length > 0) take(last, tops);
  return worths;
}

/** What the cards of a trick that is being taken will still bring each seat. */
export function pendingWorths(state: State, survey: Survey): number[] | undefined {
  const { order, left } = state.trick;
  const { step } = state;
  if (step !== 'takeInOrder' && step !== 'takeLast' && step !== 'drawForLoser') return undefined;
  return shareOut(state, order, left, gainTable(state, survey));
}

/** What a full trick brings `seat`, less what it brings the others. */
function outcomeOf(state: State, cards: readonly Card[], seat: Seat, gain: GainOf): number {
  const order = allSeats(state).sort((a, b) => beats(state, cards[a] as Card, cards[b] as Card));
  const worths = shareOut(state, order, cards, gain);
  const own = worths[seat] as number;
  const all = worths.reduce((sum, worth) => sum + worth, 0);
  return own - (all - own) / (state.seats - 1);
}

/**
 * What each card of `seat`'s hand promises in this trick. Hands of others are taken as they lie in `state`, which is one
 * of those the seat can imagine; what they play is spread evenly over them.
 */
export function playWorths(state: State, survey: Survey, seat: Seat): Map<Card, number> {
  const hand = state.hands[seat] as Card[];
  const gain = gainTable(state, survey);
  const worths = new Map<Card, number>(hand.map((card) => [card, 0]));
  const open = allSeats(state).filter((other) => other !== seat && state.trick.cards[other] === NONE);
  const worlds = open.length === 0 ? 1 : WORLDS;
  for (let world = 0; world < worlds; world++) {
    const cards = state.trick.cards.slice();
    for (const other of open) {
      const theirs = state.hands[other] as Card[];
      cards[other] = theirs[spread(world, other, theirs.length)] as Card;
    }
    for (const card of hand) {
      cards[seat] = card;
      worths.set(card, (worths.get(card) as number) + outcomeOf(state, cards, seat, gain) / worlds);
    }
  }
  return worths;
}
