import type { Seat } from '@pentapolis/kernel';
import type { BuildingId } from '../buildings.ts';
import type { CardId } from '../cards.ts';
import type { Cell, Spot } from '../geometry.ts';
import type { Amounts } from '../resources.ts';

/** Any building of a sort that a seat owns. */
export interface Site {
  readonly owner: Seat;
  readonly building: BuildingId;
}

/** What one party promises another. Turns are counted by `from`; where nobody shares turns, by its harvests. */
interface Promise {
  readonly from: Seat;
  readonly to: Seat;
}

/** Resources that change hands when all have signed. [CTE-CLAUSE-1] */
export interface GiveClause extends Promise {
  readonly kind: 'give';
  readonly amounts: Amounts;
}

/** An Investment card that changes hands when all have signed. [CTE-CLAUSE-2] */
export interface CardClause extends Promise {
  readonly kind: 'card';
  readonly card: CardId;
}

/** Resources at the start of each Negotiation from turn `first` to `last`. [CTE-CLAUSE-3] */
export interface PayClause extends Promise {
  readonly kind: 'pay';
  readonly amounts: Amounts;
  readonly first: number;
  readonly last: number;
  /** Due only while a building of one sort is adjacent to one of the other. [CTE-CLAUSE-4] */
  readonly when?: { readonly one: Site; readonly other: Site };
}

/** Use of a workshop, Market or Flea Market of `from`, so many times a turn. [CTE-CLAUSE-5] */
export interface LendClause extends Promise {
  readonly kind: 'lend';
  readonly building: BuildingId;
  readonly times: number;
  readonly first: number;
  readonly last: number;
}

/** A building that `from` will have built by the end of turn `by`: adjacent to another, or in a place. [CTE-CLAUSE-6] */
export interface PlaceClause extends Promise {
  readonly kind: 'place';
  readonly building: BuildingId;
  readonly beside?: Site;
  readonly at?: Spot;
  readonly by: number;
}

/** A building not to be built, or Cases to be left free, up to the end of turn `until`. [CTE-CLAUSE-7] */
export interface RefrainClause extends Promise {
  readonly kind: 'refrain';
  readonly building?: BuildingId;
  readonly cells?: readonly Cell[];
  readonly until: number;
}

/** Leave for `to` to put one building in one place of the district of `from`, this turn. [CTE-INTER-2] */
export interface PermitClause extends Promise, Spot {
  readonly kind: 'permit';
  readonly building: BuildingId;
}

/** Anything else in words. Nobody but the jury can judge it. [CTE-CLAUSE-8] */
export interface TextClause extends Promise {
  readonly kind: 'text';
  readonly text: string;
}

export type Clause =
  | GiveClause
  | CardClause
  | PayClause
  | LendClause
  | PlaceClause
  | RefrainClause
  | PermitClause
  | TextClause;
export type ClauseKind = Clause['kind'];

/**
 * All that can be promised. No clause hands over building rights [CTE-DEAL-6], none forbids to deal with somebody
 * [CTE-DEAL-7].
 */
export const CLAUSE_KINDS: readonly ClauseKind[] = [
  'give',
  'card',
  'pay',
  'lend',
  'place',
  'refrain',
  'permit',
  'text',
];

/** Over as soon as the deal is signed. */
export const isImmediate = (clause: Clause): boolean =>
  clause.kind === 'give' || clause.kind === 'card' || clause.kind === 'permit';

/**
 * `running`: nothing due is open. `arrears`: something due is. `settled`: it was in arrears and was made good.
 * `broken`: the match ended in arrears, or the jury said so. `lapsed`: the match ended before it fell due.
 */
export type ClauseStatus = 'running' | 'kept' | 'arrears' | 'settled' | 'broken' | 'lapsed';

/** A deal on the table. Whoever offers has signed. */
export interface Offer {
  readonly id: number;
  readonly by: Seat;
  /** Everybody a clause names, ascending; two to four. */
  readonly parties: readonly Seat[];
  readonly clauses: readonly Clause[];
  readonly signed: readonly Seat[];
  /** The offer it answers; 0 = none. */
  readonly answers: number;
  /** `countered`, `declined`, `withdrawn` and `expired` ones stay in sight until the turn ends. */
  readonly status: 'open' | 'signed' | 'countered' | 'declined' | 'withdrawn' | 'expired';
}

/** A signed deal. Nothing takes it back: only the status of its clauses ever changes. [CTE-DEAL-9] */
export interface Contract {
  /** That of its offer. */
  readonly id: number;
  readonly turn: number;
  readonly parties: readonly Seat[];
  readonly clauses: readonly Clause[];
  /** Parallel to `clauses`. */
  readonly status: readonly ClauseStatus[];
  /** Uses made this turn of what a clause lends; parallel to `clauses`. */
  readonly uses: readonly number[];
}

/** Something due and not yet paid. Oldest first. [CTE-DEBT-1] */
export interface Debt {
  readonly contract: number;
  readonly clause: number;
  readonly from: Seat;
  readonly to: Seat;
  /** What is still missing, indexed as RESOURCES. */
  readonly missing: readonly number[];
  /** Turn of `from` in which it fell due. */
  readonly since: number;
}

/** Leave to build in another district, until it is used or the turn ends. [CTE-INTER-2] */
export interface Permit extends Spot {
  readonly landlord: Seat;
  readonly builder: Seat;
  readonly building: BuildingId;
}

/** A breach, or words only people can judge, before the jury. [CTE-JURY-1] */
export interface Accusation {
  readonly contract: number;
  readonly clause: number;
  readonly accused: Seat;
  /** Per seat: 0 not yet, 1 innocent, 2 guilty; -1 for the accused, who has no vote. */
  readonly votes: readonly number[];
}
