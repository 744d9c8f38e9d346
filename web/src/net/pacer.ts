import { canonicalJson, type Fact, type Frame, type Viewer } from '@pentapolis/kernel';

/** What the board shows: a frame, the one before it and what happened in between. */
export interface Moment {
  readonly n: number;
  readonly frame: Frame;
  /** Undefined: shown without animation. */
  readonly before: Frame | undefined;
  readonly facts: readonly Fact[];
  /** When it was played, Unix ms; undefined where that is not known. */
  readonly at?: number | undefined;
  /** Shown ahead of the server's answer. */
  readonly foreseen: boolean;
}

/** A frame shown as it is, without telling how it came about. */
export function moment(n: number, frame: Frame, at?: number): Moment {
  return { n, frame, before: undefined, facts: [], at, foreseen: false };
}

/** How long a step stays alone on the screen before the next one is shown, so that a rival's move can be seen. */
const DWELL_MS = 700;

/** More than this many steps behind, the screen jumps to the present. */
const PATIENCE = 8;

interface Lane {
  waiting: Moment[];
  shownAt: number;
  timer: ReturnType<typeof setTimeout> | undefined;
}

/** Shows steps one after another, each long enough to be seen; at once where nobody looks. One lane per viewer. */
export class Pacer {
  readonly #lanes = new Map<Viewer, Lane>();
  readonly #show: (viewer: Viewer, moment: Moment) => void;

  constructor(show: (viewer: Viewer, moment: Moment) => void) {
    this.#show = show;
  }

  push(viewer: Viewer, next: Moment): void {
    const lane = this.#lane(viewer);
    lane.waiting.push(next);
    this.#advance(viewer, lane);
  }

  /** Forgets what waits for this viewer. */
  reset(viewer: Viewer): void {
    const lane = this.#lanes.get(viewer);
    if (lane !== undefined) clearTimeout(lane.timer);
    this.#lanes.delete(viewer);
  }

  close(): void {
    for (const viewer of [...this.#lanes.keys()]) this.reset(viewer);
  }

  #lane(viewer: Viewer): Lane {
    const known = this.#lanes.get(viewer);
    if (known !== undefined) return known;
    const lane: Lane = { waiting: [], shownAt: -DWELL_MS, timer: undefined };
    this.#lanes.set(viewer, lane);
    return lane;
  }

  #advance(viewer: Viewer, lane: Lane): void {
    if (lane.timer !== undefined) return;
    const [next] = lane.waiting;
    if (next === undefined) return;
    if (document.hidden || lane.waiting.length > PATIENCE) {
      const last = lane.waiting.at(-1) as Moment;
      lane.waiting = [];
      this.#show(viewer, { ...last, before: undefined, facts: [] });
      return;
    }
    const silent = next.facts.length === 0;
    const wait = silent ? 0 : lane.shownAt + DWELL_MS - performance.now();
    if (wait > 0) {
      lane.timer = setTimeout(() => {
        lane.timer = undefined;
        this.#advance(viewer, lane);
      }, wait);
      return;
    }
    lane.waiting.shift();
    if (!silent) lane.shownAt = performance.now();
    this.#show(viewer, next);
    this.#advance(viewer, lane);
  }
}

/**
 * The confirmed moment that takes the place of a foreseen one. Where it shows the same, the board keeps the very same
 * View, so nothing moves twice.
 */
export function confirm(foreseen: Moment, confirmed: Moment): Moment {
  if (canonicalJson(foreseen.frame.view) !== canonicalJson(confirmed.frame.view)) return confirmed;
  const frame = { ...confirmed.frame, view: foreseen.frame.view };
  return { ...confirmed, frame, before: foreseen.frame, facts: [] };
}
