import { type Frame, patch, type Viewer } from '@pentapolis/kernel';
import { readStep, type Words, wordsFrom } from './shorthand.ts';
import type { SentStep, Watched } from './steps.ts';

/** What is held for one viewer of a match. */
export interface Heard {
  readonly viewer: Viewer;
  n: number;
  /** When its last step was played, Unix ms. */
  at: number;
  frame: Frame;
  words: Words;
}

/** Keeps the frames of a match for a program that is connected from beginning to end: it knows no gaps. */
export class Listener {
  private readonly channels = new Map<number, Heard>();

  /** @param watched what `watch` answered; snapshots, since nothing was held before */
  constructor(watched: readonly Watched[]) {
    for (const update of watched) {
      if (!('frame' in update)) throw new TypeError('a tail without what it follows');
      const { viewer, n, at, frame, words, channel } = update;
      this.channels.set(channel, { viewer, n, at, frame, words: wordsFrom(words) });
    }
  }

  get all(): readonly Heard[] {
    return [...this.channels.values()];
  }

  /** Takes a step; undefined when it is not for a viewer of this match. */
  hear(...[channel, n, afterMs, ...short]: SentStep): Heard | undefined {
    const held = this.channels.get(channel);
    if (held === undefined || n <= held.n) return undefined;
    const { step, words } = readStep(held.words, { n, at: held.at + afterMs }, short);
    held.n = n;
    held.at = step.at;
    held.words = words;
    held.frame = patch(held.frame, step.c) as Frame;
    return held;
  }
}
