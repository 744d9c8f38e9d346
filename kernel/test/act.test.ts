import { describe, expect, test } from 'vitest';
import { prepare } from '../src/fold.ts';
import { commit } from '../src/match.ts';
import { unreadMember } from '../src/unread.ts';
import { isViolation } from '../src/violation.ts';
import { table } from './support/table.ts';
import { bell } from './toys/bell.ts';
import { dig } from './toys/dig.ts';
import { hush } from './toys/hush.ts';
import type { HushAction } from './toys/hush-types.ts';

const walk = { kind: 'walk' } as const;
const digUp = { kind: 'dig' } as const;
const rest = { kind: 'rest' } as const;

describe('acting', () => {
  test('records the action, its luck and nothing else', () => {
    const { act, match } = table(dig, 2);
    act(0, walk);
    expect(match.log.at(-1)).toEqual({ seq: 1, kind: 'act', seat: 0, action: walk });
    act(0, digUp);
    const { points } = match.state;
    expect(match.log.at(-1)).toEqual({
      seq: 2,
      kind: 'act',
      seat: 0,
      action: digUp,
      outcomes: [(points[0] as number) - 1],
    });
  });

  test('tells facts in the order in which things happened', () => {
    const { act, match } = table(hush, 2, { powers: [] });
    const choose = (seat: number): string[] =>
      act(seat, hush.legalActions(match.state, seat)[0] as HushAction).map(({ kind }) => kind);
    expect(choose(0)).toEqual(['chose', 'choseCard']);
    const drawn = ['drew', 'drewCard', 'drew', 'drewCard'];
    expect(choose(1).filter((kind) => kind !== 'won')).toEqual(['chose', 'choseCard', 'turnedUp', ...drawn]);
  });

  test('what is sent and not understood is refused by its name, and nothing is played [PEN-TURN-4]', () => {
    const { match, key } = table(dig, 2);
    expect(
      prepare(match, { kind: 'act', seat: 0, action: { kind: 'walk', cheat: true } }, key),
    ).toMatchObject({
      violation: 'illegal',
      rule: 'PEN-TURN-4',
      key: 'match.unread',
      args: { field: 'cheat' },
    });
    expect(match.log).toHaveLength(1);
  });

  test('the path of what was not read', () => {
    expect(unreadMember({ a: 1, b: [1, { c: 2 }] }, { a: 1, b: [1, {}] })).toBe('b.1.c');
    expect(unreadMember({ a: [1, 2] }, { a: [1] })).toBe('a.1');
    expect(unreadMember({ a: undefined, b: 1 }, { b: 1 })).toBeUndefined();
    expect(unreadMember({ toString: 1 }, {})).toBe('toString');
  });

  test('a prepared event changes nothing until it is committed', () => {
    const { match, key, act } = table(dig, 2);
    act(0, walk);
    const before = JSON.stringify({ ...match, game: undefined });
    const step = prepare(match, { kind: 'act', seat: 0, action: walk }, key);
    expect(JSON.stringify({ ...match, game: undefined })).toBe(before);
    if (isViolation(step)) throw new Error(step.key);
    commit(match, step);
    expect(match.state.points).toEqual([2, 0]);
    expect(match.path.map(({ event }) => event.seq)).toEqual([1, 2]);
  });

  test('a prepared event can’t be committed once another was', () => {
    const { match, key, act } = table(dig, 2);
    const step = prepare(match, { kind: 'act', seat: 0, action: walk }, key);
    if (isViolation(step)) throw new Error(step.key);
    act(0, walk);
    expect(() => commit(match, step)).toThrow('event 1 does not follow 1');
    expect(match.state.points).toEqual([1, 0]);
  });

  test('states of the past stay as they were', () => {
    const { match, act } = table(dig, 2);
    const first = match.state;
    act(0, walk);
    expect(first.points).toEqual([0, 0]);
  });
});

