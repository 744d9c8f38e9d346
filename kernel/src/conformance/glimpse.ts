import { fastChance } from '../chance.ts';
import type { Seat, Viewer } from '../game.ts';
import { restored } from './plain.ts';
import { freshSeed } from './sample.ts';
import { type Scene, SPECTATOR } from './scene.ts';

/** All that reaches a viewer at a position. */
export interface Glimpse {
  readonly view: unknown;
  readonly deciding: readonly Seat[];
  readonly decision: unknown;
  readonly legal: readonly unknown[];
}

export function glimpse(scene: Scene, state: object, viewer: Viewer): Glimpse {
  const { game } = scene.match;
  const seated = viewer !== SPECTATOR;
  return {
    view: game.observe(state, viewer),
    deciding: game.deciding(state),
    decision: (seated ? game.decision(state, viewer) : undefined) ?? 'none',
    legal: seated ? game.legalActions(state, viewer) : [],
  };
}

export function who(viewer: Viewer): string {
  return viewer === SPECTATOR ? 'a spectator' : `seat ${viewer}`;
}

/** A State that `viewer` can't tell from the true one, by way of JSON so that nothing hidden can ride along. */
export function twinFor(scene: Scene, viewer: Viewer): object {
  const { game, state } = scene.match;
  return game.determinize(restored(game.observe(state, viewer)), fastChance(freshSeed(scene.chance)));
}
