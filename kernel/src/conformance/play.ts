import { fastChance, matchKey, recordedChance } from '../chance.ts';
import type { AnyGame, Seat, Setup } from '../game.ts';
import { openMatch, startEvent } from '../match.ts';
import { checkDeciding, checkListed, checkLists, checkUnlisted } from './actions.ts';
import { checkDeterminize } from './determinize.ts';
import { checkDeterminism, checkFinished, checkPast, checkScores } from './ends.ts';
import { checkFrames, playEvent } from './events.ts';
import { difference, notPlain, restored, same, sharedWith } from './plain.ts';
import type { Report } from './report.ts';
import { oneOf } from './sample.ts';
import { amountsOf, type Effort, type HiddenSeen, type Scene, SPECTATOR, seatsOf } from './scene.ts';
import { checkInPassing, checkSecrecy } from './secrecy.ts';
import { checkUndo } from './undoing.ts';
import type { Words } from './vocabulary.ts';
import { checkNotation, checkQuestions } from './words.ts';

/** Listed actions that are remembered per probe, to be tried again where they no longer are. */
const REMEMBERED = 4;

/** What a match is watched with. */
export interface Watch {
  readonly seed: number;
  readonly setup: Setup;
  readonly effort: Effort;
  readonly report: Report;
  readonly words: Words | undefined;
  readonly hidden: HiddenSeen;
}

/**
 * Plays one match at random to its end and checks everything on the way.
 * @returns why it did not come to an end
 */
export function playMatch(game: AnyGame, watch: Watch): string | undefined {
  const scene = openScene(game, watch);
  if (scene === undefined) return 'it could not be set up';
  checkFrames(scene);
  const probes = now(scene, scene.effort.probeEvery);
  const undos = now(scene, scene.effort.undoEvery);
  while (scene.match.status === 'running') {
    const { path } = scene.match;
    if (path.length >= game.meta.maxActions) return `not over after ${path.length} actions (meta.maxActions)`;
    const probing = path.length === 0 || probes();
    if (!step(scene, probing)) return `after ${path.length} actions nothing that is listed can be played`;
    if (undos()) checkUndo(scene);
  }
  look(scene);
  checkDeterminize(scene);
  checkSecrecy(scene, new Map());
  checkScores(scene);
  checkFinished(scene);
  checkPast(scene);
  checkDeterminism(scene);
  return undefined;
}

/**
 * Whether it is time for something costly: every so often at first, and less and less in a long match, of which one
 * position is much like the next. Else a few long matches would take the time of many.
 */
function now({ chance, effort }: Scene, every: number): () => boolean {
  let times = 0;
  return () => {
    if (chance.pick(every * (1 + Math.floor(times / effort.tires))) > 0) return false;
    times++;
    return true;
  };
}

/** Of a game that plays earlier versions, one match in four is of one of them. */
function versionFor({ meta }: AnyGame, seed: number): number {
  const chance = fastChance(seed);
  const earlier = (meta.plays ?? []).filter((version) => version !== meta.version);
  return earlier.length > 0 && chance.pick(4) === 0 ? oneOf(earlier, chance) : meta.version;
}

function openScene(game: AnyGame, { seed, setup, effort, report, words, hidden }: Watch): Scene | undefined {
  const secret = `conformance ${seed}`;
  const salts = Array.from({ length: setup.seats }, () => '');
  let scene: Scene | undefined;
  report.verify('determinism', { seed, setup }, () => {
    const version = versionFor(game, seed);
    const match = openMatch(game, startEvent(game, setup, secret, salts, version));
    const again = game.setup(setup, recordedChance(match.start.outcomes), version);
    scene = {
      match,
      now: JSON.stringify(match.state),
      live: restored(match.state),
      key: matchKey(secret, salts),
      chance: fastChance(seed),
      effort,
      words,
      viewers: [...match.asked.keys(), SPECTATOR],
      before: new Map(),
      memory: [],
      told: new Map(),
      past: [{ state: match.state, text: JSON.stringify(match.state) }],
      held: new Map(),
      amounts: amountsOf(game, match.state),
      hidden,
      glimpses: new WeakMap(),
      worlds: new Map(),
      verify: (check, test) => report.verify(check, { seed, setup, seq: scene?.match.log.length ?? 0 }, test),
    };
    return same(again, match.state) ? undefined : 'set up twice with the same luck, two states';
  });
  return scene;
}

/** One action: looked at before, played, looked at after. @returns whether the match can go on */
function step(scene: Scene, probing: boolean): boolean {
  look(scene);
  if (probing) probe(scene);
  const { game, state } = scene.match;
  let seat: Seat | undefined;
  let list: readonly unknown[] = [];
  scene.verify('decidingSeatsCanAct', () => {
    seat = oneOf(game.deciding(state), scene.chance);
    list = game.legalActions(state, seat);
    return list.length > 0 ? undefined : `seat ${seat} is deciding but has no action`;
  });
  if (seat === undefined || list.length === 0) return false;
  const glancing = !probing && scene.chance.pick(scene.effort.glanceEvery) === 0;
  // An action that is refused though listed is a failure, but no reason to stop looking.
  for (let tries = 0; tries < 5; tries++) {
    const action = oneOf(list, scene.chance);
    if (glancing) checkInPassing(scene, seat, list, action);
    if (playEvent(scene, seat, action)) return true;
  }
  return false;
}

/** The checks that are cheap enough for every position. */
function look(scene: Scene): void {
  const { game, state } = scene.match;
  checkDeciding(scene);
  scene.verify('jsonRoundTrip', () => {
    const fault = notPlain(state);
    return fault && `state: ${fault}`;
  });
  const { amounts } = scene;
  if (amounts === undefined) return;
  scene.verify('conservation', () => {
    const now = amountsOf(game, state);
    return now === amounts ? undefined : `the amounts are ${now}, they were ${amounts}`;
  });
}

/** The costly checks. */
function probe(scene: Scene): void {
  const { game, state } = scene.match;
  checkClone(scene);
  const lists = checkLists(scene);
  for (const [seat, list] of lists) {
    const decision = game.decision(state, seat);
    if (list.length === 0 || decision === undefined) continue;
    checkListed(scene, seat, list);
    checkNotation(scene, list);
    checkQuestions(scene, decision, list);
  }
  for (const seat of seatsOf(scene)) checkUnlisted(scene, seat, lists);
  checkDeterminize(scene);
  checkSecrecy(scene, lists);
  checkScores(scene);
  for (const [seat, list] of lists)
    for (let count = 0; count < REMEMBERED && list.length > 0; count++)
      scene.memory.push({ seat, action: oneOf(list, scene.chance) });
}

function checkClone(scene: Scene): void {
  const { game, state } = scene.match;
  scene.verify('cloneIndependence', () => {
    const copy = game.clone(state);
    if (!same(copy, state)) return `a clone is another state: ${difference(state, copy)}`;
    if (!same(restored(state), state)) return 'the state does not survive a round trip';
    const shared = sharedWith(state, copy);
    return shared && `a clone shares ${shared} with its original`;
  });
}
