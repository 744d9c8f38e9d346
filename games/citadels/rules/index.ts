import { type Game, redactByAudience } from '@pentapolis/kernel';
import type { Action } from './action.ts';
import { type Card, districtOf } from './cards.ts';
import { coverage } from './coverage.ts';
import { describeAction, describeDecision, describeFact } from './describe.ts';
import { determinize } from './determinize.ts';
import type { CitadelsFact } from './facts.ts';
import { formatAction, parseAction, readAction } from './notation.ts';
import { observe } from './observe.ts';
import { MOST_SEATS, OPTION_SPECS, validate } from './options.ts';
import { apply, check, deciding, decision, legalActions } from './play.ts';
import { ranking, scores } from './ranking.ts';
import { VERSION, VERSIONS } from './rulings.ts';
import { setup } from './setup.ts';
import { clone, type State } from './state.ts';
import type { View } from './view.ts';

/** Every card of the match by name, wherever it is. */
function invariants(state: State): Record<string, number> {
  const counts: Record<string, number> = {};
  const count = (cards: readonly Card[]): void => {
    for (const card of cards) counts[districtOf(card)] = (counts[districtOf(card)] ?? 0) + 1;
  };
  count(state.deck);
  count(state.museum);
  for (const hand of state.hands) count(hand);
  for (const { cards } of state.cities) count(cards);
  for (const { cards } of state.stack) count(cards);
  return counts;
}

/** Citadels for two to eight, see `rulebook/en.md` for the rules and `/kernel/src/game.ts` for the contract. */
export const citadels: Game<State, Action, View, CitadelsFact> = {
  meta: {
    id: 'citadels',
    version: VERSION,
    plays: VERSIONS,
    seats: { min: 2, max: MOST_SEATS },
    information: 'hidden',
    options: OPTION_SPECS,
    components: 'printed',
    maxActions: 20_000,
    sampled: ['redraw'],
  },
  validate,
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

export type { Action, ActionKind, ActionOf, Target } from './action.ts';
export { BONUS_DISTRICTS, DISTRICTS, type DistrictId, isDistrict } from './cards.ts';
export { BONUS_CHARACTERS, CHARACTERS, type CharacterId, incomeColour, isCharacter, rankOf } from './cast.ts';
export { COLOURS, type Colour } from './colours.ts';
export { DISTRICT_ROWS, type DistrictRow } from './districts.data.ts';
export type { CitadelsFact, FactKind } from './facts.ts';
export type { QuestionKind } from './moves/registry.ts';
export type { Choices } from './options.ts';
export { SCORE_PARTS, type ScorePart, type ScoreReason } from './score-reasons.ts';
export type { CityScore } from './scoring.ts';
export { readScoreSheet, type ScoreSheet, type SheetPlayer, type SheetScore, scoreSheet } from './sheet.ts';
export { type Doubt, doubtsAbout } from './sheet-doubts.ts';
export { type Verdict, verdictOf } from './sheet-verdict.ts';
export type { State } from './state.ts';
export type {
  View,
  ViewCall,
  ViewDistrict,
  ViewDraft,
  ViewDraftStep,
  ViewPending,
  ViewSeat,
  ViewTurn,
} from './view.ts';
