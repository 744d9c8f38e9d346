import type { CardId } from './cards.ts';
import type { CompanyId } from './companies.ts';

/** What a card that was won is used for. [CTX-USE-2] [CTX-USE-3] [CTX-USE-4] */
export const USES = ['share', 'money', 'train', 'city'] as const;
export type Use = (typeof USES)[number];

/** Everything a seat can do. Plain data, ids only. */
export type Action =
  /** Choosing a company. [CTX-SETUP-2] */
  | { readonly kind: 'company'; readonly company: CompanyId }
  /** Setting its starting value. [CTX-START-2] */
  | { readonly kind: 'start'; readonly value: number }
  /** Playing a card to the trick. [CTX-TRICK-2] */
  | { readonly kind: 'play'; readonly card: CardId }
  /**
   * Taking a card, of the trick or turned up on a stack, and putting it to use at once. `company` says under which one a
   * `city` is laid, and is left out otherwise. [CTX-WIN-1] [CTX-WIN-2] [CTX-WIN-3] [CTX-USE-1]
   */
  | { readonly kind: 'take'; readonly card: CardId; readonly as: Use; readonly company?: CompanyId }
  /** The President's choice of cities; [] for none. [CTX-OPERATE-2] */
  | { readonly kind: 'operate'; readonly company: CompanyId; readonly cities: readonly CardId[] }
  /**
   * Buying a certificate, after selling one of `sell` if given, with these money cards and personal money for the rest.
   * [CTX-BUY-1] [CTX-BUY-2] [CTX-SELL-1]
   */
  | {
      readonly kind: 'buy';
      readonly card: CardId;
      readonly money: readonly CardId[];
      readonly sell?: CompanyId;
    }
  /** [CTX-ORDER-3] */
  | { readonly kind: 'pass' };

export type ActionKind = Action['kind'];
export type ActionOf<K extends ActionKind> = Extract<Action, { readonly kind: K }>;
