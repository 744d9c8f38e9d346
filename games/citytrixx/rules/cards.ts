import { COMPANIES_IN_SET, type Company, isCompanyId } from './companies.ts';

/** [CTX-CARD-1] Told apart by their backs. */
export const KINDS = ['certificate', 'train', 'money'] as const;
export type Kind = (typeof KINDS)[number];

/** [CTX-CARD-1] A card by company, kind and number: `BE-C2`, `FR-T15`, `DE-M1`. */
export type CardId = string;

/**
 * A card inside a State: company * 24 + kind * 8 + place among the eight of its kind. Sorted, cards lie by company, then
 * kind, then number.
 */
export type Card = number;

const PER_KIND = 8;
/** [CTX-SET-3] */
export const PER_COMPANY = PER_KIND * KINDS.length;
export const ALL_CARDS = PER_COMPANY * COMPANIES_IN_SET;

const LETTERS = ['C', 'T', 'M'] as const;
const CARD_ID = /^([A-Z]{2})-([CTM])([1-9]|1[0-6])$/;

export const companyOf = (card: Card): Company => (card / PER_COMPANY) | 0;

/** 0 certificate, 1 train, 2 money: an index into {@link KINDS}. */
export const kindOf = (card: Card): number => ((card % PER_COMPANY) / PER_KIND) | 0;

export const isCertificate = (card: Card): boolean => kindOf(card) === 0;
export const isTrain = (card: Card): boolean => kindOf(card) === 1;
export const isMoney = (card: Card): boolean => kindOf(card) === 2;

/** [CTX-CARD-1] Certificates are even, from 2; trains and money odd, from 1. */
export function rankOf(card: Card): number {
  const place = card % PER_KIND;
  return kindOf(card) === 0 ? 2 * place + 2 : 2 * place + 1;
}

export function cardAt(company: Company, kind: number, rank: number): Card {
  return company * PER_COMPANY + kind * PER_KIND + ((rank - 1) >> 1);
}

export const idOf = (company: string, card: Card): CardId =>
  `${company}-${LETTERS[kindOf(card)]}${rankOf(card)}`;

/** Company, kind and number of a card's id; undefined when the text is none. */
export function partsOf(
  id: unknown,
): { readonly company: string; readonly kind: Kind; readonly rank: number } | undefined {
  const [, company, letter, digits] = typeof id === 'string' ? (CARD_ID.exec(id) ?? []) : [];
  if (company === undefined || letter === undefined || !isCompanyId(company)) return undefined;
  const kind = KINDS[LETTERS.indexOf(letter as 'C')] as Kind;
  const rank = Number(digits);
  return (rank % 2 === 0) === (kind === 'certificate') ? { company, kind, rank } : undefined;
}

export const isCardId = (value: unknown): value is CardId => partsOf(value) !== undefined;

/** Takes one card out of a list. @throws Error when it is not there: a bug */
export function removeCard(list: Card[], card: Card): void {
  const at = list.indexOf(card);
  if (at < 0) throw new Error(`card ${card} is not where it should be`);
  list.splice(at, 1);
}

/** Puts a card into a sorted list. */
export function insertCard(list: Card[], card: Card): void {
  let at = list.length;
  while (at > 0 && (list[at - 1] as Card) > card) at--;
  list.splice(at, 0, card);
}
