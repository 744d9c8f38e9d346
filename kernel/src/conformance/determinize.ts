import { fastChance } from '../chance.ts';
import { difference, notPlain, restored, same, sharedWith } from './plain.ts';
import { freshSeed, oneOf } from './sample.ts';
import { amountsOf, type Scene } from './scene.ts';

/** Actions a determinized state is played on for. */
const PLAYED_ON = 12;

/** Determinized states show their view again, are states in every respect, and come from the view alone. */
export function checkDeterminize(scene: Scene): void {
  const { game, state } = scene.match;
  for (const viewer of game.meta.information === 'open' ? scene.viewers.slice(-1) : scene.viewers) {
    const view = game.observe(state, viewer);
    const text = JSON.stringify(view);
    scene.verify('jsonRoundTrip', () => {
      const fault = notPlain(view);
      return fault && `view of ${viewer}: ${fault}`;
    });
    scene.verify('cloneIndependence', () => {
      const shared = sharedWith(state, view);
      return shared && `the view of ${viewer} shares ${shared} with the state`;
    });
    scene.verify('determinizeConsistency', () => {
      const luck = freshSeed(scene.chance);
      const twin = game.determinize(JSON.parse(text), fastChance(luck));
      const gap = difference(view, game.observe(twin, viewer));
      if (gap !== undefined) return `the view of ${viewer} comes back changed: ${gap}`;
      const fault = notPlain(twin);
      if (fault !== undefined) return `state determinized for ${viewer}: ${fault}`;
      if (amountsOf(game, twin) !== scene.amounts)
        return `determinizing for ${viewer} changes the amounts to ${amountsOf(game, twin)}, not ${scene.amounts}`;
      return comesFromElsewhere(scene, text, luck, twin) ?? playOn(scene, twin);
    });
    scene.verify('cloneIndependence', () => {
      const copy = restored(view);
      const shared = sharedWith(copy, game.determinize(copy, fastChance(freshSeed(scene.chance))));
      if (JSON.stringify(copy) !== text) return `determinize changed the view of ${viewer}`;
      return shared && `a state determinized for ${viewer} shares ${shared} with the view`;
    });
  }
}

/** With other states looked at in between, the same view and luck must give the same state. */
function comesFromElsewhere(scene: Scene, text: string, luck: number, twin: object): string | undefined {
  const { game } = scene.match;
  const past = oneOf(scene.past, scene.chance).state;
  for (const viewer of scene.viewers) game.observe(past, viewer);
  const again = game.determinize(JSON.parse(text), fastChance(luck));
  const gap = same(again, twin) ? undefined : difference(twin, again);
  return gap && `the same view and luck give another state once another state was looked at: ${gap}`;
}

function playOn(scene: Scene, twin: object): string | undefined {
  const { game } = scene.match;
  for (let count = 0; count < PLAYED_ON; count++) {
    const deciding = game.deciding(twin);
    if (deciding.length === 0) return undefined;
    const seat = oneOf(deciding, scene.chance);
    const list = game.legalActions(twin, seat);
    if (list.length === 0) return `a determinized state leaves seat ${seat} without an action`;
    game.apply(twin, seat, oneOf(list, scene.chance), fastChance(freshSeed(scene.chance)));
  }
  return undefined;
}
