/** How values are told apart and told to be plain JSON, with the place where they are not. */

type Members = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Members => typeof value === 'object' && value !== null;

const at = (path: string, key: string): string => (path === '' ? key : `${path}.${key}`);

/** Deeper than any sensible State; a cycle gets here too. */
const DEEPEST = 64;

/**
 * What keeps a value from being plain JSON without `null`, with its place; undefined when it is.
 * @param optional members that are `undefined` are let pass, as JSON leaves them out
 */
export function notPlain(value: unknown, optional = false, path = '', depth = 0): string | undefined {
  const where = path === '' ? 'the value itself' : path;
  if (typeof value === 'number') return Number.isFinite(value) ? undefined : `${where} is ${value}`;
  if (typeof value === 'string' || typeof value === 'boolean') return undefined;
  if (!isObject(value)) return `${where} is ${value === null ? 'null' : typeof value}`;
  if (depth > DEEPEST) return `${where} is nested too deep, or in a circle`;
  if (Array.isArray(value)) {
    for (let index = 0; index < value.length; index++) {
      const fault = notPlain(value[index], false, at(path, String(index)), depth + 1);
      if (fault !== undefined) return fault;
    }
    return Object.keys(value).length === value.length ? undefined : `${where} is a list with holes or names`;
  }
  const prototype = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== null)
    return `${where} is a ${prototype.constructor?.name ?? 'class'}, not a plain object`;
  if (Object.getOwnPropertySymbols(value).length > 0) return `${where} has a symbol for a key`;
  for (const key of Object.keys(value)) {
    if (optional && value[key] === undefined) continue;
    const fault = notPlain(value[key], optional, at(path, key), depth + 1);
    if (fault !== undefined) return fault;
  }
  return undefined;
}

function objectsIn(value: unknown, found = new Set<object>()): Set<object> {
  if (!isObject(value) || found.has(value)) return found;
  found.add(value);
  for (const key of Object.keys(value)) objectsIn(value[key], found);
  return found;
}

/** The place in `value` of an array or object that belongs to `owner` too; frozen ones may be shared. */
export function sharedWith(owner: unknown, value: unknown): string | undefined {
  const owned = objectsIn(owner);
  const find = (item: unknown, path: string): string | undefined => {
    if (!isObject(item)) return undefined;
    if (owned.has(item) && !Object.isFrozen(item)) return path === '' ? 'the value itself' : path;
    for (const key of Object.keys(item)) {
      const found = find(item[key], at(path, key));
      if (found !== undefined) return found;
    }
    return undefined;
  };
  return find(value, '');
}

/** Deep equality of JSON values, whatever the order of their members. */
export function same(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (!isObject(one) || !isObject(other) || Array.isArray(one) !== Array.isArray(other)) return false;
  const keys = Object.keys(one);
  return (
    keys.length === Object.keys(other).length &&
    keys.every((key) => Object.hasOwn(other, key) && same(one[key], other[key]))
  );
}

/** Does the value still equal what it was when `text` was made of it by JSON.stringify? */
export function unchanged(text: string, value: unknown): boolean {
  return JSON.stringify(value) === text || same(JSON.parse(text), value);
}

function brief(value: unknown): string {
  const text = JSON.stringify(value) ?? 'absent';
  return text.length > 60 ? `${text.slice(0, 57)}...` : text;
}

/** The first place where two JSON values differ and what stands there; undefined when they are byte-identical. */
export function difference(one: unknown, other: unknown): string | undefined {
  if (JSON.stringify(one) === JSON.stringify(other)) return undefined;
  return locate(one, other, '') ?? 'the same members in another order';
}

function locate(one: unknown, other: unknown, path: string): string | undefined {
  if (!isObject(one) || !isObject(other) || Array.isArray(one) !== Array.isArray(other))
    return JSON.stringify(one) === JSON.stringify(other)
      ? undefined
      : `${path === '' ? 'value' : path}: ${brief(one)} against ${brief(other)}`;
  for (const key of new Set([...Object.keys(one), ...Object.keys(other)])) {
    const found = locate(one[key], other[key], at(path, key));
    if (found !== undefined) return found;
  }
  return undefined;
}

/** A copy by way of JSON text: what is left of a value after it was stored or sent. */
export function restored<T>(value: T): T {
  return JSON.parse(JSON.stringify(value)) as T;
}
