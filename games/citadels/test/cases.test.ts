import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { BONUS_DISTRICTS, citadels, DISTRICT_ROWS, type DistrictId } from '../rules/index.ts';
import { buildPrice, destroyPrice } from '../rules/price.ts';
import { scoreOf } from '../rules/scoring.ts';
import { asked, choices, city, goldOf, optionsWith, play, playAll, refusal, stage, view } from './stage.ts';

interface Variant {
  readonly [field: string]: unknown;
}
interface Case {
  readonly id: string;
  readonly given: Record<string, unknown>;
  readonly expected: Variant | readonly Variant[];
}

const load = (file: string): { cases: readonly Case[]; districts: readonly Record<string, unknown>[] } =>
  JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8'));
const CASES = load('cases.json').cases;
const DECK = load('districts.json').districts;
const DONE = new Set<string>();

/** The worked case of that id: taken out of the file, so that none is left over. */
// biome-ignore lint/suspicious/noExplicitAny: the file is data; what a case holds is what its test reads of it
function worked(id: string): any {
  DONE.add(id);
  const found = CASES.find((entry) => entry.id === id);
  if (found === undefined) throw new Error(`no case ${id}`);
  return found;
}

describe('worked cases', () => {
  it('score-five-colours-first: [CIT-SCORE-1] [CIT-SCORE-3] [CIT-SCORE-4]', () => {
    const { given, expected } = worked('score-five-colours-first');
    const state = stage({ roles: ['king', 'thief', 'bishop', 'merchant'], cities: [given.city] });
    state.firsts.push(0);
    const { cost, colours, completion, total } = scoreOf(state, 0);
    expect({ districtCost: cost, fiveColours: colours, completion, total }).toEqual(expected);
  });

  it('haunted-city-colour: [CIT-HAUNTEDCITY-1] [CIT-HAUNTEDCITY-2]', () => {
    const { given, expected } = worked('haunted-city-colour');
    for (const { variant, city: other, fiveColours, total, hauntedAs } of expected) {
      const state = stage({ roles: ['king', 'thief', 'bishop', 'merchant'], cities: [other ?? given.city] });
      const at = view(state, 0).seats[0]!.city.findIndex(({ card }) => card === 'hauntedCity');
      state.cities[0]!.since[at] = variant === 'built during the final round' ? state.round : 1;
      const score = scoreOf(state, 0);
      expect([score.colours, score.total], variant).toEqual([fiveColours, total]);
      if (hauntedAs !== undefined) expect(score.haunted, variant).toBe(hauntedAs);
    }
  });

  it('warlord-price-table: [CIT-WARLORD-2] [CIT-WARLORD-3] [CIT-GREATWALL-1] [CIT-KEEP-1] [CIT-ARTIST-1]', () => {
    for (const row of worked('warlord-price-table').expected) {
      const own = row.target === 'own district';
      const target: DistrictId = own ? 'manor' : row.target;
      const cities = [
        own ? [target] : [],
        [...new Set([own ? 'tavern' : target, ...(row.greatWallInVictimCity ? ['greatWall'] : [])])],
      ];
      const state = stage({
        roles: ['warlord', 'thief', 'king', 'merchant'],
        cities: cities as DistrictId[][],
        gold: [20],
        at: 'warlord',
      });
      play(state, 'gold');
      const owner = own ? 0 : 1;
      if (row.beautifiedByArtist) state.cities[1]!.gold[0] = 1;
      const text = `destroy:${owner}:${target}${row.beautifiedByArtist ? '+' : ''}`;
      if (row.legal === false) {
        expect(refusal(state, text), target).toBe('CIT-KEEP-1 refusal.untouchable');
        continue;
      }
      expect(destroyPrice(state, owner, 0), target).toBe(own ? 2 : row.price);
      const before = goldOf(state)[0]!;
      play(state, text);
      expect(before - goldOf(state)[0]!, target).toBe(own ? 2 : row.price);
      expect(city(state, owner)).not.toContain(target);
    }
  });

  it('bishop-protection: [CIT-BISHOP-2]', () => {
    const variants = worked('bishop-protection').expected as Variant[];
    expect(variants).toHaveLength(4);
    const cities: DistrictId[][] = [[], ['temple', 'manor'], ['temple']];
    const strike = (first: 'assassin' | 'witch', ...moves: string[]) => {
      const options = first === 'witch' ? { characters: ['witch'] } : {};
      const state = stage({ roles: ['warlord', 'bishop', first, 'thief'], cities, options });
      playAll(state, ...moves);
      return state;
    };
    const alive = strike('assassin', 'gold', 'end', 'gold', 'end', 'gold', 'end', 'gold');
    expect(refusal(alive, 'destroy:1:temple')).toBe('CIT-BISHOP-2 refusal.guarded');
    const murdered = strike('assassin', 'gold', 'murder:bishop', 'end', 'gold', 'end', 'gold');
    const gold = goldOf(murdered)[0];
    play(murdered, 'destroy:1:temple');
    expect(city(murdered, 1)).toEqual(['manor']);
    expect(goldOf(murdered)[0]).toBe(gold);
    const bewitched = strike('witch', 'gold', 'bewitch:bishop', 'gold', 'end', 'gold', 'end', 'gold');
    expect(refusal(bewitched, 'destroy:1:temple')).toBeUndefined();
    expect(refusal(bewitched, 'destroy:2:temple')).toBe('CIT-BISHOP-2 refusal.guarded');
    const absent = stage({ roles: ['warlord', 'merchant', 'assassin', 'thief'], cities, at: 'warlord' });
    play(absent, 'gold');
    expect(refusal(absent, 'destroy:1:temple')).toBeUndefined();
  });

  it('thief-robs-merchant: [CIT-THIEF-1] [CIT-THIEF-3] [CIT-MERCHANT-1] [CIT-MERCHANT-2] [CIT-TURN-7]', () => {
    const { given, expected } = worked('thief-robs-merchant');
    const begin = () =>
      stage({
        roles: ['king', 'thief', 'merchant', 'bishop'],
        cities: [[], [], given.M.city],
        gold: [2, given.T.gold, given.M.gold, 2],
        at: 'thief',
      });
    const state = begin();
    play(state, 'rob:merchant');
    const purses = () => ({ T: goldOf(state)[1], M: goldOf(state)[2] });
    expect(purses()).toEqual(expected[0].afterNaming);
    playAll(state, 'gold', 'end', 'gold', 'end', 'gold', 'end');
    expect(purses()).toEqual({ T: expected[0].afterCall.T + 2, M: expected[0].afterCall.M });
    playAll(state, 'gold', 'income');
    expect(purses().M).toBe(expected[0].afterMerchantIncome.M);
    const cards = begin();
    playAll(cards, 'rob:merchant', 'gold', 'end', 'gold', 'end', 'gold', 'end', 'cards');
    play(cards, choices(cards)[0]!);
    play(cards, 'income');
    expect(goldOf(cards)[2]).toBe(expected[1].M);
    const nobody = stage({ roles: ['king', 'thief', 'warlord', 'bishop'], gold: [2, 1, 5, 2], at: 'thief' });
    playAll(nobody, 'rob:merchant', 'gold', 'end', 'gold', 'end', 'gold', 'end');
    expect(goldOf(nobody)[1]).toBe(expected[2].T + 2);
  });

  it('illegal-names: [CIT-ASSASSIN-1] [CIT-ASSASSIN-2] [CIT-THIEF-2] [CIT-TURN-8]', () => {
    expect(worked('illegal-names').expected).toHaveLength(8);
    const murder = stage({ roles: ['assassin', 'thief', 'king', 'architect'] });
    expect(refusal(murder, 'murder:assassin')).toBe('CIT-ASSASSIN-1 refusal.namesItself');
    const faceUp = view(murder, 0).calls.find(({ status }) => status === 'faceUp')!.character;
    expect(refusal(murder, `murder:${faceUp}`)).toBeUndefined();
    playAll(murder, 'murder:king', 'gold', 'end');
    expect(refusal(murder, 'rob:assassin')).toBe('CIT-THIEF-2 refusal.notRobbed');
    expect(refusal(murder, 'rob:king')).toBe('CIT-THIEF-2 refusal.notRobbed');
    expect(refusal(murder, 'rob:bishop')).toBeUndefined();
    playAll(murder, 'gold', 'end'); // the power was not used
    const spell = stage({
      roles: ['witch', 'thief', 'king', 'architect'],
      options: { characters: ['witch'] },
    });
    playAll(spell, 'gold', 'bewitch:architect');
    expect(refusal(spell, 'rob:witch')).toBe('CIT-THIEF-2 refusal.notRobbed');
    expect(refusal(spell, 'rob:architect')).toBe('CIT-THIEF-2 refusal.notRobbed');
  });

  it('architect-six-to-nine: [CIT-ARCHITECT-1] [CIT-ARCHITECT-2] [CIT-END-1] [CIT-END-3]', () => {
    const { given, expected } = worked('architect-six-to-nine');
    const state = stage({
      roles: ['architect', 'thief', 'king', 'bishop'],
      cities: [given.A.city],
      hands: [given.A.hand],
      gold: [given.A.gold],
      at: 'architect',
    });
    play(state, 'gold');
    expect(view(state, 0).seats[0]!.handSize).toBe(given.A.hand.length + 2);
    playAll(state, 'build:tavern', 'build:market', 'build:docks');
    expect(refusal(state, 'build:palace')).toBe('CIT-ARCHITECT-2 refusal.builtEnough');
    const { cost, colours, completion, total } = scoreOf(state, 0);
    expect({
      cityCount: city(state, 0).length,
      gold: goldOf(state)[0],
      fourthBuild: 'illegal (limit 3)',
      endTriggered: view(state, 0).ending,
      districtCost: cost,
      fiveColours: colours,
      completion,
      total,
    }).toEqual(expected);
  });

  it('tie-breaks: [CIT-TIE-1] [CIT-TIE-2] [CIT-TIE-3]', () => {
    expect(worked('tie-breaks').expected).toHaveLength(3);
    const rank = (
      cities: readonly (readonly DistrictId[])[],
      gold: readonly number[],
      firsts: number[] = [],
    ) => {
      const state = stage({ roles: ['king', 'thief', 'bishop', 'merchant'], cities, gold });
      state.firsts.push(...firsts);
      expect(scoreOf(state, 0).total).toBe(scoreOf(state, 1).total);
      return citadels.ranking(state).slice(0, 2);
    };
    // 23 + 4 for the first complete city against 24 + 3 for five colours
    const complete: DistrictId[] = [
      'palace',
      'castle',
      'temple',
      'church',
      'monastery',
      'harbor',
      'market',
      'prison',
    ];
    const coloured: DistrictId[] = ['cathedral', 'townHall', 'fortress', 'manor', 'keep', 'docks'];
    expect(rank([complete, coloured], [9, 0], [0])).toEqual([2, 1]);
    // Dragon Gate counts six: 8 points against 8
    expect(rank([['dragonGate'], ['palace', 'monastery']], [9, 0])).toEqual([2, 1]);
    expect(
      rank(
        [
          ['palace', 'castle'],
          ['cathedral', 'harbor'],
        ],
        [1, 4],
      ),
    ).toEqual([2, 1]);
    expect(
      rank(
        [
          ['palace', 'castle'],
          ['cathedral', 'harbor'],
        ],
        [4, 4],
      ),
    ).toEqual([1, 1]);
  });

  it('draft-table: [CIT-DRAFT-1] [CIT-DRAFT-2] [CIT-DRAFT-4] [CIT-DRAFT-5] [CIT-DRAFT-6] [CIT-DRAFT-7] [CIT-DRAFT-8]', () => {
    for (const row of worked('draft-table').expected) {
      if (row.players === undefined || row.legal === false) continue;
      const characters = row.characters === 9 ? { characters: ['artist'] } : {};
      const state = citadels.setup(
        { seats: row.players, options: optionsWith(row.players, characters) },
        { pick: () => 0, shuffle: (count) => Array.from({ length: count }, (_, index) => index) },
      );
      const { calls, draft } = view(state, 0);
      expect(calls).toHaveLength(row.characters);
      expect(calls.filter(({ status }) => status === 'faceUp')).toHaveLength(row.faceUp);
      const seen: number[] = [];
      for (const [step] of draft.order.entries()) {
        const seat = citadels.deciding(state)[0]!;
        expect(seat).toBe(draft.order[step]!.seat);
        seen.push(view(state, seat).draft.offered!.length);
        play(state, choices(state)[0]!);
      }
      expect(view(state, 0).phase).toBe('turns');
      if (row.sequence === undefined) {
        expect(seen[0]).toBe(row.passedToFirst);
        expect(draft.order).toHaveLength(row.picks);
        if (row.lastPlayerAlsoSeesFaceDown) expect(seen.at(-1)).toBe(row.lastPlayerChoosesFrom);
      } else {
        const wanted = row.sequence.map((text: string) =>
          Number(/ (?:1 of |keeps 1 of )(\d)/.exec(text)![1]),
        );
        expect(seen).toEqual(wanted);
        expect(draft.order.map(({ seat }) => 'ABC'[seat])).toEqual(
          row.sequence.map((text: string) => text[0]),
        );
      }
    }
  });

  it('draft-table, refused: [CIT-CAST-4] [CIT-CAST-5] [CIT-CAST-7]', () => {
    const rule = (seats: number, changes: Record<string, unknown>) =>
      citadels.validate({ seats, options: optionsWith(seats, changes) })?.rule;
    expect(rule(8, { characters: [] })).toBe('CIT-CAST-4');
    expect(rule(8, {})).toBeUndefined(); // unless told otherwise, eight play with a ninth
    expect(rule(4, { characters: ['queen'] })).toBe('CIT-CAST-5');
    const diplomat = stage({
      roles: ['king', 'thief', 'bishop', 'diplomat'],
      options: { characters: ['diplomat'] },
    });
    expect(citadels.invariants!(diplomat).graveyard).toBeUndefined();
    const warlord = stage({ roles: ['king', 'thief', 'bishop', 'warlord'] });
    expect(citadels.invariants!(warlord).graveyard).toBe(1);
  });

  it('leaves no case out', () => {
    expect(CASES.map(({ id }) => id).filter((id) => !DONE.has(id))).toEqual([]);
  });
});

