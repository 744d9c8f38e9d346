import type { Seat } from '@pentapolis/kernel';
import type { SpaceUse } from './components.ts';
import { type Board, kitOf, type Spot } from './geometry.ts';
import { type Borough, EMPTY, NOBODY, type Player, type State, type Tile } from './state.ts';
import { hosts, NATURE, type TileId } from './tiles.ts';

/** The side of the board a seat plays on. Its seat has founded its borough. */
export function boardOf(state: State, seat: Seat): Board {
  return kitOf(state.components).board(state.boroughs[seat]!.side || 'easy');
}

export function boroughOf(state: State, seat: Seat): Borough {
  return state.boroughs[seat]!;
}

export function playerOf(state: State, seat: Seat): Player {
  return state.players[seat]!;
}

export function tileAt(borough: Borough, cell: number): Tile | undefined {
  const index = borough.grid[cell];
  return index === undefined || index < 0 ? undefined : borough.tiles[index];
}

export const spotOf = (board: Board, tile: Tile): Spot => board.spot(tile.type, tile.at, tile.turn)!;

export const hasTile = ({ tiles }: Borough, type: TileId): boolean =>
  tiles.some((tile) => tile.type === type);

export function tileNamed({ tiles }: Borough, type: TileId): Tile | undefined {
  return tiles.find((tile) => tile.type === type);
}

/** What a space of commerce or of a factory is for; undefined for all others. */
export function useOf(state: State, seat: Seat, cell: number): SpaceUse | undefined {
  const borough = boroughOf(state, seat);
  const tile = tileAt(borough, cell);
  if (tile === undefined) return undefined;
  const { spaces } = kitOf(state.components).tile(tile.type);
  return spaces?.[spotOf(boardOf(state, seat), tile).cells.indexOf(cell)];
}

/** Puts a tile down. It was checked to fit. */
export function layTile(state: State, seat: Seat, spot: Spot, fresh: boolean): Tile {
  const borough = boroughOf(state, seat);
  const tile: Tile = { id: borough.nextId++, type: spot.type, at: spot.at, turn: spot.turn, fresh };
  for (const cell of spot.cells) borough.grid[cell] = borough.tiles.length;
  borough.tiles.push(tile);
  return tile;
}

/** Takes a tile off the board; what was on it was cleared away before. */
export function liftTile(state: State, seat: Seat, tile: Tile): void {
  const borough = boroughOf(state, seat);
  const index = borough.tiles.indexOf(tile);
  for (const cell of spotOf(boardOf(state, seat), tile).cells) borough.grid[cell] = EMPTY;
  borough.tiles.splice(index, 1);
  for (let cell = 0; cell < borough.grid.length; cell++)
    if (borough.grid[cell]! > index) borough.grid[cell]!--;
}

/** Lays another tile over an old one, which it covers. */
export function swapTile(state: State, seat: Seat, tile: Tile, spot: Spot): void {
  const borough = boroughOf(state, seat);
  const index = borough.tiles.indexOf(tile);
  tile.type = spot.type;
  tile.at = spot.at;
  tile.turn = spot.turn;
  for (const cell of spot.cells) borough.grid[cell] = index;
}

/** Spaces of City Hall that hold neither citizen nor cube. [SMC-HOUSING-3] */
export function hallRoom(state: State, seat: Seat): number[] {
  const borough = boroughOf(state, seat);
  const hall = tileNamed(borough, 'CH');
  if (hall === undefined) return [];
  return spotOf(boardOf(state, seat), hall).cells.filter(
    (cell) => borough.who[cell] === NOBODY && borough.cube[cell] === 0,
  );
}

/** Cells of City Hall where citizens wait. */
export function waitingInHall(state: State, seat: Seat): number[] {
  const borough = boroughOf(state, seat);
  const hall = tileNamed(borough, 'CH');
  if (hall === undefined) return [];
  return spotOf(boardOf(state, seat), hall).cells.filter((cell) => borough.who[cell] !== NOBODY);
}

/** The first empty space of each warehouse. [SMC-WORKS-5] */
export function warehouseRoom(state: State, seat: Seat): number[] {
  const borough = boroughOf(state, seat);
  const board = boardOf(state, seat);
  const room: number[] = [];
  for (const tile of borough.tiles) {
    if (tile.type !== 'WH') continue;
    const cell = spotOf(board, tile).cells.find((one) => borough.cube[one] === 0);
    if (cell !== undefined) room.push(cell);
  }
  return room;
}

