import { isViolation } from '@pentapolis/kernel';
import { describe, expect, it } from 'vitest';
import { blankCity, loadCity } from '../rules/fast/city.ts';
import { rulingBits, scoreFast } from '../rules/fast/index.ts';
import {
  ARCHITECTS,
  akropolis,
  cellAt,
  checkPlacement,
  cityFrom,
  type District,
  footprint,
  hexAt,
  holdingsOf,
  rank,
  readScoreSheet,
  scoreArchitect,
  scoreSheet,
  tileLetters,
  tileNamed,
} from '../rules/index.ts';
import { layTile } from '../rules/placement.ts';
import { tileHexes } from '../rules/tiles.ts';
import {
  CASES,
  type CaseCell,
  casesOf,
  type Expected,
  type ScoringCase,
  type SequenceCase,
} from './cases.ts';
import { act, begin, cityOf } from './positions.ts';

/** Scores a sheet with both cores and expects every figure of it. */
function expectScore(
  cells: readonly CaseCell[],
  stones: number,
  expected: Expected,
  variants: readonly District[] = [],
  rulings: Readonly<Record<string, string>> = {},
): void {
  const sheet = readScoreSheet({ cells, stones, variants, rulings });
  if (isViolation(sheet)) throw new Error(JSON.stringify(sheet));
  expect(scoreSheet(sheet)).toEqual(expected);

  const packed = blankCity();
  loadCity(packed, cityFrom(cells));
  const out = new Int32Array(10);
  expect(scoreFast(packed, rulingBits(sheet.rulings), out) + stones).toBe(expected.total);
  const lines = Object.values(expected.districts);
  expect([...out]).toEqual([...lines.map(({ value }) => value), ...lines.map(({ stars }) => stars)]);
}

function expectAllReadings(position: ScoringCase | SequenceCase, cells: readonly CaseCell[]): void {
  expectScore(cells, position.stones, position.expected);
  for (const { variants, ruling, expected } of position.variantExpectations)
    expectScore(cells, position.stones, expected, variants, ruling);
}

const notation = (move: SequenceCase['moves'][number]): string =>
  `${move.tile}@${move.anchor.q},${move.anchor.r}r${move.rotation}`;

it('covers every kind of worked position there is', () => {
  const kinds = ['scoring', 'sequence', 'legality', 'flow', 'soloArchitect', 'winner'];
  expect(CASES.map(({ kind }) => kind).filter((kind) => !kinds.includes(kind))).toEqual([]);
  expect(CASES.length).toBeGreaterThan(12);
});

describe('worked scores', () => {
  it.each(casesOf('scoring'))('$id $title [AKR-SCORE-1] [AKR-SCORE-3]', (position) => {
    expectAllReadings(position, position.cells);
  });
});

describe('worked sequences', () => {
  it.each(casesOf('sequence'))('$id $title [AKR-PLACE-2] [AKR-PLACE-7] [AKR-STONE-1]', (position) => {
    const city = cityOf();
    const gained = position.moves.map((move) => {
      const { tile, code, anchor, rotation, cells } = move;
      const anchorCell = cellAt(anchor.q, anchor.r);
      expect(tileLetters(tileNamed(tile))).toBe(code);
      expect(footprint(anchorCell, rotation).map(hexAt)).toEqual(cells.map(({ q, r }) => ({ q, r })));
      expect(checkPlacement(city, anchorCell, rotation)).toBeUndefined();
      return layTile(city, tileNamed(tile), tileHexes(tileNamed(tile)), anchorCell, rotation);
    });
    expect(gained).toEqual(position.expectedStonesGained);
    const top = position.expectedTop;
    const byPlace = (a: CaseCell, b: CaseCell): number => a.q - b.q || a.r - b.r;
    const state = { ...begin(1), cities: [city] };
    const seen =
      akropolis.observe(state, 0).cities[0]?.cells.map(({ q, r, hex, height }) => ({ q, r, hex, height })) ??
      [];
    expect(seen.toSorted(byPlace)).toEqual(top.toSorted(byPlace));
    expectAllReadings(position, top);
  });
});

