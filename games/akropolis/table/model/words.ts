import type { Args, Speaker } from '@pentapolis/kernel';
import { hexKey } from '@pentapolis/kit';
import {
  DISTRICTS,
  type Hex,
  type HexLetter,
  tileLetters,
  tileNamed,
  type ViewCell,
} from '../../rules/index.ts';
import type { Gains } from './gains.ts';
import type { Spot } from './spots.ts';

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

/** What a spot is like before a tile lies on it: level, place, what it covers. */
export function spotText(spot: Spot, cells: readonly ViewCell[], say: Speaker): string {
  const tops = new Map(cells.map((cell) => [hexKey(cell), cell.hex]));
  const covered = spot.cells
    .map((hex) => tops.get(hexKey(hex)))
    .filter((hex): hex is HexLetter => hex !== undefined);
  const first = spot.cells[0] as Hex;
  return say.term('akropolis.spot', {
    ...whereArgs(first),
    level: spot.level,
    covers: covered.length > 0 ? lettersText(covered, say) : '',
  });
}

/** What laying the tile there brings: stones and points, colour by colour. '' when nothing changes. */
export function gainsText(gains: Gains, say: Speaker): string {
  const parts: string[] = [];
  if (gains.stones > 0) parts.push(say.term('akropolis.gain.stones', { stones: gains.stones }));
  if (gains.total !== undefined) parts.push(say.term('akropolis.gain.points', { points: gains.total }));
  for (const district of DISTRICTS) {
    const points = gains.districts?.[district].points ?? 0;
    if (points !== 0) parts.push(say.term('akropolis.gain.district', { district, points }));
  }
  return parts.join(', ');
}