/** Cells with cubes: City Hall first, then warehouses, by cell; all, or of one colour (0 to 2). */
export function cubesOf(state: State, seat: Seat, colour?: number): number[] {
  const borough = boroughOf(state, seat);
  const hall: number[] = [];
  const others: number[] = [];
  for (let cell = 0; cell < borough.cube.length; cell++) {
    const cube = borough.cube[cell]!;
    if (cube === 0 || (colour !== undefined && cube !== colour + 1)) continue;
    (tileAt(borough, cell)?.type === 'CH' ? hall : others).push(cell);
  }
  return [...hall, ...others];
}

/** White, grey and black cubes in store. */
export function cubeCounts(borough: Borough): [number, number, number] {
  const counts: [number, number, number] = [0, 0, 0];
  for (const cube of borough.cube) if (cube > 0) counts[cube - 1]!++;
  return counts;
}

/** A cube goes back to the reserve. */
export function returnCube(state: State, seat: Seat, cell: number): number {
  const borough = boroughOf(state, seat);
  const colour = borough.cube[cell]! - 1;
  borough.cube[cell] = 0;
  state.materials[colour]!++;
  return colour;
}

/** Takes a citizen off a cell; the roommate, if there is one, has the space to itself. @returns whose it was */
export function takeCitizen(borough: Borough, cell: number, mate = false): Seat {
  if (mate) {
    const roommate = borough.mate[cell]!;
    borough.mate[cell] = NOBODY;
    borough.mateMood[cell] = 0;
    return roommate;
  }
  const seat = borough.who[cell]!;
  borough.who[cell] = borough.mate[cell]!;
  borough.mood[cell] = borough.mateMood[cell]!;
  borough.mate[cell] = NOBODY;
  borough.mateMood[cell] = 0;
  return seat;
}

export function putCitizen(borough: Borough, cell: number, seat: Seat, mood: number): void {
  borough.who[cell] = seat;
  borough.mood[cell] = mood;
}

/**
 * A citizen that was taken up goes to its City Hall, or to its Career Center where that is full. [SMC-MOVE-6]
 * @returns whether City Hall had room
 */
export function sendHome(state: State, seat: Seat): boolean {
  const [cell] = hallRoom(state, seat);
  if (cell === undefined) {
    playerOf(state, seat).reserve++;
    return false;
  }
  putCitizen(boroughOf(state, seat), cell, seat, 2);
  return true;
}

/** Every citizen of `seat` on a cell of `borough`, roommates counted. */
export function countOf(borough: Borough, cell: number, seat: Seat): number {
  return (borough.who[cell] === seat ? 1 : 0) + (borough.mate[cell] === seat ? 1 : 0);
}

/** How many citizens of `seat` are in the borough of `other`. */
export function guestsOf(state: State, seat: Seat, other: Seat): number {
  const { who, mate } = boroughOf(state, other);
  let count = 0;
  for (let cell = 0; cell < who.length; cell++)
    count += (who[cell] === seat ? 1 : 0) + (mate[cell] === seat ? 1 : 0);
  return count;
}

/** Whether a citizen of its own keeps this building active. [SMC-CULTURE-4] [SMC-CULTURE-5] [SMC-SERVICE-2] */
export function isActive(state: State, seat: Seat, type: 'POL' | 'FIR' | 'CLI' | 'UNI'): boolean {
  const borough = boroughOf(state, seat);
  const tile = tileNamed(borough, type);
  return (
    tile !== undefined && spotOf(boardOf(state, seat), tile).cells.some((cell) => borough.who[cell] === seat)
  );
}

/** Cells no tourist enters while the Police is on duty. [SMC-SERVICE-3] */
export function guarded(state: State, seat: Seat): readonly number[] {
  if (!isActive(state, seat, 'POL')) return [];
  return spotOf(boardOf(state, seat), tileNamed(boroughOf(state, seat), 'POL')!).halo;
}

/** Empty spaces of the Constructible Zone: no tile and no cemetery. */
export function emptyCells(state: State, seat: Seat): number[] {
  const borough = boroughOf(state, seat);
  const { stepOf } = boardOf(state, seat);
  const cells: number[] = [];
  for (let cell = 0; cell < borough.grid.length; cell++)
    if (borough.grid[cell] === EMPTY && stepOf[cell]! <= borough.step) cells.push(cell);
  return cells;
}

/** [SMC-MOVE-2] */
export const canHost = (tile: Tile | undefined): tile is Tile => tile !== undefined && hosts(tile.type);

/** Spaces by level of residences, commerce or factories: how many tiles of each. */
export function levelsOf({ tiles }: Borough, category: 'residence' | 'commerce' | 'factory'): number[] {
  const levels = new Array<number>(category === 'residence' ? 5 : category === 'commerce' ? 4 : 3).fill(0);
  for (const { type } of tiles) if (NATURE[type].category === category) levels[NATURE[type].level - 1]!++;
  return levels;
}
