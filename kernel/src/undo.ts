import { recordedChance } from './chance.ts';
import type { Fact, Seat } from './game.ts';
import type { AnyMatch, Match, Played, Prepared } from './match.ts';
import { illegal, unavailable, type Violation } from './violation.ts';

/** The seat's own last action on the active branch. */
export function lastOwn(match: AnyMatch, seat: Seat): Played | undefined {
  return match.path.findLast((played) => played.event.seat === seat);
}

/**
 * Seats that must agree before `seat` may take back everything from event `to` on [PEN-UNDO-2]: those that acted or
 * learnt something since; all of them when the asking seat itself learnt something, since it could choose again knowing
 * more. Seats that left have no say.
 */
export function undoNeeds(match: AnyMatch, seat: Seat, to: number): Seat[] {
  const since = match.path.slice(match.path.findLastIndex((played) => played.event.seq < to) + 1);
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

/** A request to take back: done at once when nobody has to agree [PEN-UNDO-2], else waiting for answers. */
export function prepareUndo<S extends object, A, V, F extends Fact>(
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

/** An answer to the pending request; the last one that was needed carries it out. */
export function prepareAnswer<S extends object, A, V, F extends Fact>(
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
  const last = path.findLastIndex((played) => played.after !== undefined);
  const checkpoint = path[last]?.after;
  const state =
    checkpoint === undefined
      ? game.setup(start.setup, recordedChance(start.outcomes), start.version)
      : game.clone(checkpoint);
  for (const { event } of path.slice(last + 1)) {
    const luck = recordedChance(event.outcomes ?? []);
    game.apply(state, event.seat, event.action as A, luck);
    if (!luck.done()) throw new Error(`event ${event.seq} holds more outcomes than its action draws`);
  }
  const draws = path.reduce((sum, { event }) => sum + (event.outcomes?.length ?? 0), start.outcomes.length);
  return { state, path, draws, undo: undefined, asked: match.asked.map((count) => count + 1) };
}
