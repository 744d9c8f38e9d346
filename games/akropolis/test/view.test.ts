import { canonicalJson, fastChance } from '@pentapolis/kernel';
import { describe, expect, it } from 'vitest';
import { akropolis, lastHexes, type State, tileNamed, toCome, type ViewCity } from '../rules/index.ts';
import { countHexes } from '../rules/tiles.ts';
import { begin, mixedAction, wander } from './positions.ts';

/** The same match with the tiles still to come in another order. */
function reordered(state: State): State {
  return { ...akropolis.clone(state), stack: state.stack.toReversed() };
}

describe('what the table shows', () => {
  it('[AKR-TURN-3] is the same whatever the order of the stacks', () => {
    for (const seats of [1, 2, 3, 4])
      wander(seats, seats, (state, chance) => {
        const twin = reordered(state);
        expect(canonicalJson(akropolis.observe(twin, 0))).toBe(canonicalJson(akropolis.observe(state, 0)));
        expect(akropolis.observe(state, 'spectator')).toEqual(akropolis.observe(state, 0));
        return mixedAction(state, chance);
      });
  });

  it('[AKR-TURN-3] counts what is still to come', () => {
    const view = akropolis.observe(begin(3), 0);
    const { unseen } = view;
    const count = countHexes(unseen.map(tileNamed));
    expect(Object.values(toCome(view).districts)).toEqual(count.districts);
    expect(Object.values(toCome(view).plazas)).toEqual(count.plazas);
    expect(toCome(view).quarries).toBe(count.quarries);
    expect(unseen).toHaveLength(44);
  });

  it('[AKR-TURN-3] a State guessed from it shows it again, and keeps each tile once', () => {
    const guess = akropolis.determinize(akropolis.observe(begin(2), 0), fastChance(9));
    expect(canonicalJson(akropolis.observe(guess, 0))).toBe(canonicalJson(akropolis.observe(begin(2), 0)));
    expect([...guess.site, ...guess.stack].toSorted((a, b) => a - b)).toEqual(
      Array.from({ length: 37 }, (_, at) => at + 1),
    );
  });

  it('[AKR-TURN-3] guesses differ, and every order is as likely', () => {
    const view = akropolis.observe(begin(2), 0);
    const firsts = new Map<number, number>();
    for (let seed = 0; seed < 3300; seed++) {
      const next = akropolis.determinize(view, fastChance(seed)).stack[0] as number;
      firsts.set(next, (firsts.get(next) ?? 0) + 1);
    }
    // 33 tiles, 100 each, a standard deviation of about 10.
    expect(firsts.size).toBe(33);
    for (const count of firsts.values()) expect(Math.abs(count - 100)).toBeLessThan(50);
  });

  it('a View with tiles missing is none', () => {
    const view = akropolis.observe(begin(2), 0);
    expect(() => akropolis.determinize({ ...view, unseen: view.unseen.slice(1) }, fastChance(1))).toThrow(
      RangeError,
    );
  });

  it('[AKR-OPTION-5] keeps points back until the end, where that was agreed', () => {
    const state = begin(2, [], { liveScores: 'hidden' });
    expect(akropolis.observe(state, 0).cities.every((city) => !('score' in city))).toBe(true);
    expect(akropolis.observe(begin(2), 0).cities.every((city) => 'score' in city)).toBe(true);
    const solo = begin(1, [], { liveScores: 'hidden' });
    expect(akropolis.observe(solo, 0).architect).not.toHaveProperty('score');
    while (akropolis.deciding(state).length > 0) {
      const seat = akropolis.deciding(state)[0] as number;
      akropolis.apply(state, seat, mixedAction(state, fastChance(1)) as never, fastChance(1));
    }
    expect(akropolis.observe(state, 0).cities.map(({ score }) => score?.total)).toEqual(
      akropolis.scores(state),
    );
  });

  it('marks the last tile of each city', () => {
    const state = begin(2);
    const action = akropolis.legalActions(state, 0)[40];
    if (action === undefined) throw new Error('no action');
    akropolis.apply(state, 0, action, fastChance(1));
    const [own, other] = akropolis.observe(state, 1).cities;
    const hexes = lastHexes(own as ViewCity);
    expect(hexes[0]).toEqual({ q: action.q, r: action.r });
    expect(hexes).toHaveLength(3);
    expect(other?.last).toEqual([]);
  });
});

describe('notation', () => {
  it.each(['T17@3,-1r4', 'T01@0,0r0', 'T61@-12,30r5'])('reads and writes %s', (text) => {
    const action = akropolis.parse(text);
    expect(action && akropolis.format(action)).toBe(text);
  });

  it.each([
    '',
    'T17',
    'T62@0,0r0',
    'T00@0,0r0',
    'T17@3,-1r6',
    'T17@3,-1r4 ',
    't17@3,-1r4',
    'T17@99,0r0',
    'T17@3.5,0r0',
  ])('is not %j', (text) => {
    expect(akropolis.parse(text)).toBeUndefined();
  });
});
