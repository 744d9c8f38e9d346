import { type Game, redactByAudience } from '@pentapolis/kernel';
import type { Action } from './action.ts';
import { describeAction, describeDecision, describeFact } from './describe.ts';
import { determinize } from './determinize.ts';
import type { SmallCityFact } from './facts.ts';
import { invariants } from './invariants.ts';
import { formatAction, parseAction, readAction } from './notation.ts';
import { observe } from './observe.ts';
import { MOST_SEATS, OPTION_SPECS, validate } from './options.ts';
import { apply, check, deciding, decision, legalActions } from './play.ts';
import { ranking, scores } from './ranking.ts';
import { readComponents } from './read-components.ts';
import { PLAYS, VERSION } from './rulings.ts';
import { setup } from './setup.ts';
import { clone, type State } from './state.ts';
import type { View } from './view.ts';

/** Small City for one to four, see `rulebook/en.md` for the rules and `/kernel/src/game.ts` for the contract. */
export const smallCity: Game<State, Action, View, SmallCityFact> = {
  meta: {
    id: 'small-city',
    version: VERSION,
    plays: PLAYS,
    seats: { min: 1, max: MOST_SEATS },
    information: 'hidden',
    options: OPTION_SPECS,
    components: 'reconstructed',
    maxActions: 6000,
    sampled: ['build', 'replan', 'raise'],
  },
  validate,
  readComponents,
  setup,
  deciding,
  decision,
  legalActions,
  readAction,
  check,
  apply,
  clone,
  observe,
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

export type { Action, ActionKind, ActionOf, BuildStep, Laying, Place, Purse, Step } from './action.ts';
export { HOME } from './action.ts';
export { boardOf, boroughOf, emptyCells, guarded, isActive, spotOf, tileAt, useOf } from './borough.ts';
export { BASE_CARDS, CARD, CARDS, type CardId } from './cards.ts';
export { OWN_COMPONENTS } from './components.data.ts';
export {
  type BoardSpec,
  type Components,
  DECKS,
  type Deck,
  SIDES,
  type Side,
  type SpaceUse,
  type TileSpec,
} from './components.ts';
export { staffFor, touristLimit } from './construct.ts';
export { INDUSTRY_GAINS, LAST_COLUMN, ROWS, TOURISM_GAINS } from './council.ts';
export { graveSites, victims } from './deaths.ts';
export type { FactKind, SmallCityFact } from './facts.ts';
export { ROUNDS } from './flow.ts';
export { type Forecast, forecast } from './forecast.ts';
export { sidesFor } from './founding.ts';
export { ECONOMY_GAINS } from './gains.ts';
export { type Board, cellName, type Kit, kitOf, type Spot, STRIDE } from './geometry.ts';
export { freeHomes, newcomers } from './housing.ts';
export { CUBE_MONEY, CUBE_VOTES, jobsOf, LOT_VOTES, visitorsIn } from './income.ts';
export { type Influence, influenceAt, influencers } from './influence.ts';
export { streets } from './mayor.ts';
export { destinations, mayVisit, movers } from './moving.ts';
export { formatStep, parseStep, readStep } from './notation.ts';
export { type Choices, DIFFICULTIES, type Difficulty, MODES, type Mode } from './options.ts';
export {
  checkSpot,
  copiesFor,
  fits,
  legalSpots,
  streetCells,
  upgradeSpots,
  warehouseSpots,
} from './placing.ts';
export { tryPlan } from './plan.ts';
export { type Hover, hover, nextSteps, type PlanStart, startPlan } from './planner.ts';
export { type Price, pricedSpaces, stepPrice, tilePrice } from './price.ts';
export { deckOf, isKept, isSpecialKept, PROMISE_VALUE, SPECIAL_BROKEN } from './promises.ts';
export { givenTiles, isGiven } from './raise.ts';
export { cardPrice } from './rondel.ts';
export { BUILDABLE } from './sample.ts';
export { type Score, type Standing, scoreAll, TITLES, type Title, titleFor } from './scoring.ts';
export { readScoreSheet, type ScoreSheet, type SheetScore, scoreSheet } from './sheet.ts';
export { type Smoke, smokeOf } from './smoke.ts';
export {
  type Borough,
  EMPTY,
  GRAVE,
  NOBODY,
  type Phase,
  type Player,
  type State,
  type Tile,
} from './state.ts';
export { applyStep, checkStep, type Used, usedBy } from './step.ts';
export { homeRoom } from './store.ts';
export { parkAreas, type Tally, tallyOf } from './tally.ts';
export { CULTURE, isPost, NATURE, nextLevel, TILES, type TileId } from './tiles.ts';
export type { View, ViewAsk, ViewPlayer } from './view.ts';
export { residenceVotes, votesOf } from './votes.ts';
