import type { Chance } from '../chance.ts';
import { restored } from './plain.ts';

export function oneOf<T>(items: readonly T[], chance: Chance): T {
  return items[chance.pick(items.length)] as T;
}

/** `count` different items in random order; all of them, in their order, when there are no more. */
export function some<T>(items: readonly T[], count: number, chance: Chance): readonly T[] {
  if (items.length <= count) return items;
  const chosen = new Set<number>();
  while (chosen.size < count) chosen.add(chance.pick(items.length));
  return [...chosen].map((index) => items[index] as T);
}

/** A whole number for seeding a generator of its own. */
export function freshSeed(chance: Chance): number {
  return chance.pick(0x7fffffff);
}

/** Values that no Action is, or that trip a careless reader. */
const JUNK: readonly unknown[] = [
  null,
  true,
  -1,
  0.5,
  1e9,
  Number.MAX_SAFE_INTEGER,
  '',
  'x',
  '-1',
  '__proto__',
  'constructor',
  'toString',
  [],
  [[]],
  [null],
  {},
  { kind: 'constructor' },
  { length: 2 },
];

export function junk(chance: Chance): unknown {
  return restored(oneOf(JUNK, chance));
}

/**
 * `value` with one thing changed at random: a number moved, a member dropped, swapped for that of `donor` or for junk.
 * Nothing is mutated.
 */
export function mutated(value: unknown, donor: unknown, chance: Chance): unknown {
  if (chance.pick(12) === 0) return junk(chance);
  if (Array.isArray(value)) return mutatedList(value, donor, chance);
  if (typeof value === 'object' && value !== null) return mutatedObject(value, donor, chance);
  if (donor !== undefined && donor !== value && chance.pick(2) === 0) return donor;
  if (typeof value === 'number') return value + oneOf([-2, -1, 1, 2, 7], chance);
  if (typeof value === 'boolean') return !value;
  return junk(chance);
}

function mutatedList(value: readonly unknown[], donor: unknown, chance: Chance): unknown[] {
  const index = chance.pick(value.length + 1);
  const gift = Array.isArray(donor) && donor.length > 0 ? oneOf(donor, chance) : junk(chance);
  if (index === value.length) return [...value, gift];
  switch (chance.pick(4)) {
    case 0:
      return value.toSpliced(index, 1);
    case 1:
      return value.toSpliced(index, 0, value[index]);
    case 2:
      return value.with(index, gift);
    default:
      return value.with(index, mutated(value[index], gift, chance));
  }
}

function mutatedObject(value: object, donor: unknown, chance: Chance): Record<string, unknown> {
  const members = { ...value } as Record<string, unknown>;
  const keys = Object.keys(members);
  if (keys.length === 0) return { x: junk(chance) };
  const key = oneOf(keys, chance);
  if (chance.pick(10) === 0) delete members[key];
  else {
    const gift =
      typeof donor === 'object' && donor !== null ? (donor as Record<string, unknown>)[key] : undefined;
    members[key] = mutated(members[key], gift, chance);
  }
  return members;
}

/** `value` with one of its members of the sort of `gift` (number, string) replaced by it, wherever it stands. */
export function withValue(value: unknown, gift: unknown, chance: Chance): unknown {
  const fits = (item: unknown): boolean =>
    typeof item === 'object' && item !== null ? Object.values(item).some(fits) : typeof item === typeof gift;
  if (typeof value !== 'object' || value === null) return fits(value) ? gift : value;
  const places = Object.entries(value).filter(([key, item]) => key !== 'kind' && fits(item));
  if (places.length === 0) return value;
  const [key, item] = oneOf(places, chance);
  const changed = withValue(item, gift, chance);
  return Array.isArray(value) ? value.with(Number(key), changed) : { ...value, [key]: changed };
}
