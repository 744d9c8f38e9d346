import { fastChance, recordingChance } from '../chance.ts';
import { learners } from '../fold.ts';
import type { Fact, Seat, Viewer } from '../game.ts';
import { canonicalJson } from '../json.ts';
import { apart, glimpse, who, written } from './glimpse.ts';
import { difference, same } from './plain.ts';
import { byKind, ofItsKind } from './questions.ts';
import { freshSeed, oneOf, some } from './sample.ts';
import { type Glimpse, heard, type Scene, someViewers, type Written } from './scene.ts';
import { nearTwins } from './twins.ts';

/** One way a position goes on. */
interface Course {
  readonly state: object;
  readonly facts: readonly Fact[];
  readonly drew: boolean;
  /** What it was to each viewer, as far as that was asked. */
  readonly accounts: Map<Viewer, Account>;
}

/** What a course was to one viewer. */
interface Account {
  readonly told: Written<readonly Fact[]>;
  readonly shown: Written<Glimpse>;
}

/** What leads to a course: an action of a seat, in a state, with some luck. */
interface Step {
  readonly from: object;
  readonly seat: Seat;
  readonly action: unknown;
  readonly luck: number;
}

function play(scene: Scene, { from, seat, action, luck }: Step): Course {
  const { game } = scene.match;
  const state = game.clone(from);
  const facts: Fact[] = [];
  const chance = recordingChance(fastChance(luck));
  game.apply(state, seat, action, chance, (fact: Fact) => facts.push(fact));
  return { state, facts, drew: chance.outcomes.length > 0, accounts: new Map() };
}

function account(scene: Scene, { state, facts, accounts }: Course, viewer: Viewer): Account {
  let found = accounts.get(viewer);
  if (found === undefined) {
    found = { told: written(heard(scene, facts, viewer)), shown: glimpse(scene, state, viewer) };
    accounts.set(viewer, found);
  }
  return found;
}

/** Plays a step, or reports that it can't be played. */
function tryPlay(scene: Scene, step: Step): Course | undefined {
  let course: Course | undefined;
  scene.verify('secrecy', () => {
    course = play(scene, step);
    return undefined;
  });
  return course;
}

/** Different kinds of action of each seat. */
function* sampledActions(
  scene: Scene,
  lists: ReadonlyMap<Seat, readonly unknown[]>,
): Generator<readonly [Seat, unknown]> {
  for (const [seat, list] of lists)
    for (const alike of some(byKind(list), scene.effort.pairs, scene.chance))
      yield [seat, oneOf(alike, scene.chance)];
}

/**
 * The same action in the state and in its twin, which `watcher` can't tell apart. Where it legitimately learns something
 * by the action the two may look different afterwards and hide a leak, so then it is played in twins that differ in
 * little too: in some of them it teaches the same.
 * @param viewer whose View the twins are drawn from
 */
export function checkTwinPlay(
  scene: Scene,
  viewer: Viewer,
  twin: object,
  watcher: Viewer,
  lists: ReadonlyMap<Seat, readonly unknown[]>,
): void {
  const { game, state } = scene.match;
  for (const [seat, action] of sampledActions(scene, lists)) {
    const luck = freshSeed(scene.chance);
    const bundle = new Bundle(scene, watcher, `after ${canonicalJson(action)} of seat ${seat}`);
    const said = [state, twin].map((from) => playIn(scene, bundle, { from, seat, action, luck }));
    if (said.includes(true)) continue;
    const near = nearTwins(scene, viewer, 1 + scene.effort.twins);
    const [first] = near;
    if (first === undefined) continue;
    // What another seat could do in truth may be impossible in a twin; then it does something else of the kind.
    const alike =
      game.check(first, seat, action) === undefined
        ? [action]
        : ofItsKind(game.legalActions(first, seat), action);
    if (alike.length === 0) continue;
    const chosen = oneOf(alike, scene.chance);
    const others =
      chosen === action
        ? bundle
        : new Bundle(scene, watcher, `after ${canonicalJson(chosen)} of seat ${seat}`);
    for (const from of near) playIn(scene, others, { from, seat, action: chosen, luck });
  }
}

/** @returns whether the comparison said anything */
function playIn(scene: Scene, bundle: Bundle, step: Step): boolean {
  if (scene.match.game.check(step.from, step.seat, step.action) !== undefined) return false;
  const course = tryPlay(scene, step);
  return course === undefined || bundle.add(course);
}

/**
 * Courses that one viewer can tell apart by what was hidden before only: of those in which it is told the same all must
 * look the same to it, and the other way round.
 */
class Bundle {
  readonly #scene: Scene;
  readonly #viewer: Viewer;
  readonly #what: string;
  readonly #told = new Map<string, Course>();
  readonly #shown = new Map<string, Course>();

  constructor(scene: Scene, viewer: Viewer, what: string) {
    this.#scene = scene;
    this.#viewer = viewer;
    this.#what = what;
  }

