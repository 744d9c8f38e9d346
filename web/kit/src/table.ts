import type { Catalogue, Fact, Frame, Seat, Speaker, Viewer, Violation } from '@pentapolis/kernel';
import type { ComponentType } from 'react';
import type { PadDraft } from './pad/use-pad.ts';

/** How the person at this screen likes it. */
export interface Comfort {
  readonly reducedMotion: boolean;
  readonly sound: boolean;
}

/**
 * All a board is given. It knows no rules: it draws `frame.view`, offers what `legal` lists, asks `explain` why
 * something else is refused, and hands the chosen action to `act`.
 */
export interface TableProps<V, A> {
  readonly frame: Frame<V>;
  /** The frame before the last step, for animating from it; undefined on first sight. */
  readonly before: Frame<V> | undefined;
  /** What happened in the last step. */
  readonly facts: readonly Fact[];
  readonly viewer: Viewer;
  readonly names: readonly string[];
  /** What the viewer may do now; empty when it is not asked, or when looking back at an earlier moment. */
  readonly legal: readonly A[];
  /** Why an action would be refused, by the rules run on what the viewer knows; undefined = it would not. */
  explain(action: A): Violation | undefined;
  /** The View as it would be after the action, as far as the viewer can foresee it. */
  preview(action: A): V | undefined;
  /** Sends the action. Resolves to the server's refusal, or undefined when it was played. */
  act(action: A): Promise<Violation | undefined>;
  readonly say: Speaker;
  readonly comfort: Comfort;
  /** Opens the rules panel at a rule. */
  showRule(id: string): void;
}

/** A seat's line in the players panel: the game's own resources and score, beside name and clock, which the shell shows. */
export interface SeatProps<V> {
  readonly view: V;
  readonly seat: Seat;
  readonly say: Speaker;
}

/** The game's part of the final scoring: how each seat's points come about. The shell shows ranks, replay and rematch. */
export interface FinalProps<V> {
  readonly view: V;
  readonly ranking: readonly number[];
  readonly names: readonly string[];
  readonly say: Speaker;
  readonly comfort: Comfort;
}

/** The score pad page for people with the box. */
export interface PadProps {
  readonly say: Speaker;
  /** The same speaker for players with names: what is said of a seat then names it. An empty name is "Player n". */
  sayFor(names: readonly string[]): Speaker;
  /** For {@link usePad}: what is filled in survives the page. */
  readonly draft: PadDraft;
  showRule(id: string): void;
}

/** What a game's `table/index.tsx` exports as `table`. One lazy chunk. */
export interface TableModule<V, A> {
  readonly Board: ComponentType<TableProps<V, A>>;
  readonly SeatLine: ComponentType<SeatProps<V>>;
  readonly Final: ComponentType<FinalProps<V>>;
  readonly Pad?: ComponentType<PadProps>;
  /**
   * What a spectator would see who knew all that the seats know, from all their Views of one moment: for replays of games
   * in which something is hidden. Drawn by the Board with `viewer: 'spectator'`.
   */
  everything?(spectator: V, seats: readonly V[]): V;
  /** "Round 3 of 8 · Build" for the top bar. */
  phase(view: V, say: Speaker): string;
  /** Kinds of Facts that begin a part of the match (a round, a year): headings of the log. */
  readonly parts?: readonly string[];
  /** Phrases of the table itself; those of the rules (facts, decisions, violations, options) are in the rulebook room. */
  readonly messages: Readonly<Record<'en' | 'fr', Catalogue>>;
}
