import type { State } from './state.ts';

/*
 * What the rulebook leaves open and this game once read otherwise. Matches go on as they began; everything newer follows
 * the rulebook of today. One function for each ruling that changed.
 */

/** Rules of matches that begin now, and all that are still played. */
export const VERSION = 2;
export const PLAYS: readonly number[] = [1, 2];

type Versioned = Pick<State, 'version'>;

/** [SMC-ECONOMY-2] Until version 2, City Hall was no cultural building for Revenue. */
export const hallYields = ({ version }: Versioned): boolean => version >= 2;

/** [SMC-DEATH-1] Until version 2, the pollution of who was out no longer counted for the dying to begin. */
export const leaversPollute = ({ version }: Versioned): boolean => version >= 2;

/** [SMC-DEATH-5] Until version 2, a grave lay beside the last one, now beside the first, else beside any. */
export const gravesKeepToFirst = ({ version }: Versioned): boolean => version >= 2;
