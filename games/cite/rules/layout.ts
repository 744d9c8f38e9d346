import type { Seat } from '@pentapolis/kernel';
import { type BuildingId, sizeOf } from './buildings.ts';
import { cellId, outline, type Spot, STEPS } from './geometry.ts';

/** A building on the ground. */
export interface Building extends Spot {
  readonly building: BuildingId;
  readonly owner: Seat;
  /** Turn of its owner in which it was built. */
  readonly turn: number;
  /** Building rights spent on it; less than its size when it was cheaper or partly paid in Gold. */
  readonly paid: number;
}

/** What stands where and what touches what, worked out once per list of buildings. */
export interface Layout {
  /** Index of the building on a Case, by `cellId`. */
  readonly at: ReadonlyMap<number, number>;
  /** Cases per building. */
  readonly cells: readonly (readonly number[])[];
  /** Per building: unit edges shared with each building that touches it. */
  readonly edges: readonly ReadonlyMap<number, number>[];
  /** Per building: the adjacent ones, ascending; a Paved Street links what touches it. */
  readonly near: readonly (readonly number[])[];
}

const LAYOUTS = new WeakMap<readonly Building[], Layout>();

/** @param buildings a list that never changes: a change makes a new list */
export function layoutOf(buildings: readonly Building[]): Layout {
  let layout = LAYOUTS.get(buildings);
  if (layout === undefined) {
    layout = survey(buildings);
    LAYOUTS.set(buildings, layout);
  }
  return layout;
}

export function cellsOf(id: BuildingId, { x, y, turned }: Spot): number[] {
  return outline(id, turned).map((cell) => cellId(x + cell.x, y + cell.y));
}

function survey(buildings: readonly Building[]): Layout {
  const cells = buildings.map((building) => cellsOf(building.building, building));
  const at = new Map<number, number>();
  cells.forEach((list, index) => {
    for (const cell of list) at.set(cell, index);
  });
  const edges = cells.map((list, index) => {
    const shared = new Map<number, number>();
    for (const cell of list)
      for (const step of STEPS) {
        const other = at.get(cell + step);
        if (other !== undefined && other !== index) shared.set(other, (shared.get(other) ?? 0) + 1);
      }
    return shared;
  });
  const near = edges.map((shared) => new Set(shared.keys()));
  // [CTE-ADJ-2] one hop over the same street, never from street to street to street
  buildings.forEach(({ building }, street) => {
    if (building !== 'pavedStreet') return;
    const along = [...(edges[street] as Map<number, number>).keys()];
    for (const one of along)
      for (const other of along) if (one !== other) (near[one] as Set<number>).add(other);
  });
  return { at, cells, edges, near: near.map((set) => [...set].sort((a, b) => a - b)) };
}

/** Buildings a new one would be adjacent to: those it touches and those on a Paved Street it touches. [CTE-ADJ-2] */
export function neighboursOf(buildings: readonly Building[], id: BuildingId, spot: Spot): number[] {
  const { at, edges } = layoutOf(buildings);
  const touched = new Set<number>();
  for (const cell of cellsOf(id, spot))
    for (const step of STEPS) {
      const other = at.get(cell + step);
      if (other !== undefined) touched.add(other);
    }
  const near = new Set(touched);
  for (const index of touched)
    if ((buildings[index] as Building).building === 'pavedStreet')
      for (const other of (edges[index] as Map<number, number>).keys()) near.add(other);
  return [...near].sort((a, b) => a - b);
}

/** [CTE-CARD-12] Every Case that touches it is built on; corners don't matter. */
export function isSurrounded(buildings: readonly Building[], index: number): boolean {
  const { at, cells } = layoutOf(buildings);
  const own = new Set(cells[index]);
  return (cells[index] as readonly number[]).every((cell) =>
    STEPS.every((step) => own.has(cell + step) || at.has(cell + step)),
  );
}

/** [CTE-FIRST-3] Do the buildings of one owner hang together by their edges? */
export function isConnected(buildings: readonly Building[], owner: Seat): boolean {
  const { edges } = layoutOf(buildings);
  const own = buildings.flatMap((building, index) => (building.owner === owner ? [index] : []));
  if (own.length === 0) return true;
  const reached = new Set([own[0] as number]);
  for (const index of reached)
    for (const other of (edges[index] as Map<number, number>).keys())
      if ((buildings[other] as Building).owner === owner) reached.add(other);
  return reached.size === own.length;
}

/** Cases a seat has built, wherever they stand. [CTE-END-3] [CTE-INTER-3] */
export function casesOf(buildings: readonly Building[], owner: Seat): number {
  return buildings.reduce((sum, { building, owner: by }) => sum + (by === owner ? sizeOf(building) : 0), 0);
}
