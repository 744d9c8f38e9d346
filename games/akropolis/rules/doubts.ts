import type { Args } from '@pentapolis/kernel';
import { AROUND, type Hex } from './geometry.ts';
import { DISTRICTS, districtColour, hexCode, plazaColour } from './hexes.ts';
import type { ScoreSheet } from './sheet.ts';
import { TILE_COUNT, tileHexes } from './tiles.ts';

/** Why a city that somebody wrote down can't have been built from the box, as a phrase. It is scored all the same. */
export interface Doubt {
  readonly key: 'doubt.detached' | 'doubt.hovering' | 'doubt.hexes' | 'doubt.districts' | 'doubt.plazas';
  readonly args: Args;
}

type Cells = ScoreSheet['cells'];

/** The plaza and the three quarries that a city begins with; every tile adds three. */
const START_HEXES = 4;
const TILE_SIZE = 3;

const nameOf = ({ q, r }: Hex): string => `${q},${r}`;

/** How many of a colour the box holds, the plaza of one start tile included. */
function inBox(colourOf: (code: number) => number, colour: number): number {
  let count = colourOf(hexCode('H')) === colour ? 1 : 0;
  for (let tile = 1; tile <= TILE_COUNT; tile++)
    for (const code of tileHexes(tile)) if (colourOf(code) === colour) count++;
  return count;
}

/** Only what is certain: a city without doubts may be impossible too. */
export function doubtsAbout(cells: Cells): Doubt[] {
  const heights = new Map(cells.map((cell) => [nameOf(cell), cell.height]));
  const around = ({ q, r }: Hex): number[] =>
    AROUND.map((step) => heights.get(nameOf({ q: q + step.q, r: r + step.r })) ?? 0);
  const doubts: Doubt[] = [];

  const [first] = cells;
  const reached = new Set<string>();
  for (const open = first === undefined ? [] : [first as Hex]; open.length > 0; ) {
    const { q, r } = open.pop() as Hex;
    if (!heights.has(nameOf({ q, r })) || reached.has(nameOf({ q, r }))) continue;
    reached.add(nameOf({ q, r }));
    open.push(...AROUND.map((step) => ({ q: q + step.q, r: r + step.r })));
  }
  const apart = cells.find((cell) => !reached.has(nameOf(cell)));
  if (apart !== undefined) doubts.push({ key: 'doubt.detached', args: { q: apart.q, r: apart.r } });

  // [AKR-PLACE-3] a tile lies on three columns of one height that touch each other
  const hovering = cells.find((cell) => {
    const near = around(cell);
    return (
      cell.height > 1 &&
      !near.some((height, at) => Math.min(height, near[(at + 1) % 6] as number) >= cell.height)
    );
  });
  if (hovering !== undefined)
    doubts.push({ key: 'doubt.hovering', args: { q: hovering.q, r: hovering.r, height: hovering.height } });

  const hexes = cells.reduce((sum, { height }) => sum + height, 0);
  const tiles = (hexes - START_HEXES) / TILE_SIZE;
  if (!Number.isInteger(tiles) || tiles < 0 || tiles > TILE_COUNT)
    doubts.push({ key: 'doubt.hexes', args: { hexes, most: START_HEXES + TILE_SIZE * TILE_COUNT } });

  for (const [key, colourOf] of [
    ['doubt.districts', districtColour],
    ['doubt.plazas', plazaColour],
  ] as const)
    for (const [colour, district] of DISTRICTS.entries()) {
      const count = cells.filter(({ hex }) => colourOf(hexCode(hex)) === colour).length;
      const most = inBox(colourOf, colour);
      if (count > most) doubts.push({ key, args: { district, count, most } });
    }
  return doubts;
}
