import { hexKey, hexNeighbour } from '@pentapolis/kit';
import type { Hex, HexLetter } from '../../rules/index.ts';
import { backToFront, type Lens, topOf } from '../model/scene.ts';
import { facesFor } from './faces.ts';
import { TopFace } from './top-face.tsx';

interface GhostProps {
  /** In the order of the tile's letters. */
  readonly hexes: readonly Hex[];
  readonly letters: string;
  readonly level: number;
  readonly lens: Lens;
  /** It may not lie there. */
  readonly refused: boolean;
  /** Set down, as opposed to following the pointer. */
  readonly set: boolean;
  /** Hexes to blame for a refusal. */
  readonly blamed: ReadonlySet<string>;
  /** Which hex it turns around. */
  readonly pivot: number | undefined;
}

/** The tile in the hand: one level of stone that can be seen through, over everything else. */
export function Ghost({ hexes, letters, level, lens, refused, set, blamed, pivot }: GhostProps) {
  const faces = facesFor(lens);
  const own = new Set(hexes.map(hexKey));
  const order = hexes
    .map((hex, at) => ({ hex, letter: letters[at] as HexLetter, at }))
    .sort((a, b) => backToFront(a.hex, b.hex));
  return (
    <g className={`akr-ghost ${refused ? 'akr-refused' : 'akr-welcome'}${set ? ' akr-set' : ''}`}>
      {order.map(({ hex, letter, at }) => {
        const { x, y } = topOf(hex, level, lens);
        const outer = faces.edges.filter((_, way) => !own.has(hexKey(hexNeighbour(hex, way)))).join('');
        return (
          <g key={at} transform={`translate(${x} ${y})`}>
            {lens.lift > 0
              ? [0, 1, 2].map((front) => (
                  <path key={front} className="akr-ghost-side" d={faces.side(front, 0, 1)} />
                ))
              : undefined}
            <path className="akr-ghost-top" d={faces.rim} />
            <TopFace hex={letter} height={level} lens={lens} />
            {blamed.has(hexKey(hex)) ? (
              <path className="akr-blame" d={faces.rim} fill="url(#akr-pattern-refused)" />
            ) : undefined}
            <path className="akr-ghost-edge" d={outer} />
            {pivot === at ? <circle className="akr-pivot" r={7} cy={12} /> : undefined}
          </g>
        );
      })}
    </g>
  );
}
