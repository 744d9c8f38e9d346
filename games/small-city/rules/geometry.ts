import { OWN_COMPONENTS } from './components.data.ts';
import type { BoardSpec, Components, Offset, Side, TileSpec } from './components.ts';
import type { TileId } from './tiles.ts';

/**
 * Cells are numbered `row * STRIDE + column` on every board, however wide, so that a number has one name everywhere. Lists
 * indexed by cell have holes where a board is narrower; nothing ever lies there.
 */
export const STRIDE = 12;

/** Where and how a tile may lie on a board. */
export interface Spot {
  readonly type: TileId;
  /** North-west corner of the box around the tile; not always a space of it. */
  readonly at: number;
  /** 0 to 3: quarter turns clockwise; 4 to 7: flipped first. Of turns that look the same the lowest. [SMC-BUILD-8] */
  readonly turn: number;
  /** Its spaces, those with a use in the order of the tile's `spaces`. */
  readonly cells: readonly number[];
  /** Its spaces but water: what costs and influences. */
  readonly ground: readonly number[];
  /** [SMC-INFLUENCE-1] The spaces that touch the ground at an edge or a corner, in order. */
  readonly halo: readonly number[];
  /** Constructible Zone it needs: the first step that holds all its spaces. */
  readonly step: number;
}

/** One side of the borough board with everything that can be worked out beforehand. */
export interface Board {
  readonly side: Side;
  readonly spec: BoardSpec;
  /** Its cells, in order. */
  readonly cells: readonly number[];
  /** Length of lists indexed by cell. */
  readonly size: number;
  /** Per cell: the step of the Constructible Zone it belongs to from; {@link NEVER} for none. */
  readonly stepOf: readonly number[];
  /** Spaces of the Constructible Zone by step. */
  readonly zoneSizes: readonly number[];
  /** Per cell: those beside it, edge to edge. */
  readonly beside: readonly (readonly number[])[];
  /** Every way to lay a tile. */
  spots(type: TileId): readonly Spot[];
  /** The way named; undefined when the tile would not lie on the grid, or the turn looks like a lower one. */
  spot(type: TileId, at: number, turn: number): Spot | undefined;
}

/** A component set, ready for use. */
export interface Kit {
  readonly components: Components;
  tile(type: TileId): TileSpec;
  board(side: Side): Board;
}

export const NEVER = 99;

const rotate = ([row, column]: Offset): Offset => [column, -row];
const flip = ([row, column]: Offset): Offset => [row, -column];

function turned(cells: readonly Offset[], turn: number): Offset[] {
  let moved: Offset[] = cells.map((cell) => (turn >= 4 ? flip(cell) : cell));
  for (let quarter = 0; quarter < turn % 4; quarter++) moved = moved.map(rotate);
  const top = Math.min(...moved.map(([row]) => row));
  const left = Math.min(...moved.map(([, column]) => column));
  return moved.map(([row, column]): Offset => [row - top, column - left]);
}

interface Shape {
  readonly turn: number;
  readonly cells: readonly Offset[];
  readonly wet: readonly boolean[];
}

/** The turns of a tile that look different. */
export function shapesOf(spec: TileSpec): Shape[] {
  const seen = new Set<string>();
  const shapes: Shape[] = [];
  const wet = spec.cells.map(([row, column]) =>
    (spec.water ?? []).some(([otherRow, otherColumn]) => row === otherRow && column === otherColumn),
  );
  for (let turn = 0; turn < 8; turn++) {
    const cells = turned(spec.cells, turn);
    const names = cells.map(([row, column], at) => `${row},${column}${wet[at] ? 'w' : ''}`);
    const key = (spec.spaces === undefined ? names.toSorted() : names).join(' ');
    if (seen.has(key)) continue;
    seen.add(key);
    shapes.push({ turn, cells, wet });
  }
  return shapes;
}

