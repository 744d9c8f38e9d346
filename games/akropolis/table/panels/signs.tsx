import { Glyph } from '@pentapolis/kit';
import type { District } from '../../rules/index.ts';
import { DISTRICT_GLYPHS, QUARRY_GLYPH, STAR_GLYPH, STONE_GLYPH } from '../art/glyphs.data.ts';
import './signs.css';

interface DistrictSignProps {
  /** undefined = quarry */
  readonly district: District | undefined;
  /** Spoken; left out where a name stands beside it. */
  readonly label?: string;
  readonly size?: number;
}

/** The sign of a district on its colour, as on the hexes. */
export function DistrictSign({ district, label, size = 18 }: DistrictSignProps) {
  return (
    <span className={`akr-chip akr-${district ?? 'rock'}`} title={label}>
      <Glyph d={district === undefined ? QUARRY_GLYPH : DISTRICT_GLYPHS[district]} size={size} />
      {label === undefined ? undefined : <span className="kit-unseen">{label}</span>}
    </span>
  );
}

export function StarSign({ size = 14 }: { readonly size?: number }) {
  return <Glyph d={STAR_GLYPH} size={size} className="akr-star-sign" />;
}

/** The cube of stone that is earned and spent. */
export function StoneSign({ size = 18 }: { readonly size?: number }) {
  return (
    <span className="akr-chip akr-rock">
      <Glyph d={STONE_GLYPH} size={size} />
    </span>
  );
}
