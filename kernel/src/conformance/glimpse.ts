import type { Seat, Viewer } from '../game.ts';
import { difference } from './plain.ts';
import { type Glimpse, type Scene, SPECTATOR, type Written } from './scene.ts';

export function written<T>(value: T): Written<T> {
  return { value, text: JSON.stringify(value) };
}

/** Like `difference`. */
export function apart<T>(one: Written<T>, other: Written<T>): string | undefined {
  return one.text === other.text ? undefined : difference(one.value, other.value);
}

/** What reaches `viewer` in `state`, which must not be changed any more: looked at once and kept. */
export function glimpse(scene: Scene, state: object, viewer: Viewer): Written<Glimpse> {
  const seen = scene.glimpses.get(state) ?? new Map<Viewer, Written<Glimpse>>();
  scene.glimpses.set(state, seen);
  const shown = seen.get(viewer) ?? written(look(scene, state, viewer));
  seen.set(viewer, shown);
  return shown;
}

function look({ match: { game } }: Scene, state: object, viewer: Viewer): Glimpse {
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
