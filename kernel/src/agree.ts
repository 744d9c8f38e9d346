import { isNestedTooDeep } from './json.ts';

/** Stands in a {@link Truth} for a text that only describes: names, wordings. Nothing follows from what it says. */
export const WORDS = Symbol('words');

/** What a file may repeat of the rules: plain values, which have to be the same, and {@link WORDS}. */
export type Truth =
  | boolean
  | number
  | string
  | null
  | typeof WORDS
  | readonly Truth[]
  | { readonly [name: string]: Truth };

/** The first thing in a file that is not so, or that nobody knows. */
export interface Disagreement {
  /** Names of members and indices of lists, from the outermost. */
  readonly path: readonly (string | number)[];
  /**
   * - `unknown`: no member of this name is understood here.
   * - `differs`: the rules say otherwise.
   * - `words`: a text is expected, or texts by name.
   */
  readonly why: 'unknown' | 'differs' | 'words';
}

type Bag = Readonly<Record<string, unknown>>;
const isBag = (value: unknown): value is Bag => typeof value === 'object' && value !== null;

/** Some text, or texts in lists and by name: what people note beside a value. */
export function isRemark(value: unknown): boolean {
  if (isNestedTooDeep(value)) return false;
  return typeof value === 'string' || (isBag(value) && Object.values(value).every(isRemark));
}

/**
 * Holds what a file repeats of the rules against them. Members of an object may be left out; whatever stands there must be
 * known and say the same, at any depth, and a list must be whole: what would have no effect is refused, not ignored.
 *
 * @param given plain JSON from outside
 * @param remarks names of members that may stand in every object and say nothing; see {@link isRemark}
 */
export function disagreement(
  truth: Truth,
  given: unknown,
  remarks: readonly string[],
): Disagreement | undefined {
  if (truth === WORDS) return typeof given === 'string' ? undefined : { path: [], why: 'words' };
  if (!isBag(truth)) return given === truth ? undefined : { path: [], why: 'differs' };
  if (!isBag(given) || Array.isArray(given) !== Array.isArray(truth)) return { path: [], why: 'differs' };
  if (Array.isArray(truth) && truth.length !== (given as unknown as readonly unknown[]).length)
    return { path: [], why: 'differs' };
  for (const [name, said] of Object.entries(given)) {
    const at = Array.isArray(truth) ? Number(name) : name;
    if (said === undefined) continue;
    if (Object.hasOwn(truth, name)) {
      const inside = disagreement((truth as Record<string, Truth>)[name]!, said, remarks);
      if (inside !== undefined) return { path: [at, ...inside.path], why: inside.why };
    } else if (!remarks.includes(name)) return { path: [at], why: 'unknown' };
    else if (!isRemark(said)) return { path: [at], why: 'words' };
  }
  return undefined;
}

/** `tiles[3].needs.level`: a path as people write it. */
export const pathText = (path: readonly (string | number)[]): string =>
  path.reduce<string>(
    (text, step) => (typeof step === 'number' ? `${text}[${step}]` : text === '' ? step : `${text}.${step}`),
    '',
  );
