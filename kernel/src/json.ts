/** Plain JSON without `null`: what States, Views, Actions and Facts are made of. */
export type Json = boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** A flat bag of named JSON values: arguments of a message, of a decision, of an option set. */
export type Args = Readonly<Record<string, Json>>;

/**
 * JSON text with object keys sorted, so that equal values give equal bytes whatever order they were built in.
 * Properties that are `undefined` are left out, as in JSON.stringify.
 * @throws TypeError on functions, symbols, bigints and non-finite numbers: none of them survives a round trip.
 */
export function canonicalJson(value: unknown): string {
  if (typeof value === 'string') return JSON.stringify(value);
  if (value === null || typeof value === 'boolean') return String(value);
  if (typeof value === 'number') {
    if (!Number.isFinite(value)) throw new TypeError(`${value} has no JSON form`);
    return String(value);
  }
  if (Array.isArray(value)) return canonicalList(value);
  if (typeof value === 'object') return canonicalObject(value as Record<string, unknown>);
  throw new TypeError(`a ${typeof value} has no JSON form`);
}

function canonicalList(list: readonly unknown[]): string {
  let text = '[';
  for (let index = 0; index < list.length; index++)
    text += (index === 0 ? '' : ',') + canonicalJson(list[index]);
  return `${text}]`;
}

function canonicalObject(object: Readonly<Record<string, unknown>>): string {
  let text = '';
  // Keys sort by UTF-16 code units, the same on every machine.
  for (const key of Object.keys(object).sort()) {
    const item = object[key];
    if (item !== undefined) text += `${text === '' ? '' : ','}${JSON.stringify(key)}:${canonicalJson(item)}`;
  }
  return `{${text}}`;
}

/** Levels of lists and objects in each other that anything from outside may have; what games write has about ten. */
export const MOST_NESTING = 64;

/**
 * Whether a value parsed from JSON is nested deeper than {@link MOST_NESTING}. JSON.parse reads any depth, but whatever then
 * walks the value by recursion would run out of stack, so ask before anything else is done with it.
 */
export function isNestedTooDeep(value: unknown): boolean {
  let level: unknown[] = [value];
  for (let depth = 0; depth <= MOST_NESTING; depth++) {
    level = level.flatMap((item) => (typeof item === 'object' && item !== null ? Object.values(item) : []));
    if (level.length === 0) return false;
  }
  return true;
}