describe('refusing', () => {
  test('only those who are asked act [PEN-TURN-1]', () => {
    const { refusal } = table(dig, 2);
    expect(refusal({ kind: 'act', seat: 1, action: walk })).toEqual({
      violation: 'illegal',
      rule: 'PEN-TURN-1',
      key: 'match.notDeciding',
      args: { seat: 1 },
    });
  });

  test.each([-1, 2, 0.5, Number.NaN, 'length' as never, '0' as never])(
    'seat %s does not exist [PEN-MATCH-2]',
    (seat) => {
      const { refusal } = table(dig, 2);
      expect(refusal({ kind: 'act', seat, action: walk })).toMatchObject({ rule: 'PEN-MATCH-2' });
      expect(refusal({ kind: 'leave', seat, reason: 'resigned' })).toMatchObject({ rule: 'PEN-MATCH-2' });
    },
  );

  test('the game says why an action is unreadable or not allowed', () => {
    const { refusal, act } = table(dig, 2);
    expect(refusal({ kind: 'act', seat: 0, action: 7 })).toMatchObject({ rule: 'DIG-TURN-1' });
    act(0, digUp);
    expect(refusal({ kind: 'act', seat: 0, action: digUp })).toMatchObject({ rule: 'DIG-TURN-3' });
  });

  test('a finished match stands [PEN-MATCH-1]', () => {
    const { act, match, refusal } = table(dig, 1);
    for (let turn = 0; turn < 3; turn++) act(0, rest);
    expect(match.status).toBe('finished');
    const over = { violation: 'illegal', rule: 'PEN-MATCH-1', key: 'match.over' };
    expect(refusal({ kind: 'act', seat: 0, action: walk })).toMatchObject(over);
    expect(refusal({ kind: 'undo', seat: 0 })).toMatchObject(over);
    expect(refusal({ kind: 'answer', seat: 0, agree: true })).toMatchObject(over);
    expect(refusal({ kind: 'leave', seat: 0, reason: 'resigned' })).toMatchObject(over);
    expect(refusal({ kind: 'abandon' })).toMatchObject(over);
  });
});

describe('decision numbers', () => {
  test('an answer to the present question is taken, to an older or later one not [PEN-TURN-2]', () => {
    const { act, refusal, match } = table(dig, 2);
    act(0, walk, 0);
    const stale = { violation: 'unavailable', rule: 'PEN-TURN-2', key: 'match.stale' };
    expect(refusal({ kind: 'act', seat: 0, action: walk, decision: 0 })).toMatchObject(stale);
    expect(refusal({ kind: 'act', seat: 0, action: walk, decision: 2 })).toMatchObject(stale);
    act(0, walk, 1);
    expect(match.asked).toEqual([2, 0]);
  });

  test('seats that choose at the same time don’t disturb each other', () => {
    const { act, match } = table(hush, 3);
    const cards = [0, 1, 2].map((seat) => hush.legalActions(match.state, seat)[0] as HushAction);
    act(2, cards[2] as HushAction, 0);
    expect(match.asked).toEqual([0, 0, 1]);
    act(0, cards[0] as HushAction, 0);
    act(1, cards[1] as HushAction, 0);
    expect(match.asked).toEqual([1, 1, 1]);
  });

  test('a question that another seat’s action replaced is over for everybody [PEN-TURN-2]', () => {
    const { act, match, refusal } = table(bell, 3);
    act(1, { kind: 'ring' }, 0);
    expect(match.asked).toEqual([1, 1, 1]);
    expect(refusal({ kind: 'act', seat: 0, action: { kind: 'ring' }, decision: 0 })).toMatchObject({
      rule: 'PEN-TURN-2',
    });
    act(0, { kind: 'ring' }, 1);
  });

  test('a question that reads the same afterwards is still open', () => {
    const { act, match } = table(bell, 3, { kept: true });
    act(1, { kind: 'ring' }, 0);
    expect(match.asked).toEqual([0, 1, 0]);
    act(0, { kind: 'ring' }, 0);
  });

  test('taking back renews every question [PEN-TURN-2]', () => {
    const { act, match, refusal, do: carryOut } = table(dig, 2);
    act(0, walk, 0);
    carryOut({ kind: 'undo', seat: 0 });
    expect(match.asked).toEqual([2, 1]);
    expect(refusal({ kind: 'act', seat: 0, action: walk, decision: 0 })).toMatchObject({
      rule: 'PEN-TURN-2',
    });
  });
});
