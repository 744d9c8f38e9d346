import type { State } from './state.ts';

/*
 * What the rulebook leaves open and this game once read otherwise. Matches go on as they began; everything newer follows
 * the rulebook of today. One function for each ruling that changed.
 */

/** Rules of matches that begin now, and all that are still played. */
export const VERSION = 2;
export const PLAYS: readonly number[] = [1, 2];

/** [CTX-SCORE-3] Until version 2, the dividend of an earlier year went on counting for a company without income. */
export const dividendLingers = ({ version }: Pick<State, 'version'>): boolean => version < 2;
