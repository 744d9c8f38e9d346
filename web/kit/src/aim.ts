/**
 * Something on a table that can be pressed, as a short name that the game gives it: a seat, a card of the own hand, a
 * space.
 */
export type AimKey = string;

/** An answer and what is pressed, in this order, to mean it; nothing where a button is enough. */
export interface AimChoice<A> {
  readonly action: A;
  readonly keys: readonly AimKey[];
}

/** Whether what is pressed so far may become this. */
const beginsWith = (keys: readonly AimKey[], picks: readonly AimKey[]): boolean =>
  picks.every((pick, at) => keys[at] === pick);

/** Everything that may be pressed next, what is pressed already left out. */
export function aimTargets(
  choices: readonly AimChoice<unknown>[],
  picks: readonly AimKey[],
): ReadonlySet<AimKey> {
  const targets = new Set<AimKey>();
  for (const { keys } of choices) {
    const next = beginsWith(keys, picks) ? keys[picks.length] : undefined;
    if (next !== undefined) targets.add(next);
    // Another beginning is always open.
    if (keys[0] !== undefined) targets.add(keys[0]);
  }
  for (const pick of picks) targets.delete(pick);
  return targets;
}

/**
 * What is pressed after `key`: one more, another choice for the last step, or another beginning; the same list when the
 * key means nothing now.
 */
export function aimAt(
  choices: readonly AimChoice<unknown>[],
  picks: readonly AimKey[],
  key: AimKey,
): readonly AimKey[] {
  for (const next of [[...picks, key], [...picks.slice(0, -1), key], [key]])
    if (choices.some(({ keys }) => beginsWith(keys, next))) return next;
  return picks;
}

/** Answers that are fully said by what is pressed: normally one. */
export function aimedAt<A>(choices: readonly AimChoice<A>[], picks: readonly AimKey[]): readonly A[] {
  if (picks.length === 0) return [];
  return choices
    .filter(({ keys }) => keys.length === picks.length && beginsWith(keys, picks))
    .map(({ action }) => action);
}
