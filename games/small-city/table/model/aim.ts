import type { Action } from '../../rules/index.ts';
import type { Key } from './keys.ts';

/** An action and what is pressed to mean it. */
export interface Choice {
  readonly action: Action;
  readonly keys: readonly Key[];
}

const beginsWith = (keys: readonly Key[], picks: readonly Key[]): boolean =>
  picks.every((pick, at) => keys[at] === pick);

/** Everything that may be pressed next, what is pressed already left out. */
export function targetsOf(choices: readonly Choice[], picks: readonly Key[]): ReadonlySet<Key> {
  const targets = new Set<Key>();
  for (const { keys } of choices) {
    if (beginsWith(keys, picks) && keys[picks.length] !== undefined) targets.add(keys[picks.length] as Key);
    // Another beginning is always open.
    if (keys[0] !== undefined) targets.add(keys[0]);
  }
  for (const pick of picks) targets.delete(pick);
  return targets;
}

/** What is pressed after `key`: one more, another beginning, or one less. */
export function press(choices: readonly Choice[], picks: readonly Key[], key: Key): readonly Key[] {
  if (picks.includes(key)) return picks.slice(0, picks.indexOf(key));
  // Where the last press only chose between equals, another takes its place.
  for (const next of [[...picks, key], [...picks.slice(0, -1), key], [key]])
    if (choices.some(({ keys }) => beginsWith(keys, next))) return next;
  return picks;
}

/** Actions that are fully said by what is pressed. */
export function armed(choices: readonly Choice[], picks: readonly Key[]): readonly Action[] {
  if (picks.length === 0) return [];
  return choices
    .filter(({ keys }) => keys.length === picks.length && beginsWith(keys, picks))
    .map(({ action }) => action);
}

/** Actions that need no pressing: buttons. */
export const plain = (choices: readonly Choice[]): readonly Action[] =>
  choices.filter(({ keys }) => keys.length === 0).map(({ action }) => action);
