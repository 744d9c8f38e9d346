import { fastChance, type Speaker, speaker } from '@pentapolis/kernel';
import { describe, expect, it } from 'vitest';
import { messages as rulebook } from '../rulebook/index.ts';
import {
  type Action,
  akropolis,
  DEFAULT_RULINGS,
  DISTRICTS,
  type HexLetter,
  type View,
  type ViewCity,
} from '../rules/index.ts';
import { hexOn } from '../table/board/hex-on.ts';
import { finalSheet, tieNotes } from '../table/final/rows.ts';
import { messages as en } from '../table/messages.en.ts';
import { messages as fr } from '../table/messages.fr.ts';
import { gainsOf } from '../table/model/gains.ts';
import { kindOf, letterOf } from '../table/model/letters.ts';
import { explanationsOf, marksOf } from '../table/model/marks.ts';
import { backToFront, columnsOf, lakeHexes, MODEL, PLAN, sceneBounds, topOf } from '../table/model/scene.ts';
import { gainsText, whereText } from '../table/model/words.ts';
import { conditionLines } from '../table/panels/conditions.tsx';
import { turnsOf } from '../table/phase.ts';
import { optionsWith } from './positions.ts';

/** All but the draw of the first player, which these tests have no use for. */
const optionsOf = (seats: number, more: object) =>
  optionsWith(seats, seats === 1 ? { architect: 'metagenes', ...more } : { first: 'seat1', ...more });

function played(seats: number, turns: number, more: object = {}, seed = 5) {
  const chance = fastChance(seed);
  const state = akropolis.setup({ seats, options: optionsOf(seats, more) }, chance);
  for (let turn = 0; turn < turns && akropolis.deciding(state).length > 0; turn++) {
    const seat = akropolis.deciding(state)[0] as number;
    const legal = akropolis.legalActions(state, seat);
    akropolis.apply(state, seat, legal[chance.pick(legal.length)] as Action, chance);
  }
  return state;
}

const cell = (q: number, r: number, hex: HexLetter, height = 1, tile = 'T01') => ({
  q,
  r,
  hex,
  height,
  tile,
});

const SAYS: readonly (readonly ['en' | 'fr', Speaker])[] = [
  ['en', speaker('en', { ...rulebook.en, ...en }, ['Ada', 'Bo'])],
  ['fr', speaker('fr', { ...rulebook.fr, ...fr }, ['Ada', 'Bo'])],
];

describe('columns', () => {
  it('are painted from back to front, whatever their order in the city', () => {
    const cells = akropolis.observe(played(2, 24), 0).cities[0]?.cells ?? [];
    const columns = columnsOf(cells, MODEL);
    expect(columns).toHaveLength(cells.length);
    for (let at = 1; at < columns.length; at++)
      expect(backToFront(columns[at - 1] as never, columns[at] as never)).toBeLessThan(0);
    expect(columnsOf([...cells].reverse(), MODEL)).toEqual(columns);
  });

  it('know what stands in front of them and which neighbours share their tile', () => {
    const [back, front] = columnsOf([cell(0, 0, 'h', 1), cell(0, -1, 'h', 3, 'T02')], MODEL);
    expect(back?.front).toEqual([0, 1, 0]);
    expect(front?.front).toEqual([0, 0, 0]);
    const same = columnsOf([cell(0, 0, 'h'), cell(0, -1, 'h')], MODEL);
    expect(same.map(({ joined }) => joined)).toEqual([1 << 3, 1 << 0]);
  });

  it('lie in the shade of higher neighbours towards the sun only', () => {
    const shade = (q: number, r: number) =>
      columnsOf([cell(0, 0, 'h', 1), cell(q, r, 'h', 3, 'T02')], MODEL).find(({ key }) => key === '0,0')
        ?.shade;
    expect(shade(-1, 0)).toMatch(/^M/);
    expect(shade(-1, 1)).toMatch(/^M/);
    expect(shade(1, 0)).toBe('');
    expect(shade(0, 1)).toBe('');
  });

  it('are hit where they are seen: the front one of two tops', () => {
    const cells = [cell(0, 0, 'h', 1), cell(0, 1, 'q', 4, 'T02')];
    const top = topOf(cells[1] as never, 4, MODEL);
    expect(hexOn(top, cells, MODEL)).toBe(cells[1]);
    expect(hexOn(topOf(cells[0] as never, 1, MODEL), [cells[0] as never], MODEL)).toBe(cells[0]);
    expect(hexOn({ x: 900, y: 900 }, cells, MODEL)).toBeUndefined();
  });

  it('fit into the picture with room for one more tile', () => {
    const { x, y, width, height } = sceneBounds([cell(0, 0, 'H')], PLAN);
    expect([x, y]).toEqual([-width / 2, -height / 2]);
    expect(width).toBeGreaterThan(400);
  });
});

