import type { DistrictId } from './cards.ts';
import type { CharacterId } from './cast.ts';

/** A district of a city: by name and, where two of a name stand in it, whether it carries the Artist's gold. */
export interface Target {
  /** Whose city. */
  readonly seat: number;
  readonly card: DistrictId;
  readonly beautified?: true;
}

/** Keeping a character of those passed on, and burying another where two play. [CIT-DRAFT-4] [CIT-DRAFT-7] */
export interface DraftAction {
  readonly kind: 'draft';
  readonly keep: CharacterId;
  readonly bury?: CharacterId;
}

/** All that can be done on a turn of one's own, in the order in which it is listed. */
export type TurnAction =
  | { readonly kind: 'gold' }
  | { readonly kind: 'cards' }
  | { readonly kind: 'income' }
  | { readonly kind: 'build'; readonly card: DistrictId }
  | { readonly kind: 'end' }
  // characters
  | { readonly kind: 'murder'; readonly character: CharacterId }
  | { readonly kind: 'bewitch'; readonly character: CharacterId }
  | { readonly kind: 'rob'; readonly character: CharacterId }
  | { readonly kind: 'swapHands'; readonly seat: number }
  | { readonly kind: 'redraw'; readonly cards: readonly DistrictId[] }
  | { readonly kind: 'look'; readonly seat: number }
  | { readonly kind: 'tithe' }
  | { readonly kind: 'navigate'; readonly take: 'gold' | 'cards' }
  | ({ readonly kind: 'destroy' } & Target)
  | ({ readonly kind: 'exchange'; readonly own: DistrictId; readonly ownBeautified?: true } & Target)
  | { readonly kind: 'beautify'; readonly card: DistrictId }
  | { readonly kind: 'favour' }
  // districts
  | { readonly kind: 'laboratory'; readonly card: DistrictId }
  | { readonly kind: 'smithy' }
  | { readonly kind: 'museum'; readonly card: DistrictId }
  | ({ readonly kind: 'armory' } & Target);

/** Answers to questions that interrupt a turn. */
export type AnswerAction =
  /** Which of the drawn cards stay. [CIT-TURN-4] */
  | { readonly kind: 'keep'; readonly cards: readonly DistrictId[] }
  /** The Emperor's choice of a new holder. [CIT-EMPEROR-1] */
  | { readonly kind: 'crown'; readonly seat: number }
  /** What the new holder gives for the Crown. [CIT-EMPEROR-2] */
  | { readonly kind: 'payGold' }
  | { readonly kind: 'payCard'; readonly card: DistrictId }
  /** The Wizard's card, to the hand or straight into the city. [CIT-WIZARD-2] */
  | { readonly kind: 'take'; readonly card: DistrictId; readonly build: boolean }
  /** The Lighthouse: look through the deck, then pick. [CIT-LIGHTHOUSE-1] */
  | { readonly kind: 'search' }
  | { readonly kind: 'pick'; readonly card: DistrictId }
  /** [CIT-BELLTOWER-1] */
  | { readonly kind: 'ring' }
  /** [CIT-GRAVEYARD-1] */
  | { readonly kind: 'reclaim' }
  /** [CIT-BALLROOM-1] */
  | { readonly kind: 'salute' }
  /** No to any of the four above that may be refused. */
  | { readonly kind: 'decline' };

/** Everything a seat can do. Plain data, ids only. */
export type Action = DraftAction | TurnAction | AnswerAction;

export type ActionKind = Action['kind'];
export type ActionOf<K extends ActionKind> = Extract<Action, { readonly kind: K }>;
