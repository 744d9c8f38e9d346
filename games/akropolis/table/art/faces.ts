import { brief, HEX_EDGES, hexCorners, type Point, pathThrough } from '@pentapolis/kit/geometry';
import { type Lens, SIZE } from '../model/scene.ts';

/** Paths that every column of a lens shares, worked out once. All around the middle of the top. */
export interface FaceSet {
  /** The whole top. */
  readonly rim: string;
  /** The coloured field set into it. */
  readonly field: string;
  /** The ring of a plaza. */
  readonly paving: string;
  /** One path per edge, N first. */
  readonly edges: readonly string[];
  /** A side face, by front direction 0..2 (SE, S, SW), between two depths below the top, in levels. */
  side(front: number, from: number, to: number): string;
  /** The joints of the blocks of one course of a side face. */
  joints(front: number, level: number): string;
  /** The ledge at the top of a course. */
  ledge(front: number, level: number): string;
}

const sets = new WeakMap<Lens, FaceSet>();

export function facesFor(lens: Lens): FaceSet {
  const known = sets.get(lens);
  if (known !== undefined) return known;
  const made = makeFaces(lens);
  sets.set(lens, made);
  return made;
}

function makeFaces({ squash, lift }: Lens): FaceSet {
  const corners = hexCorners(SIZE, squash);
  const scaled = (share: number): string =>
    pathThrough(corners.map(({ x, y }) => ({ x: x * share, y: y * share })));
  const edge = (direction: number): readonly [Point, Point] => {
    const [from, to] = HEX_EDGES[direction] as readonly [number, number];
    return [corners[from] as Point, corners[to] as Point];
  };
  const lowered = ({ x, y }: Point, levels: number): Point => ({ x, y: y + levels * lift });
  const along = ([a, b]: readonly [Point, Point], share: number): Point => ({
    x: a.x + (b.x - a.x) * share,
    y: a.y + (b.y - a.y) * share,
  });
  return {
    rim: scaled(1),
    field: scaled(0.87),
    paving: scaled(0.74),
    edges: [0, 1, 2, 3, 4, 5].map((direction) => pathThrough(edge(direction), true)),
    side(front, from, to) {
      const [a, b] = edge(front + 2);
      return pathThrough([lowered(a, from), lowered(b, from), lowered(b, to), lowered(a, to)]);
    },
    joints(front, level) {
      const ends = edge(front + 2);
      const middle = pathThrough(
        ends.map((end) => lowered(end, level + 0.5)),
        true,
      );
      const upright = (share: number, from: number): string => {
        const top = lowered(along(ends, share), level + from);
        return `M${brief(top.x)} ${brief(top.y)}v${brief(lift / 2)}`;
      };
      return `${middle}${upright(0.3, 0)}${upright(0.75, 0)}${upright(0.52, 0.5)}`;
    },
    ledge(front, level) {
      const ends = edge(front + 2);
      return pathThrough(
        ends.map((end) => lowered(end, level)),
        true,
      );
    },
  };
}
