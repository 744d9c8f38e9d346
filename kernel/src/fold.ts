import { type Chance, fairChance, recordedChance, recordingChance } from './chance.ts';
import { diff } from './diff.ts';
import type { Fact, Game, Seat } from './game.ts';
import type { Json } from './json.ts';
import type { ActEvent, LogEvent } from './log.ts';
import { CHECKPOINT_EVERY, type Command, commit, type Match, openMatch, type Prepared } from './match.ts';
import { lastOwn, prepareAnswer, prepareUndo } from './undo.ts';
import { unreadMember } from './unread.ts';
import { illegal, isViolation, unavailable, type Violation } from './violation.ts';

/** Checks a command against the match and returns the event to append, or why not. Changes nothing. */
export function prepare<S extends object, A, V, F extends Fact>(
  match: Match<S, A, V, F>,
  command: Command,
  key: Uint8Array,
): Prepared<S, F> | Violation {
  return prepareWith(match, command, () => fairChance(key, match.draws));
}

/** @param luck where the draws of an action come from; asked for only when an action is played */
function prepareWith<S extends object, A, V, F extends Fact>(
  match: Match<S, A, V, F>,
  command: Command,
  luck: () => Chance,
): Prepared<S, F> | Violation {
  if (match.status !== 'running') return illegal('PEN-MATCH-1', 'match.over');
  if ('seat' in command && !(Number.isInteger(command.seat) && command.seat in match.asked))
    return illegal('PEN-MATCH-2', 'match.noSuchSeat', { seat: command.seat });
  switch (command.kind) {
    case 'act':
      return prepareAct(match, command, luck);
    case 'undo':
      return prepareUndo(match, command.seat, command.to ?? lastOwn(match, command.seat)?.event.seq ?? -1);
    case 'answer':
      return prepareAnswer(match, command.seat, command.agree);
    case 'leave':
      return prepareLeave(match, command);
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
  luck: () => Chance,
): Prepared<S, F> | Violation {
  const { game, state } = match;
  const { seat } = command;
  if (!game.deciding(state).includes(seat)) return illegal('PEN-TURN-1', 'match.notDeciding', { seat });
  // [PEN-TURN-2]
  if (command.decision !== undefined && command.decision !== match.asked[seat])
    return unavailable('PEN-TURN-2', 'match.stale', { seat });
  const action = game.readAction(command.action);
  if (isViolation(action)) return action;
  // [PEN-TURN-4]
  const field = unreadMember(command.action, action);
  if (field !== undefined) return illegal('PEN-TURN-4', 'match.unread', { field: field.slice(0, 64) });
  const refusal = game.check(state, seat, action);
  if (refusal !== undefined) return refusal;

  const next = game.clone(state);
  const chance = recordingChance(luck());
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
    draws: match.draws + chance.outcomes.length,
    asked: askedAfter(match, next, seat),
    undo: undefined,
    status: game.deciding(next).length === 0 ? 'finished' : 'running',
  };
  const played = {
    event,
    learnt: learners(facts, match.start.setup.seats),
    ...((match.path.length + 1) % CHECKPOINT_EVERY === 0 ? { after: next } : {}),
  };
  return { event, facts, change, played };
}

/**
 * Decision numbers once `seat` has acted: its own question is answered, and where another seat's question lapsed or
 * reads otherwise now, an answer to the old one must not be taken for an answer to the new. [PEN-TURN-2]
 */
function askedAfter<S extends object>(match: Match<S, unknown, unknown>, next: S, seat: Seat): number[] {
  const { game, state } = match;
  const waiting = game.deciding(state);
  const isOver = (other: Seat): boolean =>
    other === seat ||
    (waiting.includes(other) && diff(game.decision(state, other), game.decision(next, other)) !== undefined);
  return match.asked.map((count, other) => (isOver(other) ? count + 1 : count));
}

/** Seats to which these facts show something that was hidden. */
export function learners(facts: readonly Fact[], seats: number): Seat[] {
  const all = Array.from({ length: seats }, (_, seat) => seat);
  return all.filter((seat) =>
    facts.some((fact) => fact.reveals === true && (fact.to?.includes(seat) ?? true)),
  );
}

function prepareLeave<S extends object, A, V, F extends Fact>(
  match: Match<S, A, V, F>,
  { seat, reason, deserted }: Extract<Command, { kind: 'leave' }>,
): Prepared<S, F> | Violation {
  if (match.left.includes(seat)) return illegal('PEN-LEAVE-1', 'match.hasLeft', { seat });
  const left = [...match.left, seat];
  const staying = match.start.setup.seats - left.length;
  const over = staying <= (match.start.setup.seats > 1 ? 1 : 0);
  const abandoned = deserted === true && !over; // [PEN-LEAVE-4]
  const status = over ? 'finished' : abandoned ? 'abandoned' : match.status;
  return {
    event: { seq: match.log.length, kind: 'leave', seat, reason, ...(deserted ? { deserted } : {}) },
    facts: [{ kind: `match.${reason}`, seat }, ...(abandoned ? [{ kind: 'match.abandoned' }] : [])],
    change: { left, undo: undefined, status },
  };
}

/** A stored event does not follow from those before it: the log was not written by this version of the game. */
export class Unfoldable extends Error {
  override readonly name = 'Unfoldable';
  /** The rule that refuses it, when one does. */
  readonly rule: string | undefined;

  constructor(message: string, rule?: string) {
    super(message);
    this.rule = rule;
  }
}

/**
 * Folds a stored event, taking its luck from the record, and returns its Facts. The match is as it was when this throws.
 * @throws Unfoldable when the log does not follow the rules
 */
export function fold<S extends object, A, V, F extends Fact>(
  match: Match<S, A, V, F>,
  event: LogEvent,
): readonly (F | Fact)[] {
  if (event.kind === 'start') throw new Unfoldable('a match starts once');
  if (event.seq !== match.log.length)
    throw new Unfoldable(`event ${event.seq} does not follow ${match.log.length - 1}`);
  const luck = recordedChance(event.kind === 'act' ? (event.outcomes ?? []) : []);
  const step = prepareWith(match, event, () => luck);
  if (isViolation(step))
    throw new Unfoldable(`event ${event.seq} is refused: ${step.rule} ${step.key}`, step.rule);
  if (!luck.done()) throw new Unfoldable(`event ${event.seq} holds more outcomes than its action draws`);
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
