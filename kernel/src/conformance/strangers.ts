/** A copy of a value in which one object has a member that nobody knows. */
export interface Strange {
  /** Members and indices that lead to the stranger, its name last. */
  readonly path: readonly (string | number)[];
  readonly value: unknown;
}

/**
 * Copies of a file (plain JSON), one for each object in it, at any depth: with one more member, called `stranger`. Whatever reads
 * files people write refuses every one of them and names the place. @param stranger what the member is
 */
export function* strangers(file: unknown, stranger: unknown = 1): Generator<Strange> {
  for (const path of objectsIn(file, [])) {
    const value = JSON.parse(JSON.stringify(file));
    // biome-ignore lint/suspicious/noExplicitAny: a path through plain JSON
    const object = path.reduce((at: any, step) => at[step], value);
    object.stranger = stranger;
    yield { path: [...path, 'stranger'], value };
  }
}

function* objectsIn(
  value: unknown,
  path: readonly (string | number)[],
): Generator<readonly (string | number)[]> {
  if (typeof value !== 'object' || value === null) return;
  if (!Array.isArray(value)) yield path;
  for (const [name, item] of Object.entries(value))
    yield* objectsIn(item, [...path, Array.isArray(value) ? Number(name) : name]);
}
