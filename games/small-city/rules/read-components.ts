import { illegal, type Json, type Violation } from '@pentapolis/kernel';
import { boxPath, fromBox, isBoxData } from './box-data.ts';
import { OWN_COMPONENTS } from './components.data.ts';
import { type BoardSpec, type Components, DECKS, type Offset, SIDES, type TileSpec } from './components.ts';
import { STRIDE, shapesOf } from './geometry.ts';
import { PROMISES } from './promises.ts';
import { NATURE, nextLevel, TILES, type TileId } from './tiles.ts';

/** Limits that keep a board drawable and a search finite. */
const MOST_SIDE = STRIDE;
const MOST_ZONES = 8;
const MOST_COPIES = 200;
const MOST_OFFSET = 8;
const MOST_SEATS = 4;

/** A refusal with the path of the field that is wrong and the key of the phrase that says why. [SMC-OPTION-4] */
class Wrong {
  readonly violation: Violation;
  constructor(path: string, why: string, args: Record<string, Json> = {}) {
    this.violation = illegal('SMC-OPTION-4', 'refusal.components', { path, why, ...args });
  }
}

const fail = (path: string, why: string, args: Record<string, Json> = {}): never => {
  throw new Wrong(path, why, args);
};

function object(value: unknown, path: string, known: readonly string[]): Record<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return fail(path, 'object');
  const unknown = Object.keys(value).find((key) => !known.includes(key));
  if (unknown !== undefined) fail(path === '' ? unknown : `${path}.${unknown}`, 'unknown');
  return value as Record<string, unknown>;
}

function list(value: unknown, path: string): readonly unknown[] {
  return Array.isArray(value) ? value : fail(path, 'list');
}

function whole(value: unknown, path: string, least: number, most: number): number {
  if (!Number.isInteger(value) || (value as number) < least || (value as number) > most)
    return fail(path, 'whole', { least, most });
  return value as number;
}

function readBoard(value: unknown, path: string): BoardSpec {
  const given = object(value, path, ['width', 'height', 'zones']);
  const width = whole(given.width, `${path}.width`, 3, MOST_SIDE);
  const height = whole(given.height, `${path}.height`, 3, MOST_SIDE);
  const zones = list(given.zones, `${path}.zones`).map((item, at) => {
    const zone = object(item, `${path}.zones[${at}]`, ['row', 'column', 'width', 'height']);
    const row = whole(zone.row, `${path}.zones[${at}].row`, 0, height - 1);
    const column = whole(zone.column, `${path}.zones[${at}].column`, 0, width - 1);
    return {
      row,
      column,
      width: whole(zone.width, `${path}.zones[${at}].width`, 1, width - column),
      height: whole(zone.height, `${path}.zones[${at}].height`, 1, height - row),
    };
  });
  if (zones.length < 2 || zones.length > MOST_ZONES)
    fail(`${path}.zones`, 'zones', { least: 2, most: MOST_ZONES });
  zones.slice(1).forEach((zone, at) => {
    const inner = zones[at]!;
    const holds =
      zone.row <= inner.row &&
      zone.column <= inner.column &&
      zone.row + zone.height >= inner.row + inner.height &&
      zone.column + zone.width >= inner.column + inner.width;
    const larger = zone.width * zone.height > inner.width * inner.height;
    if (!holds || !larger) fail(`${path}.zones[${at + 1}]`, 'zoneHolds');
  });
  const last = zones.at(-1)!;
  if (last.width !== width || last.height !== height) fail(`${path}.zones[${zones.length - 1}]`, 'lastZone');
  return { width, height, zones };
}

function readCells(value: unknown, path: string): Offset[] {
  const cells = list(value, path).map((item, at): Offset => {
    const pair = list(item, `${path}[${at}]`);
    if (pair.length !== 2) fail(`${path}[${at}]`, 'pair');
    return [
      whole(pair[0], `${path}[${at}][0]`, 0, MOST_OFFSET),
      whole(pair[1], `${path}[${at}][1]`, 0, MOST_OFFSET),
    ];
  });
  const names = new Set(cells.map(String));
  if (names.size !== cells.length) fail(path, 'twice');
  return cells;
}

