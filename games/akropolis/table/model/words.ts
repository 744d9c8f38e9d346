import type { Args, Speaker } from '@pentapolis/kernel';
import { hexKey, hexNeighbour } from '@pentapolis/kit/geometry';
import { DISTRICTS, type Hex, tileLetters, tileNamed, type ViewCell } from '../../rules/index.ts';
import type { Gains } from './gains.ts';
import type { Placement, Spot } from './spots.ts';

/** Where a hex lies, as seen from the start plaza: columns east, half rows south. */
export function whereArgs({ q, r }: Hex): Args {
  return { east: q, halvesSouth: 2 * r + q };
}

export function whereText(hex: Hex, say: Speaker): string {
  return say.term('akropolis.where', whereArgs(hex));
}

/** "a house, a market and a quarry" */
export function lettersText(letters: Iterable<string>, say: Speaker): string {
  return say.list([...letters].map((letter) => say.term(`hex.${letter}`)));
}

export function tileText(tile: string, say: Speaker): string {
  return lettersText(tileLetters(tileNamed(tile)), say);
}

/**
 * Where a tile would lie: its level, the place of its first hex and where the second one points, and what it covers or,
 * on the ground, what it touches.
 */
export function spotText(spot: Spot, placement: Placement, cells: readonly ViewCell[], say: Speaker): string {
  const tops = new Map(cells.map((cell) => [hexKey(cell), cell.hex]));
  const seen = (hexes: readonly Hex[]): string =>
    lettersText(
      hexes.map((hex) => tops.get(hexKey(hex))).filter((hex) => hex !== undefined),
      say,
    );
  const { level } = spot;
  return say.term(level === 1 ? 'akropolis.spot.ground' : 'akropolis.spot.high', {
    ...whereArgs(placement),
    rotation: placement.rotation,
    level,
    hexes: level === 1 ? seen(around(spot.cells)) : seen(spot.cells),
  });
}

/** The hexes around some hexes, each once. */
function around(hexes: readonly Hex[]): Hex[] {
  const own = new Set(hexes.map(hexKey));
  const beside = hexes.flatMap((hex) => [0, 1, 2, 3, 4, 5].map((way) => hexNeighbour(hex, way)));
  return [...new Map(beside.map((hex) => [hexKey(hex), hex])).values()].filter(
    (hex) => !own.has(hexKey(hex)),
  );
}

/** What laying the tile there brings: stones and points, colour by colour. '' when nothing changes. */
export function gainsText(gains: Gains, say: Speaker): string {
  const parts: string[] = [];
  if (gains.stones > 0) parts.push(say.term('akropolis.gain.stones', { stones: gains.stones }));
  if (gains.total !== undefined && gains.total !== 0)
    parts.push(say.term('akropolis.gain.points', { points: gains.total }));
  for (const district of DISTRICTS) {
    const points = gains.districts?.[district].points ?? 0;
    if (points !== 0) parts.push(say.term('akropolis.gain.district', { district, points }));
  }
  return parts.join(', ');
}
