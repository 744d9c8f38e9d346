import { boundsOf, hexCentre, hexCorners, pathThrough } from '@pentapolis/kit';
import { memo, useMemo } from 'react';
import { type HexLetter, lastHexes, type ViewCity } from '../../rules/index.ts';
import { kindOf } from '../model/letters.ts';

const SIZE = 10;
const CORNERS = hexCorners(SIZE * 0.96);

interface MiniatureProps {
  readonly city: ViewCity;
}

/** A city from straight above, the size of a stamp: one path per kind of hex, what was laid last outlined. */
export const Miniature = memo(function Miniature({ city }: MiniatureProps) {
  const { paths, box, last } = useMemo(() => draw(city), [city]);
  return (
    <svg
      className="akr-miniature"
      viewBox={`${box.x} ${box.y} ${box.width} ${box.height}`}
      aria-hidden="true"
      focusable="false"
    >
      {paths.map(([letter, d]) => {
        const { sort, district } = kindOf(letter);
        return <path key={letter} className={`akr-mini-${sort} akr-${district ?? 'rock'}`} d={d} />;
      })}
      <path className="akr-mini-last" d={last} />
    </svg>
  );
});

function draw(city: ViewCity) {
  const { cells } = city;
  const hexPath = (q: number, r: number): string => {
    const centre = hexCentre({ q, r }, SIZE);
    return pathThrough(CORNERS.map(({ x, y }) => ({ x: x + centre.x, y: y + centre.y })));
  };
  const byLetter = new Map<HexLetter, string>();
  for (const { hex, q, r } of cells) byLetter.set(hex, (byLetter.get(hex) ?? '') + hexPath(q, r));
  return {
    paths: [...byLetter],
    box: boundsOf(
      cells.map((cell) => hexCentre(cell, SIZE)),
      SIZE * 1.4,
    ),
    last: lastHexes(city)
      .map(({ q, r }) => hexPath(q, r))
      .join(''),
  };
}
