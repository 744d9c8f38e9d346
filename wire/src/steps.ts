import type { Change, Fact, Frame, Viewer } from '@pentapolis/kernel';

/** One step as one viewer sees it. `n` counts this viewer's steps without gaps; a gap means: ask for the tail. */
export interface Step {
  readonly n: number;
  /** When it was played, Unix ms by the server's clock. */
  readonly at: number;
  /** Change of the viewer's Frame; absent when only words were added. */
  readonly c?: Change;
  /** What happened, for log, animation and screen reader. */
  readonly f?: readonly Fact[];
}

/** What one viewer was told with one step, and when it was played (Unix ms). */
export interface Told {
  readonly n: number;
  readonly at: number;
  readonly f: readonly Fact[];
}

/** A viewer's whole state, sent on joining and when the tail is too long. */
export interface Snapshot {
  readonly viewer: Viewer;
  readonly n: number;
  /** When the last of its steps was played, or the match began; Unix ms. */
  readonly at: number;
  /** The words of all its steps so far, see `shorthand.ts`. */
  readonly words: readonly string[];
  readonly frame: Frame;
  /** Everything this viewer has been told, oldest first. */
  readonly facts: readonly Told[];
}

/** Steps after the ones a client has. */
export interface Tail {
  readonly viewer: Viewer;
  readonly steps: readonly Step[];
}

/** What a viewer is brought up to date by, and the number under which its steps come from then on. */
export type Watched = (Snapshot | Tail) & { readonly channel: number };

/** A change of a Frame or of its View, or Facts, in shorthand: plain JSON. 0 = none. */
export type Short = unknown;

/**
 * A {@link Step} as it is sent to a viewer that is watched. `afterMs`: how long after this viewer's step before it, or
 * after the start; of steps that it was not shown nothing can be told from it.
 */
export type SentStep = readonly [
  channel: number,
  n: number,
  afterMs: number,
  frame: Short,
  view: Short,
  facts: Short,
];
