/**
 * A change from one JSON value to another, as compact JSON:
 * - `[value]`: replace by `value`
 * - `0`: remove this key (objects only)
 * - `{key: change, ...}`: change these members. On arrays the keys are indices; `"#"` is the new length when it shrank,
 *   `"+"` the list of elements appended.
 */
export type Change =
  | readonly [unknown]
  | 0
  | { readonly [key: string]: Change | number | readonly unknown[] };

type Members = Record<string, Change | number | readonly unknown[]>;

/** The change that turns `before` into `after`; undefined when they are equal. Inputs are plain JSON. */
export function diff(before: unknown, after: unknown): Change | undefined {
  if (before === after) return undefined;
  if (typeof before !== 'object' || typeof after !== 'object' || before === null || after === null)
    return [after];
  if (Array.isArray(before) || Array.isArray(after))
    return Array.isArray(before) && Array.isArray(after) ? diffArrays(before, after) : [after];
  return diffObjects(before as Record<string, unknown>, after as Record<string, unknown>);
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
  if (after.length < before.length) members['#'] = after.length;
  if (after.length > before.length) members['+'] = after.slice(before.length);
  if (changed === 0 && before.length === after.length) return undefined;
  return changed > 0 && changed === after.length && after.every((item) => typeof item !== 'object')
    ? [after]
    : members;
}

/** A member by its own key only: `constructor` and `__proto__` are names like any other in JSON. */
function own(object: Record<string, unknown>, key: string): unknown {
  return Object.hasOwn(object, key) ? object[key] : undefined;
}

function put(object: Record<string, unknown>, key: string, value: unknown): void {
  if (key === '__proto__')
    Object.defineProperty(object, key, { value, enumerable: true, configurable: true, writable: true });
  else object[key] = value;
}

/** An undefined member is no member. */
function diffMember(was: unknown, is: unknown): Change | undefined {
  if (is === undefined) return was === undefined ? undefined : 0;
  return was === undefined ? [is] : diff(was, is);
}

function diffObjects(before: Record<string, unknown>, after: Record<string, unknown>): Change | undefined {
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
    put(members, key, 0);
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
  if (change === 0 || typeof before !== 'object' || before === null)
    throw new TypeError('this change does not fit the value');
  const members = change as Members;
  if (Array.isArray(before)) return patchArray(before, members);
  const after: Record<string, unknown> = { ...(before as Record<string, unknown>) };
  for (const key of Object.keys(members)) {
    const member = members[key] as Change;
    if (member === 0) delete after[key];
    else put(after, key, patch(own(after, key), member));
  }
  return after;
}

function patchArray(before: readonly unknown[], members: Members): unknown[] {
  const after = before.slice(0, (members['#'] as number | undefined) ?? before.length);
  for (const key of Object.keys(members)) {
    if (key === '#' || key === '+') continue;
    const index = Number(key);
    if (!Number.isInteger(index) || index < 0 || index >= after.length)
      throw new TypeError('this change does not fit the value');
    after[index] = patch(after[index], members[key] as Change);
  }
  return members['+'] === undefined ? after : after.concat(members['+'] as readonly unknown[]);
}
