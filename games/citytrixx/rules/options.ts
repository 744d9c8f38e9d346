import { illegal, type OptionSpec, type Options, type Setup, type Violation } from '@pentapolis/kernel';

export const LEAST_SEATS = 2;
export const MOST_SEATS = 5;
/** Fewer can play, but the stacks then run dry every year. [CTX-SETUP-1] */
export const LEAST_ADVISED = 3;

/** What a money card is worth. [CTX-OPTION-1] */
export type MoneyValue = 'rank' | 'doubled';

export const OPTION_SPECS: readonly OptionSpec[] = [
  { id: 'moneyValue', kind: 'choice', choices: ['rank', 'doubled'], default: 'rank', rule: 'CTX-OPTION-1' },
];

/** An option `readOptions` accepted, under its own type. */
export const moneyValueIn = (options: Options): MoneyValue =>
  options.moneyValue === 'doubled' ? 'doubled' : 'rank';

export function validate({ seats }: Setup): Violation | undefined {
  // [CTX-SETUP-1]
  return Number.isInteger(seats) && seats >= LEAST_SEATS && seats <= MOST_SEATS
    ? undefined
    : illegal('CTX-SETUP-1', 'refusal.seats', { min: LEAST_SEATS, max: MOST_SEATS });
}
