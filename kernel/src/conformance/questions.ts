import type { AnyGame, Seat } from '../game.ts';
import { canonicalJson } from '../json.ts';
import { isViolation } from '../violation.ts';
import { difference, restored } from './plain.ts';
import { mutated, oneOf, withValue } from './sample.ts';
import type { Scene } from './scene.ts';

/*
 * A seat may ask about any action as often as it likes and at no cost, so every answer says something: *allowed*, *illegal*
 * and *unavailable* alike, with rule, phrase and arguments. [PEN-TURN-3]
 */

/** Two States that a seat can't tell apart. */
export type Pair = readonly [object, object];

/** What the seat is answered otherwise in two States that it can't tell apart; undefined when nothing was found. */
export function answeredOtherwise(
  scene: Scene,
  pair: Pair,
  seat: Seat,
  lists: ReadonlyMap<Seat, readonly unknown[]>,
): string | undefined {
  const { game } = scene.match;
  for (const raw of questions(scene, pair, seat, lists)) {
    const action = game.readAction(restored(raw));
    if (isViolation(action)) continue;
    const [one, other] = pair.map((state) => game.check(state, seat, action) ?? 'allowed');
    const gap = difference(one, other);
    if (gap !== undefined)
      return `seat ${seat} is answered otherwise about ${canonicalJson(action)} for a hidden reason: ${gap}`;
  }
  return undefined;
}

/**
 * Actions to ask about: those listed for the seat, for others or earlier, each kind as often as any other; as they are,
 * with something changed, or naming something in which the two States differ.
 */
function* questions(
  scene: Scene,
  pair: Pair,
  seat: Seat,
  lists: ReadonlyMap<Seat, readonly unknown[]>,
): Generator<unknown> {
  const { chance, effort, memory } = scene;
  const listed = byKind(lists.get(seat) ?? [...lists.values()].flat());
  const earlier = byKind(memory.map(({ action }) => action));
  const hidden = hiddenValues(scene, pair, seat);
  for (let count = 0; count < effort.questions; count++) {
    const kinds = earlier.length > 0 && (listed.length === 0 || chance.pick(3) === 0) ? earlier : listed;
    if (kinds.length === 0) return;
    const actions = oneOf(kinds, chance);
    const action = oneOf(actions, chance);
    const way = chance.pick(4);
    if (way === 0) yield action;
    else if (way === 1) yield mutated(action, oneOf(actions, chance), chance);
    else if (hidden.length > 0) yield withValue(action, oneOf(hidden, chance), chance);
    else yield mutated(action, oneOf(oneOf(kinds, chance), chance), chance);
  }
}

const kindOf = (action: unknown): unknown => (action as { kind?: unknown } | null)?.kind;

export function ofItsKind(actions: readonly unknown[], action: unknown): readonly unknown[] {
  return actions.filter((other) => kindOf(other) === kindOf(action));
}

/** Actions by their kind. */
export function byKind(actions: readonly unknown[]): readonly (readonly unknown[])[] {
  const kinds = new Map<unknown, unknown[]>();
  for (const action of actions) {
    const kind = kindOf(action);
    const alike = kinds.get(kind);
    if (alike === undefined) kinds.set(kind, [action]);
    else alike.push(action);
  }
  return [...kinds.values()];
}

/** What another seat sees differently in the two States, in the words of Views, which are those of Actions. */
function hiddenValues({ match: { game, asked }, chance }: Scene, pair: Pair, seat: Seat): unknown[] {
  const others = [...asked.keys()].filter((other) => other !== seat);
  if (others.length === 0) return [];
  return apart(game, pair, oneOf(others, chance));
}

function apart(game: AnyGame, [one, other]: Pair, viewer: Seat): unknown[] {
  const found = new Set<unknown>();
  const compare = (a: unknown, b: unknown): void => {
    if (typeof a === 'object' && typeof b === 'object' && a !== null && b !== null) {
      for (const key of new Set([...Object.keys(a), ...Object.keys(b)]))
        compare((a as Record<string, unknown>)[key], (b as Record<string, unknown>)[key]);
    } else if (a !== b)
      for (const value of [a, b]) if (value !== undefined && typeof value !== 'object') found.add(value);
  };
  compare(game.observe(one, viewer), game.observe(other, viewer));
  return [...found];
}
