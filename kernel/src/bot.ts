import type { Chance } from './chance.ts';
import type { Seat } from './game.ts';

/**
 * A game as search sees it: positions that are loaded from a View, copied cheaply and played in place. Moves are whole
 * numbers that mean something at the position that generated them; `identity` names a move across determinizations.
 *
 * A model is either the generic one over the Game contract (bots build it, any game has it) or a game's own packed fast
 * path, which a test proves equal to the rules. It never sees a State that was not determinized from a View.
 */
export interface SearchModel<V, A, P> {
  /** A position drawn at random among those the View allows. `seat` is the seat that looks. */
  load(view: V, seat: Seat, chance: Chance): P;
  /** A copy of `from`, written into `into` when one is given. */
  copy(from: P, into?: P): P;
  /**
   * Draws what the View of a loaded position (or a copy of it) leaves open afresh, as `load` would and cheaper. Absent =
   * search loads the View for every iteration.
   */
  redraw?(position: P, chance: Chance): void;
  /** The seat to move; -1 when the match is over. Simultaneous seats are asked one after another. */
  toMove(position: P): Seat;
  /** Fills `moves` with every move of the seat to move and returns how many there are (at least 1). */
  moves(position: P, moves: number[]): number;
  /** Plays one of the generated moves. Luck comes from `chance`. */
  play(position: P, move: number, chance: Chance): void;
  /** A whole number in 0..2^53-1, the same for the same choice whenever the seat to move can't tell two positions apart. */
  identity(position: P, move: number): number;
  action(position: P, move: number): A;
  /** The outcome per seat in [0, 1], 1 = sole winner; a heuristic estimate while the match is running. */
  returns(position: P): number[];
  /** How good each of the first `count` moves looks to the seat to move, larger = better, any scale. */
  priors?(position: P, moves: readonly number[], count: number, priors: number[]): void;
  /** A plausible move, quickly: the playout policy. Absent = uniform. */
  rollout?(position: P, chance: Chance): number;
  /**
   * For games whose moves mean the same in every position (`identity` of a move is the move): lets search do without
   * listing and judging every move of every position it passes.
   */
  readonly quick?: {
    /** Is a move that was generated elsewhere possible here? */
    allows(position: P, move: number): boolean;
    /** Fills both lists with the most promising moves, best first, `most` at most, and their priors. @returns how many */
    shortlist(position: P, most: number, moves: number[], priors: number[]): number;
  };
}

/** How long a player may think. Iterations are reproducible; milliseconds are not. */
export type Budget = { readonly iterations: number } | { readonly thinkMs: number };

/** All a player of any strength ever gets: a View and the seat it is for. */
export interface Question<V> {
  readonly view: V;
  readonly seat: Seat;
}

/**
 * A player of a game's own: it looks at a View and answers.
 * @param budget how long it may think; one that doesn't search takes no notice
 */
export type Policy<V, A> = (question: Question<V>, chance: Chance, budget?: Budget) => A;

/** A strength with a name people can choose. `bot` names a generic player or one of the kit's policies. */
export interface Level {
  /** `apprentice`, `citizen`, `builder`, `master`: the same four names for every game. */
  readonly id: 'apprentice' | 'citizen' | 'builder' | 'master';
  readonly bot: string;
  readonly budget?: Budget;
  /**
   * Makes weak levels err like people: standard deviation, in points of the model's priors, of how the moves at hand are
   * misjudged. For the generic `greedy` and `ismcts`; a policy of the kit takes none.
   */
  readonly noise?: number;
  /** What was measured for it, see docs/strength: for the lobby to show. */
  readonly measured?: { readonly rating: number; readonly winShareVsGreedy: number };
}

/** How ISMCTS searches a game, as measured to be strong. What is absent is the searcher's default. */
export interface SearchSettings {
  /** Weight of exploration against the mean outcome (in units of `returns`). */
  readonly exploration?: number;
  /** At most so many moves of a position are ever tried, best priors first. */
  readonly candidates?: number;
  /** Progressive widening: a position visited n times tries `base * n^exponent` moves, rounded up. */
  readonly widening?: { readonly base: number; readonly exponent: number };
  /** Points of prior that make a move e times as probable. */
  readonly temperature?: number;
  /** Moves of a playout before `returns` judges; 0 = judge the leaf itself, absent = to the end. */
  readonly playoutMoves?: number;
}

/** What a game gives to the generic players. */
export interface BotKit<V, A> {
  // biome-ignore lint/suspicious/noExplicitAny: the position type is private to the model and never read outside it
  readonly model?: SearchModel<V, A, any>;
  /** Players of this game's own, by the name `simulate` knows them by. */
  readonly policies: Readonly<Record<string, Policy<V, A>>>;
  readonly levels: readonly Level[];
  readonly search?: SearchSettings;
}
