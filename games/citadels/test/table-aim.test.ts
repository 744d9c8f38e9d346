import { describe, expect, it } from 'vitest';
import type { Action } from '../rules/index.ts';
import { armed, firstAim, type Ground, isTarget, NO_AIM, press, severalOf } from '../table/model/aim.ts';
import { keysOf } from '../table/model/keys.ts';

const ground = (...legal: Action[]): Ground => ({ own: 0, legal });

describe('aiming', () => {
  it('says an action that has one target by pressing it', () => {
    const legal = ground(
      { kind: 'rob', character: 'king' },
      { kind: 'rob', character: 'bishop' },
      { kind: 'end' },
    );
    const aim = press(NO_AIM, 'c:king', legal);
    expect(armed(aim, legal)).toEqual([{ kind: 'rob', character: 'king' }]);
    expect(armed(press(aim, 'c:bishop', legal), legal)).toEqual([{ kind: 'rob', character: 'bishop' }]);
  });

  it('ignores what means nothing now', () => {
    const legal = ground({ kind: 'rob', character: 'king' });
    expect(press(NO_AIM, 'c:thief', legal)).toBe(NO_AIM);
    expect(isTarget(NO_AIM, 'c:thief', legal)).toBe(false);
    expect(isTarget(NO_AIM, 'c:king', legal)).toBe(true);
  });

  it('waits for the second of two choices, which can’t be the first', () => {
    const legal = ground(
      { kind: 'draft', keep: 'king', bury: 'thief' },
      { kind: 'draft', keep: 'thief', bury: 'king' },
    );
    const kept = press(NO_AIM, 'c:king', legal);
    expect(armed(kept, legal)).toEqual([]);
    expect(press(kept, 'c:king', legal)).toBe(kept);
    expect(armed(press(kept, 'c:thief', legal), legal)).toEqual([
      { kind: 'draft', keep: 'king', bury: 'thief' },
    ]);
  });

  it('leaves districts alone until it is said what for', () => {
    const target = { seat: 1, card: 'keep' } as const;
    const legal = ground({ kind: 'destroy', ...target }, { kind: 'armory', ...target });
    expect(isTarget(NO_AIM, 'd:1:keep', legal)).toBe(false);
    const aim = press({ kind: 'armory', picks: [] }, 'd:1:keep', legal);
    expect(armed(aim, legal)).toEqual([{ kind: 'armory', ...target }]);
  });

  it('tells a district with the Artist’s gold from one without', () => {
    const plain = { kind: 'destroy', seat: 1, card: 'manor' } as const;
    const rich = { ...plain, beautified: true } as const;
    const legal = ground(plain, rich);
    expect(armed(press({ kind: 'destroy', picks: [] }, 'd:1:manor+', legal), legal)).toEqual([rich]);
  });

  it('offers to keep or to build the Wizard’s card at once', () => {
    const legal = ground(
      { kind: 'take', card: 'manor', build: false },
      { kind: 'take', card: 'manor', build: true },
      { kind: 'take', card: 'castle', build: false },
    );
    expect(armed(press(NO_AIM, 'o:manor', legal), legal)).toHaveLength(2);
    expect(armed(press(NO_AIM, 'o:castle', legal), legal)).toHaveLength(1);
  });

  it('exchanges one’s own district first, then the other', () => {
    const action: Action = { kind: 'exchange', own: 'manor', ownBeautified: true, seat: 2, card: 'castle' };
    expect(keysOf(action, 0)).toEqual(['d:0:manor+', 'd:2:castle']);
    const legal = ground(action);
    const given = press({ kind: 'exchange', picks: [] }, 'd:0:manor+', legal);
    expect(armed(given, legal)).toEqual([]);
    expect(armed(press(given, 'd:2:castle', legal), legal)).toEqual([action]);
  });
});

describe('choosing several cards', () => {
  const row = ['manor', 'manor', 'castle'] as const;

  it('takes cards by their place, so that copies can be told apart', () => {
    const legal = ground({ kind: 'redraw', cards: ['manor'] });
    let aim = press({ kind: 'redraw', picks: [] }, 'n:2', legal);
    aim = press(aim, 'n:0', legal);
    expect(severalOf(aim, row)).toEqual({ kind: 'redraw', cards: ['manor', 'castle'] });
    expect(severalOf(press(aim, 'n:2', legal), row)).toEqual({ kind: 'redraw', cards: ['manor'] });
  });

  it('changes its mind where exactly one may stay, and gathers where two may', () => {
    const one = ground({ kind: 'keep', cards: ['manor'] }, { kind: 'keep', cards: ['castle'] });
    const aim = press(press(firstAim('keep'), 'n:0', one), 'n:2', one);
    expect(severalOf(aim, row)).toEqual({ kind: 'keep', cards: ['castle'] });
    const two = ground({ kind: 'keep', cards: ['manor', 'manor'] });
    const both = press(press(firstAim('keep'), 'n:0', two), 'n:1', two);
    expect(severalOf(both, row)).toEqual({ kind: 'keep', cards: ['manor', 'manor'] });
  });

  it('says nothing while nothing is chosen', () => {
    expect(severalOf(firstAim('keep'), row)).toBeUndefined();
    expect(severalOf(NO_AIM, row)).toBeUndefined();
  });
});
