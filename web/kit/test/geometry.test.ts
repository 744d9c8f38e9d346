import { describe, expect, it } from 'vitest';
import {
  hexAtPoint,
  hexCentre,
  hexCorners,
  hexDistance,
  hexKey,
  hexNeighbour,
  hexOutline,
  roundHex,
} from '../src/geometry/hex.ts';
import { boundsOf, clipConvex, convexHull, pathThrough } from '../src/geometry/point.ts';

const area = (loop: readonly { x: number; y: number }[]): number =>
  loop.reduce((sum, { x, y }, index) => {
    const next = loop[(index + 1) % loop.length] as { x: number; y: number };
    return sum + (x * next.y - next.x * y) / 2;
  }, 0);

describe('flat-top hexes', () => {
  it('finds the hex under its own centre and near its corners', () => {
    for (let q = -4; q <= 4; q++)
      for (let r = -4; r <= 4; r++) {
        const centre = hexCentre({ q, r }, 48, 0.8);
        expect(hexAtPoint(centre, 48, 0.8)).toEqual({ q: q + 0, r: r + 0 });
        for (const { x, y } of hexCorners(48, 0.8))
          expect(hexAtPoint({ x: centre.x + 0.97 * x, y: centre.y + 0.97 * y }, 48, 0.8)).toEqual({
            q: q + 0,
            r: r + 0,
          });
      }
  });

  it('steps clockwise from the hex above, whatever whole number names the direction', () => {
    expect([0, 1, 2, 3, 4, 5].map((direction) => hexKey(hexNeighbour({ q: 0, r: 0 }, direction)))).toEqual([
      '0,-1',
      '1,-1',
      '1,0',
      '0,1',
      '-1,1',
      '-1,0',
    ]);
    expect(hexNeighbour({ q: 2, r: 3 }, -1)).toEqual(hexNeighbour({ q: 2, r: 3 }, 5));
    expect(hexCentre(hexNeighbour({ q: 0, r: 0 }, 0), 10).y).toBeLessThan(0);
  });

  it('counts steps', () => {
    expect(hexDistance({ q: 0, r: 0 }, { q: 2, r: -1 })).toBe(2);
    expect(hexDistance({ q: -1, r: 3 }, { q: 2, r: 2 })).toBe(3);
    expect(roundHex({ q: 0.4, r: 0.35 })).toEqual({ q: 1, r: 0 });
  });
});

describe('hexOutline', () => {
  it('walks once round a lone hex', () => {
    const loops = hexOutline([{ q: 0, r: 0 }], 10);
    expect(loops).toHaveLength(1);
    expect(loops[0]).toHaveLength(6);
  });

  it('gives a ring two loops that turn opposite ways and enclose its area', () => {
    const ring = [0, 1, 2, 3, 4, 5].map((direction) => hexNeighbour({ q: 3, r: -2 }, direction));
    const loops = hexOutline(ring, 10);
    const areas = loops.map(area).sort((a, b) => a - b);
    const one = area(hexCorners(10));
    expect(areas).toHaveLength(2);
    expect(areas[0]).toBeCloseTo(-one, 5);
    expect(areas[1]).toBeCloseTo(7 * one, 5);
  });

  it('keeps islands apart', () => {
    expect(
      hexOutline(
        [
          { q: 0, r: 0 },
          { q: 4, r: 0 },
        ],
        10,
      ),
    ).toHaveLength(2);
  });
});

describe('polygons', () => {
  const square = [
    { x: 0, y: 0 },
    { x: 10, y: 0 },
    { x: 10, y: 10 },
    { x: 0, y: 10 },
  ];

  it('clips to the common part', () => {
    const moved = square.map(({ x, y }) => ({ x: x + 6, y: y + 7 }));
    expect(area(clipConvex(moved, square))).toBeCloseTo(12, 6);
    expect(area(clipConvex(square, square))).toBeCloseTo(100, 6);
    expect(
      clipConvex(
        moved.map(({ x, y }) => ({ x: x + 20, y })),
        square,
      ),
    ).toEqual([]);
  });

  it('wraps points in their hull, clockwise', () => {
    const hull = convexHull([...square, { x: 5, y: 5 }, { x: 5, y: 0 }, { x: 12, y: 4 }]);
    expect(hull).toHaveLength(5);
    expect(area(hull)).toBeCloseTo(110, 6);
  });

  it('bounds points with a margin and writes short paths', () => {
    expect(boundsOf(square, 2)).toEqual({ x: -2, y: -2, width: 14, height: 14 });
    expect(boundsOf([])).toEqual({ x: -0, y: -0, width: 0, height: 0 });
    expect(
      pathThrough([
        { x: 1 / 3, y: 0 },
        { x: 2, y: 5 },
      ]),
    ).toBe('M0.33 0L2 5Z');
  });
});
