import type { Game } from '@pentapolis/kernel';
import { type Action, formatAction, parseAction, readAction } from './action.ts';
import { describeAction, describeDecision, describeFact } from './describe.ts';
import type { AkropolisFact } from './facts.ts';
import { MOST_SEATS, OPTION_SPECS, validate } from './options.ts';
import { apply, check, deciding, decision, legalActions } from './play.ts';
import { ranking, scores } from './ranking.ts';
import { VERSION, VERSIONS } from './rulings.ts';
import { clone, type State, setup } from './state.ts';
import { determinize, observe, type View } from './view.ts';

/** Akropolis for one to four, see `rulebook/en.md` for the rules and `/kernel/src/game.ts` for the contract. */
export const akropolis: Game<State, Action, View, AkropolisFact> = {
  meta: {
    id: 'akropolis',
    version: VERSION,
    plays: VERSIONS,
    seats: { min: 1, max: MOST_SEATS },
    information: 'open',
    options: OPTION_SPECS,
    components: 'printed',
    maxActions: 60,
  },
  validate,
  setup,
  deciding,
  decision,
  legalActions,
  readAction,
  check,
  apply: (state, seat, action, _chance, emit) => apply(state, seat, action, emit),
  clone,
  observe: (state) => observe(state),
  redact: (fact) => fact,
  determinize,
  ranking,
  scores,
  format: formatAction,
  parse: parseAction,
  describeAction,
  describeFact,
  describeDecision,
  invariants: (state) => ({ tiles: state.turn + state.site.length + state.stack.length }),
};

export { type Action, formatAction } from './action.ts';
export type { Reason } from './conditions.ts';
export { type Doubt, doubtsAbout } from './doubts.ts';
export { type Explanation, explainCity } from './explain.ts';
export type { AkropolisFact } from './facts.ts';
export { AROUND, cellAt, footprint, type Hex, hexAt, placementAt, spotOf } from './geometry.ts';
export { DISTRICTS, type District, type HexLetter, STARS } from './hexes.ts';
export { ARCHITECTS, type Architect, type Choices, DEFAULT_RULINGS, type Rulings } from './options.ts';
export { checkPlacement, legalSpots } from './placement.ts';
export { rank, type Standing } from './ranking.ts';
export type { CityScore, DistrictScore } from './scoring.ts';
export { readScoreSheet, type ScoreSheet, scoreSheet } from './sheet.ts';
export { type ArchitectScore, holdingsOf, scoreArchitect } from './solo.ts';
export type { City, State } from './state.ts';
export { type Tile, tileLetters, tileName, tileNamed } from './tiles.ts';
export { cityFrom, lastHexes, type ToCome, toCome, type View, type ViewCell, type ViewCity } from './view.ts';
