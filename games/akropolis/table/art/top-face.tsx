import type { HexLetter } from '../../rules/index.ts';
import { kindOf } from '../model/letters.ts';
import type { Lens } from '../model/scene.ts';
import { facesFor } from './faces.ts';

interface TopFaceProps {
  readonly hex: HexLetter;
  /** Printed on it; left out where height means nothing. */
  readonly height?: number;
  /** It counts twice. */
  readonly doubled?: boolean;
  readonly lens: Lens;
}

/** What a hex shows from above: field, pattern, sign, stars, and its height in figures. */
export function TopFace({ hex, height, doubled, lens }: TopFaceProps) {
  const { sort, district, stars } = kindOf(hex);
  const faces = facesFor(lens);
  const pattern = `url(#akr-pattern-${district ?? 'quarry'})`;
  return (
    <g className={`akr-${sort} akr-${district ?? 'rock'}`}>
      <path className="akr-field" d={faces.field} />
      <path className="akr-pattern" d={faces.field} fill={pattern} />
      {sort === 'plaza' ? (
        <Plaza stars={stars} sign={`#akr-sign-${district}`} paving={faces.paving} />
      ) : undefined}
      {sort === 'plaza' ? undefined : (
        <use
          className="akr-sign"
          href={`#akr-sign-${district ?? 'quarry'}`}
          x={-22}
          y={-16}
          width={38}
          height={38}
        />
      )}
      {height === undefined ? undefined : <HeightMark height={height} />}
      {doubled ? <Doubled /> : undefined}
    </g>
  );
}

function Plaza({
  stars,
  sign,
  paving,
}: {
  readonly stars: number;
  readonly sign: string;
  readonly paving: string;
}) {
  const step = 18;
  return (
    <>
      <path className="akr-paving" d={paving} />
      <use className="akr-sign" href={sign} x={-24} y={-24} width={22} height={22} />
      {Array.from({ length: stars }, (_, star) => (
        <use
          // biome-ignore lint/suspicious/noArrayIndexKey: stars are alike
          key={star}
          className="akr-star"
          href="#akr-star"
          x={(star - (stars - 1) / 2) * step - 10}
          y={0}
          width={20}
          height={20}
        />
      ))}
    </>
  );
}

function Doubled() {
  return (
    <g className="akr-doubled" transform="translate(25 8)">
      <rect x={-13} y={-8} width={26} height={16} rx={8} />
      <text y={4.5}>×2</text>
    </g>
  );
}

function HeightMark({ height }: { readonly height: number }) {
  return (
    <g className="akr-height" transform="translate(23 -14)">
      <g>
        <circle r={10.5} />
        <text y={5.5}>{height}</text>
      </g>
    </g>
  );
}
