import { describe, expect, it } from 'vitest';
import { messages } from '../rulebook/index.ts';
import { DISTRICT_ROWS, type DistrictId } from '../rules/index.ts';
import {
  copiesLeft,
  newPad,
  type PadInput,
  type PadState,
  pad,
  padCount,
  padSheet,
  searched,
} from '../table/pad/pad-state.ts';
import { scorePad } from '../text/pad.ts';

const filled = (...inputs: PadInput[]): PadState => inputs.reduce(pad, newPad());
const built = (at: number, ids: string): PadInput[] =>
  ids.split(' ').map((id) => ({ kind: 'build', at, id }) as PadInput);
const EXAMPLE = [
  ...built(0, 'manor castle temple church tavern market watchtower dragonGate'),
  { kind: 'beautify', at: 0, place: 1 },
  { kind: 'change', at: 0, change: { name: ' Ada ', gold: 2, first: true } },
  ...built(1, 'palace cathedral harbor fortress hauntedCity museum mapRoom'),
  { kind: 'change', at: 1, change: { name: 'Bo', gold: 4, hand: 3, museum: 2 } },
] as const satisfies PadInput[];

describe('the score pad of the page', () => {
  it('[CIT-SCORE-1] [CIT-SCORE-5] counts what the terminal counts, and its sheet is read there', () => {
    const state = filled(...EXAMPLE);
    const { players, verdicts } = scorePad.score(scorePad.example) as never;
    expect(padCount(state)).toEqual({ score: { players }, verdicts, doubts: [] });
    expect(scorePad.score(padSheet(state))).toEqual({ players, verdicts });
  });

  it('counts an empty sheet without a word about it', () => {
    expect(padCount(newPad())).toMatchObject({ verdicts: [], doubts: [] });
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

  it('forgets what belonged to a district that is taken out, until it comes back', () => {
    const without = filled(...EXAMPLE, { kind: 'raze', at: 1, place: 5 }, { kind: 'raze', at: 1, place: 5 });
    expect(padSheet(without)).toMatchObject({ players: [{}, { hand: 0, museum: 0 }] });
    expect(padCount(without)).not.toHaveProperty('rule');
    expect(padSheet([...built(1, 'museum mapRoom')].reduce(pad, without))).toMatchObject({
      players: [{}, { hand: 3, museum: 2 }],
    });
  });

  it('keeps two to eight players, their places when one goes, and a city open', () => {
    expect(filled({ kind: 'removePlayer', at: 0 }).players).toHaveLength(2);
    const full = filled(...Array<PadInput>(9).fill({ kind: 'addPlayer' }));
    expect(full).toMatchObject({ open: 7, players: { length: 8 } });
    const state = filled(...EXAMPLE, { kind: 'addPlayer' }, { kind: 'removePlayer', at: 0 });
    expect(state.players.map(({ gold }) => gold)).toEqual([4, 0]);
    expect(state.open).toBe(1);
    const last = filled({ kind: 'addPlayer' }, { kind: 'removePlayer', at: 2 });
    expect(last.open).toBe(1);
    const first = filled({ kind: 'addPlayer' }, { kind: 'open', at: 0 }, { kind: 'removePlayer', at: 0 });
    expect(first.open).toBe(0);
  });

  it('finds what is sought whatever its case and accents, and takes the nearest name that is left', () => {
    const name =
      (language: 'en' | 'fr') =>
      (id: DistrictId): string =>
        String(messages[language][`district.${id}`]);
    const best = (sought: string, language: 'en' | 'fr' = 'en', state = newPad()): string | undefined =>
      searched(state, sought, name(language)).best;
    expect(best('market')).toBe('market');
    expect(best('ma')).toBe('manor');
    expect(best('map')).toBe('mapRoom');
    expect(best(' GATE ')).toBe('dragonGate');
    // Not the Trading Post, which holds the letters and stands before it in the box.
    expect(best('po')).toBe('poorHouse');
    expect(best('chateau', 'fr')).toBe('castle');
    expect(best('hote', 'fr')).toBe('townHall');
    expect(best('museum', 'en', filled(...built(1, 'museum')))).toBeUndefined();
    expect(best('')).toBeUndefined();
    expect(searched(newPad(), 'tower', name('en')).found).toEqual(['watchtower', 'bellTower']);
    expect(searched(newPad(), '', name('en')).found).toHaveLength(DISTRICT_ROWS.length);
    expect(searched(newPad(), 'mill', name('en'))).toEqual({ found: [], best: undefined });
  });
});
