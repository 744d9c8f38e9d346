import { recordedChance } from '../chance.ts';
import { diff, patch } from '../diff.ts';
import { prepare } from '../fold.ts';
import { factsFor, frame } from '../frame.ts';
import type { Fact, Seat, Viewer } from '../game.ts';
import { canonicalJson } from '../json.ts';
import { commit } from '../match.ts';
import { isViolation } from '../violation.ts';
import { who } from './glimpse.ts';
import { difference, notPlain, restored, same, sharedWith } from './plain.ts';
import { type Scene, someViewers } from './scene.ts';
import { checkTold } from './words.ts';

/** Most states of the past that are kept and looked at again at the end. */
const KEPT = 200;

/**
 * Plays `action` in the match and looks at what became of it.
 * @returns whether it could be played
 */
export function playEvent(scene: Scene, seat: Seat, action: unknown): boolean {
  const { match, key } = scene;
  const position = { text: scene.now, draws: match.draws };
  const seq = match.log.length;
  const state = match.state;
  const played = scene.verify('listedActions', () => {
    const step = prepare(match, { kind: 'act', seat, action: restored(action) }, key);
    if (isViolation(step))
      return `${canonicalJson(action)} is listed for seat ${seat} but refused: ${step.rule} ${step.key}`;
    commit(match, step);
    scene.told.set(seq, JSON.stringify(step.facts));
    checkFacts(scene, step.facts);
    return undefined;
  });
  if (!played) return false;
  scene.before.set(seq, position);
  if (scene.past.length < KEPT) scene.past.push({ state, text: position.text });
  checkLive(scene, seat, seq);
  checkFrames(scene);
  return true;
}

function checkFacts(scene: Scene, facts: readonly Fact[]): void {
  scene.verify('jsonRoundTrip', () => {
    const fault = notPlain(facts, true);
    return fault && `facts: ${fault}`;
  });
  scene.verify('cloneIndependence', () => {
    const shared = sharedWith(scene.match.state, facts);
    return shared && `facts share ${shared} with the state`;
  });
  checkPauses(scene, facts);
  checkTold(scene, facts);
}

/** Who waits knows that there was a pause: it says nothing that only some were told. */
function checkPauses(scene: Scene, facts: readonly Fact[]): void {
  const pauses = facts.filter(({ pause }) => pause === true);
  if (pauses.length === 0) return;
  scene.verify('secrecy', () => {
    const deaf = scene.viewers.find(
      (viewer) =>
        factsFor(scene.match, facts, viewer).filter(({ pause }) => pause === true).length < pauses.length,
    );
    return deaf === undefined
      ? undefined
      : `${who(deaf)} waits for a pause of which it is not told: ${pauses[0]?.kind}`;
  });
}

/** Takes the present state down, and a copy of it as it comes back from storage. What was drawn from the last one goes. */
export function keepUp(scene: Scene): void {
  scene.glimpses = new WeakMap();
  scene.worlds = new Map();
  scene.now = JSON.stringify(scene.match.state);
  scene.live = JSON.parse(scene.now);
}

/** The copy that came back from JSON after the last event makes the same step, taking its luck from the record. */
function checkLive(scene: Scene, seat: Seat, seq: number): void {
  const { match } = scene;
  const event = match.log[seq];
  if (event?.kind !== 'act') return;
  scene.verify('liveRestore', () => {
    match.game.apply(scene.live, seat, restored(event.action), recordedChance(event.outcomes ?? []));
    if (same(scene.live, match.state)) return undefined;
    return `the copy restored before event ${seq} went another way: ${difference(match.state, scene.live)}`;
  });
  keepUp(scene);
}

/**
 * What a viewer holds, patched with the change that would be sent, is its next frame. A few viewers are enough: those
 * passed over catch up later, over several events at once.
 */
export function checkFrames(scene: Scene): void {
  for (const viewer of someViewers(scene)) checkFrame(scene, viewer);
}

function checkFrame(scene: Scene, viewer: Viewer): void {
  scene.verify('frameDelta', () => {
    const next = frame(scene.match, viewer);
    const held = scene.held.get(viewer) ?? {};
    const arrived = restored(next);
    scene.held.set(viewer, arrived);
    const change = diff(held, next);
    const patched = change === undefined ? held : patch(held, restored(change));
    if (same(patched, arrived)) return undefined;
    return `the frame of ${viewer} arrives changed: ${difference(next, patched)}`;
  });
}
