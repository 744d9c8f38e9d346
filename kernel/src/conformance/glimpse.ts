import type { Result, Seat, Viewer } from '../game.ts';
import { type Scene, SPECTATOR } from './scene.ts';

/** All that reaches a viewer at a position. */
export interface Glimpse {
  readonly view: unknown;
  readonly deciding: readonly Seat[];
  readonly decision: unknown;
  readonly legal: readonly unknown[];
  /** Of a match that is over: everybody is shown it. */
  readonly result?: Result;
}

export function glimpse(scene: Scene, state: object, viewer: Viewer): Glimpse {
  const { game } = scene.match;
  const seated = viewer !== SPECTATOR;
  const deciding: readonly Seat[] = game.deciding(state);
  return {
    view: game.observe(state, viewer),
    deciding,
    decision: (seated ? game.decision(state, viewer) : undefined) ?? 'none',
    legal: seated ? game.legalActions(state, viewer) : [],
    ...(deciding.length === 0
      ? { result: { ranking: game.ranking(state), scores: game.scores(state) } }
      : {}),
  };
}

export function who(viewer: Viewer): string {
  return viewer === SPECTATOR ? 'a spectator' : `seat ${viewer}`;
}
