import { LANGUAGES } from '@pentapolis/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { messages } from '../rulebook/index.ts';
import { cardOf } from '../rules/cards.ts';
import { POWER } from '../rules/districts/registry.ts';
import { DISTRICTS, doubtsAbout, readScoreSheet, SCORE_PARTS } from '../rules/index.ts';
import { type ScoredSheet, scorePad } from '../text/pad.ts';

interface Player {
  districts: string;
  beautified?: string[];
  gold?: number;
  hand?: number;
  museum?: number;
  first?: boolean;
  hauntedLast?: boolean;
}

const sheetOf = (players: readonly Player[], goal = 8) => ({
  goal,
  players: players.map((player) => ({ ...player, districts: player.districts.split(' ').filter(Boolean) })),
});
const scored = (players: readonly Player[], goal = 8): ScoredSheet =>
  scorePad.score(sheetOf(players, goal)) as unknown as ScoredSheet;
const EIGHT = 'manor castle temple church tavern market watchtower dragonGate';
const SEVEN = 'palace cathedral harbor fortress prison docks keep';

const anyPlayer = fc
  .record({
    districts: fc.subarray([...DISTRICTS], { maxLength: 12 }),
    beautified: fc.infiniteStream(fc.boolean()),
    gold: fc.nat(40),
    hand: fc.nat(12),
    museum: fc.nat(9),
    first: fc.boolean(),
    hauntedLast: fc.boolean(),
  })
  .map(({ districts, beautified, museum, hauntedLast, ...rest }) => ({
    ...rest,
    districts,
    beautified: districts.filter(() => beautified.next().value === true),
    museum: districts.includes('museum') ? museum : 0,
    hauntedLast: hauntedLast && districts.includes('hauntedCity'),
  }));

