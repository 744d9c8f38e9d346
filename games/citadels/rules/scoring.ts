import { type Card, COLOUR, COST, POINTS } from './cards.ts';
import { cityOf, isComplete } from './city.ts';
import { COLOURS, type Colour } from './colours.ts';
import { POWER } from './districts/registry.ts';
import { goldOf } from './gold.ts';
import type { Holdings } from './powers.ts';
import type { State } from './state.ts';

/** How the points of a seat come about. */
export interface CityScore {
  /** [CIT-SCORE-1] gold cost of all districts, the first thing that breaks a tie */
  readonly cost: number;
  /** [CIT-SCORE-2] what districts are worth beyond their cost, and the Artist's gold */
  readonly extra: number;
  /** [CIT-SCORE-3] 3 for all five colours */
  readonly colours: number;
  /** [CIT-SCORE-4] 4 for the first complete city, 2 for every other */
  readonly completion: number;
  /** [CIT-SCORE-5] Museum, Map Room, Imperial Treasury and Wishing Well */
  readonly special: number;
  /** The colour a Haunted City stands for; absent without one. [CIT-HAUNTEDCITY-1] */
  readonly haunted?: Colour;
  readonly total: number;
}

const ALL_COLOURS = 3;
const FIRST = 4;
const LATER = 2;

/**
 * The points of a seat as if the match ended now.
 * @param inFull with what hand and Museum are worth; without it only what everybody sees counts [CIT-SECRET-5]
 */
export function scoreOf(state: State, seat: number, inFull = true): CityScore {
  const { cards, gold, since } = cityOf(state, seat);
  let cost = 0;
  let extra = 0;
  for (let at = 0; at < cards.length; at++) {
    cost += COST[cards[at]!]!;
    extra += POINTS[cards[at]!]! - COST[cards[at]!]! + gold[at]!;
  }
  const first = state.firsts.includes(seat);
  const completion = first ? FIRST : isComplete(state, seat) ? LATER : 0;
  const { colours, special, haunted } = bestHaunting(state, seat, inFull, since);
  const total = cost + extra + colours + completion + special;
  return { cost, extra, colours, completion, special, ...(haunted ? { haunted } : {}), total };
}

interface Haunting {
  readonly colours: number;
  readonly special: number;
  readonly haunted?: Colour;
}

/** [CIT-HAUNTEDCITY-1] The best a Haunted City can stand for; [CIT-HAUNTEDCITY-2] purple when it was built last. */
function bestHaunting(state: State, seat: number, inFull: boolean, since: readonly number[]): Haunting {
  const { cards } = cityOf(state, seat);
  const at = cards.findIndex((card) => POWER[card]?.haunted === true);
  if (at < 0) return counted(state, seat, inFull, undefined);
  let best = counted(state, seat, inFull, 'purple');
  if (since[at] === state.round) return best;
  for (const colour of COLOURS) {
    const other = counted(state, seat, inFull, colour);
    if (other.colours + other.special > best.colours + best.special) best = other;
  }
  return best;
}

function counted(state: State, seat: number, inFull: boolean, haunted: Colour | undefined): Haunting {
  const { cards } = cityOf(state, seat);
  const shown = coloursShown(cards, haunted);
  const holdings = holdingsOf(state, seat, inFull, shown);
  return {
    colours: COLOURS.every((colour) => shown.includes(colour)) ? ALL_COLOURS : 0,
    special: cards.reduce((sum, card) => sum + (POWER[card]?.score?.(holdings) ?? 0), 0),
    ...(haunted === undefined ? {} : { haunted }),
  };
}

/** The colours of a city, district by district. @param haunted what a Haunted City of it stands for */
export const coloursShown = (cards: readonly Card[], haunted: Colour | undefined): Colour[] =>
  cards.map((card) => (POWER[card]?.haunted === true ? haunted! : COLOUR[card]!));

/** What districts of a seat are scored with. @param shown see {@link coloursShown} */
export function holdingsOf(state: State, seat: number, inFull: boolean, shown: readonly Colour[]): Holdings {
  return {
    cards: cityOf(state, seat).cards,
    gold: goldOf(state, seat),
    handSize: inFull ? state.hands[seat]!.length : 0,
    tucked: inFull ? state.museum.length : 0,
    purple: shown.filter((colour) => colour === 'purple').length,
  };
}
