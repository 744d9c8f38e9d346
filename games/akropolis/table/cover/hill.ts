import { type Column, grain, topOf } from './grid.ts';

const DISTRICTS = ['house', 'house', 'garden', 'market', 'house', 'barracks', 'garden', 'plaza'] as const;

/** Steps between two hexes. */
function distance(q: number, r: number): number {
  return (Math.abs(q) + Math.abs(r) + Math.abs(q + r)) / 2;
}

function districtAt(q: number, r: number, height: number): Column['district'] {
  if (q === 0 && r === 0) return 'temple';
  if (height === 1 && grain(q, r, 3) < 0.22) return 'quarry';
  return DISTRICTS[Math.floor(grain(q, r, 5) * DISTRICTS.length)] as Column['district'];
}

/** The hill: terraces that rise to the temple and run out into the sea, back to front. */
export const HILL: readonly Column[] = Array.from({ length: 17 }, (_, i) => i - 8)
  .flatMap((q) => Array.from({ length: 15 }, (_, i) => ({ q, r: i - 7 })))
  .map(({ q, r }) => {
    const rough =
      distance(q, r) + (grain(q, r, 1) - 0.5) * 1.25 + Math.abs(r + q / 2) * 0.12 + (q < -3 ? 0.3 : 0);
    const height = Math.max(0, Math.min(6, Math.round(6.1 - rough * 1.08)));
    return { q, r, height: q === 0 && r === 0 ? 8 : height, district: districtAt(q, r, height) };
  })
  .filter(({ height }) => height > 0)
  .sort((a, b) => topOf({ ...a, height: 0 }).y - topOf({ ...b, height: 0 }).y || a.q - b.q);
