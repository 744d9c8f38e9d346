import type { Change, Fact, Frame, Viewer } from '@pentapolis/kernel';

/** One step as one viewer sees it. `n` counts this viewer's steps without gaps; a gap means: ask for the tail. */
export interface Step {
  readonly n: number;
  /** Change of the viewer's Frame; absent when only words were added. */
  readonly c?: Change;
  /** What happened, for log, animation and screen reader. */
  readonly f?: readonly Fact[];
}

/** A viewer's whole state, sent on joining and when the tail is too long. */
export interface Snapshot {
  readonly viewer: Viewer;
  readonly n: number;
  /** The words of all its steps so far, see `shorthand.ts`. */
  readonly words: readonly string[];
  readonly frame: Frame;
  /** Everything this viewer has been told, oldest first. */
  readonly facts: readonly { readonly n: number; readonly f: readonly Fact[] }[];
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

/** A {@link Step} as it is sent to a viewer that is watched. */
export type SentStep = readonly [channel: number, n: number, frame: Short, view: Short, facts: Short];
