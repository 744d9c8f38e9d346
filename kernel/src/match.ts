import { type Chance, commitment, fairChance, matchKey, recordedChance, recordingChance } from './chance.ts';
import type { AnyGame, Fact, Game, Result, Seat, Setup } from './game.ts';
import type { Json } from './json.ts';
import type { ActEvent, LogEvent, StartEvent } from './log.ts';
import { illegal, isViolation, unavailable, type Violation } from './violation.ts';

/** An action of the active branch: what is needed to know who would have to agree to its being taken back. */
export interface Played {
  readonly event: ActEvent;
  /** Seats that were shown something hidden by this action. */
  readonly learnt: readonly Seat[];
}

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
  /** Active branch: every action not undone, oldest first. */
  path: readonly Played[];
  /** Draws made on the active branch, set-up included. */
  draws: number;
  undo: PendingUndo | undefined;
  /** Seats that gave up, first to leave first. */
  left: readonly Seat[];
  /** Per seat, how many Decisions it has had; an action names the one it answers. */
  asked: readonly number[];
}

// biome-ignore lint/suspicious/noExplicitAny: as AnyGame, for callers to whom the game's types don't matter
export type AnyMatch = Match<any, any, any, any>;

/** What somebody wants to happen. `decision`, when given, is the number of the Decision the action answers. */
export type Command =
  | { readonly kind: 'act'; readonly seat: Seat; readonly action: unknown; readonly decision?: number }
  | { readonly kind: 'undo'; readonly seat: Seat; readonly to?: number }
  | { readonly kind: 'answer'; readonly seat: Seat; readonly agree: boolean }
  | { readonly kind: 'leave'; readonly seat: Seat; readonly reason: 'resigned' | 'deadline' }
  | { readonly kind: 'abandon' };

/** An event that may be appended, and what becomes of the match when it is. Valid until the next commit. */
export interface Prepared<S, F extends Fact> {
  readonly event: LogEvent;
  readonly facts: readonly (F | Fact)[];
  readonly change: Partial<Pick<AnyMatch, 'status' | 'path' | 'draws' | 'undo' | 'left' | 'asked'>> & {
    readonly state?: S;
  };
}

/** The first event of a match. `setup` must have passed `game.validate`. Luck is fair under `seed` and `salts`. */
export function startEvent(game: AnyGame, setup: Setup, seed: string, salts: readonly string[]): StartEvent {
  const chance = recordingChance(fairChance(matchKey(seed, salts), 0));
  game.setup(setup, chance);
  const { id, version } = game.meta;
  return {
    seq: 0,
    kind: 'start',
    game: id,
    version,
    setup,
    commitment: commitment(seed),
    salts,
    outcomes: chance.outcomes,
  };
}

/**
 * The match just begun.
 * @throws Error when the event belongs to another game or version
 */
