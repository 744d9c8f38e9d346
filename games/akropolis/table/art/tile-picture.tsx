import { boundsOf, hexKey, hexNeighbour } from '@pentapolis/kit';
import { type HexLetter, tileLetters, tileNamed } from '../../rules/index.ts';
import { backToFront, MODEL, topOf } from '../model/scene.ts';
import { hexesUnder } from '../model/spots.ts';
import { facesFor } from './faces.ts';
import { TopFace } from './top-face.tsx';

interface TilePictureProps {
  readonly tile: string;
  /** 0..5 as in an action. */
  readonly rotation?: number;
  /** px; the height follows. */
  readonly width?: number;
}

const FRAME = { width: 176, height: 176 };

/** A tile by itself, one level high. Decoration: its name and hexes stand beside it in words. */
export function TilePicture({ tile, rotation = 0, width }: TilePictureProps) {
  const letters = tileLetters(tileNamed(tile));
  const faces = facesFor(MODEL);
  const hexes = hexesUnder({ q: 0, r: 0, rotation });
  const own = new Set(hexes.map(hexKey));
  const tops = hexes.map((hex) => topOf(hex, 1, MODEL));
  const box = boundsOf(tops);
  const view = `${box.x + box.width / 2 - FRAME.width / 2} ${box.y + box.height / 2 - FRAME.height / 2 + 6} ${FRAME.width} ${FRAME.height}`;
  const order = hexes.map((hex, at) => ({ hex, at })).sort((a, b) => backToFront(a.hex, b.hex));
  return (
    <svg className="akr-tile" viewBox={view} width={width} aria-hidden="true" focusable="false">
      {order.map(({ hex, at }) => {
        const { x, y } = topOf(hex, 1, MODEL);
        return (
          <g key={at} transform={`translate(${x} ${y})`}>
            {[0, 1, 2].map((front) => (
              <g key={front} className={`akr-side akr-${['shaded', 'half', 'lit'][front]}`}>
                <path className="akr-course-0" d={faces.side(front, 0, 1)} />
                <path className="akr-veil" d={faces.side(front, 0, 1)} />
              </g>
            ))}
            <path className="akr-course-0" d={faces.rim} />
            <TopFace hex={letters[at] as HexLetter} lens={MODEL} />
            <path
              className="akr-seam"
              d={faces.edges.filter((_, way) => !own.has(hexKey(hexNeighbour(hex, way)))).join('')}
            />
          </g>
        );
      })}
    </svg>
  );
}
