import type { BuildingId } from './buildings.ts';
import { CARD_ROWS } from './cards.data.ts';

export const CARD_IDS = CARD_ROWS.map(({ id }) => id);
/** `I01` .. `I24`: the places of the set. What a card does is a matter of the set in play. */
export type CardId = (typeof CARD_ROWS)[number]['id'];

export const isCard = (value: unknown): value is CardId => CARD_IDS.includes(value as CardId);

/** When a card may be played. [CTE-CARD-4] */
export type Timing = 'anytime' | 'betweenTurns' | 'beforeProduction' | 'construction' | 'endOfGame';
export const TIMINGS: readonly Timing[] = [
  'anytime',
  'betweenTurns',
  'beforeProduction',
  'construction',
  'endOfGame',
];

/** What a card does, as data. */
export type Op =
  | { readonly op: 'gainEachExceptLargest'; readonly gold: number }
  | { readonly op: 'multiplier'; readonly building: 'mill' | 'inn'; readonly factor: number }
  | { readonly op: 'produceAgain'; readonly exclude: readonly BuildingId[] }
  | {
      readonly op: 'marketRate';
      readonly rate: number;
      readonly fallback: { readonly uses: number; readonly rate: number };
    }
  | {
      readonly op: 'scorePerSurrounded';
      readonly minSize: number;
      readonly each: number;
      readonly max: number;
    }
  | {
      readonly op: 'buildingRights';
      readonly amount: number;
      /** With an active one of these the whole amount, without it `else`. */
      readonly ifOwns?: BuildingId;
      readonly else?: number;
      readonly firstTurn?: boolean;
    }
  | {
      readonly op: 'bankInterest';
      readonly times: number;
      readonly max: number;
      readonly fallback: { readonly gold: number };
    }
  | { readonly op: 'gain'; readonly ownRaw: number }
  | { readonly op: 'gainChoice'; readonly different: number }
  | {
      readonly op: 'costReduction';
      readonly cases: number;
      readonly minSize?: number;
      readonly requires?: 'surroundedAfterPlacement';
    }
  | { readonly op: 'altPrice'; readonly goldPerCase: number; readonly maxCases: number }
  | { readonly op: 'linkBuildings'; readonly count: 2 }
  | { readonly op: 'borrowRecipe'; readonly uses: number }
  | { readonly op: 'transformBonus'; readonly uses: number; readonly extra: number }
  | { readonly op: 'swapRaw'; readonly max: number }
  | { readonly op: 'fleaUses'; readonly uses: number; readonly fallback: number }
  | { readonly op: 'shoppingBonus'; readonly each: number; readonly max: number }
  | { readonly op: 'scoreOneSurrounded'; readonly size: number; readonly extra: number }
  | { readonly op: 'leftoverRate'; readonly per: number; readonly maxExtra: number }
  | { readonly op: 'scoreIfOwnsAll'; readonly set: 'ownWorkshops'; readonly extra: number };

export interface CardSpec {
  readonly id: CardId;
  readonly name: { readonly en: string; readonly fr: string };
  readonly text: { readonly en: string; readonly fr: string };
  readonly timing: Timing;
  readonly effect: Op;
}

/** The reconstructed set. [CTE-CARD-13] */
export const OWN_CARDS: readonly CardSpec[] = CARD_ROWS;

/** The card of the set in play: a replacement set, or our own where that is empty. */
export function cardOf(custom: readonly CardSpec[], id: CardId): CardSpec {
  const set = custom.length > 0 ? custom : OWN_CARDS;
  return set[CARD_IDS.indexOf(id)] as CardSpec;
}

/** Cards that go with the building they make cheaper, in the same action. [CTE-CARD-11] */
export const helpsBuilding = ({ effect }: CardSpec): boolean =>
  effect.op === 'costReduction' || effect.op === 'altPrice';
