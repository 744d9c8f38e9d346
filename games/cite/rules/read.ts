import { illegal, type Violation } from '@pentapolis/kernel';
import { BUILDINGS, type BuildingId, isBuilding } from './buildings.ts';
import { CARD_IDS, isCard } from './cards.ts';
import { REACH } from './geometry.ts';
import { type Amounts, RESOURCES } from './resources.ts';

/** A readable object whose members are read one by one; the first that is wrong throws its name. */
export type Fields = Readonly<Record<string, unknown>>;

/** Thrown by readers and caught by {@link attempt}: the path of the field and what it should be. */
class Unreadable extends Error {
  readonly field: string;
  readonly wants: string;
  constructor(field: string, wants: string) {
    super(field);
    this.field = field;
    this.wants = wants;
  }
}

/** Runs a reader; what it can't read comes back as a refusal that names the field. */
export function attempt<T>(rule: string, read: () => T | Violation): T | Violation {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    const { field, wants } = error;
    return illegal(rule, 'refusal.unreadable', { field, wants });
  }
}

export function fail(field: string, wants: string): never {
  throw new Unreadable(field, wants);
}

/** @param names every member there may be */
export function fieldsOf(value: unknown, path: string, names: readonly string[]): Fields {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) fail(path, 'object');
  const extra = Object.keys(value as object).find((name) => !names.includes(name));
  if (extra !== undefined) fail(`${path}.${extra}`, 'unknown');
  return value as Fields;
}

export function whole(value: unknown, path: string, low: number, high: number): number {
  return Number.isInteger(value) && (value as number) >= low && (value as number) <= high
    ? (value as number) + 0
    : fail(path, 'number');
}

export function flag(value: unknown, path: string): boolean {
  return typeof value === 'boolean' ? value : fail(path, 'flag');
}

export function oneOf<T extends string>(value: unknown, path: string, among: readonly T[]): T {
  return typeof value === 'string' && among.includes(value as T) ? (value as T) : fail(path, 'word');
}

export function text(value: unknown, path: string, most: number): string {
  const fits =
    typeof value === 'string' && value.length > 0 && value.length <= most && value.trim() === value;
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must not get in
  return fits && !/[\u0000-\u001f\u007f\u2028\u2029]/.test(value) ? value : fail(path, 'text');
}

export function list<T>(
  value: unknown,
  path: string,
  bounds: readonly [number, number],
  read: (item: unknown, path: string) => T,
): T[] {
  if (!Array.isArray(value) || value.length < bounds[0] || value.length > bounds[1]) fail(path, 'list');
  return (value as unknown[]).map((item, index) => read(item, `${path}.${index}`));
}

export const seatIn = (value: unknown, path: string): number => whole(value, path, 0, 3);

export function building(value: unknown, path: string): BuildingId {
  return isBuilding(value) ? value : oneOf(value, path, BUILDINGS);
}

export const card = (value: unknown, path: string) => (isCard(value) ? value : oneOf(value, path, CARD_IDS));

export function cell(value: unknown, path: string): { x: number; y: number } {
  const fields = fieldsOf(value, path, ['x', 'y']);
  return { x: coordinate(fields.x, `${path}.x`), y: coordinate(fields.y, `${path}.y`) };
}

export const coordinate = (value: unknown, path: string): number => whole(value, path, -REACH, REACH);

/** Amounts by name, put in order. @param least fewest Resources in all */
export function amounts(value: unknown, path: string, least: number): Amounts {
  const fields = fieldsOf(value, path, RESOURCES);
  const read = RESOURCES.flatMap((resource) =>
    fields[resource] === undefined
      ? []
      : [[resource, whole(fields[resource], `${path}.${resource}`, 1, 999)] as const],
  );
  if (read.reduce((sum, [, count]) => sum + count, 0) < least) fail(path, 'amounts');
  return Object.fromEntries(read);
}
