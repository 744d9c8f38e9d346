import { grain } from './grid.ts';

/** Height of the horizon in the picture. */
const HORIZON = 330;

const SAILS = [
  { x: 790, y: 725, size: 1.3 },
  { x: 330, y: 470, size: 0.9 },
  { x: 120, y: 400, size: 0.6 },
] as const;

const ISLANDS = [
  { d: 'M-20 330C60 296 120 300 190 310C260 276 330 268 400 302C450 312 500 318 560 330Z', tone: 'far' },
  { d: 'M1180 330C1240 290 1330 262 1400 276C1480 262 1560 292 1640 330Z', tone: 'far' },
  { d: 'M-40 336C20 316 70 312 130 336Z', tone: 'near' },
] as const;

const CLOUDS = [
  { x: 150, y: 120, wide: 190 },
  { x: 1010, y: 84, wide: 150 },
  { x: 1330, y: 110, wide: 220 },
  { x: 470, y: 200, wide: 110 },
] as const;

/** Light on the water under the sun, denser towards the horizon. */
const GLITTER = Array.from({ length: 90 }, (_, index) => {
  const depth = grain(index, 1, 2) ** 1.6;
  const y = HORIZON + 6 + depth * 440;
  const spread = 40 + depth * 260;
  return {
    x: Math.round(840 + (grain(index, 2, 3) - 0.5) * 2 * spread),
    y: Math.round(y),
    wide: Math.round(6 + depth * 34 * grain(index, 3, 4)),
  };
});

function Sail({ x, y, size }: { x: number; y: number; size: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`}>
      <path d="M-22 6H22L15 14H-14Z" fill="var(--cover-wood)" />
      <path d="M-2-34C14-24 18-8 16 2H-2Z" fill="var(--cover-sail)" />
      <path d="M-4-28C-12-18-16-6-16 2H-4Z" fill="var(--cover-sail-shade)" />
      <path d="M-30 17H30M-18 21H20" stroke="var(--cover-glitter)" strokeWidth={1.5} opacity={0.7} />
    </g>
  );
}

/** Sky, sun, islands and the Aegean. */
export function Sea() {
  return (
    <>
      <defs>
        <linearGradient id="cover-sky" x2="0" y2="1">
          <stop offset="0" stopColor="var(--cover-sky-high)" />
          <stop offset="1" stopColor="var(--cover-sky-low)" />
        </linearGradient>
        <linearGradient id="cover-sea" x2="0" y2="1">
          <stop offset="0" stopColor="var(--cover-sea-far)" />
          <stop offset="0.35" stopColor="var(--cover-sea-mid)" />
          <stop offset="1" stopColor="var(--cover-sea-near)" />
        </linearGradient>
        <radialGradient id="cover-glow">
          <stop offset="0" stopColor="var(--cover-glow)" stopOpacity={0.8} />
          <stop offset="0.3" stopColor="var(--cover-glow)" stopOpacity={0.28} />
          <stop offset="0.6" stopColor="var(--cover-glow)" stopOpacity={0.07} />
          <stop offset="1" stopColor="var(--cover-glow)" stopOpacity={0} />
        </radialGradient>
      </defs>
      <rect width={1600} height={HORIZON + 10} fill="url(#cover-sky)" />
      <circle cx={840} cy={140} r={300} fill="url(#cover-glow)" />
      <circle cx={840} cy={140} r={46} fill="var(--cover-sun)" />
      <g fill="var(--cover-cloud)">
        {CLOUDS.map(({ x, y, wide }) => (
          <path
            key={x}
            d={`M${x - wide / 2} ${y}q${wide * 0.08} ${-wide * 0.12} ${wide * 0.25} ${-wide * 0.08}q${wide * 0.12} ${-wide * 0.16} ${wide * 0.3} ${-wide * 0.02}q${wide * 0.2} ${-wide * 0.08} ${wide * 0.45} ${wide * 0.1}Z`}
          />
        ))}
      </g>
      <rect y={HORIZON} width={1600} height={800 - HORIZON} fill="url(#cover-sea)" />
      {ISLANDS.map(({ d, tone }) => (
        <path key={d} d={d} fill={`var(--cover-island-${tone})`} />
      ))}
      <g stroke="var(--cover-glitter)" strokeLinecap="round" strokeWidth={2}>
        {GLITTER.map(({ x, y, wide }) => (
          <path key={`${x},${y}`} d={`M${x - wide / 2} ${y}h${wide}`} />
        ))}
      </g>
      {SAILS.map((sail) => (
        <Sail key={sail.x} {...sail} />
      ))}
    </>
  );
}
