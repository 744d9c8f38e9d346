import type { CharacterId, DistrictId } from '../../rules/index.ts';
import { Layers } from '../art/emblem.tsx';
import { characterDrawing, colourOf, DISTRICT_DRAWINGS, fieldOf } from '../art/emblems.ts';
import { CROWN } from '../art/signs.data.ts';
import '../art/art.css';
import './cover.css';

const BANNERS: readonly (readonly [CharacterId, number])[] = [
  ['thief', 560],
  ['bishop', 810],
  ['king', 1060],
  ['merchant', 1310],
  ['warlord', 1540],
];

const CARDS: readonly (readonly [DistrictId, number, number])[] = [
  ['tavern', 700, -13],
  ['cathedral', 870, -6],
  ['dragonGate', 1050, 1],
  ['fortress', 1230, 7],
  ['palace', 1400, 13],
];

const CANDLES = [560, 1500] as const;

/** A guild hall by candlelight: the arms of five guests on the wall, five districts on the table, the Crown among them. */
export function Picture() {
  return (
    <svg
      className="cit citadels-cover"
      viewBox="0 0 1600 800"
      preserveAspectRatio="xMaxYMid slice"
      aria-hidden="true"
    >
      <defs>
        <radialGradient id="cit-cover-light" cx="66%" cy="58%" r="62%">
          <stop className="cover-glow" offset="0" />
          <stop className="cover-gloom" offset="1" />
        </radialGradient>
        <radialGradient id="cit-cover-flame">
          <stop className="cover-halo" offset="0" />
          <stop className="cover-halo-end" offset="1" />
        </radialGradient>
      </defs>
      <rect className="cover-wall" width="1600" height="800" />
      <path
        className="cover-stones"
        d="M0 90H1600M0 190H1600M0 290H1600M0 390H1600M0 490H1600M80 0V90M300 90V190M160 190V290M420 290V390M240 390V490M660 0V90M930 90V190M700 290V390M1180 0V90M1440 190V290M960 390V490M1190 290V390M1420 0V90"
      />
      <path className="cover-beam" d="M0 0H1600V34H0Z" />
      {BANNERS.map(([character, x]) => (
        <g key={character} data-colour={fieldOf(character)} transform={`translate(${x} 34)`}>
          <path className="cover-cloth" d="M-82 0H82V270L0 330L-82 270Z" />
          <path className="cover-fold" d="M0 0H82V270L0 330Z" />
          <path className="cover-hem" d="M-82 252L0 312L82 252" />
          <g transform="translate(-63 70) scale(5.25)">
            <Layers drawing={characterDrawing(character)} />
          </g>
        </g>
      ))}
      <path className="cover-table" d="M0 560H1600V800H0Z" />
      <path className="cover-grain" d="M0 600H1600M0 660H1600M0 735H1600" />
      <rect fill="url(#cit-cover-light)" width="1600" height="800" />
      {CARDS.map(([district, x, turn]) => (
        <g key={district} data-colour={colourOf(district)} transform={`translate(${x} 640) rotate(${turn})`}>
          <rect className="cover-shadow" x="-84" y="-124" width="180" height="262" rx="12" />
          <rect className="cover-card" x="-90" y="-132" width="180" height="262" rx="12" />
          <rect className="cover-plaque" x="-76" y="-118" width="152" height="176" rx="6" />
          <path className="cover-lines" d="M-60 82H60M-44 104H44" />
          <g transform="translate(-63 -96) scale(5.25)">
            <Layers drawing={DISTRICT_DRAWINGS[district]} />
          </g>
        </g>
      ))}
      <g className="cover-crown" transform="translate(985 428) scale(5.4)">
        <path d={CROWN} />
      </g>
      {CANDLES.map((x) => (
        <g key={x} transform={`translate(${x} 0)`}>
          <circle cx="0" cy="420" r="210" fill="url(#cit-cover-flame)" />
          <path className="cover-candle" d="M-17 470H17V640H-17Z" />
          <path className="cover-flame" d="M0 396c18 26 18 44 9 60H-9c-9-16-9-34 9-60Z" />
          <path className="cover-stick" d="M-46 640H46L30 664H-30Z" />
        </g>
      ))}
    </svg>
  );
}
