import { type Game, redactByAudience } from '@pentapolis/kernel';
import type { Action } from './action.ts';
import { readComponents } from './components.ts';
import { describeAction, describeDecision, describeFact } from './describe.ts';
import type { CiteFact } from './facts.ts';
import { legalActions, SAMPLED } from './legal.ts';
import { formatAction, parseAction, readAction } from './notation.ts';
import { determinize, hides, observe } from './observe.ts';
import { OPTION_SPECS, validate } from './options.ts';
import { apply, check, deciding, decision } from './play.ts';
import { ranking, scores } from './ranking.ts';
import { RESOURCES } from './resources.ts';
import { setup } from './setup.ts';
import { clone, type State } from './state.ts';
import type { View } from './view.ts';

/** Nothing is lost or doubled: what is held was made and not spent; every card is somewhere once. */
function invariants(state: State): Record<string, number> {
  const counts: Record<string, number> = {};
  RESOURCES.forEach((resource, index) => {
    const held = [...state.resources, ...state.banks].reduce((sum, pile) => sum + (pile[index] as number), 0);
    counts[resource] = held - (state.made[index] as number) + (state.spent[index] as number);
  });
  for (const { card } of [...state.pile, ...state.peek, ...state.hands.flat()])
    counts[card] = (counts[card] ?? 0) + 1;
  return counts;
}

/** Cité for three or four, see `rulebook/en.md` for the rules and `/kernel/src/game.ts` for the contract. */
export const cite: Game<State, Action, View, CiteFact> = {
  meta: {
    id: 'cite',
    version: 1,
    seats: { min: 3, max: 4 },
    information: 'hidden',
    options: OPTION_SPECS,
    components: 'reconstructed',
    maxActions: 20_000,
    sampled: SAMPLED,
  },
  validate,
  readComponents,
  setup,
  deciding,
  decision,
  legalActions,
  readAction,
  check,
  apply: (state, seat, action, _chance, emit) => apply(state, seat, action, emit),
  clone,
  observe,
  hides,
  redact: redactByAudience,
  determinize,
  ranking,
  scores,
  format: formatAction,
  parse: parseAction,
  describeAction,
  describeFact,
  describeDecision,
  invariants,
};

export type { Action, ActionKind, ActionOf, Move, Place, Play } from './action.ts';
export {
  allCases,
  BUILDINGS,
  type BuildingId,
  copiesOf,
  isSmallShop,
  ownResource,
  type Profession,
  professionOf,
  rowOf,
  sizeOf,
  WORKSHOPS,
} from './buildings.ts';
export { asksFor } from './card-play.ts';
export {
  CARD_IDS,
  type CardId,
  type CardSpec,
  cardOf,
  helpsBuilding,
  type Op,
  OWN_CARDS,
  type Timing,
} from './cards.ts';
export type {
  Accusation,
  Clause,
  ClauseKind,
  ClauseStatus,
  Contract,
  Debt,
  Offer,
  Permit,
  Site,
} from './deals/clauses.ts';
export { convicted, isGuilty, nextVote } from './deals/jury.ts';
export { MOST_CLAUSES, MOST_OFFERS, offerOf } from './deals/offers.ts';
export { areBeside, duesOf, isPlaced, overdueMoves } from './deals/settle.ts';
export { canLend, partiesOf } from './deals/terms.ts';
export { hasBuiltAll } from './ending.ts';
export { fleaUsesLeft, indexOfBuilding, leaseOf } from './exchange.ts';
export type { CiteFact, FactArgs, FactKind, NamedCard } from './facts.ts';
export { type DealGain, dealGains } from './forecast-deal.ts';
export {
  bordersOn,
  type Cell,
  canTurn,
  DISTRICTS,
  type District,
  districtAt,
  extent,
  footprint,
  isCentral,
  landlord,
  outline,
  type Spot,
} from './geometry.ts';
export { HAND_LIMIT } from './hands.ts';
export { type Building, casesOf, isSurrounded, type Layout, layoutOf, neighboursOf } from './layout.ts';
export type { Choices, GameKind } from './options.ts';
export { checkSpot, piecesLeft, type Terms, termsOf } from './placement.ts';
export { casesOfSet, cheapest, countCases, mostCases, PRICE_TABLE, type Purchase, tally } from './price.ts';
export {
  canalCards,
  factorOf,
  forecast,
  guildRights,
  nearOf,
  production,
  streetGold,
  transformYield,
  type Yield,
  yieldOf,
} from './production.ts';
export { rank, ranking, type Standing } from './ranking.ts';
export { MOST_TEXT } from './read-clause.ts';
export {
  type Amounts,
  amountsOf,
  type Pile,
  pileOf,
  RAW,
  RESOURCES,
  type Resource,
  total,
} from './resources.ts';
export { type Holdings, holdingsOf, type Score, scoreHoldings, scoresOf } from './scoring.ts';
export { type PlayerScore, readScoreSheet, type ScoreSheet, scoreSheet } from './sheet.ts';
export { legalSpots, moveSpots, pricedSpots } from './spots.ts';
export { type Draws, type Effects, NO_EFFECTS, type Phase, type State, type Table } from './state.ts';
export { isLocked, isOpen, lastTurn, MOST_HARVESTS, turnOf } from './turns.ts';
export type { KnownCard, View, ViewCards } from './view.ts';