export function openMatch<S extends object, A, V, F extends Fact>(
  game: Game<S, A, V, F>,
  start: StartEvent,
): Match<S, A, V, F> {
  if (start.game !== game.meta.id || start.version !== game.meta.version)
    throw new Error(
      `${start.game} v${start.version} cannot be played by ${game.meta.id} v${game.meta.version}`,
    );
  const state = game.setup(start.setup, recordedChance(start.outcomes));
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

/** Checks a command against the match and returns the event to append, or why not. Changes nothing. */
export function prepare<S extends object, A, V, F extends Fact>(
  match: Match<S, A, V, F>,
  command: Command,
  key: Uint8Array,
): Prepared<S, F> | Violation {
  if (match.status !== 'running') return illegal('PEN-MATCH-1', 'match.over');
  if ('seat' in command && !(command.seat in match.asked))
    return illegal('PEN-MATCH-2', 'match.noSuchSeat', { seat: command.seat });
  switch (command.kind) {
    case 'act':
      return prepareAct(match, command, fairChance(key, match.draws));
    case 'undo':
      return prepareUndo(match, command.seat, command.to ?? lastOwn(match, command.seat)?.event.seq ?? -1);
    case 'answer':
      return prepareAnswer(match, command.seat, command.agree);
    case 'leave':
      return prepareLeave(match, command.seat, command.reason);
    case 'abandon':
      return {
        event: { seq: match.log.length, kind: 'abandon' },
        facts: [{ kind: 'match.abandoned' }],
        change: { status: 'abandoned', undo: undefined },
      };
  }
}

function prepareAct<S extends object, A, V, F extends Fact>(
  match: Match<S, A, V, F>,
  command: Extract<Command, { kind: 'act' }>,
  source: Chance,
): Prepared<S, F> | Violation {
  const { game, state } = match;
  const { seat } = command;
  if (!game.deciding(state).includes(seat)) return illegal('PEN-TURN-1', 'match.notDeciding', { seat });
  if (command.decision !== undefined && command.decision !== match.asked[seat])
    return unavailable('PEN-TURN-2', 'match.stale', { seat });
  const action = game.readAction(command.action);
  if (isViolation(action)) return action;
  const refusal = game.check(state, seat, action);
  if (refusal !== undefined) return refusal;

  const next = game.clone(state);
  const chance = recordingChance(source);
  const facts: F[] = [];
  game.apply(next, seat, action, chance, (fact) => facts.push(fact));
  const drew = chance.outcomes.length > 0;
  const event: ActEvent = {
    seq: match.log.length,
    kind: 'act',
    seat,
    action: action as Json,
    ...(drew ? { outcomes: chance.outcomes } : {}),
  };
  const change: Prepared<S, F>['change'] = {
    state: next,
    path: [...match.path, { event, learnt: learners(facts, match.start.setup.seats) }],
    draws: match.draws + chance.outcomes.length,
    asked: match.asked.map((count, index) => (index === seat ? count + 1 : count)),
    undo: undefined,
    status: game.deciding(next).length === 0 ? 'finished' : 'running',
  };
  return { event, facts, change };
}

/** Seats to which these facts show something that was hidden. */
function learners(facts: readonly Fact[], seats: number): Seat[] {
  const all = Array.from({ length: seats }, (_, seat) => seat);
  return all.filter((seat) =>
    facts.some((fact) => fact.reveals === true && (fact.to?.includes(seat) ?? true)),
  );
}

function lastOwn(match: AnyMatch, seat: Seat): Played | undefined {
  return match.path.findLast((played) => played.event.seat === seat);
}

/**
 * Seats that must agree before `seat` may take back everything from event `to` on [PEN-UNDO-2]: those that acted or
 * learnt something since; all of them when the asking seat itself learnt something, since it could choose again knowing
 * more. Seats that left have no say.
 */
export function undoNeeds(match: AnyMatch, seat: Seat, to: number): Seat[] {
  const since = match.path.filter((played) => played.event.seq >= to);
  const learnt = since.some((played) => played.learnt.includes(seat));
  const concerned = new Set(since.flatMap((played) => [played.event.seat, ...played.learnt]));
  return match.asked
    .map((_, other) => other)
    .filter((other) => other !== seat && !match.left.includes(other) && (learnt || concerned.has(other)));
}

/** The seat's own last action and who would have to agree to taking it back; undefined when there is none. */
export function undoable(
  match: AnyMatch,
  seat: Seat,
): { readonly to: number; readonly needs: readonly Seat[] } | undefined {
  const own = match.status === 'running' && !match.left.includes(seat) ? lastOwn(match, seat) : undefined;
  return own && { to: own.event.seq, needs: undoNeeds(match, seat, own.event.seq) };
}

function prepareUndo<S extends object, A, V, F extends Fact>(
  match: Match<S, A, V, F>,
  seat: Seat,
  to: number,
): Prepared<S, F> | Violation {
  if (match.left.includes(seat)) return illegal('PEN-LEAVE-1', 'match.hasLeft', { seat });
  if (!match.path.some((played) => played.event.seq === to && played.event.seat === seat))
    return illegal('PEN-UNDO-1', 'match.nothingToUndo', { seat });
  if (match.undo !== undefined)
    return unavailable('PEN-UNDO-3', 'match.undoPending', { seat: match.undo.seat });
  const needs = undoNeeds(match, seat, to);
  const event = { seq: match.log.length, kind: 'undo', seat, to } as const;
  if (needs.length > 0)
    return {
      event,
      facts: [{ kind: 'match.undoAsked', seat, needs }],
      change: { undo: { seat, to, needs, agreed: [] } },
    };
  return { event, facts: [{ kind: 'match.undone', seat, from: to }], change: rewind(match, to) };
}

function prepareAnswer<S extends object, A, V, F extends Fact>(
  match: Match<S, A, V, F>,
  seat: Seat,
  agree: boolean,
): Prepared<S, F> | Violation {
  const request = match.undo;
  if (request === undefined) return unavailable('PEN-UNDO-4', 'match.noRequest');
  if (!request.needs.includes(seat) || request.agreed.includes(seat))
    return illegal('PEN-UNDO-5', 'match.notAsked', { seat });
  const event = { seq: match.log.length, kind: 'answer', seat, agree } as const;
  if (!agree)
    return {
      event,
      facts: [{ kind: 'match.undoRefused', seat, by: request.seat }],
      change: { undo: undefined },
    };
  const agreed = [...request.agreed, seat];
  if (agreed.length < request.needs.length)
    return { event, facts: [{ kind: 'match.undoAgreed', seat }], change: { undo: { ...request, agreed } } };
  const facts = [
    { kind: 'match.undoAgreed', seat },
    { kind: 'match.undone', seat: request.seat, from: request.to },
  ];
  return { event, facts, change: rewind(match, request.to) };
}

/** The match as it was before event `to` of the active branch, with fresh Decision numbers for all. */
function rewind<S extends object, A, V, F extends Fact>(
  match: Match<S, A, V, F>,
  to: number,
): Prepared<S, F>['change'] {
  const { game, start } = match;
  const path = match.path.filter((played) => played.event.seq < to);
  const state = game.setup(start.setup, recordedChance(start.outcomes));
  let draws = start.outcomes.length;
  for (const { event } of path) {
    game.apply(state, event.seat, event.action as A, recordedChance(event.outcomes ?? []));
    draws += event.outcomes?.length ?? 0;
  }
  return { state, path, draws, undo: undefined, asked: match.asked.map((count) => count + 1) };
}

function prepareLeave<S extends object, A, V, F extends Fact>(
  match: Match<S, A, V, F>,
  seat: Seat,
  reason: 'resigned' | 'deadline',
): Prepared<S, F> | Violation {
  if (match.left.includes(seat)) return illegal('PEN-LEAVE-1', 'match.hasLeft', { seat });
  const left = [...match.left, seat];
  const staying = match.start.setup.seats - left.length;
  const over = staying <= (match.start.setup.seats > 1 ? 1 : 0);
  const event = { seq: match.log.length, kind: 'leave', seat, reason } as const;
  const change = { left, undo: undefined, ...(over ? { status: 'finished' as const } : {}) };
  return { event, facts: [{ kind: `match.${reason}`, seat }], change };
}

/** Makes a prepared event part of the match. Call it only after the event is durable. */
export function commit<S extends object, A, V, F extends Fact>(
  match: Match<S, A, V, F>,
  { event, change }: Prepared<S, F>,
): void {
  if (event.seq !== match.log.length)
    throw new Error(`event ${event.seq} does not follow ${match.log.length - 1}`);
  match.log.push(event);
  Object.assign(match, change);
}

/**
 * Folds a stored event, taking its luck from the record, and returns its Facts.
 * @throws Error when the log does not follow the rules: it was not written by this version of the game
 */
export function fold<S extends object, A, V, F extends Fact>(
  match: Match<S, A, V, F>,
  event: LogEvent,
): readonly (F | Fact)[] {
  if (event.kind === 'start') throw new Error('a match starts once');
  const step =
    event.kind === 'act'
      ? prepareAct(match, event, recordedChance(event.outcomes ?? []))
      : prepare(match, event, new Uint8Array());
  if (isViolation(step)) throw new Error(`event ${event.seq} is refused: ${step.rule} ${step.key}`);
  commit(match, step);
  return step.facts;
}

/** Replays a log up to and including event `upTo` (all of it by default). */
export function replay<S extends object, A, V, F extends Fact>(
  game: Game<S, A, V, F>,
  log: readonly LogEvent[],
  upTo = Number.POSITIVE_INFINITY,
): Match<S, A, V, F> {
  const start = log[0];
  if (start?.kind !== 'start') throw new Error('a log begins with its start event');
  const match = openMatch(game, start);
  for (const event of log.slice(1)) if (event.seq <= upTo) fold(match, event);
  return match;
}

/**
 * Ranks and points. Those who left rank behind all who stayed, the first to leave last [PEN-LEAVE-2]; undefined for an
 * abandoned match.
 */
export function result(match: AnyMatch): Result | undefined {
  if (match.status === 'abandoned') return undefined;
  const { game, state, left } = match;
  const ranking = game.ranking(state);
  const scores = game.scores(state);
  if (left.length === 0) return { ranking, scores };
  const staying = ranking.length - left.length;
  return {
    scores,
    ranking: ranking.map((rank: number, seat: Seat) => {
      const order = left.indexOf(seat);
      if (order >= 0) return staying + left.length - order;
      return (
        rank - ranking.filter((other: number, index: Seat) => other < rank && left.includes(index)).length
      );
    }),
  };
}
