import type { Decision, Fact, Result, Seat, Viewer } from './game.ts';
import { type AnyMatch, type PendingUndo, result } from './match.ts';
import { undoable } from './undo.ts';

/**
 * All that a viewer is shown of a match at one moment: the whole of what a client holds and the server sends changes
 * of. Plain JSON.
 */
export interface Frame<V = unknown> {
  readonly status: 'running' | 'finished' | 'abandoned';
  readonly view: V;
  readonly deciding: readonly Seat[];
  /** What the viewer is asked, and the number of this Decision, which its action must name. */
  readonly decision?: Decision;
  readonly asked?: number;
  /** A request to take back that waits for answers. */
  readonly undo?: PendingUndo;
  /** The viewer's own last action, and who would have to agree to taking it back. */
  readonly undoable?: { readonly to: number; readonly needs: readonly Seat[] };
  readonly left: readonly Seat[];
  readonly result?: Result;
}

/** The frame of `viewer` now. `view`, when given, is the View already observed for it (open games share one). */
export function frame<V>(match: AnyMatch, viewer: Viewer, view?: V): Frame<V> {
  const { game, state, status } = match;
  const running = status === 'running';
  const deciding: readonly Seat[] = running ? game.deciding(state) : [];
  const mine = viewer !== 'spectator' && deciding.includes(viewer);
  const decision = mine ? game.decision(state, viewer) : undefined;
  const undo = viewer === 'spectator' ? undefined : undoable(match, viewer);
  const outcome = status === 'finished' ? result(match) : undefined;
  return {
    status,
    view: view ?? game.observe(state, viewer),
    deciding,
    ...(decision === undefined ? {} : { decision, asked: match.asked[viewer as Seat] as number }),
    ...(match.undo === undefined ? {} : { undo: match.undo }),
    ...(undo === undefined ? {} : { undoable: undo }),
    left: match.left,
    ...(outcome === undefined ? {} : { result: outcome }),
  };
}

/** The facts `viewer` may read, as it may read them. Facts of the match itself (`match.…`) are public. */
export function factsFor(match: AnyMatch, facts: readonly Fact[], viewer: Viewer): Fact[] {
  const read = facts.map((fact) => (fact.kind.startsWith('match.') ? fact : match.game.redact(fact, viewer)));
  return read.filter((fact): fact is Fact => fact !== undefined);
}
