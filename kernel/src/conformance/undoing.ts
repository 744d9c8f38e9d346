import { prepare, replay } from '../fold.ts';
import { type AnyMatch, type Command, commit, type Played } from '../match.ts';
import { undoNeeds } from '../undo.ts';
import { isViolation } from '../violation.ts';
import { keepUp } from './events.ts';
import { difference, restored, same, unchanged } from './plain.ts';
import { oneOf, some } from './sample.ts';
import type { Position, Scene } from './scene.ts';

/** How far back a request reaches at most, in actions. */
const FARTHEST = 8;

/** A match that goes its own way from here. States are never changed once they are in a match, so they are shared. */
function fork(match: AnyMatch): AnyMatch {
  return { ...match, log: [...match.log], path: [...match.path] };
}

function carryOut(match: AnyMatch, command: Command, key: Uint8Array): string | undefined {
  const step = prepare(match, command, key);
  if (isViolation(step)) return `${command.kind} is refused: ${step.rule} ${step.key}`;
  commit(match, step);
  return undefined;
}

/**
 * Takes an action back, with the consent of all who must agree, and plays it again: the position before it comes back,
 * then the same luck and the same position after it. Sometimes the match goes on from there, so that logs with undone
 * branches are replayed too.
 */
export function checkUndo(scene: Scene): void {
  const { match, chance } = scene;
  if (match.status !== 'running' || match.path.length === 0) return;
  const played = oneOf(match.path.slice(-FARTHEST), chance);
  const branch = fork(match);
  const passed = scene.verify(
    'undo',
    () => takeBack(scene, branch, played) ?? playAgain(scene, branch, played),
  );
  if (!passed) return;
  scene.verify('undo', () => refusedRequest(scene, played) ?? replaysOtherwise(branch));
  if (chance.pick(2) === 0) return;
  const again = branch.path.at(-1) as Played;
  scene.before.set(again.event.seq, scene.before.get(played.event.seq) as Position);
  scene.match = branch;
  keepUp(scene);
}

function replaysOtherwise(branch: AnyMatch): string | undefined {
  const again = replay(branch.game, restored(branch.log));
  const gap = difference(branch.state, again.state);
  return gap && `a log with a branch taken back replays to another state: ${gap}`;
}

function takeBack({ before, key, chance }: Scene, branch: AnyMatch, { event }: Played): string | undefined {
  const { seat, seq } = event;
  const needs = undoNeeds(branch, seat, seq);
  const fault = carryOut(branch, { kind: 'undo', seat, to: seq }, key);
  if (fault !== undefined) return fault;
  for (const other of some(needs, needs.length, chance)) {
    if (branch.undo === undefined) return `action ${seq} is taken back before seat ${other} agreed`;
    const refusal = carryOut(branch, { kind: 'answer', seat: other, agree: true }, key);
    if (refusal !== undefined) return refusal;
  }
  const there = before.get(seq);
  if (branch.undo !== undefined) return `action ${seq} is not taken back though all agreed`;
  if (there === undefined || !unchanged(there.text, branch.state))
    return `taking back action ${seq} gives another state: ${difference(JSON.parse(there?.text ?? '{}'), branch.state)}`;
  return branch.draws === there.draws
    ? undefined
    : `taking back action ${seq} leaves ${branch.draws} draws made, not ${there.draws}`;
}

function playAgain(
  { match, before, now, key }: Scene,
  branch: AnyMatch,
  { event }: Played,
): string | undefined {
  const following = match.path[match.path.findIndex((played) => played.event.seq === event.seq) + 1];
  const after = following === undefined ? now : before.get(following.event.seq)?.text;
  const fault = carryOut(branch, { kind: 'act', seat: event.seat, action: restored(event.action) }, key);
  if (fault !== undefined) return `played again, ${fault}`;
  const again = branch.path.at(-1) as Played;
  const luck = difference(event.outcomes ?? [], again.event.outcomes ?? []);
  if (luck !== undefined) return `action ${event.seq} played again meets other luck: ${luck}`;
  return unchanged(after ?? '{}', branch.state)
    ? undefined
    : `action ${event.seq} played again leads to another state`;
}

/** One refusal ends a request and changes nothing else. */
function refusedRequest({ match, key, chance }: Scene, { event }: Played): string | undefined {
  const { seat, seq } = event;
  const needs = undoNeeds(match, seat, seq);
  if (needs.length === 0) return undefined;
  const branch = fork(match);
  const fault =
    carryOut(branch, { kind: 'undo', seat, to: seq }, key) ??
    carryOut(branch, { kind: 'answer', seat: oneOf(needs, chance), agree: false }, key);
  if (fault !== undefined) return fault;
  if (branch.undo !== undefined) return 'a refused request stays open';
  return same(branch.state, match.state) ? undefined : 'a refused request changed the state';
}
