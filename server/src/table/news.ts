import type { Viewer } from '@pentapolis/kernel';
import type { ChatLine, Step } from '@pentapolis/wire';

/** What is published about one match on the bus, under {@link newsTopic}. */
export type News =
  | { readonly kind: 'steps'; readonly steps: readonly (readonly [Viewer, Step])[] }
  /** Something in the MatchInfo other than whose turn it is changed. */
  | { readonly kind: 'info' }
  | { readonly kind: 'chat'; readonly line: ChatLine };

export const newsTopic = (match: string): string => `match:${match}`;
