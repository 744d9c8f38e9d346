import type { Seat, Viewer } from '../game.ts';
import { checkChoices, checkLuck, checkTwinPlay } from './courses.ts';
import { apart, glimpse, who } from './glimpse.ts';
import { difference } from './plain.ts';
import { answeredOtherwise } from './questions.ts';
import { some } from './sample.ts';
import { type Scene, SPECTATOR, seatsOf, someViewers } from './scene.ts';
import { nearTwins, twinFor } from './twins.ts';

/*
 * What a viewer may not know is whatever its View leaves open, so a *twin* of the State is drawn from the View. Whatever
 * reaches the viewer must be the same in both. That alone would trust the View and `determinize` to agree on what is
 * secret; three more comparisons don't:
 *
 * - told and shown: of two continuations, the Facts a viewer hears are the same exactly when what it sees is the same. A
 *   secret that slips into a View shows without having been told, one that slips into a Fact is told without being shown;
 * - what everybody sees is known to each seat: a twin drawn from any seat's View shows spectators the same;
 * - over a run of a game with hidden information, twins of a seat must at times differ in what other seats see.
 */

/** The whole of the secrecy checks at the present position. */
export function checkSecrecy(scene: Scene, lists: ReadonlyMap<Seat, readonly unknown[]>): void {
  if (scene.match.game.meta.information === 'open') {
    checkOpenViews(scene);
    checkViewer(scene, SPECTATOR, someViewers(scene), lists);
  } else for (const viewer of scene.viewers) checkViewer(scene, viewer, [viewer], lists);
  checkChoices(scene, lists);
  checkLuck(scene, lists);
}

/**
 * The part of it that can be had at every position: the seat that is about to act and somebody else look, ask, and see
 * the very action that will be played.
 */
export function checkInPassing(scene: Scene, seat: Seat, list: readonly unknown[], action: unknown): void {
  const open = scene.match.game.meta.information === 'open';
  const others = scene.viewers.filter((viewer) => viewer !== seat);
  for (const watcher of open ? [seat] : [seat, ...some(others, 1, scene.chance)])
    checkViewer(
      scene,
      open ? SPECTATOR : watcher,
      [watcher],
      new Map([[seat, list]]),
      new Map([[seat, [action]]]),
    );
}

/** @param watchers those who see no more than `viewer` does */
function checkViewer(
  scene: Scene,
  viewer: Viewer,
  watchers: readonly Viewer[],
  lists: ReadonlyMap<Seat, readonly unknown[]>,
  played: ReadonlyMap<Seat, readonly unknown[]> = lists,
): void {
  let twin: object = scene.match.state;
  const drawn = scene.verify('secrecy', () => {
    twin = twinFor(scene, viewer);
    return undefined;
  });
  if (!drawn || !watchers.every((watcher) => checkTwin(scene, twin, watcher, lists))) return;
  if (watchers.includes(viewer) && viewer !== SPECTATOR) checkPublic(scene, twin, viewer);
  for (const watcher of watchers) checkTwinPlay(scene, viewer, twin, watcher, played);
}

function checkOpenViews(scene: Scene): void {
  const { game, state } = scene.match;
  scene.verify('openViews', () => {
    const shown = game.observe(state, SPECTATOR);
    for (const seat of some(seatsOf(scene), 2, scene.chance)) {
      const gap = difference(shown, game.observe(state, seat));
      if (gap !== undefined) return `a spectator and seat ${seat} see different views: ${gap}`;
    }
    return undefined;
  });
}

/** The twin looks the same to `viewer`: view, who decides, decision, list, and why things are refused. */
function checkTwin(
  scene: Scene,
  twin: object,
  viewer: Viewer,
  lists: ReadonlyMap<Seat, readonly unknown[]>,
): boolean {
  const { state } = scene.match;
  const alike = scene.verify('secrecy', () => {
    const gap = apart(glimpse(scene, state, viewer), glimpse(scene, twin, viewer));
    return gap && `${who(viewer)} can tell two states apart that its view does not: ${gap}`;
  });
  if (!alike || viewer === SPECTATOR) return alike;
  return scene.verify('secrecy', () => {
    const [one, other] = nearTwins(scene, viewer, 2);
    return (
      answeredOtherwise(scene, [state, twin], viewer, lists) ??
      (one && other && answeredOtherwise(scene, [one, other], viewer, lists))
    );
  });
}

/** What spectators see is known to every seat. Also notes whether the seat's twin changed anything for the others. */
function checkPublic(scene: Scene, twin: object, seat: Seat): void {
  const { game, state } = scene.match;
  scene.verify('secrecy', () => {
    const gap = difference(game.observe(state, SPECTATOR), game.observe(twin, SPECTATOR));
    return gap && `spectators see what seat ${seat} does not know: ${gap}`;
  });
  const others = seatsOf(scene).filter((other) => other !== seat);
  if (others.length === 0 || game.hides?.(state) === false) return;
  scene.hidden.probes++;
  if (others.some((other) => difference(game.observe(state, other), game.observe(twin, other)) !== undefined))
    scene.hidden.changed++;
}