/** Whether the spaces hang together edge to edge. */
function isJoined(cells: readonly Offset[]): boolean {
  const reached = cells.slice(0, 1);
  for (const [row, column] of reached)
    for (const cell of cells)
      if (Math.abs(cell[0] - row) + Math.abs(cell[1] - column) === 1 && !reached.includes(cell))
        reached.push(cell);
  return reached.length === cells.length;
}

const ownTile = (id: TileId): TileSpec => OWN_COMPONENTS.tiles.find((tile) => tile.id === id)!;

function readTile(value: unknown, path: string, id: TileId): TileSpec {
  const own = ownTile(id);
  const known = ['id', 'count', 'cells', ...['spaces', 'water', 'materials'].filter((key) => key in own)];
  const given = object(value, path, known);
  if (given.id !== id) fail(`${path}.id`, 'tileOrder', { tile: id });
  const count = whole(given.count, `${path}.count`, MIN_COPIES.includes(id) ? MOST_SEATS : 1, MOST_COPIES);
  const cells = readCells(given.cells, `${path}.cells`);
  // sizes are printed in the rules
  if (cells.length !== own.cells.length) fail(`${path}.cells`, 'size', { size: own.cells.length });
  if (!isJoined(cells)) fail(`${path}.cells`, 'joined');
  const tile: { -readonly [key in keyof TileSpec]: TileSpec[key] } = { id, count, cells };
  if (own.spaces !== undefined) {
    const spaces = list(given.spaces, `${path}.spaces`);
    own.spaces.forEach((use, at) => {
      if (spaces[at] !== use) fail(`${path}.spaces[${at}]`, 'use', { use });
    });
    if (spaces.length !== own.spaces.length) fail(`${path}.spaces`, 'size', { size: own.spaces.length });
    tile.spaces = own.spaces.slice();
  }
  if (own.water !== undefined) {
    tile.water = readCells(given.water, `${path}.water`);
    if (tile.water.length !== own.water.length) fail(`${path}.water`, 'size', { size: own.water.length });
    const names = new Set(cells.map(String));
    if (tile.water.some((cell) => !names.has(String(cell)))) fail(`${path}.water`, 'inside');
  }
  if (own.materials !== undefined) {
    const price = list(given.materials, `${path}.materials`);
    if (price.length !== 3) fail(`${path}.materials`, 'size', { size: 3 });
    const [white, grey, black] = price.map((cubes, at) => whole(cubes, `${path}.materials[${at}]`, 0, 9));
    tile.materials = [white!, grey!, black!];
    const fixed = PRINTED[id];
    if (fixed !== undefined && String(fixed) !== String(tile.materials))
      fail(`${path}.materials`, 'printed', { price: [...fixed] });
  }
  return tile;
}

/** Prices the rules print. [SMC-CULTURE-1] */
const PRINTED: Readonly<Partial<Record<TileId, readonly number[]>>> = { SCH: [1, 0, 0], MUS: [2, 1, 0] };

/** Tiles of which each player has one, or which the rules count. */
const MIN_COPIES: readonly TileId[] = [
  'REF',
  'HAR',
  'SCH',
  'LIB',
  'MUS',
  'MET',
  'CLI',
  'UNI',
  'POL',
  'FIR',
  'CH',
];

/** Whether an upgrade has at least one way to lie over the tile before it. [SMC-UPGRADE-4] [SMC-UPGRADE-5] */
export function nests(small: TileSpec, large: TileSpec): boolean {
  return shapesOf(small).some(({ cells: inner }) =>
    shapesOf(large).some(({ cells: outer }) =>
      outer.some(([row, column], anchor) => {
        const shift: Offset = [row - inner[0]![0], column - inner[0]![1]];
        if (small.spaces !== undefined && anchor !== 0) return false;
        return inner.every(([y, x], at) => {
          const place = outer.findIndex(([top, left]) => top === y + shift[0] && left === x + shift[1]);
          return small.spaces === undefined ? place >= 0 : place === at;
        });
      }),
    ),
  );
}