describe('worked placements', () => {
  const rules: Readonly<Record<string, string>> = {
    'single-tile support': 'AKR-PLACE-5',
    'overhang over lake': 'AKR-PLACE-3',
    'level 3 on one tile only': 'AKR-PLACE-5',
  };
  it.each(casesOf('legality').flatMap(({ base, cases }) => cases.map((position) => ({ base, ...position }))))(
    '$name [AKR-PLACE-2] [AKR-PLACE-3] [AKR-PLACE-5]',
    ({ base, name, anchor, rotation, cells, legal }) => {
      const sequence = casesOf('sequence').find(({ id }) => id === base) as SequenceCase;
      const city = cityOf(...sequence.moves.map(notation));
      const anchorCell = cellAt(anchor.q, anchor.r);
      expect(footprint(anchorCell, rotation).map(hexAt)).toEqual(cells.map(({ q, r }) => ({ q, r })));
      const refusal = checkPlacement(city, anchorCell, rotation);
      expect(refusal?.rule).toBe(legal ? undefined : rules[name]);
    },
  );
});

describe('worked rivals', () => {
  it.each(casesOf('soloArchitect'))(
    '$id $title [AKR-SOLO-6] [AKR-SOLO-7] [AKR-SOLO-8] [AKR-SOLO-9]',
    (position) => {
      // "start tile + Mbq + Bhq + hgm + Gqq"; no tile reads hgm clockwise, but gmh is that tile turned.
      const tiles = ['T13', 'T01', 'T28', 'T07'].map(tileNamed);
      expect(tiles.map(tileLetters)).toEqual(['Mbq', 'Bhq', 'gmh', 'Gqq']);
      const { easy, medium, hard } = position.expectedByLevel;
      const totals = ARCHITECTS.map(
        (architect) => scoreArchitect(holdingsOf(tiles), position.stones, { architect, variants: [] }).total,
      );
      expect(totals).toEqual([easy, medium, hard]);
    },
  );
});

describe('worked ends', () => {
  it.each(casesOf('winner'))('$id $title [AKR-END-2] [AKR-END-3]', ({ players, expected, then }) => {
    const winners = (list: typeof players): number[] =>
      rank(list).flatMap((place, seat) => (place === 1 ? [seat] : []));
    expect(winners(players)).toEqual(expected.winners);
    expect(winners(then.players)).toEqual(then.winners);
  });
});

describe('worked flow', () => {
  it.each(casesOf('flow'))(
    '$id $title [AKR-SITE-1] [AKR-SITE-2] [AKR-SITE-3] [AKR-SITE-5]',
    ({ expected }) => {
      const { chief, next, stones } = expected.afterRound;
      // A, B, C, D are T07, T21, T16, T03; x, y, z are T36, T28, T01. Seats count from 0, players in the case from 1.
      const state = begin(2, ['T07', 'T21', 'T16', 'T03', 'T36', 'T28', 'T01']);
      expect(() => act(state, 'T16@1,-1r1')).toThrow('refusal.tooDear');
      act(state, 'T21@0,2r0');
      expect(akropolis.observe(state, 0).site).toEqual(['T07', 'T16', 'T03']);
      expect(state.stones).toEqual([0, 2]);
      act(state, 'T03@0,2r0');
      expect(akropolis.observe(state, 0).site).toEqual(['T07', 'T16']);
      expect(state.stones).toEqual([0, 0]);
      expect(() => act(state, 'T16@1,-1r1')).toThrow('refusal.tooDear');
      act(state, 'T07@1,-1r1');
      expect(akropolis.observe(state, 0).site).toEqual(['T16', 'T36', 'T28', 'T01']);
      expect(state.stones).toEqual(stones);
      expect(state.chief).toBe(chief - 1);
      expect(akropolis.deciding(state)).toEqual([next - 1]);
    },
  );
});
