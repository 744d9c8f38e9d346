import type { Seat } from '@pentapolis/kernel';
import type { Use } from './action.ts';
import type { CardId, Kind } from './cards.ts';
import type { CompanyId } from './companies.ts';

type Cards = readonly CardId[];

type SetUpFact =
  | { readonly kind: 'companyChosen'; readonly seat: Seat; readonly company: CompanyId }
  /** Turn order cards, first to last. [CTX-START-1] */
  | { readonly kind: 'turnOrder'; readonly seats: readonly Seat[]; readonly reveals: true }
  | {
      readonly kind: 'started';
      readonly seat: Seat;
      readonly company: CompanyId;
      readonly value: number;
      readonly paid: number;
    };

type TrickFact =
  | { readonly kind: 'yearBegan'; readonly year: number }
  /** What everybody sees of a hand: its backs. [CTX-SECRET-2] */
  | {
      readonly kind: 'dealt';
      readonly seat: Seat;
      readonly certificate: number;
      readonly train: number;
      readonly money: number;
      readonly reveals: true;
    }
  | {
      readonly kind: 'hand';
      readonly seat: Seat;
      readonly cards: Cards;
      readonly to: readonly Seat[];
      readonly reveals: true;
    }
  /** Sizes of the stacks, and the cards turned up on those that are not empty. [CTX-DEAL-3] */
  | {
      readonly kind: 'stacks';
      readonly certificate: number;
      readonly train: number;
      readonly money: number;
      readonly cards: Cards;
      readonly reveals: true;
    }
  | { readonly kind: 'trickBegan'; readonly trick: number; readonly seat: Seat }
  | { readonly kind: 'played'; readonly seat: Seat; readonly card: CardId }
  /** Who won, all seats in the order of winning, and what put the first before the second. */
  | {
      readonly kind: 'trickWon';
      readonly trick: number;
      readonly seat: Seat;
      readonly card: CardId;
      readonly order: readonly Seat[];
      readonly why: 'rank' | 'black' | 'track';
    }
  | {
      readonly kind: 'took';
      readonly seat: Seat;
      readonly card: CardId;
      readonly from: 'trick' | 'stack';
      readonly as: Use;
      /** Where a train or a city went. */
      readonly company?: CompanyId | undefined;
      /** The name of the city, and what it earns this year. */
      readonly city?: string | undefined;
      readonly income?: number | undefined;
    }
  | { readonly kind: 'turnedUp'; readonly back: Kind; readonly card: CardId; readonly reveals: true }
  | { readonly kind: 'stackEmpty'; readonly back: Kind };

type OperatingFact =
  | { readonly kind: 'operatingBegan'; readonly companies: readonly CompanyId[] }
  /** Nothing to run. [CTX-OPERATE-4] */
  | { readonly kind: 'idle'; readonly company: CompanyId }
  | {
      readonly kind: 'operated';
      readonly seat: Seat;
      readonly company: CompanyId;
      readonly cards: Cards;
      readonly cities: readonly string[];
      readonly income: number;
    }
  /** A disc moved, or was to move and is at an end of the track. */
  | {
      readonly kind: 'valued';
      readonly company: CompanyId;
      readonly before: number;
      readonly value: number;
      readonly why: 'income' | 'sold' | 'bought';
    }
  | { readonly kind: 'dividend'; readonly company: CompanyId; readonly perShare: number }
  | {
      readonly kind: 'paidOut';
      readonly seat: Seat;
      readonly company: CompanyId;
      readonly shares: number;
      readonly money: number;
    };

type StockFact =
  | { readonly kind: 'speaking'; readonly seats: readonly Seat[] }
  | { readonly kind: 'passed'; readonly seat: Seat }
  | {
      readonly kind: 'sold';
      readonly seat: Seat;
      readonly company: CompanyId;
      readonly card: CardId;
      readonly price: number;
    }
  /** `lost` is what money cards paid too much. [CTX-BUY-3] */
  | {
      readonly kind: 'bought';
      readonly seat: Seat;
      readonly company: CompanyId;
      readonly card: CardId;
      readonly from: 'concealed' | 'table';
      readonly price: number;
      readonly cash: number;
      readonly money: Cards;
      readonly lost: number;
    }
  | { readonly kind: 'presidency'; readonly seat: Seat; readonly from: Seat; readonly company: CompanyId };

type YearEndFact =
  | { readonly kind: 'yearEnded'; readonly year: number }
  /** Trains of this level left the game, those at work listed. [CTX-END-1] */
  | { readonly kind: 'scrapped'; readonly level: number; readonly cards: Cards }
  | { readonly kind: 'gathered'; readonly year: number }
  | { readonly kind: 'over' };

/** Everything a log tells of a match of CityTriXX. */
export type CitytrixxFact = (SetUpFact | TrickFact | OperatingFact | StockFact | YearEndFact) & {
  readonly [argument: string]: string | number | boolean | readonly (string | number)[] | undefined;
};

export type FactKind = CitytrixxFact['kind'];

export type Emit = ((fact: CitytrixxFact) => void) | undefined;
