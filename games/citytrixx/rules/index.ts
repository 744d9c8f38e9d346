import { type Game, redactByAudience } from '@pentapolis/kernel';
import type { Action } from './action.ts';
import { coverage } from './coverage.ts';
import { describeAction, describeDecision, describeFact } from './describe.ts';
import { determinize } from './determinize.ts';
import type { CitytrixxFact } from './facts.ts';
import { invariants } from './invariants.ts';
import { formatAction, parseAction, readAction } from './notation.ts';
import { observe } from './observe.ts';
import { LEAST_ADVISED, LEAST_SEATS, MOST_SEATS, OPTION_SPECS, validate } from './options.ts';
import { apply, check, deciding, decision, legalActions } from './play.ts';
import { readComponents } from './read-components.ts';
import { PLAYS, VERSION } from './rulings.ts';
import { ranking, scores } from './scoring.ts';
import { setup } from './setup.ts';
import { clone, type State } from './state.ts';
import type { View } from './view.ts';

/** CityTriXX for two to five, see `rulebook/en.md` for the rules and `/kernel/src/game.ts` for the contract. */
export const citytrixx: Game<State, Action, View, CitytrixxFact> = {
  meta: {
    id: 'citytrixx',
    version: VERSION,
    plays: PLAYS,
    seats: { min: LEAST_SEATS, max: MOST_SEATS, meant: LEAST_ADVISED },
    information: 'hidden',
    options: OPTION_SPECS,
    components: 'reconstructed',
    maxActions: 2000,
    sampled: ['operate', 'buy'],
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
  coverage,
};

export type { Action, ActionKind, ActionOf, Use } from './action.ts';
export { type CardId, KINDS, type Kind } from './cards.ts';
export { COMPANY_COLOURS, COMPANY_IDS, type CompanyColour, type CompanyId } from './companies.ts';
export { type CardFace, type ComponentSet, HEXAGONS, OWN_SET } from './components.ts';
export type { CitytrixxFact, FactKind } from './facts.ts';
export {
  bestForecast,
  type CompanyChange,
  type Face,
  faceOf,
  type IncomeForecast,
  operateForecast,
  sales,
  type TradeForecast,
  type TrickPlace,
  tradeForecast,
  trickStanding,
  useForecast,
} from './forecast.ts';
export { LEAST_ADVISED, type MoneyValue } from './options.ts';
export { readComponents } from './read-components.ts';
export { readScoreSheet, type ScoreSheet, type SheetScore, scoreSheet } from './sheet.ts';
export type { State, StepName } from './state.ts';
export type { QuestionKind } from './step.ts';
export type {
  Backs,
  Phase,
  View,
  ViewCertificate,
  ViewCompany,
  ViewSeat,
  ViewStack,
  ViewTrick,
} from './view.ts';
