import { DISTRICTS, type District, type HexLetter, STARS } from '../../rules/index.ts';

/** What a hex letter stands for, in the words a drawing needs. */
export interface Kind {
  readonly sort: 'district' | 'plaza' | 'quarry';
  readonly district?: District;
  /** On a plaza; 0 elsewhere. */
  readonly stars: number;
}

const QUARRY: Kind = { sort: 'quarry', stars: 0 };

/** The letter of a district, `h` for houses; in upper case its plaza. */
export function letterOf(district: District): HexLetter {
  return district[0] as HexLetter;
}

const KINDS: Readonly<Record<string, Kind>> = Object.fromEntries(
  DISTRICTS.flatMap((district, colour): [string, Kind][] => [
    [letterOf(district), { sort: 'district', district, stars: 0 }],
    [letterOf(district).toUpperCase(), { sort: 'plaza', district, stars: STARS[colour] as number }],
  ]),
);

export function kindOf(letter: HexLetter): Kind {
  return KINDS[letter] ?? QUARRY;
}
