import { fastChance } from '../chance.ts';
import type { Decision, Fact, Seat } from '../game.ts';
import { canonicalJson } from '../json.ts';
import { isViolation } from '../violation.ts';
import { difference, notPlain, restored, same, sharedWith, unchanged } from './plain.ts';
import { freshSeed, junk, mutated, oneOf, some } from './sample.ts';
import { type Scene, seatsOf } from './scene.ts';
import { badRefusal, badRule } from './vocabulary.ts';

/** Exactly the deciding seats are asked something, and each can answer. */
export function checkDeciding(scene: Scene): void {
  const { game, state } = scene.match;
  scene.verify('decidingSeatsCanAct', () => {
    const deciding: readonly Seat[] = game.deciding(state);
    const seats = seatsOf(scene);
    if (
      deciding.some(
        (seat, index) => !seats.includes(seat) || (index > 0 && seat <= (deciding[index - 1] as Seat)),
      )
    )
      return `deciding is ${JSON.stringify(deciding)}: not seats in ascending order`;
    for (const seat of seats) {
      const decision: Decision | undefined = game.decision(state, seat);
      if ((decision !== undefined) !== deciding.includes(seat))
        return `seat ${seat} ${decision === undefined ? 'is deciding but has no decision' : 'has a decision but is not deciding'}`;
      const fault = decision && (notPlain(decision) ?? badRule(scene.words, decision.rule));
      if (fault !== undefined) return `the decision of seat ${seat}: ${fault}`;
    }
    return undefined;
  });
}

/** The lists of every seat, and what is wrong with them as lists. */
export function checkLists(scene: Scene): Map<Seat, readonly unknown[]> {
  const { game, state } = scene.match;
  const lists = new Map<Seat, readonly unknown[]>();
  scene.verify('decidingSeatsCanAct', () => {
    const deciding = game.deciding(state);
    for (const seat of seatsOf(scene)) {
      const list: unknown[] = game.legalActions(state, seat);
      if (deciding.includes(seat)) lists.set(seat, list);
      if (deciding.includes(seat) === (list.length === 0))
        return list.length === 0
          ? `seat ${seat} is deciding but has no action`
          : `seat ${seat} is not deciding but has actions`;
    }
    return undefined;
  });
  return lists;
}

/** Every listed action of `seat`: unique, readable, allowed, playable, and played the same way with and without telling. */
export function checkListed(scene: Scene, seat: Seat, list: readonly unknown[]): void {
  const { game, state } = scene.match;
  const text = JSON.stringify(state);
  scene.verify('listedActions', () => {
    const seen = new Set<string>();
    for (const action of list) {
      const name = canonicalJson(action);
      if (seen.has(name)) return `${name} is listed twice for seat ${seat}`;
      seen.add(name);
    }
    return (
      difference(game.legalActions(state, seat), list) && `seat ${seat} gets another list when asked again`
    );
  });
  for (const action of some(list, scene.effort.listed, scene.chance))
    scene.verify('listedActions', () => {
      const name = canonicalJson(action);
      const read = game.readAction(restored(action));
      if (isViolation(read)) return `${name} is listed but unreadable: ${read.rule} ${read.key}`;
      if (canonicalJson(read) !== name) return `${name} is read as ${canonicalJson(read)}`;
      const refusal = game.check(state, seat, read);
      if (refusal !== undefined)
        return `${name} is listed but refused to seat ${seat}: ${refusal.rule} ${refusal.key}`;
      return (
        playedAlike(scene, seat, read) ??
        (unchanged(text, state) ? undefined : `asking about ${name} changed the state`)
      );
    });
}

/** Played twice on two copies with the same luck, once in silence: the same state, and the action left as it was. */
function playedAlike(scene: Scene, seat: Seat, action: unknown): string | undefined {
  const { game, state } = scene.match;
  const name = canonicalJson(action);
  const luck = freshSeed(scene.chance);
  const silent = game.clone(state);
  game.apply(silent, seat, action, fastChance(luck));
  if (scene.chance.pick(4) !== 0) return undefined;
  const told = game.clone(state);
  const facts: Fact[] = [];
  game.apply(told, seat, action, fastChance(luck), (fact: Fact) => facts.push(fact));
  scene.verify('cloneIndependence', () => {
    const shared = sharedWith(told, action) ?? sharedWith(told, facts);
    return shared && `after ${name} the state shares ${shared} with its action or facts`;
  });
  if (canonicalJson(action) !== name) return `playing ${name} changed the action itself`;
  return same(silent, told)
    ? undefined
    : `${name} is played otherwise when it is told of: ${difference(silent, told)}`;
}

/** What nobody listed for `seat`: other seats' and earlier actions, listed ones with something changed, and junk. */
function* strangers(
  scene: Scene,
  seat: Seat,
  lists: ReadonlyMap<Seat, readonly unknown[]>,
): Generator<unknown> {
  const { chance } = scene;
  const own = lists.get(seat) ?? [];
  const others = [...lists].flatMap(([other, list]) => (other === seat ? [] : list));
  for (let count = 0; count < scene.effort.unlisted; count++) {
    const basis = own.length > 0 ? own : others;
    const kind = chance.pick(8);
    if (kind === 0) yield junk(chance);
    else if (kind === 1 && others.length > 0) yield oneOf(others, chance);
    else if (kind === 2 && scene.memory.length > 0) yield oneOf(scene.memory, chance).action;
    else if (basis.length > 0) {
      const once = mutated(oneOf(basis, chance), oneOf(basis, chance), chance);
      yield kind === 3 ? mutated(once, oneOf(basis, chance), chance) : once;
    }
  }
}

/** Sampled actions that are not on the list of `seat` are refused, with a reason, and asking changes nothing. */
export function checkUnlisted(scene: Scene, seat: Seat, lists: ReadonlyMap<Seat, readonly unknown[]>): void {
  const { game, state } = scene.match;
  const text = JSON.stringify(state);
  const listed = new Set((lists.get(seat) ?? []).map(canonicalJson));
  for (const stranger of strangers(scene, seat, lists))
    scene.verify('unlistedActions', () => {
      const raw = restored(stranger);
      const read = game.readAction(raw);
      if (isViolation(read)) return badRefusal(scene.words, read);
      const name = canonicalJson(read);
      if (listed.has(name)) return undefined;
      const refusal = game.check(state, seat, read);
      if (!unchanged(text, state)) return `asking about ${name} changed the state`;
      if (refusal !== undefined) return badRefusal(scene.words, refusal);
      if (lists.has(seat) && game.meta.sampled?.includes(read.kind)) return playedAlike(scene, seat, read);
      return `${name} is not listed for seat ${seat} and not refused`;
    });
}