describe('why a city counts what it counts', () => {
  it('every point of every part has a reason, in both languages', () => {
    fc.assert(
      fc.property(anyPlayer, fc.constantFrom(6, 7, 8), (player, goal) => {
        const outcome = scorePad.score({ goal, players: [player] });
        const score = (outcome as unknown as ScoredSheet).players[0]!;
        for (const part of SCORE_PARTS) {
          const reasons = score.reasons.filter((reason) => reason.part === part);
          expect(reasons.reduce((sum, { points }) => sum + points, 0)).toBe(score[part]);
        }
        for (const language of LANGUAGES)
          expect(scorePad.lines(outcome as never, language).join('\n')).not.toMatch(/undefined|NaN|\{/);
      }),
      { numRuns: 300 },
    );
  });

  it('whatever scores has a phrase', () => {
    const scoring = DISTRICTS.filter((id) => POWER[cardOf(id)]?.score !== undefined);
    expect(scoring.filter((id) => !Object.hasOwn(messages.en, `count.${id}`))).toEqual([]);
  });

  it.each<[string, Player, string[]]>([
    ['[CIT-DRAGONGATE-1]', { districts: 'dragonGate' }, ['count.worth']],
    ['[CIT-UNIVERSITY-1]', { districts: 'university' }, ['count.worth']],
    ['[CIT-ARTIST-1]', { districts: 'manor', beautified: ['manor'] }, ['count.beauty']],
    ['[CIT-SCORE-3]', { districts: 'manor temple tavern prison keep' }, ['count.allColours']],
    ['[CIT-SCORE-3]', { districts: 'manor' }, ['count.missing']],
    ['[CIT-HAUNTEDCITY-1]', { districts: 'hauntedCity' }, ['count.missing', 'count.haunted']],
    [
      '[CIT-HAUNTEDCITY-2]',
      { districts: 'hauntedCity', hauntedLast: true },
      ['count.missing', 'count.hauntedFresh'],
    ],
    ['[CIT-SCORE-4]', { districts: EIGHT, first: true }, ['count.first']],
    ['[CIT-SCORE-4]', { districts: EIGHT }, ['count.later']],
    ['[CIT-ARMORY-2]', { districts: SEVEN, first: true }, ['count.firstHit']],
    ['[CIT-SCORE-4]', { districts: SEVEN }, ['count.unfinished']],
    ['[CIT-MUSEUM-2]', { districts: 'museum', museum: 2 }, ['count.museum']],
    ['[CIT-MAPROOM-1]', { districts: 'mapRoom', hand: 3 }, ['count.mapRoom']],
    ['[CIT-IMPERIALTREASURY-1]', { districts: 'imperialTreasury', gold: 1 }, ['count.imperialTreasury']],
    ['[CIT-WISHINGWELL-1]', { districts: 'wishingWell keep' }, ['count.wishingWell']],
  ])('%s %o: %o', (_rule, player, keys) => {
    const all = scored([player]).players[0]?.reasons.map(({ key }) => key);
    expect(all).toEqual(expect.arrayContaining(keys));
  });
});

describe('who has won', () => {
  it.each<[string, Player[], [string, number[]][]]>([
    ['nobody at a table for one', [{ districts: EIGHT }], []],
    ['nobody before a district stands', [{ districts: '' }, { districts: '' }], []],
    [
      'no tie between empty cities',
      [{ districts: 'manor' }, { districts: '' }, { districts: '' }],
      [['alone', [0]]],
    ],
    ['most points', [{ districts: 'manor' }, { districts: 'castle' }], [['alone', [1]]]],
    [
      '[CIT-TIE-1]',
      [{ districts: 'castle', beautified: ['castle'] }, { districts: 'palace' }],
      [
        ['alone', [1]],
        ['byCost', [1, 0]],
      ],
    ],
    [
      '[CIT-TIE-2]',
      [{ districts: 'castle' }, { districts: 'castle', gold: 2 }],
      [
        ['alone', [1]],
        ['byGold', [1, 0]],
      ],
    ],
    ['[CIT-TIE-3]', [{ districts: 'castle' }, { districts: 'castle' }], [['together', [0, 1]]]],
    [
      '[CIT-TIE-3] further down, of four that are level',
      [
        { districts: 'townHall' },
        { districts: 'manor tavern' },
        { districts: 'tavern docks' },
        { districts: 'manor', beautified: ['manor'] },
        { districts: 'castle', gold: 1 },
      ],
      [
        ['alone', [0]],
        ['byCost', [4, 1, 2, 3]],
        ['byGold', [4, 1, 2]],
        ['shared', [1, 2]],
      ],
    ],
  ])('%s', (_name, players, expected) => {
    expect(scored(players).verdicts.map(({ key, args }) => [key, args.seats])).toEqual(
      expected.map(([key, seats]) => [`verdict.${key}`, seats]),
    );
  });

  it.each([
    ['en', /^Player 2 wins with 4 points\.$/, /comes first \(Player 2 2, Player 1 0\)\. \[CIT-TIE-2\]$/],
    [
      'fr',
      /^Joueur 2 l’emporte avec 4 points\.$/,
      /passe devant \(Joueur 2 2, Joueur 1 0\)\. \[CIT-TIE-2\]$/,
    ],
  ] as const)('in words: %s', (language, winner, tie) => {
    const lines = scorePad.lines(
      scored([{ districts: 'castle' }, { districts: 'castle', gold: 2 }]) as never,
      language,
    );
    expect(lines).toContainEqual(expect.stringMatching(winner));
    expect(lines).toContainEqual(expect.stringMatching(tie));
  });
});

describe('what cannot be the end of a match', () => {
  const doubts = (players: Player[], goal = 8): string[] => {
    const sheet = readScoreSheet(sheetOf(players, goal));
    return 'rule' in sheet ? [sheet.key] : doubtsAbout(sheet).map(({ key, rule }) => `${key} ${rule}`);
  };
  it.each<[string[], Player[], number]>([
    [[], [{ districts: EIGHT, first: true }, { districts: SEVEN }], 8],
    [['doubt.noneComplete CIT-END-1'], [{ districts: SEVEN }], 8],
    [['doubt.nobodyFirst CIT-SCORE-4'], [{ districts: SEVEN }], 7],
    [
      ['doubt.manyFirst CIT-BELLTOWER-2', 'doubt.firstShort CIT-ARMORY-2'],
      [
        { districts: EIGHT, first: true },
        { districts: SEVEN, first: true },
      ],
      8,
    ],
    [
      ['doubt.manyFirstNoBell CIT-BELLTOWER-2'],
      [
        { districts: EIGHT, first: true },
        { districts: SEVEN, first: true },
      ],
      7,
    ],
    [
      [],
      [
        { districts: `${EIGHT} bellTower`, first: true },
        { districts: SEVEN, first: true },
      ],
      7,
    ],
    [['doubt.sixNoBell CIT-BELLTOWER-1'], [{ districts: SEVEN, first: true }], 6],
    [[], [{ districts: SEVEN, first: true }, { districts: 'bellTower' }], 6],
    [['doubt.firstShort CIT-ARMORY-2'], [{ districts: SEVEN, first: true }], 8],
    [['doubt.twins CIT-BUILD-3'], [{ districts: `${SEVEN} keep`, first: true }], 8],
    [[], [{ districts: `${SEVEN} keep quarry`, first: true }], 8],
    [
      ['doubt.threeAlike CIT-WIZARD-3'],
      [{ districts: `${SEVEN} tavern tavern tavern quarry`, first: true }],
      8,
    ],
    [['doubt.cards CIT-SETUP-4'], [{ districts: `${SEVEN} mapRoom`, hand: 73, first: true }], 8],
    [[], [{ districts: `${SEVEN} mapRoom`, hand: 72, first: true }], 8],
  ])('%j', (expected, players, goal) => {
    expect(doubts(players, goal)).toEqual(expected);
  });

  it.each([
    ['en', /^Keep stands twice in the city of Player 1\. .* \[CIT-BUILD-3\]$/],
    ['fr', /^Deux fois le même quartier dans la cité de Joueur 1 : Donjon\. .* \[CIT-BUILD-3\]$/],
  ] as const)('in words: %s', (language, words) => {
    const score = scored([{ districts: `${SEVEN} keep`, first: true }]);
    expect(scorePad.lines(score as never, language).at(-1)).toMatch(words);
  });
});
