/**
 * Lists that are replaced, never changed: they may be shared between States, so copying a State costs next to nothing and
 * what is worked out about them can be remembered.
 */

function copied<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  const copy = Array.isArray(value)
    ? value.map(copied)
    : Object.fromEntries(Object.entries(value).map(([key, member]) => [key, copied(member)]));
  return Object.freeze(copy) as T;
}

/** The value itself when it can't change any more, else a frozen copy. */
export function keep<T>(value: T): T {
  return copied(value);
}