/** How many residences, commercial zones, factories and parks the rules count in all. */
const TOTALS: Readonly<Record<'residence' | 'commerce' | 'factory' | 'park', number>> = {
  residence: 90,
  commerce: 41,
  factory: 37,
  park: 55,
};

function readTiles(value: unknown): TileSpec[] {
  const given = list(value, 'tiles');
  if (given.length !== TILES.length) fail('tiles', 'size', { size: TILES.length });
  const tiles = TILES.map((id, at) => readTile(given[at], `tiles[${at}]`, id));
  for (const [category, total] of Object.entries(TOTALS)) {
    const found = tiles
      .filter(({ id }) => NATURE[id].category === category)
      .reduce((sum, { count }) => sum + count, 0);
    if (found !== total) fail('tiles', 'total', { category, total, found });
  }
  tiles.forEach((tile, at) => {
    const next = nextLevel(tile.id);
    const large = tiles.find(({ id }) => id === next);
    if (large !== undefined && !nests(tile, large))
      fail(`tiles[${at + 1}].cells`, 'nests', { tile: tile.id });
  });
  return tiles;
}

function readDecks(value: unknown): Components['decks'] {
  const given = object(value, 'decks', DECKS);
  const seen = new Set<number>();
  const read = Object.fromEntries(
    DECKS.map((deck) => {
      const cards = list(given[deck], `decks.${deck}`).map((card, at) => {
        const number = whole(card, `decks.${deck}[${at}]`, 1, PROMISES);
        if (seen.has(number)) fail(`decks.${deck}[${at}]`, 'cardTwice', { card: number });
        seen.add(number);
        return number;
      });
      // one may stay in the box, and four players draw one each
      if (cards.length < MOST_SEATS + 1) fail(`decks.${deck}`, 'deck', { least: MOST_SEATS + 1 });
      return [deck, cards];
    }),
  );
  return read as unknown as Components['decks'];
}

/** Whether a City Hall fits into the first zone of a board. */
function checkHall(board: BoardSpec, hall: TileSpec, path: string): void {
  const zone = board.zones[0]!;
  const fits = shapesOf(hall).some(
    ({ cells }) =>
      Math.max(...cells.map(([row]) => row)) < zone.height &&
      Math.max(...cells.map(([, column]) => column)) < zone.width,
  );
  if (!fits) fail(`${path}.zones[0]`, 'hall');
}

/**
 * Reads an untrusted component set, or says which field is wrong, by its path, and why. It is what {@link Components} says,
 * or a file that describes the whole box, see `box-data.ts`. [SMC-OPTION-4]
 */
export function readComponents(value: unknown): Json | Violation {
  const box = isBoxData(value);
  try {
    return readSet(box ? fromBox(value, fail) : value) as unknown as Json;
  } catch (wrong) {
    if (!(wrong instanceof Wrong)) throw wrong;
    const { args, ...violation } = wrong.violation;
    return { ...violation, args: box ? { ...args, path: boxPath(String(args.path)) } : args };
  }
}

function readSet(value: unknown): Components {
  const given = object(value, '', ['boards', 'tiles', 'decks']);
  const boards = object(given.boards, 'boards', SIDES);
  const easy = readBoard(boards.easy, 'boards.easy');
  const expert = readBoard(boards.expert, 'boards.expert');
  const tiles = readTiles(given.tiles);
  const hall = tiles.find(({ id }) => id === 'CH')!;
  checkHall(easy, hall, 'boards.easy');
  checkHall(expert, hall, 'boards.expert');
  return { boards: { easy, expert }, tiles, decks: readDecks(given.decks) };
}
