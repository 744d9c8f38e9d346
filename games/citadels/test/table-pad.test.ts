import { describe, expect, it } from 'vitest';
import { DISTRICT_ROWS } from '../rules/index.ts';
import { copiesLeft, newPad, type PadInput, type PadState, pad, padScore } from '../table/pad/pad-state.ts';
import { scorePad } from '../text/pad.ts';

const nameOf = (player: number): string => ['Ada', 'Bo', 'Cy'][player] ?? '';
const filled = (...inputs: PadInput[]): PadState => inputs.reduce(pad, newPad());
const built = (at: number, ids: string): PadInput[] =>
  ids.split(' ').map((id) => ({ kind: 'build', at, id }) as PadInput);
const EXAMPLE = [
  ...built(0, 'manor castle temple church tavern market watchtower dragonGate'),
  { kind: 'beautify', at: 0, place: 1 },
  { kind: 'change', at: 0, change: { gold: 2, first: true } },
  ...built(1, 'palace cathedral harbor fortress hauntedCity museum mapRoom'),
  { kind: 'change', at: 1, change: { gold: 4, hand: 3, museum: 2 } },
] as const satisfies PadInput[];

describe('the score pad of the page', () => {
  it('[CIT-SCORE-1] [CIT-SCORE-5] counts what the terminal counts', () => {
    const counted = padScore(filled(...EXAMPLE), nameOf);
    expect(counted).toMatchObject({ score: scorePad.score(scorePad.example) as object, doubts: [] });
  });

  it('[CIT-SETUP-4] builds no more of a name than the box holds', () => {
    for (const { id, copies } of DISTRICT_ROWS) {
      const state = filled(
        ...built(
          0,
          Array(copies + 1)
            .fill(id)
            .join(' '),
        ),
      );
      expect(state.players[0]?.city).toHaveLength(copies);
      expect(copiesLeft(state, id)).toBe(0);
      expect(copiesLeft(pad(state, { kind: 'raze', at: 0, place: 0 }), id)).toBe(1);
    }
  });

  it('forgets what belonged to a district that is taken out', () => {
    const state = filled(...EXAMPLE, { kind: 'raze', at: 1, place: 5 });
    expect(padScore(state, nameOf)).not.toHaveProperty('rule');
  });

  it('keeps two to eight players, and their places when one goes', () => {
    expect(filled({ kind: 'removePlayer', at: 0 }).players).toHaveLength(2);
    const full = filled(...Array<PadInput>(9).fill({ kind: 'addPlayer' }));
    expect(full.players).toHaveLength(8);
    const state = filled(...EXAMPLE, { kind: 'addPlayer' }, { kind: 'removePlayer', at: 0 });
    expect(state.players.map(({ gold }) => gold)).toEqual([4, 0]);
  });

  it('[CIT-END-1] [CIT-SCORE-4] doubts what cannot be the end of a match, as the terminal does', () => {
    const first = (...ats: number[]): PadInput[] =>
      [0, 1].map((at) => ({ kind: 'change', at, change: { first: ats.includes(at) } }));
    const keys = (...inputs: PadInput[]): unknown => {
      const counted = padScore(filled(...inputs), nameOf);
      return 'rule' in counted ? counted : counted.doubts.map(({ key }) => key);
    };
    expect(keys()).toEqual([]);
    expect(keys(...built(0, 'manor castle'))).toEqual(['doubt.noneComplete']);
    expect(keys(...EXAMPLE, ...first())).toEqual(['doubt.nobodyFirst']);
    expect(keys(...EXAMPLE, ...first(0, 1))).toEqual(['doubt.manyFirst']);
    expect(keys(...EXAMPLE, ...first(0, 1), { kind: 'goal', goal: 7 })).toEqual([]);
    const score = scorePad.score({ players: [{ districts: ['manor'] }] });
    for (const [language, words] of [
      ['en', /No city here has 8 districts/],
      ['fr', /Aucune cité n’a ici 8 quartiers/],
    ] as const)
      expect(scorePad.lines(score as never, language).at(-1)).toMatch(words);
  });
});
