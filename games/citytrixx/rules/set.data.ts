import type { CompanyColour, CompanyId } from './companies.ts';

/**
 * One face that all five decks share: kind, number, first year, level of a train (0 = none), and what its city earns in
 * years 1, 2, 3 (0 = takes no part). Reconstructed: nothing but the numbers and kinds is printed in the rulebook.
 */
export type FaceRow = readonly [
  kind: 'certificate' | 'train' | 'money',
  rank: number,
  introYear: 1 | 2 | 3,
  level: 0 | 1 | 2 | 3 | 4,
  yellow: number,
  green: number,
  brown: number,
];

export const FACE_ROWS: readonly FaceRow[] = [
  ['certificate', 2, 1, 0, 30, 40, 50],
  ['certificate', 4, 1, 0, 30, 35, 45],
  ['certificate', 6, 1, 0, 25, 35, 40],
  ['certificate', 8, 1, 0, 20, 30, 35],
  ['certificate', 10, 1, 0, 20, 25, 35],
  ['certificate', 12, 2, 0, 0, 25, 30],
  ['certificate', 14, 2, 0, 0, 20, 30],
  ['certificate', 16, 3, 0, 0, 0, 20],
  ['train', 1, 1, 1, 25, 0, 0],
  ['train', 3, 1, 1, 20, 0, 0],
  ['train', 5, 1, 1, 20, 0, 0],
  ['train', 7, 1, 2, 15, 20, 0],
  ['train', 9, 1, 2, 10, 20, 0],
  ['train', 11, 2, 3, 0, 20, 30],
  ['train', 13, 2, 3, 0, 15, 25],
  ['train', 15, 3, 4, 0, 0, 20],
  ['money', 1, 1, 0, 30, 40, 50],
  ['money', 3, 1, 0, 25, 35, 45],
  ['money', 5, 1, 0, 25, 30, 40],
  ['money', 7, 1, 0, 20, 30, 35],
  ['money', 9, 2, 0, 0, 25, 35],
  ['money', 11, 2, 0, 0, 20, 30],
  ['money', 13, 3, 0, 0, 0, 25],
  ['money', 15, 3, 0, 0, 0, 20],
];

/** A company of the set: Belgian, French and German are the rulebook's, the other two are reconstructed. */
export interface CompanyRow {
  readonly id: CompanyId;
  readonly colour: CompanyColour;
  /** City names in the order of {@link FACE_ROWS}. */
  readonly cities: readonly string[];
}

export const COMPANY_ROWS: readonly CompanyRow[] = [
  {
    id: 'BE',
    colour: 'yellow',
    cities: [
      'Bruxelles',
      'Gent',
      'Liège',
      'Namur',
      'Mons',
      'Aalst',
      'Hasselt',
      'Dendermonde',
      'Roeselare',
      'Turnhout',
      'Vilvoorde',
      'Genk',
      'Verviers',
      'Kortrijk',
      'Tournai',
      'Arlon',
      'Antwerpen',
      'Charleroi',
      'Brugge',
      'Leuven',
      'Mechelen',
      'Oostende',
      'Mouscron',
      'Dinant',
    ],
  },
  {
    id: 'FR',
    colour: 'blue',
    cities: [
      'Paris',
      'Lyon',
      'Nice',
      'Strasbourg',
      'Bordeaux',
      'Rennes',
      'Reims',
      'Limoges',
      'Nîmes',
      'Amiens',
      'Metz',
      'Dijon',
      'Angers',
      'Le Havre',
      'Grenoble',
      'Besançon',
      'Marseille',
      'Toulouse',
      'Nantes',
      'Montpellier',
      'Lille',
      'Toulon',
      'Tours',
      'Orléans',
    ],
  },
  {
    id: 'DE',
    colour: 'pink',
    cities: [
      'Berlin',
      'München',
      'Frankfurt',
      'Düsseldorf',
      'Dortmund',
      'Bremen',
      'Dresden',
      'Münster',
      'Bielefeld',
      'Karlsruhe',
      'Mannheim',
      'Bochum',
      'Wuppertal',
      'Hannover',
      'Duisburg',
      'Augsburg',
      'Hamburg',
      'Köln',
      'Stuttgart',
      'Leipzig',
      'Essen',
      'Nürnberg',
      'Bonn',
      'Kassel',
    ],
  },
  {
    id: 'NL',
    colour: 'orange',
    cities: [
      'Amsterdam',
      'Den Haag',
      'Eindhoven',
      'Tilburg',
      'Breda',
      'Arnhem',
      'Haarlem',
      'Dordrecht',
      'Leiden',
      'Delft',
      'Deventer',
      'Zwolle',
      'Zoetermeer',
      'Enschede',
      'Apeldoorn',
      'Alkmaar',
      'Rotterdam',
      'Utrecht',
      'Groningen',
      'Almere',
      'Nijmegen',
      'Amersfoort',
      'Maastricht',
      'Venlo',
    ],
  },
  {
    id: 'IT',
    colour: 'purple',
    cities: [
      'Roma',
      'Napoli',
      'Palermo',
      'Bologna',
      'Bari',
      'Venezia',
      'Verona',
      'Modena',
      'Taranto',
      'Reggio Calabria',
      'Perugia',
      'Brescia',
      'Parma',
      'Messina',
      'Trieste',
      'Livorno',
      'Milano',
      'Torino',
      'Genova',
      'Firenze',
      'Catania',
      'Padova',
      'Prato',
      'Ravenna',
    ],
  },
];

/** Spaces of the share track. */
export const TRACK_POSITIONS: readonly number[] = [
  0, 10, 20, 30, 35, 40, 45, 50, 60, 70, 80, 90, 100, 110, 120, 130, 140, 150, 165, 180, 200,
];

/** Spaces a company may start on. */
export const TRACK_STARTS: readonly number[] = [30, 35, 40, 45, 50];

/** Red numbers beside 0, 5, 10 .. 95 and beside 0, 100 .. 900: a tenth, halves rounded up. */
export const LOW_RED: readonly number[] = [0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8, 9, 9, 10];
export const HIGH_RED: readonly number[] = [0, 10, 20, 30, 40, 50, 60, 70, 80, 90];
