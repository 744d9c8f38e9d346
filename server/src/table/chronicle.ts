import {
  type AnyMatch,
  type Change,
  diff,
  type Fact,
  type Frame,
  factsFor,
  frame,
  type Viewer,
} from '@pentapolis/kernel';
import {
  frameText,
  NO_WORDS,
  type Snapshot,
  type Step,
  speak,
  type Tail,
  type Told,
  type Words,
} from '@pentapolis/wire';

/** A {@link Step} as it is kept: its parts as JSON text are no burden to the garbage collector. */
interface KeptStep {
  /** The event it shows. */
  readonly seq: number;
  /** When that was played, Unix ms. */
  readonly at: number;
  /** Its members `c` and `f`, each with a comma before it; '' where it has none. */
  readonly change: string;
  readonly facts: string;
}

/** What a viewer is sent of a step: the arguments of wire's {@link SentStep} after the channel, as JSON texts with commas between. */
export type SpokenStep = string;

/** What one viewer has been shown so far. */
interface Track {
  /** JSON text. */
  readonly first: string;
  frame: Frame;
  readonly steps: KeptStep[];
  /** Of all steps so far. */
  words: Words;
}

/**
 * What each viewer of a match has been shown, step by step. It follows from the log alone: folding the log again gives
 * every viewer the same steps with the same numbers, so a client may reconnect to another process. An event that changes
 * nothing a viewer can see and tells it nothing is no step for it: not even its existence shows.
 */
export class Chronicle {
  private readonly tracks = new Map<Viewer, Track>();
  private readonly began: number;

  /**
   * @param match just opened, only its start event folded
   * @param began when that event was stored, Unix ms
   */
  constructor(match: AnyMatch, began: number) {
    this.began = began;
    const seats = match.asked.map((_, seat) => seat);
    const observe = observer(match);
    for (const viewer of [...seats, 'spectator'] as const) {
      const first = frame(match, viewer, observe(viewer));
      this.tracks.set(viewer, {
        first: JSON.stringify(first),
        frame: first,
        steps: [],
        words: NO_WORDS,
      });
    }
  }

  /**
   * Records the event just folded into `match`; returns the step of each viewer that has one.
   * @param at when the event was stored, Unix ms
   */
  advance(match: AnyMatch, facts: readonly Fact[], at: number): (readonly [Viewer, SpokenStep])[] {
    const observe = observer(match);
    const compare = viewComparer();
    const viewText = writer<Change>((a, b) => a === b);
    const factsText = writer<readonly Fact[]>(sameItems);
    const seq = match.log.length - 1;
    const say = speaker();
    const shown: [Viewer, SpokenStep][] = [];
    for (const [viewer, track] of this.tracks) {
      const before = track.frame;
      const now = frame(match, viewer, observe(viewer));
      const view = compare(before.view, now.view);
      const rest = diff({ ...before, view: 0 }, { ...now, view: 0 });
      const told = factsFor(match, facts, viewer);
      track.frame = now;
      if (view === undefined && rest === undefined && told.length === 0) continue;
      const members = [
        ...(rest === undefined ? [] : [JSON.stringify(rest).slice(1, -1)]),
        ...(view === undefined ? [] : [`"view":${viewText(view)}`]),
      ];
      const n = track.steps.length + 1;
      const change = members.length === 0 ? '' : `,"c":{${members.join()}}`;
      const afterMs = at - (track.steps.at(-1)?.at ?? this.began);
      track.steps.push({ seq, at, change, facts: told.length === 0 ? '' : `,"f":${factsText(told)}` });
      const spoken = say(track.words, view, told);
      track.words = spoken.words;
      shown.push([viewer, `${n},${afterMs},${frameText(rest)},${spoken.view},${spoken.facts}`]);
    }
    return shown;
  }

  frame(viewer: Viewer): Frame {
    return this.track(viewer).frame;
  }

