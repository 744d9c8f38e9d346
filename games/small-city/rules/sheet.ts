import { illegal, isViolation, type Violation } from '@pentapolis/kernel';
import { kitOf } from './geometry.ts';
import { MODES, type Mode } from './options.ts';
import { FIRST_SPECIAL, isKept, isSpecialKept, LAST_SPECIAL, PROMISES } from './promises.ts';
import { rank, type Score, type Standing, scoreAll, type Title, titleFor } from './scoring.ts';
import { LEFT_OUT } from './setup.ts';
import { CULTURE, type TileId } from './tiles.ts';

/** A final position written down by hand: what it was played for, and what was counted of each player. [SMC-SHEET-1] */
export interface ScoreSheet {
  readonly mode: Mode;
  readonly seats: readonly Standing[];
}

/** A scored sheet: per player its score and rank, and alone the title. */
export interface SheetScore {
  readonly mode: Mode;
  readonly seats: readonly (Score & {
    readonly rank: number;
    readonly promiseNumber: number;
    readonly specialsKept: readonly { readonly promise: number; readonly kept: boolean }[];
    readonly title?: Title;
  })[];
}

const wrong = (field: string, wants: string, args: Record<string, number> = {}): Violation =>
  illegal('SMC-SHEET-1', 'refusal.sheet', { field, wants, ...args });

/** A count of the sheet: its least and most, and what stands for it when it is left out. */
const COUNTS = {
  votes: [0, 9999, 0],
  money: [0, 9999, 0],
  pollution: [0, 999, 0],
  rows: [0, 2, 0],
  dead: [0, 99, 0],
  unused: [0, 22, 0],
  residents: [0, 99, 0],
  inPlay: [0, 22, 0],
  empty: [0, 400, 0],
  used: [0, 400, 0],
  revenue: [0, 9999, 0],
} as const satisfies Readonly<Record<string, readonly [number, number, number]>>;

const FLAGS = ['police', 'fire', 'expanded', 'whole', 'out'] as const;
const LEVELS = { residences: 5, commerce: 4, factories: 3 } as const;

const isWhole = (value: unknown, least: number, most: number): value is number =>
  Number.isInteger(value) && (value as number) >= least && (value as number) <= most;

/** Reads a list of whole numbers. */
function readNumbers(
  value: unknown,
  field: string,
  least: number,
  most: number,
  length?: number,
): readonly number[] | Violation {
  if (!Array.isArray(value)) return wrong(field, 'list');
  if (length !== undefined && value.length !== length) return wrong(field, 'length', { length });
  const at = value.findIndex((item) => !isWhole(item, least, most));
  return at < 0
    ? (value as number[]).map((item) => item + 0)
    : wrong(`${field}[${at}]`, 'whole', { least, most });
}

function readSeat(value: unknown, path: string): Standing | Violation {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return wrong(path, 'object');
  const given = value as Record<string, unknown>;
  const known = [
    ...Object.keys(COUNTS),
    ...FLAGS,
    ...Object.keys(LEVELS),
    'parks',
    'culture',
    'promise',
    'specials',
  ];
  const unknown = Object.keys(given).find((field) => !known.includes(field));
  if (unknown !== undefined) return wrong(`${path}.${unknown}`, 'unknown');
  const read: Record<string, unknown> = {};
  for (const [field, [least, most, otherwise]] of Object.entries(COUNTS)) {
    const item = given[field] ?? otherwise;
    if (!isWhole(item, least, most)) return wrong(`${path}.${field}`, 'whole', { least, most });
    read[field] = item + 0; // no minus zero
  }
  for (const field of FLAGS) {
    const item = given[field] ?? false;
    if (typeof item !== 'boolean') return wrong(`${path}.${field}`, 'flag');
    read[field] = item;
  }
  for (const [field, length] of Object.entries(LEVELS)) {
    const item = readNumbers(given[field] ?? new Array(length).fill(0), `${path}.${field}`, 0, 99, length);
    if (isViolation(item)) return item;
    read[field] = item;
  }
  const parks = readNumbers(given.parks ?? [], `${path}.parks`, 1, 400);
  if (isViolation(parks)) return parks;
  const culture = readCulture(given.culture ?? [], `${path}.culture`);
  if (isViolation(culture)) return culture;
  const promise = given.promise ?? 0;
  if (!isWhole(promise, 0, PROMISES)) return wrong(`${path}.promise`, 'whole', { least: 0, most: PROMISES });
  const specials = readNumbers(given.specials ?? [], `${path}.specials`, FIRST_SPECIAL, LAST_SPECIAL);
  if (isViolation(specials)) return specials;
  if (new Set(specials).size !== specials.length) return wrong(`${path}.specials`, 'twice');
  const spaces = culture.reduce((sum, type) => sum + kitOf('').tile(type).cells.length, 0);
  return { ...read, parks, culture, cultureSpaces: spaces, promise, specials } as unknown as Standing;
}

