/**
 * A change from one JSON value to another, as compact JSON. States change little from one moment to the next, so this is
 * what travels instead of them.
 * - a string, number or boolean: replace by it; `[value]`: replace by an object or array
 * - `null`: remove this key (objects only)
 * - `{key: change, ...}`: change these members. On arrays the keys are indices, besides
 *   `"-"`: indices of elements taken out, `"#"`: new length of an array cut short, `"+"`: elements appended,
 *   `"*"`: objects appended that have the keys of the element before them, as lists of values in the order of the
 *   sorted keys.
 */
export type Change =
  | string
  | number
  | boolean
  | null
  | readonly [unknown]
  | { readonly [key: string]: unknown };

type Members = Record<string, unknown>;

/** The change that turns `before` into `after`; undefined when they are equal. Inputs are plain JSON. */
export function diff(before: unknown, after: unknown): Change | undefined {
  if (before === after) return undefined;
  if (!isComposite(before) || !isComposite(after)) return replaceBy(after);
  if (Array.isArray(before) || Array.isArray(after))
    return Array.isArray(before) && Array.isArray(after) ? diffArrays(before, after) : replaceBy(after);
  return diffObjects(before as Members, after as Members);
}

function isComposite(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

function replaceBy(value: unknown): Change {
  return typeof value === 'object' ? [value] : (value as Change);
}

function diffArrays(before: readonly unknown[], after: readonly unknown[]): Change | undefined {
  const members: Members = {};
  const shared = Math.min(before.length, after.length);
  let changed = 0;
  for (let index = 0; index < shared; index++) {
    const change = diff(before[index], after[index]);
    if (change === undefined) continue;
    members[index] = change;
    changed++;
  }
  if (changed === 0 && before.length === after.length) return undefined;
  if (!after.some(isComposite) && !before.some(isComposite))
    return shorter(before, after, changed) ?? addTail(members, before, after);
  return addTail(members, before, after);
}

/** A list of scalars is often told best as what was taken out and put at its end, or as a whole. */
function shorter(before: readonly unknown[], after: readonly unknown[], changed: number): Change | undefined {
  const out: number[] = [];
  let kept = 0;
  before.forEach((item, index) => {
    if (kept < after.length && item === after[kept]) kept++;
    else out.push(index);
  });
  const edited = out.length + after.length - kept;
  const cost = 2 * changed + Math.max(0, after.length - before.length);
  if (after.length <= Math.min(cost, edited)) return [after];
  if (out.length === 0 || edited >= cost + (after.length < before.length ? 1 : 0)) return undefined;
  return { '-': out, ...(kept < after.length ? { '+': after.slice(kept) } : {}) };
}

function addTail(members: Members, before: readonly unknown[], after: readonly unknown[]): Change {
  if (after.length < before.length) members['#'] = after.length;
  if (after.length <= before.length) return members;
  const added = after.slice(before.length);
  const keys = keysOf(before.at(-1));
  const alike = keys.length > 0 && added.every((item) => sameNames(keysOf(item), keys));
  if (alike) members['*'] = added.map((item) => keys.map((key) => (item as Members)[key]));
  else members['+'] = added;
  return members;
}

function sameNames(some: readonly string[], others: readonly string[]): boolean {
  return some.length === others.length && some.every((name, index) => name === others[index]);
}

/** Sorted, so that sender and receiver agree whatever order their objects were built in; [] of anything but an object. */
function keysOf(value: unknown): string[] {
  return isComposite(value) && !Array.isArray(value) ? Object.keys(value).sort() : [];
}

/** A member by its own key only: `constructor` and `__proto__` are names like any other in JSON. */
function own(object: Members, key: string): unknown {
  return Object.hasOwn(object, key) ? object[key] : undefined;
}

function put(object: Members, key: string, value: unknown): void {
  if (key === '__proto__')
    Object.defineProperty(object, key, { value, enumerable: true, configurable: true, writable: true });
  else object[key] = value;
}

/** An undefined member is no member. */
function diffMember(was: unknown, is: unknown): Change | undefined {
  if (is === undefined) return was === undefined ? undefined : null;
  return was === undefined ? replaceBy(is) : diff(was, is);
}

function diffObjects(before: Members, after: Members): Change | undefined {
  const members: Members = {};
  let any = false;
  for (const key of Object.keys(after)) {
    const change = diffMember(own(before, key), after[key]);
    if (change === undefined) continue;
    put(members, key, change);
    any = true;
  }
  for (const key of Object.keys(before)) {
    if (Object.hasOwn(after, key) || before[key] === undefined) continue;
    put(members, key, null);
    any = true;
  }
  return any ? members : undefined;
}

/**
 * `before` with the change made. Nothing is mutated; unchanged parts are shared with `before`, so `===` tells a reader
 * what stayed.
 * @throws TypeError when the change does not fit the value (a message was missed)
 */
export function patch(before: unknown, change: Change | undefined): unknown {
  if (change === undefined) return before;
  if (Array.isArray(change)) return change[0];
  if (!isComposite(change) && change !== null) return change;
  if (change === null || !isComposite(before)) throw unfit();
  if (Array.isArray(before)) return patchArray(before, change as Members);
  const after: Members = { ...(before as Members) };
  for (const [key, member] of Object.entries(change)) {
    if (member === null) delete after[key];
    else put(after, key, patch(own(after, key), member as Change));
  }
  return after;
}

const unfit = (): TypeError => new TypeError('this change does not fit the value');

function isIndex(list: readonly unknown[], index: number): boolean {
  return Number.isInteger(index) && index >= 0 && index < list.length;
}

function patchArray(before: readonly unknown[], members: Members): unknown[] {
  const { '-': out, '#': length = before.length, '+': added = [], '*': rows = [], ...changes } = members;
  const after = before.slice(0, length as number);
  for (const index of ((out ?? []) as number[]).toReversed()) {
    if (!isIndex(after, index)) throw unfit();
    after.splice(index, 1);
  }
  for (const [key, change] of Object.entries(changes)) {
    const index = Number(key);
    if (!isIndex(after, index)) throw unfit();
    after[index] = patch(after[index], change as Change);
  }
  const keys = keysOf(before.at(-1));
  for (const row of rows as readonly unknown[][]) {
    if (row.length !== keys.length) throw unfit();
    const item: Members = {};
    keys.forEach((key, at) => {
      put(item, key, row[at]);
    });
    after.push(item);
  }
  return after.concat(added as readonly unknown[]);
}
