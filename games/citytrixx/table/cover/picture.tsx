import { LOCOS, type Loco } from '../art/locos.data.ts';
import { COLOURS, type CoverCompany } from './looks.data.ts';
import './cover.css';

/** Rows of the departure board: a company and the way its share has gone. */
const BOARD: readonly (readonly [CoverCompany, readonly number[]])[] = [
  ['BE', [40, 45, 50]],
  ['FR', [45, 60, 100]],
  ['DE', [40, 35, 120]],
];

/** Trains at the platforms: company, level, place and size. */
const TRAINS: readonly (readonly [CoverCompany, number, number, number, number])[] = [
  ['DE', 4, 480, 382, 11],
  ['BE', 1, 120, 572, 7.2],
  ['FR', 2, 960, 526, 9],
];

const HEXES: readonly (readonly [number, number, number])[] = [
  [1, 1120, 270],
  [2, 1250, 345],
  [3, 1380, 270],
];

/** A station hall at rush hour: three trains under an iron roof, and the shares on the departure board. */
export function Picture() {
  return (
    <svg
      className="citytrixx-cover"
      viewBox="0 0 1600 800"
      preserveAspectRatio="xMaxYMid slice"
      aria-hidden="true"
    >
      <path className="cover-sky" d="M0 0H1600V800H0Z" />
      <path className="cover-glass" d="M0 330Q800 -150 1600 330V470H0Z" />
      <path
        className="cover-iron"
        d="M0 330Q800 -150 1600 330M0 372Q800 -96 1600 372M100 276V330M250 203V262M400 148V210M550 112V174M700 92V156M900 92V156M1050 112V174M1200 148V210M1350 203V262M1500 276V330"
      />
      <path className="cover-post" d="M330 190H352V640H330ZM1536 300H1558V640H1536Z" />
      <g className="cover-board" transform="translate(470 150)">
        <rect width="540" height="206" rx="14" />
        <path className="cover-hanger" d="M90 0V-70M450 0V-82" />
        {BOARD.map(([company, values], row) => (
          <g key={company} transform={`translate(24 ${20 + 60 * row})`} data-colour={COLOURS[company]}>
            <rect className="cover-plate" width="78" height="46" rx="6" />
            <text className="cover-letters" x="39" y="33">
              {company}
            </text>
            {values.map((value, at) => (
              <g key={value} transform={`translate(${104 + 132 * at} 0)`}>
                <rect className="cover-flap" width="118" height="46" rx="5" />
                <path className="cover-fold" d="M0 23H118" />
                <text className="cover-value" x="59" y="34">
                  {value}
                </text>
              </g>
            ))}
          </g>
        ))}
      </g>
      {HEXES.map(([year, x, y]) => (
        <g key={year} data-year={year} transform={`translate(${x} ${y}) scale(4.2)`}>
          <path className="cover-hex" d="M-8 -14.5H8L16.5 0L8 14.5H-8L-16.5 0Z" />
          <text className="cover-year" y="5.5">
            {year}
          </text>
        </g>
      ))}
      <path className="cover-far" d="M0 640H1600V690H0Z" />
      <path className="cover-platform" d="M0 760H1600V800H0Z" />
      <path className="cover-edge" d="M0 752H1600V762H0Z" />
      <path className="cover-rail" d="M0 664H1600M0 758H1600" />
      {TRAINS.map(([company, level, x, y, scale]) => (
        <CoverTrain
          key={company}
          company={company}
          level={level}
          at={`translate(${x} ${y}) scale(${scale})`}
        />
      ))}
    </svg>
  );
}

function CoverTrain({
  company,
  level,
  at,
}: {
  readonly company: CoverCompany;
  readonly level: number;
  readonly at: string;
}) {
  const { body, lines, glass, wheels } = LOCOS[level - 1] as Loco;
  return (
    <g transform={at} data-colour={COLOURS[company]}>
      <path className="cover-body" d={body} />
      <path className="cover-window" d={glass} />
      <path className="cover-lines" d={lines} />
      {wheels.map(([wheel, radius]) => (
        <circle key={wheel} className="cover-wheel" cx={wheel} cy={25.5 - radius} r={radius} />
      ))}
    </g>
  );
}