describe('lakes', () => {
  it('are the empty hexes a city encloses', () => {
    const ring = [
      cell(0, -1, 'q'),
      cell(1, -1, 'q'),
      cell(1, 0, 'q'),
      cell(0, 1, 'q'),
      cell(-1, 1, 'q'),
      cell(-1, 0, 'q'),
    ];
    expect(lakeHexes(ring)).toEqual([{ q: 0, r: 0 }]);
    expect(lakeHexes(ring.slice(1))).toEqual([]);
  });
});

describe('marks', () => {
  const cells = [
    cell(0, 0, 'm'),
    cell(1, 0, 'm'),
    cell(4, 0, 'M', 1, 'T03'),
    cell(5, 0, 'b', 2, 'T03'),
    cell(8, 0, 'm', 2, 'T04'),
  ];
  const score = { districts: {}, stonePoints: 0, total: 0 } as unknown as NonNullable<ViewCity['score']>;
  const city: ViewCity = { stones: 0, last: [], cells, score };
  const choices = { ...DEFAULT_RULINGS, long: false, liveScores: 'shown', architect: 'hippodamos' } as const;
  const explained = explanationsOf(city, choices);

  it('always show districts that earn nothing', () => {
    expect([...marksOf(cells, explained, undefined)]).toEqual([
      ['0,0', 'idle'],
      ['1,0', 'idle'],
    ]);
    expect(explained.get('0,0')?.because.map(({ q, r }) => `${q},${r}`)).toEqual(['1,0']);
  });

  it('with a colour singled out, tell what counts in it from what does not and from the rest', () => {
    expect(Object.fromEntries(marksOf(cells, explained, 'market'))).toEqual({
      '0,0': 'idle',
      '1,0': 'idle',
      '4,0': 'counts',
      '5,0': 'dimmed',
      '8,0': 'counts',
    });
  });

  it('tell nothing while points are kept for the end', () => {
    const hidden = akropolis.observe(played(2, 12, { liveScores: 'hidden' }), 0);
    expect(hidden.cities[0]?.score).toBeUndefined();
    expect(explanationsOf(hidden.cities[0], hidden.choices).size).toBe(0);
  });
});

describe('letters', () => {
  it('name five districts, their plazas with their stars, and quarries', () => {
    for (const district of DISTRICTS) {
      expect(kindOf(letterOf(district))).toEqual({ sort: 'district', district, stars: 0 });
      expect(kindOf(letterOf(district).toUpperCase() as HexLetter).sort).toBe('plaza');
    }
    expect(kindOf('G').stars).toBe(3);
    expect(kindOf('q')).toEqual({ sort: 'quarry', stars: 0 });
  });
});

describe('gains', () => {
  it('are what the next View shows, the price aside', () => {
    const state = played(2, 14);
    const seat = akropolis.deciding(state)[0] as number;
    const before = akropolis.observe(state, seat).cities[seat] as ViewCity;
    for (const action of akropolis.legalActions(state, seat).filter((_, at) => at % 37 === 0)) {
      const next = akropolis.clone(state);
      const facts: { kind: string; stones?: unknown; price?: unknown }[] = [];
      akropolis.apply(next, seat, action, fastChance(1), (fact) => facts.push(fact as never));
      const after = akropolis.observe(next, seat).cities[seat] as ViewCity;
      const price = Number(facts.find(({ kind }) => kind === 'took')?.price);
      const gains = gainsOf(before, after, price);
      expect(gains.stones).toBe(Number(facts.find(({ kind }) => kind === 'quarried')?.stones ?? 0));
      expect(gains.total).toBe((after.score?.total ?? 0) - (before.score?.total ?? 0));
      const sum = DISTRICTS.reduce((total, district) => total + (gains.districts?.[district].points ?? 0), 0);
      expect(sum + gains.stones - price).toBe(gains.total);
    }
  });

  it('say nothing of points that are not shown', () => {
    const state = played(2, 14, { liveScores: 'hidden' });
    const city = akropolis.observe(state, 0).cities[0] as ViewCity;
    const gains = gainsOf(city, { ...city, stones: city.stones + 2 }, 0);
    expect(gains).toEqual({ stones: 2, districts: undefined, total: undefined });
    expect(SAYS.map(([, say]) => gainsText(gains, say))).toEqual(['+2 stones', '+2 pierres']);
  });
});

