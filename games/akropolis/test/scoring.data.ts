import type { District, Rulings } from '../rules/index.ts';
import { ring } from './sketch.ts';

/** One line of the score pad in one sketched city. */
export interface Row {
  readonly rule: string;
  readonly says: string;
  readonly city: string;
  readonly district: District;
  readonly rulings?: Partial<Rulings>;
  /** value, stars, points */
  readonly line: readonly [number, number, number];
}

/** A built hex on all six sides of (0, 0). */
export const WALLED = ring(0, 0, 'q q q q q q');

/** A barracks with two sides that look outside and one that looks on a lake of a single hex. */
const LAKESIDE = `0,0 b2; ${ring(0, 0, '. q q . . q')}; ${ring(0, -1, 'q q q q q q')}; 5,5 B`;

export const ROWS: readonly Row[] = [
  {
    rule: 'AKR-SCORE-1',
    says: 'value times stars',
    city: '0,0 G; 1,0 g2; 5,5 g',
    district: 'garden',
    line: [3, 3, 9],
  },
  {
    rule: 'AKR-SCORE-2',
    says: 'a district is worth its height',
    city: '0,0 g4; 1,0 g',
    district: 'garden',
    line: [5, 0, 0],
  },
  {
    rule: 'AKR-SCORE-3',
    says: 'neighbours touch whatever their height',
    city: '0,0 m5; 1,0 m; 0,-1 M',
    district: 'market',
    line: [0, 2, 0],
  },
  {
    rule: 'AKR-SCORE-5',
    says: 'quarries are worth nothing',
    city: '0,0 q7; 1,0 H',
    district: 'house',
    line: [0, 1, 0],
  },

  {
    rule: 'AKR-PLAZA-1',
    says: 'one star on house plazas',
    city: '0,0 H',
    district: 'house',
    line: [0, 1, 0],
  },
  { rule: 'AKR-PLAZA-1', says: 'two on market plazas', city: '0,0 M', district: 'market', line: [0, 2, 0] },
  {
    rule: 'AKR-PLAZA-1',
    says: 'two on barracks plazas',
    city: '0,0 B',
    district: 'barracks',
    line: [0, 2, 0],
  },
  { rule: 'AKR-PLAZA-1', says: 'two on temple plazas', city: '0,0 T', district: 'temple', line: [0, 2, 0] },
  { rule: 'AKR-PLAZA-1', says: 'three on garden plazas', city: '0,0 G', district: 'garden', line: [0, 3, 0] },
  {
    rule: 'AKR-PLAZA-2',
    says: 'stars add up, height or not, near or far',
    city: '0,0 G9; 9,9 G; 1,0 g',
    district: 'garden',
    line: [1, 6, 6],
  },
  {
    rule: 'AKR-PLAZA-3',
    says: 'nothing without a plaza of the colour',
    city: '0,0 g5; 1,0 H',
    district: 'garden',
    line: [5, 0, 0],
  },

  {
    rule: 'AKR-HOUSE-1',
    says: 'one group only',
    city: '0,0 h; 1,0 h; 5,0 h; 9,0 H',
    district: 'house',
    line: [2, 1, 2],
  },
  {
    rule: 'AKR-HOUSE-1',
    says: 'most hexes before most value',
    city: '0,0 h; 1,0 h; 5,0 h9; 9,0 H',
    district: 'house',
    line: [2, 1, 2],
  },
  {
    rule: 'AKR-HOUSE-1',
    says: 'of equal groups the most valuable',
    city: '0,0 h; 1,0 h; 5,0 h2; 6,0 h; 9,0 H',
    district: 'house',
    line: [3, 1, 3],
  },
  {
    rule: 'AKR-HOUSE-1',
    says: 'and in the other order too',
    city: '5,0 h2; 6,0 h; 0,0 h; 1,0 h; 9,0 H',
    district: 'house',
    line: [3, 1, 3],
  },
  {
    rule: 'AKR-HOUSE-1',
    says: 'a plaza joins no group',
    city: '0,0 h; 1,0 H; 2,0 h',
    district: 'house',
    line: [1, 1, 1],
  },
  {
    rule: 'AKR-OPTION-1',
    says: 'by value a small group may count',
    city: '0,0 h; 1,0 h; 5,0 h9; 9,0 H',
    district: 'house',
    rulings: { houses: 'byValue' },
    line: [9, 1, 9],
  },

  {
    rule: 'AKR-MARKET-1',
    says: 'alone it counts',
    city: '0,0 m3; 2,0 m; 5,5 M',
    district: 'market',
    line: [4, 2, 8],
  },
  {
    rule: 'AKR-MARKET-1',
    says: 'touching, neither counts',
    city: '0,0 m3; 1,0 m; 5,5 M; 5,0 m',
    district: 'market',
    line: [1, 2, 2],
  },
  {
    rule: 'AKR-MARKET-2',
    says: 'a plaza is no rival',
    city: '0,0 m3; 1,0 M',
    district: 'market',
    line: [3, 2, 6],
  },

  {
    rule: 'AKR-BARRACKS-1',
    says: 'one empty neighbour will do',
    city: `0,0 b2; ${ring(0, 0, 'q q q q q .')}; 5,5 B`,
    district: 'barracks',
    line: [2, 2, 4],
  },
  {
    rule: 'AKR-BARRACKS-1',
    says: 'walled in it does not count',
    city: `0,0 b2; ${WALLED}; 5,5 B`,
    district: 'barracks',
    line: [0, 2, 0],
  },
  {
    rule: 'AKR-BARRACKS-2',
    says: 'a lake is not the edge',
    city: `${ring(0, 0, 'b q q q q q')}; ${ring(0, -1, 'q q q . q q')}; 5,5 B`,
    district: 'barracks',
    line: [0, 2, 0],
  },
  {
    rule: 'AKR-OPTION-2',
    says: 'unless any empty hex will do',
    city: `${ring(0, 0, 'b q q q q q')}; ${ring(0, -1, 'q q . . . q')}; 5,5 B`,
    district: 'barracks',
    rulings: { barracksEdge: 'anyEmpty' },
    line: [1, 2, 2],
  },

  {
    rule: 'AKR-TEMPLE-1',
    says: 'built on all six sides',
    city: `0,0 t3; ${WALLED}; 5,5 T`,
    district: 'temple',
    line: [3, 2, 6],
  },
  {
    rule: 'AKR-TEMPLE-1',
    says: 'open on one side',
    city: `0,0 t3; ${ring(0, 0, 'q q q q q .')}; 5,5 T`,
    district: 'temple',
    line: [0, 2, 0],
  },
  {
    rule: 'AKR-TEMPLE-2',
    says: 'a lake is a gap',
    city: `${ring(0, 0, 't q q q q q')}; ${ring(0, -1, 'q q . . . q')}; 5,5 T`,
    district: 'temple',
    line: [0, 2, 0],
  },

  {
    rule: 'AKR-GARDEN-1',
    says: 'anywhere',
    city: `0,0 g2; ${WALLED}; 5,5 G; 9,9 g`,
    district: 'garden',
    line: [3, 3, 9],
  },

  {
    rule: 'AKR-VARIANT-1',
    says: 'other colours are left alone',
    city: '0,0 m3; 1,0 M',
    district: 'market',
    rulings: { variants: ['house', 'barracks', 'temple', 'garden'] },
    line: [3, 2, 6],
  },
  {
    rule: 'AKR-VARIANT-1',
    says: 'the usual condition comes first',
    city: '0,0 m3; 1,0 M; -1,0 m',
    district: 'market',
    rulings: { variants: ['market'] },
    line: [0, 2, 0],
  },
  {
    rule: 'AKR-VARIANT-2',
    says: 'nine is not enough',
    city: '0,0 h4; 1,0 h5; 9,0 H',
    district: 'house',
    rulings: { variants: ['house'] },
    line: [9, 1, 9],
  },
  {
    rule: 'AKR-VARIANT-2',
    says: 'ten is',
    city: '0,0 h5; 1,0 h5; 9,0 H',
    district: 'house',
    rulings: { variants: ['house'] },
    line: [20, 1, 20],
  },
  {
    rule: 'AKR-VARIANT-2',
    says: 'the group is chosen before',
    city: '0,0 h; 1,0 h; 5,0 h12; 9,0 H',
    district: 'house',
    rulings: { variants: ['house'] },
    line: [2, 1, 2],
  },
  {
    rule: 'AKR-VARIANT-3',
    says: 'beside a plaza',
    city: '0,0 m3; 1,0 M; 5,5 m',
    district: 'market',
    rulings: { variants: ['market'] },
    line: [7, 2, 14],
  },
  {
    rule: 'AKR-VARIANT-3',
    says: 'once, with two plazas',
    city: '0,0 m3; 1,0 M; -1,0 M',
    district: 'market',
    rulings: { variants: ['market'] },
    line: [6, 4, 24],
  },
  ...[1, 2, 3, 4, 5].map(
    (gaps): Row => ({
      rule: 'AKR-VARIANT-4',
      says: `${gaps} empty neighbours`,
      city: `0,0 b2; ${ring(0, 0, [...Array(6)].map((_, at) => (at < gaps ? '.' : 'q')).join(' '))}; 5,5 B`,
      district: 'barracks',
      rulings: { variants: ['barracks'] },
      line: gaps === 3 || gaps === 4 ? [4, 2, 8] : [2, 2, 4],
    }),
  ),
  {
    rule: 'AKR-VARIANT-4',
    says: 'two sides outside and one on a lake are two',
    city: LAKESIDE,
    district: 'barracks',
    rulings: { variants: ['barracks'] },
    line: [2, 2, 4],
  },
  {
    rule: 'AKR-VARIANT-4',
    says: 'but three where a lake makes an edge',
    city: LAKESIDE,
    district: 'barracks',
    rulings: { variants: ['barracks'], barracksEdge: 'anyEmpty' },
    line: [4, 2, 8],
  },
  {
    rule: 'AKR-VARIANT-4',
    says: 'and in matches of version 1',
    city: LAKESIDE,
    district: 'barracks',
    rulings: { variants: ['barracks'], version: 1 },
    line: [4, 2, 8],
  },
  {
    rule: 'AKR-VARIANT-4',
    says: 'three sides outside beside a lake are three',
    city: `0,0 b2; ${ring(0, 0, '. q . . . q')}; ${ring(0, -1, 'q q q q q q')}; 5,5 B`,
    district: 'barracks',
    rulings: { variants: ['barracks'] },
    line: [4, 2, 8],
  },
  {
    rule: 'AKR-VARIANT-5',
    says: 'on the ground',
    city: `0,0 t; ${WALLED}; 5,5 T`,
    district: 'temple',
    rulings: { variants: ['temple'] },
    line: [1, 2, 2],
  },
  {
    rule: 'AKR-VARIANT-5',
    says: 'on the second level',
    city: `0,0 t2; ${WALLED}; 5,5 T`,
    district: 'temple',
    rulings: { variants: ['temple'] },
    line: [4, 2, 8],
  },
  {
    rule: 'AKR-VARIANT-6',
    says: 'by a lake',
    city: `${ring(0, 0, 'g2 q q q q q')}; 5,5 G; 9,9 g`,
    district: 'garden',
    rulings: { variants: ['garden'] },
    line: [5, 3, 15],
  },
  {
    rule: 'AKR-VARIANT-6',
    says: 'by the sea',
    city: `${ring(0, 0, 'g2 q q . q q')}; 5,5 G`,
    district: 'garden',
    rulings: { variants: ['garden'] },
    line: [2, 3, 6],
  },
  {
    rule: 'AKR-OPTION-3',
    says: 'a large lake',
    city: `${ring(0, 0, 'q q . q q g2')}; ${ring(1, 0, 'q q q q . .')}; 5,5 G`,
    district: 'garden',
    rulings: { variants: ['garden'] },
    line: [4, 3, 12],
  },
  {
    rule: 'AKR-OPTION-3',
    says: 'is none for those who want single hexes',
    city: `${ring(0, 0, 'q q . q q g2')}; ${ring(1, 0, 'q q q q . .')}; 5,5 G`,
    district: 'garden',
    rulings: { variants: ['garden'], lake: 'singleHexOnly' },
    line: [2, 3, 6],
  },
];
