/** The eleven Resources, in the order in which everything lists them. [CTE-PRICE-4] */
export const RESOURCES = [
  'wood',
  'stone',
  'metal',
  'cloth',
  'gold',
  'jewel',
  'furniture',
  'sculpture',
  'lock',
  'weapon',
  'glass',
] as const;
export type Resource = (typeof RESOURCES)[number];

/** The four that professions produce: the first four of {@link RESOURCES}. */
export const RAW: readonly Resource[] = RESOURCES.slice(0, 4);

/** Counts indexed as {@link RESOURCES}; always eleven long. */
export type Pile = number[];

/** The same by name, as actions, clauses and Facts write it: in the order of {@link RESOURCES}, zeros left out. */
export type Amounts = { readonly [R in Resource]?: number };

export const GOLD = RESOURCES.indexOf('gold');

export const indexOf = (resource: Resource): number => RESOURCES.indexOf(resource);

export const isResource = (value: unknown): value is Resource => RESOURCES.includes(value as Resource);

export const emptyPile = (): Pile => RESOURCES.map(() => 0);

export const total = (pile: readonly number[]): number => pile.reduce((sum, count) => sum + count, 0);

export function pileOf(amounts: Amounts): Pile {
  return RESOURCES.map((resource) => amounts[resource] ?? 0);
}

export function amountsOf(pile: readonly number[]): Amounts {
  return Object.freeze(
    Object.fromEntries(
      RESOURCES.flatMap((resource, index) =>
        (pile[index] as number) > 0 ? [[resource, pile[index] as number]] : [],
      ),
    ),
  );
}

export function one(resource: Resource, count = 1): Pile {
  const pile = emptyPile();
  pile[indexOf(resource)] = count;
  return pile;
}

/** Adds `pile` to `into`, `times` over. */
export function add(into: Pile, pile: readonly number[], times = 1): void {
  for (let index = 0; index < into.length; index++)
    into[index] = (into[index] as number) + times * (pile[index] as number);
}

export function plus(left: readonly number[], right: readonly number[], times = 1): Pile {
  return left.map((count, index) => count + times * (right[index] as number));
}

/** Is every count of `part` there in `whole`? */
export function holds(whole: readonly number[], part: readonly number[]): boolean {
  return part.every((count, index) => count <= (whole[index] as number));
}

/** What of `part` is not there in `whole`. */
export function missing(whole: readonly number[], part: readonly number[]): Pile {
  return part.map((count, index) => Math.max(0, count - (whole[index] as number)));
}