describe('turns', () => {
  it.each([
    [1, false, 18],
    [2, false, 18],
    [3, false, 16],
    [4, false, 15],
    [2, true, 30],
    [3, true, 20],
  ])('%i players, long %s: %i turns each', (seats, long, turns) => {
    const counts = [0, 1, seats, 3 * seats].map((done) =>
      turnsOf(akropolis.observe(played(seats, done, { long }), 0)),
    );
    expect(counts.every((count) => count.turns === turns)).toBe(true);
    expect(counts.map(({ turn }) => turn)).toEqual([1, seats > 1 ? 1 : 2, 2, 4]);
  });
});

describe('conditions', () => {
  const choices = { ...DEFAULT_RULINGS, long: false, liveScores: 'shown', architect: 'hippodamos' } as const;

  it('follow the choices of the match and speak both languages', () => {
    for (const variants of [[], DISTRICTS])
      for (const houses of ['byValue', 'byHexCountThenValue'] as const)
        for (const barracksEdge of ['anyEmpty', 'outsideOnly'] as const)
          for (const lake of ['singleHexOnly', 'anyEnclosedRegion'] as const)
            for (const district of DISTRICTS) {
              const lines = conditionLines(district, { ...choices, variants, houses, barracksEdge, lake });
              expect(lines.filter(({ doubles }) => doubles)).toHaveLength(variants.length === 0 ? 0 : 1);
              for (const { key } of lines) for (const [, say] of SAYS) expect(say.term(key)).not.toBe('');
            }
    expect(conditionLines('house', { ...choices, houses: 'byValue' })[0]?.rule).toBe('AKR-OPTION-1');
    expect(conditionLines('temple', choices)[0]?.rule).toBe('AKR-TEMPLE-1');
  });
});

describe('the final count', () => {
  it.each([1, 2, 4])('adds up to the totals for %i seats', (seats) => {
    const view: View = akropolis.observe(played(seats, 100), 'spectator');
    expect(view.over).toBe(true);
    const sheet = finalSheet(view);
    if (sheet === undefined) throw new Error('points are shown at the end');
    const sums = sheet.totals.map((_, column) =>
      sheet.rows.reduce((sum, { cells }) => sum + (cells[column]?.points ?? 0), 0),
    );
    expect(sums).toEqual(sheet.totals);
    expect(sheet.totals).toHaveLength(Math.max(2, seats));
  });

  it('counts the quarries of Metagenes in a line of their own', () => {
    const view = akropolis.observe(played(1, 100), 0);
    const tiles = view.architect?.tiles ?? [];
    expect(tiles.length).toBeGreaterThan(0);
    const row = finalSheet(view)?.rows.find(({ id }) => id === 'quarries');
    expect(row?.cells.map(({ points }) => points)).toEqual([0, view.architect?.score?.quarryPoints]);
  });

  it('stays closed while points are hidden', () => {
    expect(finalSheet(akropolis.observe(played(2, 5, { liveScores: 'hidden' }), 0))).toBeUndefined();
  });

  it('tells ties that stones break from places that are shared', () => {
    const notes = (totals: number[], stones: number[]) =>
      tieNotes({ rows: [], totals, stones }, totals.length);
    expect(notes([50, 50, 40], [1, 3, 0])).toEqual([{ kind: 'stones', seats: [0, 1], points: 50 }]);
    expect(notes([50, 50], [2, 2])).toEqual([{ kind: 'shared', seats: [0, 1], points: 50 }]);
    expect(notes([50, 49], [2, 2])).toEqual([]);
  });
});

describe('words', () => {
  it('tell places from the start plaza', () => {
    const [english, french] = SAYS.map(([, say]) => say) as [Speaker, Speaker];
    expect(whereText({ q: 0, r: 0 }, english)).toBe('centre');
    expect(whereText({ q: 2, r: -1 }, english)).toBe('2 east');
    expect(whereText({ q: -1, r: 2 }, english)).toBe('1 west, 1½ south');
    expect(whereText({ q: 1, r: -1 }, french)).toBe('1 à l’est, ½ au nord');
  });

  it('have the same keys in both languages and none the rulebook has', () => {
    expect(Object.keys(fr).sort()).toEqual(Object.keys(en).sort());
    for (const key of Object.keys(en)) expect(key in rulebook.en).toBe(false);
  });
});
