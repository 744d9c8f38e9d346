import type { CharacterId, Colour, DistrictId } from '../../rules/index.ts';
import type { Drawing } from './drawing.ts';
import { characterDrawing, DISTRICT_DRAWINGS, fieldOf, isBonus } from './emblems.ts';
import { CROWN, SIGILS } from './signs.data.ts';

/** The layers of an emblem on the 24 grid. */
export function Layers({ drawing }: { readonly drawing: Drawing }) {
  const { band, body, line } = drawing;
  return (
    <g className="cit-layers">
      {band === undefined ? undefined : (
        <>
          <path className="cit-band-edge" d={band} />
          <path className="cit-band" d={band} />
        </>
      )}
      {body === undefined ? undefined : <path className="cit-body" d={body} />}
      {line === undefined ? undefined : <path className="cit-line" d={line} />}
    </g>
  );
}

/** A district's emblem by itself. Decoration: its name stands beside it or in the label of what holds it. */
export function Emblem({ district, size }: { readonly district: DistrictId; readonly size?: number }) {
  return (
    <svg className="cit-emblem" viewBox="0 0 24 24" width={size} height={size} aria-hidden="true">
      <Layers drawing={DISTRICT_DRAWINGS[district]} />
    </svg>
  );
}

const SHIELD = 'M1.5 1.5h25v13c0 8.5-6 13-12.5 15.5C7.5 27.5 1.5 23 1.5 14.5Z';
const PALE = 'M14 1.5h12.5v13c0 8.5-6 13-12.5 15.5Z';
const BEND = 'M26.5 1.5v13c0 8.5-6 13-12.5 15.5C10 28.5 6.5 26 4.2 22.5Z';

/** A character's coat of arms: field and parting by what it earns from, its emblem upon it. */
export function Arms({ character, size = 32 }: { readonly character: CharacterId; readonly size?: number }) {
  return (
    <svg
      className="cit-arms"
      data-colour={fieldOf(character)}
      viewBox="0 0 28 31.5"
      width={size}
      height={(size * 31.5) / 28}
      aria-hidden="true"
    >
      <path className="cit-field" d={SHIELD} />
      <path className="cit-parting" d={isBonus(character) ? BEND : PALE} />
      <path className="cit-rim" d={SHIELD} />
      <g transform="translate(5 4.8) scale(0.75)">
        <Layers drawing={characterDrawing(character)} />
      </g>
    </svg>
  );
}

/** An empty shield: a character nobody has shown. */
export function BlankArms({ size = 32 }: { readonly size?: number }) {
  return (
    <svg
      className="cit-arms"
      data-colour="blank"
      viewBox="0 0 28 31.5"
      width={size}
      height={(size * 31.5) / 28}
      aria-hidden="true"
    >
      <path className="cit-field" d={SHIELD} />
      <path className="cit-rim" d={SHIELD} />
    </svg>
  );
}

/** The sign of a colour, so that colours are never told apart by hue alone. */
export function Sigil({ colour, size = 12 }: { readonly colour: Colour; readonly size?: number }) {
  return (
    <svg className="cit-sigil" viewBox="0 0 12 12" width={size} height={size} aria-hidden="true">
      <path d={SIGILS[colour]} />
    </svg>
  );
}

export function CrownSign({ size = 18 }: { readonly size?: number }) {
  return (
    <svg className="cit-crown" viewBox="0 0 24 24" width={size} height={size} aria-hidden="true">
      <path d={CROWN} />
    </svg>
  );
}
