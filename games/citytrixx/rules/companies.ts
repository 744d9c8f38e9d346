/**
 * Companies a component set may name. Those after IT are not in the game's own set: they are there for owners of a box
 * whose companies are others than the reconstructed ones.
 */
export const COMPANY_IDS = [
  'BE',
  'FR',
  'DE',
  'NL',
  'IT',
  'AT',
  'CH',
  'CZ',
  'DK',
  'ES',
  'GB',
  'LU',
  'PL',
  'PT',
  'SE',
] as const;
export type CompanyId = (typeof COMPANY_IDS)[number];

export const COMPANY_COLOURS = [
  'yellow',
  'blue',
  'pink',
  'orange',
  'purple',
  'green',
  'red',
  'white',
  'grey',
  'black',
  'brown',
] as const;
export type CompanyColour = (typeof COMPANY_COLOURS)[number];

/** A company's place in the component set, 0..4: what lists by company are indexed by. */
export type Company = number;

/** [CTX-SET-2] */
export const COMPANIES_IN_SET = 5;

export function isCompanyId(value: unknown): value is CompanyId {
  return COMPANY_IDS.includes(value as CompanyId);
}
