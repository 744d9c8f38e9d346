import { brief, type Point } from '@pentapolis/kit';
import { STRIDE } from '../../rules/geometry.ts';

/** Side of a space in board units. */
export const UNIT = 100;

interface Edge {
  readonly from: Point;
  readonly to: Point;
}

const same = (a: Point, b: Point): boolean => a.x === b.x && a.y === b.y;
const step = ({ from, to }: Edge): Point => ({ x: Math.sign(to.x - from.x), y: Math.sign(to.y - from.y) });

/** The edges around some spaces, each with the inside on its right hand. */
function edgesOf(cells: readonly number[]): Edge[] {
  const inside = new Set(cells);
  const has = (x: number, y: number): boolean => x >= 0 && x < STRIDE && inside.has(y * STRIDE + x);
  return cells.flatMap((cell) => {
    const x = cell % STRIDE;
    const y = Math.floor(cell / STRIDE);
    const edges: Edge[] = [];
    if (!has(x, y - 1)) edges.push({ from: { x, y }, to: { x: x + 1, y } });
    if (!has(x + 1, y)) edges.push({ from: { x: x + 1, y }, to: { x: x + 1, y: y + 1 } });
    if (!has(x, y + 1)) edges.push({ from: { x: x + 1, y: y + 1 }, to: { x, y: y + 1 } });
    if (!has(x - 1, y)) edges.push({ from: { x, y: y + 1 }, to: { x, y } });
    return edges;
  });
}

/** Joins edges to closed loops without straight joints. */
function loopsOf(edges: Edge[]): Edge[][] {
  const left = [...edges];
  const loops: Edge[][] = [];
  while (left.length > 0) {
    const loop = [left.pop() as Edge];
    for (;;) {
      const last = loop.at(-1) as Edge;
      const ahead = step(last);
      const ways = left.filter((edge) => same(edge.from, last.to));
      // Where two spaces touch at a corner only, each keeps its own way around.
      const next = ways.find((edge) => same(step(edge), { x: -ahead.y, y: ahead.x })) ?? ways[0];
      if (next === undefined) break;
      left.splice(left.indexOf(next), 1);
      if (same(step(next), ahead)) loop[loop.length - 1] = { from: last.from, to: next.to };
      else loop.push(next);
    }
    const [first, last] = [loop[0] as Edge, loop.at(-1) as Edge];
    if (loop.length > 1 && same(step(first), step(last))) {
      loop[0] = { from: last.from, to: first.to };
      loop.pop();
    }
    loops.push(loop);
  }
  return loops;
}

/** The outline of some spaces as an SVG path, drawn in by `inset` and rounded. */
export function outline(cells: readonly number[], inset: number, radius: number): string {
  return loopsOf(edgesOf(cells))
    .map((loop) => {
      const corners = loop.map((edge, at) => {
        const before = loop[(at - 1 + loop.length) % loop.length] as Edge;
        const [into, out] = [step(before), step(edge)];
        return {
          into,
          out,
          x: edge.from.x * UNIT + inset * (-into.y - out.y),
          y: edge.from.y * UNIT + inset * (into.x + out.x),
        };
      });
      const parts = corners.map(({ x, y, into, out }, at) => {
        const start = `${brief(x - into.x * radius)} ${brief(y - into.y * radius)}`;
        const end = `${brief(x + out.x * radius)} ${brief(y + out.y * radius)}`;
        return `${at === 0 ? 'M' : 'L'}${start}Q${brief(x)} ${brief(y)} ${end}`;
      });
      return `${parts.join('')}Z`;
    })
    .join('');
}

/** North-west corner of a space. */
export const corner = (cell: number): Point => ({
  x: (cell % STRIDE) * UNIT,
  y: Math.floor(cell / STRIDE) * UNIT,
});

export const middle = (cell: number): Point => {
  const { x, y } = corner(cell);
  return { x: x + UNIT / 2, y: y + UNIT / 2 };
};
