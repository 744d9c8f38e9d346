import type { Seat, Viewer } from '@pentapolis/kernel';
import type { ChatLine } from '@pentapolis/wire';
import type { SpokenStep } from './chronicle.ts';

/** What is published about one match on the bus, under {@link newsTopic}. */
export type News =
  | { readonly kind: 'steps'; readonly steps: readonly (readonly [Viewer, SpokenStep])[] }
  /** The seat was given up or freed: whoever looked through it sees no more by it, this very step included. */
  | { readonly kind: 'left'; readonly seat: Seat }
  /** Something in the MatchInfo other than whose turn it is changed. */
  | { readonly kind: 'info' }
  | { readonly kind: 'chat'; readonly line: ChatLine };

export const newsTopic = (match: string): string => `match:${match}`;