  /** @returns whether comparing it with those before said anything: not when it teaches something else than all of them */
  add(course: Course): boolean {
    const { told, shown } = account(this.#scene, course, this.#viewer);
    const [first] = this.#told.values();
    const other = this.#told.get(told.text) ?? this.#shown.get(shown.text) ?? first;
    if (!this.#told.has(told.text)) this.#told.set(told.text, course);
    if (!this.#shown.has(shown.text)) this.#shown.set(shown.text, course);
    return other !== undefined && compareHidden(this.#scene, this.#viewer, [other, course], this.#what);
  }
}

/** The same action with different luck, drawn again like twins are. */
export function checkLuck(scene: Scene, lists: ReadonlyMap<Seat, readonly unknown[]>): void {
  const { state: from } = scene.match;
  for (const [seat, action] of sampledActions(scene, lists)) {
    const one = tryPlay(scene, { from, seat, action, luck: freshSeed(scene.chance) });
    if (!one?.drew) continue;
    const what = `after other luck for ${canonicalJson(action)} of seat ${seat}`;
    let open = scene.viewers.map((viewer) => new Bundle(scene, viewer, what));
    for (const bundle of open) bundle.add(one);
    for (let tries = 0; tries < scene.effort.twins && open.length > 0; tries++) {
      const other = tryPlay(scene, { from, seat, action, luck: freshSeed(scene.chance) });
      if (other === undefined) return;
      open = open.filter((bundle) => !bundle.add(other));
    }
  }
}

/** Different actions of one seat, in the eyes of others. */
export function checkChoices(scene: Scene, lists: ReadonlyMap<Seat, readonly unknown[]>): void {
  const { state: from } = scene.match;
  for (const [seat, list] of lists)
    for (let count = 0; count < scene.effort.pairs && list.length > 1; count++) {
      const [action, another] = some(list, 2, scene.chance);
      const luck = freshSeed(scene.chance);
      const one = tryPlay(scene, { from, seat, action, luck });
      const other = tryPlay(scene, { from, seat, action: another, luck });
      if (one === undefined || other === undefined) continue;
      const what = `whether seat ${seat} plays ${canonicalJson(action)} or ${canonicalJson(another)}`;
      const others = scene.viewers.filter((viewer) => viewer !== seat);
      for (const viewer of someViewers(scene, others))
        scene.verify('secrecy', () => toldAndShown(scene, viewer, [one, other], what).fault);
    }
}

/**
 * Courses that differ by what was hidden before: besides, the Fact that first tells them apart must be marked.
 * @returns whether the comparison said anything: not when the viewer was told different things and sees different things
 */
function compareHidden(scene: Scene, viewer: Viewer, pair: readonly [Course, Course], what: string): boolean {
  let compared: Compared = {};
  scene.verify('secrecy', () => {
    compared = toldAndShown(scene, viewer, pair, what);
    return compared.fault;
  });
  const { unmarked, fault, learnt } = compared;
  scene.verify(
    'revealsMarked',
    () =>
      unmarked &&
      `${what}, ${who(viewer)} learns something hidden from "${unmarked}", which is not marked \`reveals\``,
  );
  return fault !== undefined || unmarked !== undefined || learnt !== true;
}

interface Compared {
  readonly fault?: string;
  /** Kind of the first Fact that tells the courses apart, if it is not marked. */
  readonly unmarked?: string;
  /** The viewer was told different things and sees different things. */
  readonly learnt?: true;
}

/** What `viewer` hears of two courses differs exactly when what it sees differs. */
function toldAndShown(
  scene: Scene,
  viewer: Viewer,
  [one, other]: readonly [Course, Course],
  what: string,
): Compared {
  const first = account(scene, one, viewer);
  const second = account(scene, other, viewer);
  const telling = apart(first.told, second.told);
  const showing = apart(first.shown, second.shown);
  if (telling === undefined) {
    if (showing !== undefined)
      return { fault: `${what}, ${who(viewer)} is told the same but sees a difference: ${showing}` };
    const seats = scene.match.asked.length;
    const learnt = difference(learners(one.facts, seats), learners(other.facts, seats));
    return learnt === undefined
      ? {}
      : { fault: `${what}, ${who(viewer)} sees by who must agree to an undo that others learnt something` };
  }
  if (showing === undefined)
    return same(one.state, other.state)
      ? {}
      : { fault: `${what}, facts tell ${who(viewer)} what its view does not hold: ${telling}` };
  const unmarked = firstUnmarked(first.told.value, second.told.value);
  return { learnt: true, ...(unmarked === undefined ? {} : { unmarked }) };
}

/** The kind of the Fact that first tells two accounts apart, unless it is marked in both. */
function firstUnmarked(told: readonly Fact[], toldOther: readonly Fact[]): string | undefined {
  const apart = told.findIndex((fact, index) => difference(fact, toldOther[index]) !== undefined);
  const first = apart < 0 ? told.length : apart;
  return [told[first], toldOther[first]].find((fact) => fact !== undefined && fact.reveals !== true)?.kind;
}
