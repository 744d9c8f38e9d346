/** A cube of building material on the 24 grid: 0 white, 1 grey, 2 black, told apart by one, two or three dots as well. */
export function Cube({ colour }: { readonly colour: number }) {
  return (
    <g className="smc-cube" data-colour={colour}>
      <path className="smc-cube-top" d="M12 2.5l9 4.7L12 12L3 7.2Z" />
      <path className="smc-cube-left" d="M3 7.2L12 12v9.5L3 16.8Z" />
      <path className="smc-cube-right" d="M21 7.2L12 12v9.5l9-4.7Z" />
      {Array.from({ length: colour + 1 }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: dots keep their places
        <circle key={at} className="smc-cube-dot" cx={12 + (at - colour / 2) * 4.2} cy="7.2" r="1.3" />
      ))}
    </g>
  );
}

/** A cube by itself, beside words. */
export function CubeSign({ colour, size = 18 }: { readonly colour: number; readonly size?: number }) {
  return (
    <svg className="smc-art" viewBox="0 0 24 24" width={size} height={size} aria-hidden="true">
      <Cube colour={colour} />
    </svg>
  );
}
