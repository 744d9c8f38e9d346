/*
 * Shapes of untrusted files: nothing is ignored, and what is wrong is named by path.
 */

/**
 * Why something is no file that can be opened: it is of another `format` or one that came later (`newer`), or a
 * `field` is missing or `wrong`, or not understood (`unknown`), or it is of a `version` of the game that is no longer
 * played (`own` lists those that are). Fields are named by path, as in `events[3].seat`.
 */
export type ReplayProblem =
  | { readonly why: 'format' | 'newer'; readonly found: string }
  | { readonly why: 'wrong' | 'unknown'; readonly field: string }
  | { readonly why: 'version'; readonly version: number; readonly game: string; readonly own: string };

export type Bag = Readonly<Record<string, unknown>>;

/** Finds what is wrong with a value that stands at `path`. */
export type Shape = (value: unknown, path: string) => ReplayProblem | undefined;
export type Members<T> = Readonly<Record<keyof T, Shape>>;

export const isBag = (value: unknown): value is Bag =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
export const isCount = (value: unknown): value is number =>
  Number.isSafeInteger(value) && (value as number) >= 0;

export const that =
  (holds: (value: unknown) => boolean): Shape =>
  (value, field) =>
    holds(value) ? undefined : { why: 'wrong', field };
export const text = that((value) => typeof value === 'string');
export const count = that(isCount);
export const bag = that(isBag);
export const given = that((value) => value !== undefined);
export const flag = that((value) => typeof value === 'boolean');
export const truth = that((value) => value === true);

/** May be left out. */
export const maybe =
  (shape: Shape): Shape =>
  (value, path) =>
    value === undefined ? undefined : shape(value, path);

export const list =
  (shape: Shape): Shape =>
  (value, path) => {
    if (!Array.isArray(value)) return { why: 'wrong', field: path };
    for (const [index, item] of value.entries()) {
      const problem = shape(item, `${path}[${index}]`);
      if (problem !== undefined) return problem;
    }
    return undefined;
  };

/** What is not understood comes first: it is most often the reason why another member is missing. */
export function object<T>(members: Members<T>): Shape {
  const shapes = Object.entries<Shape>(members);
  return (value, path) => {
    if (!isBag(value)) return { why: 'wrong', field: path };
    const at = (name: string): string => (path === '' ? name : `${path}.${name}`);
    const unknown = Object.keys(value).find((name) => !Object.hasOwn(members, name));
    if (unknown !== undefined) return { why: 'unknown', field: at(unknown) };
    for (const [name, shape] of shapes) {
      const problem = shape(value[name], at(name));
      if (problem !== undefined) return problem;
    }
    return undefined;
  };
}

/** At least these members; what else there is belongs to somebody else's format. */
export function holding(members: Readonly<Record<string, Shape>>): Shape {
  return (value, path) => {
    if (!isBag(value)) return { why: 'wrong', field: path };
    for (const [name, shape] of Object.entries(members)) {
      const problem = shape(value[name], `${path}.${name}`);
      if (problem !== undefined) return problem;
    }
    return undefined;
  };
}
