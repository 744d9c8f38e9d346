import { commitment, fairChance, matchKey, recordedChance, recordingChance } from './chance.ts';
import {
  type AnyGame,
  type Fact,
  type Game,
  playsVersion,
  type Result,
  type Seat,
  type Setup,
} from './game.ts';
import type { ActEvent, LogEvent, StartEvent } from './log.ts';

/** An action of the active branch: what is needed to know who would have to agree to its being taken back. */
export interface Played<S = unknown> {
  readonly event: ActEvent;
  /** Seats that were shown something hidden by this action. */
  readonly learnt: readonly Seat[];
  /**
   * A checkpoint: the State after this action, never changed. Kept with every {@link CHECKPOINT_EVERY}th action, so that
   * taking back folds only what lies behind the last one; left out, it folds more and comes to the same.
   */
  readonly after?: S;
}

/** Actions of the active branch from one checkpoint to the next. */
export const CHECKPOINT_EVERY = 16;

/** A request to take back, waiting for the seats in `needs` that are not yet in `agreed`. */
export interface PendingUndo {
  readonly seat: Seat;
  readonly to: number;
  readonly needs: readonly Seat[];
  readonly agreed: readonly Seat[];
}

/**
 * A match in memory: the fold of its log. Only {@link commit} changes it. Everything in it is derived from `log`, so it
 * can be thrown away and folded again.
 */
export interface Match<S extends object, A, V, F extends Fact = Fact> {
  readonly game: Game<S, A, V, F>;
  readonly start: StartEvent;
  readonly log: LogEvent[];
  state: S;
  status: 'running' | 'finished' | 'abandoned';
  /** Active branch: every action not undone, oldest first. Grows by {@link commit}; taking back makes a shorter one. */
  path: Played<S>[];
  /** Draws made on the active branch, set-up included. */
  draws: number;
  undo: PendingUndo | undefined;
  /** Seats that gave up, first to leave first. */
  left: readonly Seat[];
  /** Per seat, how many Decisions it has had that are over; an action names the one it answers. */
  asked: readonly number[];
}

// biome-ignore lint/suspicious/noExplicitAny: as AnyGame, for callers to whom the game's types don't matter
export type AnyMatch = Match<any, any, any, any>;

/** What somebody wants to happen. `decision`, when given, is the number of the Decision the action answers. */
export type Command =
  | { readonly kind: 'act'; readonly seat: Seat; readonly action: unknown; readonly decision?: number }
  | { readonly kind: 'undo'; readonly seat: Seat; readonly to?: number }
  | { readonly kind: 'answer'; readonly seat: Seat; readonly agree: boolean }
  | {
      readonly kind: 'leave';
      readonly seat: Seat;
      readonly reason: 'resigned' | 'deadline';
      /** As in the event: a match does not know which of its seats are bots. */
      readonly deserted?: true;
    }
  | { readonly kind: 'abandon' };

/**
 * An event that may be appended, and what becomes of the match when it is. Nothing in the match has changed yet, so it
 * can be dropped. Valid until the next commit.
 */
export interface Prepared<S, F extends Fact> {
  readonly event: LogEvent;
  readonly facts: readonly (F | Fact)[];
  /** What the match becomes, as far as it changes. `path` only where a shorter branch takes its place. */
  readonly change: Partial<Pick<AnyMatch, 'status' | 'path' | 'draws' | 'undo' | 'left' | 'asked'>> & {
    readonly state?: S;
  };
  /** The action by which the active branch grows. */
  readonly played?: Played<S>;
}

/**
 * The first event of a match. `setup` must have passed `game.validate`. Luck is fair under `seed` and `salts`.
 * @param version of the rules; one that the game plays
 * @param record what a server knows besides and the chain is to prove
 */
export function startEvent(
  game: AnyGame,
  setup: Setup,
  seed: string,
  salts: readonly string[],
  version: number = game.meta.version,
  record: Pick<StartEvent, 'match' | 'saltCommitments' | 'occupants'> = {},
): StartEvent {
  const chance = recordingChance(fairChance(matchKey(seed, salts), 0));
  game.setup(setup, chance, version);
  const { id } = game.meta;
  return {
    seq: 0,
    kind: 'start',
    game: id,
    version,
    setup,
    ...record,
    commitment: commitment(seed),
    salts,
    outcomes: chance.outcomes,
  };
}

/**
 * The match just begun.
 * @throws Error when the event belongs to another game or version, or its outcomes are not those of its set-up
 */
export function openMatch<S extends object, A, V, F extends Fact>(
  game: Game<S, A, V, F>,
  start: StartEvent,
): Match<S, A, V, F> {
  if (start.game !== game.meta.id || !playsVersion(game.meta, start.version))
    throw new Error(
      `${start.game} v${start.version} cannot be played by ${game.meta.id} v${game.meta.version}`,
    );
  const luck = recordedChance(start.outcomes);
  const state = game.setup(start.setup, luck, start.version);
  if (!luck.done()) throw new Error('the start event holds more outcomes than its set-up draws');
  return {
    game,
    start,
    log: [start],
    state,
    status: game.deciding(state).length === 0 ? 'finished' : 'running',
    path: [],
    draws: start.outcomes.length,
    undo: undefined,
    left: [],
    asked: Array.from({ length: start.setup.seats }, () => 0),
  };
}

/** Makes a prepared event part of the match. Call it only after the event is durable. */
export function commit<S extends object, A, V, F extends Fact>(
  match: Match<S, A, V, F>,
  { event, change, played }: Prepared<S, F>,
): void {
  if (event.seq !== match.log.length)
    throw new Error(`event ${event.seq} does not follow ${match.log.length - 1}`);
  match.log.push(event);
  Object.assign(match, change);
  if (played !== undefined) match.path.push(played);
}

/**
 * Ranks and points. Those who left rank behind all who stayed, the first to leave last; who plays alone and leaves has
 * lost, which is rank 2 [PEN-LEAVE-2]. Undefined for an abandoned match.
 */
export function result(match: AnyMatch): Result | undefined {
  if (match.status === 'abandoned') return undefined;
  const { game, state, left } = match;
  const ranking = game.ranking(state);
  const scores = game.scores(state);
  if (left.length === 0) return { ranking, scores };
  const staying = ranking.length - left.length;
  const ahead = Math.max(1, staying);
  return {
    scores,
    ranking: ranking.map((rank: number, seat: Seat) => {
      const order = left.indexOf(seat);
      if (order >= 0) return ahead + left.length - order;
      return (
        rank - ranking.filter((other: number, index: Seat) => other < rank && left.includes(index)).length
      );
    }),
  };
}