function boardOf(components: Components, side: Side, tile: (type: TileId) => TileSpec): Board {
  const spec = components.boards[side];
  const { width, height, zones } = spec;
  const size = STRIDE * height;
  const every = Array.from({ length: size }, (_, cell) => cell);
  const cells = every.filter((cell) => cell % STRIDE < width);
  const stepOf = every.map((cell) => {
    const row = Math.floor(cell / STRIDE);
    const column = cell % STRIDE;
    const step = zones.findIndex(
      (zone) =>
        row >= zone.row &&
        row < zone.row + zone.height &&
        column >= zone.column &&
        column < zone.column + zone.width,
    );
    return step < 0 ? NEVER : step;
  });
  const near = (cell: number, corners: boolean): number[] => {
    const list: number[] = [];
    const row = Math.floor(cell / STRIDE);
    const column = cell % STRIDE;
    for (let y = row - 1; y <= row + 1; y++)
      for (let x = column - 1; x <= column + 1; x++) {
        const edge = y === row || x === column;
        if ((y === row && x === column) || (!corners && !edge)) continue;
        if (y >= 0 && y < height && x >= 0 && x < width) list.push(y * STRIDE + x);
      }
    return list;
  };
  const beside = every.map((cell) => near(cell, false));
  const around = every.map((cell) => near(cell, true));
  const spots = new Map<TileId, { readonly list: Spot[]; readonly byName: Map<number, Spot> }>();

  function lay(type: TileId): { readonly list: Spot[]; readonly byName: Map<number, Spot> } {
    const known = spots.get(type);
    if (known !== undefined) return known;
    const list: Spot[] = [];
    const byName = new Map<number, Spot>();
    const shapes = shapesOf(tile(type));
    for (const at of cells)
      for (const { turn, cells: offsets, wet } of shapes) {
        const row = Math.floor(at / STRIDE);
        const column = at % STRIDE;
        if (offsets.some(([y, x]) => row + y >= height || column + x >= width)) continue;
        const own = offsets.map(([y, x]) => (row + y) * STRIDE + column + x);
        const ground = own.filter((_, index) => !wet[index]);
        const halo = new Set(ground.flatMap((cell) => around[cell]!));
        for (const cell of own) halo.delete(cell);
        const spot: Spot = {
          type,
          at,
          turn,
          cells: own,
          ground,
          halo: [...halo].sort((a, b) => a - b),
          step: Math.max(...own.map((cell) => stepOf[cell]!)),
        };
        list.push(spot);
        byName.set(at * 8 + turn, spot);
      }
    const laid = { list, byName };
    spots.set(type, laid);
    return laid;
  }

  return {
    side,
    spec,
    cells,
    size,
    stepOf,
    zoneSizes: zones.map((_, step) => stepOf.filter((one) => one <= step).length),
    beside,
    spots: (type) => lay(type).list,
    spot: (type, at, turn) => lay(type).byName.get(at * 8 + turn),
  };
}

function kitFrom(components: Components): Kit {
  const specs = new Map(components.tiles.map((spec) => [spec.id, spec]));
  const tile = (type: TileId): TileSpec => specs.get(type)!;
  const boards = new Map<Side, Board>();
  return {
    components,
    tile,
    board(side) {
      const known = boards.get(side);
      if (known !== undefined) return known;
      const board = boardOf(components, side, tile);
      boards.set(side, board);
      return board;
    },
  };
}

const OWN = kitFrom(OWN_COMPONENTS);

/** Kits in use, by the text of their set. Only a memory of what could be worked out again. */
const KITS = new Map<string, Kit>();
const MOST_KITS = 32;

/** @param text a component set as JSON, as a State and a View carry it; '' = the game's own */
export function kitOf(text: string): Kit {
  if (text === '') return OWN;
  const known = KITS.get(text);
  if (known !== undefined) return known;
  if (KITS.size >= MOST_KITS) KITS.clear();
  const kit = kitFrom(JSON.parse(text) as Components);
  KITS.set(text, kit);
  return kit;
}

/** A cell as people name it: column letter and row number, `c4`. */
export const cellName = (cell: number): string =>
  `${String.fromCharCode(97 + (cell % STRIDE))}${Math.floor(cell / STRIDE) + 1}`;
