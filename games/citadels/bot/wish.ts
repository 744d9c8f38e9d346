import type { Seat } from '@pentapolis/kernel';
import type { CharacterId } from '../rules/cast.ts';
import { goalOf } from '../rules/city.ts';
import { castOf, type State } from '../rules/state.ts';
import { cheapest, dearestFor, earnings, lacking, threat, useful } from './outlook.ts';

/** What is known of a seat's hand: all of one's own, only the number of cards of another's. */
interface Means {
  readonly gold: number;
  readonly cards: number;
  /** Gold of the cheapest district it can build; a guess for others. */
  readonly price: number;
  readonly dearest: number;
}

function meansOf(state: State, seat: Seat, own: boolean): Means {
  const gold = state.gold[seat]!;
  if (!own) {
    const cards = state.hands[seat]!.length;
    return { gold, cards, price: cards === 0 ? 0 : 2, dearest: cards === 0 ? 0 : Math.min(5, gold + 2) };
  }
  const hand = useful(state, seat);
  return { gold, cards: hand.length, price: cheapest(state, seat), dearest: dearestFor(hand, gold + 2) };
}

/** Hands of the others: the largest. */
function largestHand(state: State, seat: Seat): number {
  let most = 0;
  state.hands.forEach((hand, other) => {
    if (other !== seat && hand.length > most) most = hand.length;
  });
  return most;
}

/** The greatest threat among the others. */
function greatestThreat(state: State, seat: Seat): number {
  let most = 0;
  for (let other = 0; other < state.seats; other++)
    if (other !== seat) most = Math.max(most, threat(state, other));
  return most;
}

/** Gold a Thief may hope for. */
function loot(state: State, seat: Seat): number {
  let sum = 0;
  for (let other = 0; other < state.seats; other++) if (other !== seat) sum += state.gold[other]!;
  return sum / (state.seats - 1);
}

/**
 * How much a seat would like to play a character, in gold. `own` reads the seat's hand; without it only what everybody
 * sees, which is how others' choices are guessed.
 */
export function wish(state: State, seat: Seat, character: CharacterId, own: boolean): number {
  const means = meansOf(state, seat, own);
  const { gold, cards, price, dearest } = means;
  const income = earnings(state, seat, character);
  const lack = lacking(state, seat);
  const danger = greatestThreat(state, seat);
  const needy = cards === 0 ? 2 : cards === 1 ? 0.8 : 0;
  switch (character) {
    case 'assassin':
      return 1.2 + (danger > 8 ? 1.6 : danger > 6 ? 0.6 : 0);
    case 'witch':
      return 1.8;
    case 'thief':
      return 0.6 + 0.7 * loot(state, seat);
    case 'taxCollector':
      return 0.8 + 0.45 * (state.seats - 1);
    case 'magician':
      return 0.4 + needy * 0.9 + 0.5 * Math.max(0, largestHand(state, seat) - cards - 1);
    case 'wizard':
      return 1.6 + needy * 0.7;
    case 'king':
      return 1.1 + income + (lack <= 2 ? 1 : 0);
    case 'emperor':
      return 1.4 + income;
    case 'bishop':
      return 0.5 + income + (lack <= 4 ? 0.8 : 0);
    case 'abbot':
      return 0.9 + income;
    case 'merchant':
      return 1.4 + income;
    case 'alchemist':
      return 0.6 + 0.7 * dearest;
    case 'architect': {
      const extra = price === 0 ? 0 : Math.min(2, cards - 1 + 1, Math.floor(gold / Math.max(1, price)));
      return 1.6 + needy + 1.1 * Math.max(0, extra) + (lack <= 3 && gold >= 4 ? 1.5 : 0);
    }
    case 'navigator':
      return 2.2 + needy - (price > 0 && price <= gold + 2 ? 1.2 : 0) - (lack <= 2 ? 1.5 : 0);
    case 'warlord':
      return 0.5 + income + (danger > 7 ? 0.6 : 0);
    case 'diplomat':
      return 0.7 + income;
    case 'artist':
      return 0.8 + 0.4 * Math.min(2, gold);
    case 'queen':
      return 1.4;
  }
}

/** [CIT-DRAFT-4] What keeping a character is worth: the own wish, and what it keeps from a rival about to win. */
export function keepWorth(state: State, seat: Seat, character: CharacterId): number {
  return wish(state, seat, character, true) + denial(state, seat, character);
}

/** A rival with gold, a card and five districts must not get the Architect; with two to go nobody should be left the King. */
function denial(state: State, seat: Seat, character: CharacterId): number {
  const goal = goalOf(state);
  for (let other = 0; other < state.seats; other++) {
    if (other === seat) continue;
    const size = state.cities[other]!.cards.length;
    const rich = state.gold[other]! >= 4 && state.hands[other]!.length > 0;
    if (size < goal - 3) continue;
    if (character === 'architect' && rich) return 1.5;
    if (character === 'assassin' && rich) return 1.2;
    if ((character === 'king' || character === 'warlord') && size >= goal - 2) return 0.8;
  }
  return 0;
}

/** The best wish any rival would have for a character: what a burial takes away. */
export function deniedWorth(state: State, seat: Seat, character: CharacterId): number {
  let most = 0;
  for (let other = 0; other < state.seats; other++)
    if (other !== seat) most = Math.max(most, wish(state, other, character, false));
  return most;
}

/** All wishes of a seat by rank (entry 0 unused), as others may guess them. */
export function guessedWishes(state: State, seat: Seat): number[] {
  return [0, ...castOf(state).map((character) => wish(state, seat, character, false))];
}
