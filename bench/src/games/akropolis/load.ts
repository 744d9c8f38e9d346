import type { View } from '@pentapolis/akropolis';
import type { LoadPlayer, Pick } from '../../game.ts';
import { type G, mayLie, type Placement } from './port.ts';

/** Columns of a city by "q,r", as the port keeps them. */
type Columns = Record<string, { height: number; tile: string }>;

const AROUND = [
  [0, -1],
  [1, -1],
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
] as const;

const TRIES = 400;

/** A legal place for a tile, found by trying: near a random column of the city, any way round. */
function place(columns: Columns, pick: Pick): [q: number, r: number, rotation: number] {
  const names = Object.keys(columns);
  for (let tries = 0; tries < TRIES; tries++) {
    const [q, r] = (names[pick(names.length)] as string).split(',').map(Number) as [number, number];
    const [dq, dr] = AROUND[pick(6)] as (typeof AROUND)[number];
    const rotation = pick(6);
    const onTop = pick(3) === 0;
    const spot: [number, number, number] = onTop ? [q, r, rotation] : [q + dq, r + dr, rotation];
    if (mayLie(columns, ...spot)) return spot;
  }
  throw new Error(`no place found in ${TRIES} tries`);
}

/** Both servers get moves chosen the same way, from what each of them sends. The free tile is always taken. */
export const load: LoadPlayer = {
  options: { long: true },
  setupData: { long: true },
  action(view, seat, pick) {
    const { site, cities } = view as View;
    const columns: Columns = {};
    for (const { q, r, height, tile } of cities[seat]?.cells ?? []) columns[`${q},${r}`] = { height, tile };
    const [q, r, rotation] = place(columns, pick);
    return { tile: site[0] as string, q, r, rotation };
  },
  move(g, seat, pick) {
    const { site, cities } = g as G;
    const [q, r, rotation] = place(cities[seat]?.cells ?? {}, pick);
    const args: Placement = [site[0] as string, q, r, rotation];
    return { type: 'place', args };
  },
};
