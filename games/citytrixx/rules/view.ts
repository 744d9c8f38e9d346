import type { Seat } from '@pentapolis/kernel';
import type { CardId, Kind } from './cards.ts';
import type { CompanyColour, CompanyId } from './companies.ts';
import type { ComponentSet } from './components.ts';
import type { MoneyValue } from './options.ts';
import type { StepName } from './state.ts';

export type Phase = 'setup' | 'trick' | 'operating' | 'stock' | 'end' | 'over';

/** How many cards of each back. */
export type Backs = Readonly<Record<Kind, number>>;

/** A company of the set. While companies are being chosen all five are listed, afterwards those in play. */
export interface ViewCompany {
  readonly id: CompanyId;
  readonly colour: CompanyColour;
  /** Whose deck it is. */
  readonly owner?: Seat;
  readonly president?: Seat;
  /** Space on the track, and its value; absent before it starts. */
  readonly position?: number;
  readonly value?: number;
  readonly trains: readonly CardId[];
  readonly cities: readonly CardId[];
  /** Cities its trains run through at most. */
  readonly capacity: number;
  /** What it would earn this year if the President chose its best cities. */
  readonly bestIncome: number;
  /** This year's operating round; absent before the company operated. */
  readonly income?: number;
  readonly dividend?: number;
  readonly ran: readonly CardId[];
  /** What its income card shows: counts at the end. [CTX-SCORE-3] */
  readonly lastDividend: number;
}

/** A certificate somebody bought. */
export interface ViewCertificate {
  readonly card: CardId;
  /** When it was bought: only those of earlier years can be sold. [CTX-SELL-2] */
  readonly year: number;
}

/** One seat, as the viewer sees it. */
export interface ViewSeat {
  readonly company?: CompanyId;
  readonly cash: number;
  /** Backs of the hand. [CTX-SECRET-2] */
  readonly backs: Backs;
  /** The viewer's own hand, sorted; absent for others. */
  readonly hand?: readonly CardId[];
  /** The viewer's own cards under its turn order card, sorted; absent for others. */
  readonly concealed?: readonly CardId[];
  /**
   * What others lay under their turn order card: face down on the table, but won in the open, so everybody may remember
   * it. [CTX-SECRET-3] Absent for the viewer itself.
   */
  readonly remembered?: readonly CardId[];
  /** Certificates bought, the oldest first. */
  readonly certificates: readonly ViewCertificate[];
  /** Shares by company in play, two for a President's certificate. */
  readonly shares: Readonly<Partial<Record<CompanyId, number>>>;
  /** Companies sold and bought this year. [CTX-LIMIT-2] */
  readonly sold: readonly CompanyId[];
  readonly bought: readonly CompanyId[];
  /** Where the money came from and went, over the whole match: 200 - start - bought + sold + dividends = cash. */
  readonly account: {
    readonly start: number;
    readonly bought: number;
    readonly sold: number;
    readonly dividends: number;
  };
  /** The fortune as if the match ended now. [CTX-SCORE-2] */
  readonly fortune: number;
}

/** A trick. `order` is empty until all have played. */
export interface ViewTrick {
  readonly number: number;
  readonly leader: Seat;
  /** In the order in which they were played. */
  readonly plays: readonly { readonly seat: Seat; readonly card: CardId }[];
  /** Seats in the order of winning. */
  readonly order: readonly Seat[];
  /** Played cards nobody has taken yet. */
  readonly left: readonly CardId[];
}

export interface ViewStack {
  readonly size: number;
  /** Turned up; absent when the stack is empty. */
  readonly top?: CardId;
}

/** All a viewer may know of a match. */
export interface View {
  /** Of the rules the match began under. */
  readonly version: number;
  /** The replacement set; absent = the game's own, reconstructed one. [CTX-SET-1] */
  readonly components?: ComponentSet;
  readonly moneyValue: MoneyValue;
  readonly phase: Phase;
  readonly step: StepName;
  /** 1..3; 0 before the first. */
  readonly year: number;
  /** Tricks of this year. */
  readonly tricks: number;
  readonly companies: readonly ViewCompany[];
  readonly track: {
    readonly positions: readonly number[];
    readonly starts: readonly number[];
    /** Companies with a disc on it, the one with priority first; of those on one space, from the bottom up. */
    readonly priority: readonly CompanyId[];
  };
  readonly seats: readonly ViewSeat[];
  /** Turn order cards, first to last: of the start, later of the stock round. */
  readonly order: readonly Seat[];
  /** Place in `order` whose turn it is, while values are set and in the stock round. */
  readonly turn: number;
  readonly stacks: Readonly<Record<Kind, ViewStack>>;
  /** The trick in progress, or the last of the year. Number 0 before the first. */
  readonly trick: ViewTrick;
  /** The trick before it; number 0 if there is none this year. */
  readonly lastTrick: ViewTrick;
  /** Companies in the order in which they operate this year, and how many have. */
  readonly operating: readonly CompanyId[];
  readonly operated: number;
  /** Certificates on the table. */
  readonly table: readonly CardId[];
  /** Money cards spent this year. */
  readonly spent: readonly CardId[];
  /** Players who passed in a row. */
  readonly passes: number;
  /** Final once `phase` is `over`. */
  readonly ranking: readonly number[];
}
