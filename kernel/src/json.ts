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
  if (value === null || typeof value === 'boolean' || typeof value === 'string') return JSON.stringify(value);
  if (typeof value === 'number') {
    if (!Number.isFinite(value)) throw new TypeError(`${value} has no JSON form`);
    return JSON.stringify(value);
  }
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  if (typeof value === 'object') {
    const entries = Object.entries(value)
      .filter(([, item]) => item !== undefined)
      .sort(([a], [b]) => (a < b ? -1 : 1));
    return `{${entries.map(([key, item]) => `${JSON.stringify(key)}:${canonicalJson(item)}`).join(',')}}`;
  }
  throw new TypeError(`a ${typeof value} has no JSON form`);
}
