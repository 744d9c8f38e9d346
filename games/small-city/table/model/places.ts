import type { Seat, Speaker } from '@pentapolis/kernel';
import {
  boroughOf,
  cellName,
  GRAVE,
  NOBODY,
  useOf as purposeOf,
  type SpaceUse,
  type State,
  streetCells,
  type Tile,
  tileAt,
} from '../../rules/index.ts';

/** "Residence 2", or what else is on a space. */
export function groundText(state: State, seat: Seat, cell: number, say: Speaker): string {
  const borough = boroughOf(state, seat);
  if (borough.grid[cell] === GRAVE) return say.term('small-city.cell.grave');
  const tile = tileAt(borough, cell);
  if (tile !== undefined) return say.term(`tile.${tile.type}`);
  if (state.host === seat && state.street >= 0 && streetCells(state).includes(cell))
    return say.term('small-city.cell.mayor');
  return say.term('small-city.cell.empty');
}

/** Everything on a space in words: "c4: Residence 2, citizen of Ada, moved". */
export function cellText(state: State, seat: Seat, cell: number, say: Speaker): string {
  const borough = boroughOf(state, seat);
  const parts = [groundText(state, seat, cell, say)];
  const use = purposeOf(state, seat, cell);
  if (use !== undefined) parts.push(say.term(`small-city.use.${use}`));
  const cube = borough.cube[cell] ?? 0;
  if (cube > 0) parts.push(say.term('small-city.cell.cube', { colour: cube - 1 }));
  for (const [who, mood] of [
    [borough.who[cell], borough.mood[cell]],
    [borough.mate[cell], borough.mateMood[cell]],
  ])
    if (who !== undefined && who !== NOBODY)
      parts.push(say.term('small-city.cell.citizen', { seat: who, mood: mood ?? 0, guest: who !== seat }));
  return `${cellName(cell)}: ${parts.join(', ')}`;
}

/** Uses in the order of the spaces of a tile, for a list of what it is good for. */
export const usesText = (uses: readonly SpaceUse[], say: Speaker): string =>
  say.list(uses.map((use) => say.term(`small-city.use.${use}`)));

/** All tiles of a borough in words, kind by kind. */
export function boroughText(state: State, seat: Seat, say: Speaker): string {
  const { tiles } = boroughOf(state, seat);
  if (tiles.length === 0) return say.term('small-city.borough.none');
  return say.list(
    tiles.map((tile) =>
      say.term('small-city.borough.tile', { tile: tile.type, at: firstCell(state, seat, tile) }),
    ),
  );
}

/** A space of a tile to name it by. */
export function firstCell(state: State, seat: Seat, tile: Tile): string {
  const { grid, tiles } = boroughOf(state, seat);
  return cellName(Math.max(0, grid.indexOf(tiles.indexOf(tile))));
}
