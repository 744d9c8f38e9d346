interface HexProps {
  readonly income: number;
  readonly year: number;
  readonly size?: number;
}

/** What a city earns in a year, on the hexagon of that year: its colour, and as many dots as the year counts. */
export function Hex({ income, year, size = 32 }: HexProps) {
  return (
    <svg
      className="ctx-hex"
      data-year={year}
      viewBox="0 0 36 32"
      width={(size * 36) / 32}
      height={size}
      aria-hidden="true"
    >
      <path d="M10 1.5H26L34.5 16L26 30.5H10L1.5 16Z" />
      <text x="18" y="20" textAnchor="middle">
        {income}
      </text>
      {Array.from({ length: year }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: dots are all alike
        <circle key={at} cx={18 + 4.5 * (at - (year - 1) / 2)} cy={26} r={1.4} />
      ))}
    </svg>
  );
}