describe('the deck', () => {
  it('[CIT-SETUP-4] [CIT-OPTION-4] [CIT-OPTION-5] [CIT-DRAGONGATE-1] [CIT-UNIVERSITY-1] is the printed one, row by row', () => {
    expect(
      DISTRICT_ROWS.map(({ id, colour, cost, copies, bonus, points }) => [
        id,
        colour,
        cost,
        copies,
        bonus,
        points,
      ]),
    ).toEqual(
      DECK.map(({ id, colour, cost, copies, bonusStar, points }) => [
        id,
        colour,
        cost,
        copies,
        bonusStar,
        points,
      ]),
    );
    const total = (options: Record<string, unknown>) => {
      const state = citadels.setup(
        { seats: 4, options: optionsWith(4, options) },
        { pick: () => 0, shuffle: (n) => Array.from({ length: n }, (_, at) => at) },
      );
      return Object.values(citadels.invariants!(state)).reduce((sum, count) => sum + count, 0);
    };
    expect(total({})).toBe(66);
    expect(total({ districts: BONUS_DISTRICTS })).toBe(79);
    expect(total({ districts: BONUS_DISTRICTS, ballRoom: true })).toBe(80);
    expect(total({ districts: ['museum'] })).toBe(67);
    const state = stage({
      roles: ['king', 'thief', 'bishop', 'merchant'],
      cities: [['university', 'dragonGate']],
    });
    expect(scoreOf(state, 0).total).toBe(16);
    expect(buildPrice(state, 1, state.cities[0]!.cards[0]!)).toBe(6);
    expect(asked(state)).toContain('turn');
  });
});
