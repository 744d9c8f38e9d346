import type { Chance, Outcome } from '../chance.ts';
import type { AnyGame, Fact, Result, Seat, Viewer } from '../game.ts';
import { canonicalJson } from '../json.ts';
import type { AnyMatch } from '../match.ts';
import type { CheckName } from './report.ts';
import { some } from './sample.ts';
import type { Words } from './vocabulary.ts';

/** How hard the suite looks. Every check runs at every level; the samples differ. */
export type Thoroughness = 'quick' | 'normal' | 'full';

export interface Effort {
  /** One position in so many is probed with the costly checks; the first and the last always are. */
  readonly probeEvery: number;
  /** Lists up to this length are tried whole, of longer ones so many are tried. */
  readonly listed: number;
  /** Actions nobody listed that are tried per seat and probe. */
  readonly unlisted: number;
  /** One position in so many is looked at in passing for secrets, besides those that are probed. */
  readonly glanceEvery: number;
  /** Actions a seat asks about in a state and its twin. */
  readonly questions: number;
  /** Pairs of continuations compared per probe, of each sort. */
  readonly pairs: number;
  /** Twins drawn at most for one comparison that says nothing at first. */
  readonly twins: number;
  /** One event in so many is followed by taking something back. */
  readonly undoEvery: number;
  /** Probes, and undos, after which they become half as frequent, then a third, and so on through a match. */
  readonly tires: number;
}

export const EFFORTS: Readonly<Record<Thoroughness, Effort>> = {
  quick: {
    probeEvery: 16,
    glanceEvery: 20,
    listed: 16,
    unlisted: 12,
    questions: 8,
    pairs: 1,
    twins: 2,
    undoEvery: 24,
    tires: 8,
  },
  normal: {
    probeEvery: 10,
    glanceEvery: 2,
    listed: 32,
    unlisted: 24,
    questions: 24,
    pairs: 2,
    twins: 6,
    undoEvery: 12,
    tires: 8,
  },
  full: {
    probeEvery: 1,
    glanceEvery: 1,
    listed: 256,
    unlisted: 96,
    questions: 96,
    pairs: 6,
    twins: 40,
    undoEvery: 4,
    tires: Infinity,
  },
};

/** All that reaches a viewer at a position. */
export interface Glimpse {
  readonly view: unknown;
  readonly deciding: readonly Seat[];
  readonly decision: unknown;
  readonly legal: readonly unknown[];
  /** Of a match that is over: everybody is shown it. */
  readonly result?: Result;
}

/** A value with its JSON, by which two are told apart: written once, compared often. */
export interface Written<T> {
  readonly value: T;
  readonly text: string;
}

/** What a viewer can't tell from the true State, as far as it was drawn. */
export interface Worlds {
  /** The viewer's View as JSON, so that nothing hidden can ride along. */
  readonly view: string;
  readonly near: object[];
  /** The near twins as JSON. */
  readonly texts: Set<string>;
  /** The draws the first of them was made with. */
  draws: readonly Outcome[];
  /** No more of them are to be had. */
  all: boolean;
}

/** One match while it is played and watched. */
export interface Scene {
  match: AnyMatch;
  /** The present state as JSON. */
  now: string;
  /** The state as it came back from JSON after the last event, played on its own. */
  live: object;
  readonly key: Uint8Array;
  /** All random choices of the suite in this match. */
  readonly chance: Chance;
  readonly effort: Effort;
  readonly words: Words | undefined;
  /** The seats of this match and the spectator. */
  readonly viewers: readonly Viewer[];
  /** Per event of the active branch (by seq): the position before it. */
  readonly before: Map<number, Position>;
  /** Actions listed at earlier positions, by seat. */
  readonly memory: { readonly seat: Seat; readonly action: unknown }[];
  /** What was told, by seq of the event, as JSON. */
  readonly told: Map<number, string>;
  /** States of the past with what they held then. */
  readonly past: { readonly state: object; readonly text: string }[];
  /** Frames as clients hold them, by viewer. */
  readonly held: Map<Viewer, unknown>;
  /** Amounts that must not change. */
  readonly amounts: string | undefined;
  readonly hidden: HiddenSeen;
  /** What was seen of the states looked at since the last event, by viewer. */
  glimpses: WeakMap<object, Map<Viewer, Written<Glimpse>>>;
  /** What each viewer may take the present state for. */
  worlds: Map<Viewer, Worlds>;
  verify(check: CheckName, test: () => string | undefined): boolean;
}

/** A state, as JSON, and the draws made before it. */
export interface Position {
  readonly text: string;
  readonly draws: number;
}

/** Over a whole run: has determinizing a seat's view ever changed what somebody else sees? */
export interface HiddenSeen {
  probes: number;
  changed: number;
}

/** The game's conserved amounts as text; undefined when it names none. */
export function amountsOf(game: AnyGame, state: object): string | undefined {
  return game.invariants && canonicalJson(game.invariants(state));
}

export const SPECTATOR = 'spectator' as const;

/** Some of the viewers, for comparisons that cost much: a single one where all see the same. */
export function someViewers(scene: Scene, among: readonly Viewer[] = scene.viewers): readonly Viewer[] {
  return some(among, scene.match.game.meta.information === 'open' ? 1 : 2, scene.chance);
}

export function seatsOf(scene: Scene): Seat[] {
  return scene.match.asked.map((_, seat) => seat);
}

/** A list of facts as `viewer` reads it. */
export function heard(scene: Scene, facts: readonly Fact[], viewer: Viewer): Fact[] {
  return facts
    .map((fact): Fact | undefined => scene.match.game.redact(fact, viewer))
    .filter((fact): fact is Fact => fact !== undefined);
}