/** A promise that is in the box in this mode, or in two hands. [SMC-ECONOMY-1] [SMC-POPULACE-1] [SMC-ARTS-1] */
function promiseClash(mode: Mode, table: readonly Standing[]): Violation | undefined {
  for (const [at, { promise, specials }] of table.entries()) {
    const before = table.slice(0, at);
    if (promise > 0 && promise === LEFT_OUT[mode]) return wrong(`seats[${at}].promise`, 'leftOut');
    if (promise > 0 && before.some((other) => other.promise === promise))
      return wrong(`seats[${at}].promise`, 'samePromise');
    const card = specials.findIndex((special) => before.some((other) => other.specials.includes(special)));
    if (card >= 0) return wrong(`seats[${at}].specials[${card}]`, 'samePromise');
  }
  return undefined;
}

function readCulture(value: unknown, field: string): readonly TileId[] | Violation {
  if (!Array.isArray(value)) return wrong(field, 'list');
  const at = value.findIndex((item) => !(CULTURE as readonly unknown[]).includes(item));
  if (at >= 0) return wrong(`${field}[${at}]`, 'culture');
  return new Set(value).size === value.length ? (value.slice() as TileId[]) : wrong(field, 'twice');
}

/**
 * Reads `{mode?, seats: [{votes?, money?, pollution?, promise?, specials?, residences?, …}]}` from an untrusted value, or
 * says which field is wrong. What is left out counts as none. One seat alone gets a title. See docs/games/small-city.md.
 */
export function readScoreSheet(value: unknown): ScoreSheet | Violation {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return wrong('sheet', 'object');
  const { mode = 'basic', seats, ...others } = value as Record<string, unknown>;
  const [unknown] = Object.keys(others);
  if (unknown !== undefined) return wrong(unknown, 'unknown');
  if (!(MODES as readonly unknown[]).includes(mode)) return wrong('mode', 'mode');
  if (!Array.isArray(seats) || seats.length < 1 || seats.length > 4)
    return wrong('seats', 'seats', { least: 1, most: 4 });
  // [SMC-SOLO-1]
  if (seats.length === 1 && mode !== 'basic') return wrong('mode', 'soloMode');
  const table: Standing[] = [];
  for (const [at, seat] of seats.entries()) {
    const read = readSeat(seat, `seats[${at}]`);
    if (isViolation(read)) return read;
    table.push(read);
  }
  const clash = promiseClash(mode as Mode, table);
  if (clash !== undefined) return clash;
  if (mode === 'basic') {
    const at = table.findIndex(({ specials }) => specials.length > 0);
    if (at >= 0) return wrong(`seats[${at}].specials`, 'noSpecials');
  }
  return { mode: mode as Mode, seats: table };
}

export function scoreSheet({ mode, seats }: ScoreSheet): SheetScore {
  const scores = scoreAll(kitOf('').components, mode, seats);
  const ranks = rank(mode, seats, scores);
  return {
    mode,
    seats: scores.map((score, at) => {
      const { promise, specials } = seats[at]!;
      const title = seats.length === 1 && !seats[at]!.out ? titleFor(score.total) : undefined;
      return {
        ...score,
        kept: promise > 0 && isKept(promise, seats[at]!),
        rank: ranks[at]!,
        promiseNumber: promise,
        specialsKept: specials.map((card) => ({ promise: card, kept: isSpecialKept(card, seats, at) })),
        ...(title === undefined ? {} : { title }),
      };
    }),
  };
}
