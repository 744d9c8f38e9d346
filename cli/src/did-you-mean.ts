import type { Args } from '@pentapolis/kernel';

/** What comes close to something nobody knows, as the end of a sentence about it; '' where nothing does. */
export const didYouMean = (args: Args): string => (args.near === '' ? '' : ` Did you mean ${args.near}?`);

export const vouliezVousDire = (args: Args): string =>
  args.near === '' ? '' : ` Vouliez-vous dire ${args.near} ?`;
