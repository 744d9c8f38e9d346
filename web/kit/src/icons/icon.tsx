import { ICONS, type IconName } from './icons.data.ts';

interface GlyphProps {
  /** Path on a grid of 24, drawn as a line. */
  readonly d: string;
  /** In px; an icon stays crisp at every size. */
  readonly size?: number;
  readonly className?: string;
}

/** Any sign on the 24 grid in the one stroke weight. Decoration: words or a label stand beside it. */
export function Glyph({ d, size = 20, className }: GlyphProps) {
  return (
    <svg
      className={className}
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={d} />
    </svg>
  );
}

export function Icon({ name, ...rest }: Omit<GlyphProps, 'd'> & { readonly name: IconName }) {
  return <Glyph d={ICONS[name]} {...rest} />;
}
