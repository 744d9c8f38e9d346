import {
  type City,
  cityFrom,
  DEFAULT_RULINGS,
  type District,
  type HexLetter,
  type Rulings,
} from '../rules/index.ts';
import { scoreCity } from '../rules/scoring.ts';

/**
 * A city written as `0,0 H; 1,0 h2; 2,-1 q`: coordinates, the letter on top, its height unless it is 1. Not necessarily
 * one that can be built: it is for the scorer.
 */
export function sketch(text: string): City {
  return cityFrom(
    text.split(';').map((part) => {
      const match = /^\s*(-?\d+),(-?\d+) ([a-zA-Z])(\d*)\s*$/.exec(part);
      if (match === null) throw new Error(`${part} is no hex`);
      const [, q, r, hex, height] = match as unknown as readonly string[];
      return {
        q: Number(q),
        r: Number(r),
        hex: hex as HexLetter,
        height: height === '' ? 1 : Number(height),
      };
    }),
  );
}

/** The six hexes round (q, r), each with its own letter and height from `tops`, clockwise from north; `.` leaves a gap. */
export function ring(q: number, r: number, tops: string): string {
  const around = [
    [0, -1],
    [1, -1],
    [1, 0],
    [0, 1],
    [-1, 1],
    [-1, 0],
  ];
  return tops
    .split(' ')
    .flatMap((top, at) =>
      top === '.' ? [] : [`${q + (around[at]?.[0] ?? 0)},${r + (around[at]?.[1] ?? 0)} ${top}`],
    )
    .join('; ');
}

/** Value, stars and points of one colour in a sketched city. */
export function lineOf(text: string, district: District, rulings: Partial<Rulings> = {}): readonly number[] {
  const { value, stars, points } = scoreCity(sketch(text), 0, { ...DEFAULT_RULINGS, ...rulings }).districts[
    district
  ];
  return [value, stars, points];
}
