import type { Face } from '../../rules/index.ts';
import { LOCOS, type Loco } from './locos.data.ts';

interface PictureProps {
  /** Width in px; the height follows. */
  readonly size?: number;
}

/** A train of a level, in the colour of the company around it. */
export function Train({ level, size = 48 }: PictureProps & { readonly level: number }) {
  const { body, lines, glass, wheels } = LOCOS[level - 1] ?? (LOCOS[0] as Loco);
  return (
    <svg
      className="ctx-picture"
      viewBox="0 0 48 28"
      width={size}
      height={(size * 28) / 48}
      aria-hidden="true"
    >
      <path className="ctx-rail" d="M0 26.5H48" />
      <path className="ctx-body" d={body} />
      <path className="ctx-glass" d={glass} />
      <path className="ctx-stroke" d={lines} />
      {wheels.map(([x, radius]) => (
        <circle key={x} className="ctx-wheel" cx={x} cy={25.5 - radius} r={radius} />
      ))}
    </svg>
  );
}

/** A certificate with its seal. */
export function Certificate({ size = 48 }: PictureProps) {
  return (
    <svg
      className="ctx-picture"
      viewBox="0 0 48 28"
      width={size}
      height={(size * 28) / 48}
      aria-hidden="true"
    >
      <path className="ctx-paper" d="M7 2H41V26H7Z" />
      <path className="ctx-stroke" d="M10 5H38V23H10ZM15 10H33M15 14H27M15 18H24" />
      <path className="ctx-ribbon" d="M31 19L29 27L32.5 24.5L36 27L34 19Z" />
      <circle className="ctx-seal" cx="32.5" cy="17" r="4.5" />
    </svg>
  );
}

/** A banknote, black as its number. */
export function Banknote({ size = 48 }: PictureProps) {
  return (
    <svg
      className="ctx-picture"
      viewBox="0 0 48 28"
      width={size}
      height={(size * 28) / 48}
      aria-hidden="true"
    >
      <path className="ctx-note-back" d="M8 3H45V21H8Z" />
      <path className="ctx-note" d="M3 7H40V25H3Z" />
      <path className="ctx-note-lines" d="M6 10H37V22H6ZM10 16H12M31 16H33" />
      <circle className="ctx-note-lines" cx="21.5" cy="16" r="4" />
    </svg>
  );
}

export function CardPicture({ face, size = 48 }: PictureProps & { readonly face: Face }) {
  if (face.kind === 'train') return <Train level={face.level} size={size} />;
  return face.kind === 'certificate' ? <Certificate size={size} /> : <Banknote size={size} />;
}
