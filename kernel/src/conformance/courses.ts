import { fastChance, recordingChance } from '../chance.ts';
import { learners } from '../fold.ts';
import type { Fact, Seat, Viewer } from '../game.ts';
import { canonicalJson } from '../json.ts';
import { glimpse, who } from './glimpse.ts';
import { difference, same } from './plain.ts';
import { freshSeed, some } from './sample.ts';
import { heard, type Scene, someViewers } from './scene.ts';

/** One way a position goes on. */
interface Course {
  readonly state: object;
  readonly facts: readonly Fact[];
  readonly drew: boolean;
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
  return { state, facts, drew: chance.outcomes.length > 0 };
}

/** Two courses to compare; undefined when one can't be played, which is a failure unless `possible` said so. */
function fork(
  scene: Scene,
  one: Step,
  other: Step,
  possible = (): boolean => true,
): [Course, Course] | undefined {
  let pair: [Course, Course] | undefined;
  scene.verify('secrecy', () => {
    if (possible()) pair = [play(scene, one), play(scene, other)];
    return undefined;
  });
  return pair;
}

function* sampledActions(
  scene: Scene,
  lists: ReadonlyMap<Seat, readonly unknown[]>,
): Generator<[Seat, unknown]> {
  for (const [seat, list] of lists)
    for (const action of some(list, scene.effort.pairs, scene.chance)) yield [seat, action];
}

/** The same action in the state and in its twin, which `watchers` can't tell apart. */
export function checkTwinPlay(
  scene: Scene,
  twin: object,
  watchers: readonly Viewer[],
  lists: ReadonlyMap<Seat, readonly unknown[]>,
): void {
  const { game, state } = scene.match;
  for (const [seat, action] of sampledActions(scene, lists)) {
    const luck = freshSeed(scene.chance);
    // What another seat could do in truth may be impossible in the twin; then there is nothing to compare.
    const pair = fork(
      scene,
      { from: state, seat, action, luck },
      { from: twin, seat, action, luck },
      () => game.check(twin, seat, action) === undefined,
    );
    if (pair === undefined) continue;
    for (const viewer of watchers)
      compareHidden(scene, viewer, pair, `after ${canonicalJson(action)} of seat ${seat}`);
  }
}

/** The same action with different luck. */
export function checkLuck(scene: Scene, lists: ReadonlyMap<Seat, readonly unknown[]>): void {
  const { state: from } = scene.match;
  for (const [seat, action] of sampledActions(scene, lists)) {
    const [luck, otherLuck] = [freshSeed(scene.chance), freshSeed(scene.chance)];
    const pair = fork(scene, { from, seat, action, luck }, { from, seat, action, luck: otherLuck });
    if (!pair?.[0].drew) continue;
    for (const viewer of scene.viewers)
      compareHidden(scene, viewer, pair, `after other luck for ${canonicalJson(action)} of seat ${seat}`);
  }
}

/** Different actions of one seat, in the eyes of others. */
export function checkChoices(scene: Scene, lists: ReadonlyMap<Seat, readonly unknown[]>): void {
  const { state: from } = scene.match;
  for (const [seat, list] of lists)
    for (let count = 0; count < scene.effort.pairs && list.length > 1; count++) {
      const [action, other] = some(list, 2, scene.chance);
      const luck = freshSeed(scene.chance);
      const pair = fork(scene, { from, seat, action, luck }, { from, seat, action: other, luck });
      if (pair === undefined) continue;
      const what = `whether seat ${seat} plays ${canonicalJson(action)} or ${canonicalJson(other)}`;
      const others = scene.viewers.filter((viewer) => viewer !== seat);
      for (const viewer of someViewers(scene, others))
        scene.verify('secrecy', () => toldAndShown(scene, viewer, pair, what).fault);
    }
}

/** Courses that differ by what was hidden before: besides, the Fact that first tells them apart must be marked. */
function compareHidden(scene: Scene, viewer: Viewer, pair: readonly [Course, Course], what: string): void {
  let unmarked: string | undefined;
  scene.verify('secrecy', () => {
    const compared = toldAndShown(scene, viewer, pair, what);
    unmarked = compared.unmarked;
    return compared.fault;
  });
  scene.verify(
    'revealsMarked',
    () =>
      unmarked &&
      `${what}, ${who(viewer)} learns something hidden from "${unmarked}", which is not marked \`reveals\``,
  );
}

/** What `viewer` hears of two courses differs exactly when what it sees differs. */
function toldAndShown(
  scene: Scene,
  viewer: Viewer,
  [one, other]: readonly [Course, Course],
  what: string,
): { fault?: string; unmarked?: string } {
  const told = heard(scene, one.facts, viewer);
  const toldOther = heard(scene, other.facts, viewer);
  const telling = difference(told, toldOther);
  const showing = difference(glimpse(scene, one.state, viewer), glimpse(scene, other.state, viewer));
  if (telling === undefined) {
    if (showing !== undefined)
      return { fault: `${what}, ${who(viewer)} is told the same but sees a difference: ${showing}` };
    const seats = scene.match.asked.length;
    const learnt = difference(learners(one.facts, seats), learners(other.facts, seats));
    return learnt === undefined
      ? {}
      : { fault: `${what}, ${who(viewer)} sees by who must agree to an undo that others learnt something` };
  }
  if (showing === undefined && !same(one.state, other.state))
    return { fault: `${what}, facts tell ${who(viewer)} what its view does not hold: ${telling}` };
  const unmarked = firstUnmarked(told, toldOther);
  return unmarked === undefined ? {} : { unmarked };
}

/** The kind of the Fact that first tells two accounts apart, unless it is marked in both. */
function firstUnmarked(told: readonly Fact[], toldOther: readonly Fact[]): string | undefined {
  const apart = told.findIndex((fact, index) => difference(fact, toldOther[index]) !== undefined);
  const first = apart < 0 ? told.length : apart;
  return [told[first], toldOther[first]].find((fact) => fact !== undefined && fact.reveals !== true)?.kind;
}