  /** How many steps the viewer had been shown once event `seq` was folded. */
  stepsUpTo(viewer: Viewer, seq: number): number {
    return this.track(viewer).steps.findLastIndex((shown) => shown.seq <= seq) + 1;
  }

  /** @param earlier a snapshot of the same viewer, whose facts need not be read again */
  snapshot(viewer: Viewer, earlier?: Snapshot): Snapshot {
    const { steps, frame, words } = this.track(viewer);
    const from = earlier?.n ?? 0;
    const told = steps
      .slice(from)
      .flatMap(({ at, facts }, index) =>
        facts === '' ? [] : stepText(from + index + 1, { at, facts, change: '' }),
      );
    const since = JSON.parse(`[${told.join()}]`) as Told[];
    const facts = earlier === undefined ? since : [...earlier.facts, ...since];
    const { at } = steps.at(-1) ?? { at: this.began };
    return { viewer, n: steps.length, at, words: words.list, frame, facts };
  }

  /** The steps after `have`; undefined when they are more than `most`, or `have` is none of this viewer's numbers. */
  tail(viewer: Viewer, have: number, most: number): Tail | undefined {
    const { steps } = this.track(viewer);
    const fits = Number.isInteger(have) && have >= 0 && have <= steps.length && steps.length - have <= most;
    if (!fits) return undefined;
    const missed = steps.slice(have).map((step, index) => stepText(have + index + 1, step));
    return { viewer, steps: JSON.parse(`[${missed.join()}]`) as Step[] };
  }

  /** A {@link History} as JSON text. */
  history(viewer: Viewer): string {
    const { first, steps } = this.track(viewer);
    const texts = steps.map((step, index) => stepText(index + 1, step));
    return `{"viewer":${JSON.stringify(viewer)},"at":${this.began},"first":${first},"steps":[${texts.join()}]}`;
  }

  private track(viewer: Viewer): Track {
    const track = this.tracks.get(viewer);
    if (track === undefined) throw new RangeError(`nobody looks as ${viewer}`);
    return track;
  }
}

const stepText = (n: number, { at, change, facts }: Omit<KeptStep, 'seq'>): string =>
  `{"n":${n},"at":${at}${change}${facts}}`;

/** Views of the match now; where all see the same it is observed once. */
function observer(match: AnyMatch): (viewer: Viewer) => unknown {
  const { game, state } = match;
  if (game.meta.information === 'hidden') return (viewer) => game.observe(state, viewer);
  const shared: unknown = game.observe(state, 'spectator');
  return () => shared;
}

/** `diff` of Views that compares the same two objects once. */
function viewComparer(): (before: unknown, after: unknown) => Change | undefined {
  let last: { before: unknown; after: unknown; change: Change | undefined } | undefined;
  return (before, after) => {
    if (last !== undefined && last.before === before && last.after === after) return last.change;
    const change = diff(before, after);
    last = { before, after, change };
    return change;
  };
}

/** JSON text of values of which the same one often comes again. */
function writer<T>(same: (a: T, b: T) => boolean): (value: T) => string {
  let last: { readonly value: T; readonly text: string } | undefined;
  return (value) => {
    if (last === undefined || !same(last.value, value)) last = { value, text: JSON.stringify(value) };
    return last.text;
  };
}

/** `speak` to viewers who know the same words and are shown and told the same: they need it once. */
function speaker(): typeof speak {
  let last:
    | { readonly asked: Parameters<typeof speak>; readonly spoken: ReturnType<typeof speak> }
    | undefined;
  return (words, view, facts) => {
    const again = last?.asked[0] === words && last.asked[1] === view && sameItems(last.asked[2], facts);
    if (last === undefined || !again)
      last = { asked: [words, view, facts], spoken: speak(words, view, facts) };
    return last.spoken;
  };
}

function sameItems(a: readonly unknown[], b: readonly unknown[]): boolean {
  return a.length === b.length && a.every((item, index) => item === b[index]);
}
