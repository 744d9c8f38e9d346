import { describe, expect, test } from 'vitest';
import { replay } from '../src/fold.ts';
import { frame } from '../src/frame.ts';
import { type Command, result } from '../src/match.ts';
import { table } from './support/table.ts';
import { dig } from './toys/dig.ts';

const walk = { kind: 'walk' } as const;
const rest = { kind: 'rest' } as const;

const leave = (seat: number, reason: 'resigned' | 'deadline' = 'resigned'): Command => ({
  kind: 'leave',
  seat,
  reason,
});

describe('leaving', () => {
  test('two seats: the one who stays has won [PEN-LEAVE-2]', () => {
    const { act, match, do: carryOut } = table(dig, 2);
    act(0, walk);
    expect(carryOut(leave(0))).toEqual([{ kind: 'match.resigned', seat: 0 }]);
    expect(match.status).toBe('finished');
    expect(result(match)).toEqual({ ranking: [2, 1], scores: [1, 0] });
  });

  test('four seats: the others play on and the first to leave is last [PEN-LEAVE-2]', () => {
    const { act, match, do: carryOut } = table(dig, 4);
    act(0, walk);
    carryOut(leave(0, 'deadline'));
    expect(match.status).toBe('running');
    carryOut(leave(2));
    expect(match.left).toEqual([0, 2]);
    expect(result(match)?.ranking).toEqual([4, 1, 3, 1]);
    carryOut(leave(3));
    expect(match.status).toBe('finished');
    expect(result(match)?.ranking).toEqual([4, 1, 3, 2]);
  });

  test('leavers don’t push those who stay down [PEN-LEAVE-2]', () => {
    const { act, match, do: carryOut } = table(dig, 3);
    act(0, walk);
    act(0, rest);
    act(1, walk);
    carryOut(leave(0));
    expect(dig.ranking(match.state)).toEqual([1, 1, 3]);
    expect(result(match)?.ranking).toEqual([3, 1, 2]);
  });

  test('a bot may play the seat on, to the end [PEN-LEAVE-2]', () => {
    const { act, match, do: carryOut } = table(dig, 3);
    carryOut(leave(0));
    act(0, walk);
    while (match.status === 'running') act(dig.deciding(match.state)[0] as number, rest);
    expect(result(match)).toEqual({ ranking: [3, 1, 1], scores: [1, 0, 0] });
  });

  test('alone: the match is over and lost [PEN-LEAVE-2]', () => {
    const { match, do: carryOut } = table(dig, 1);
    carryOut(leave(0));
    expect(match.status).toBe('finished');
    expect(result(match)?.ranking).toEqual([2]);
  });

  test('is final: no leaving twice, nothing to take back [PEN-LEAVE-1]', () => {
    const { act, do: carryOut, match, refusal } = table(dig, 3);
    act(0, walk);
    carryOut(leave(0));
    const gone = { violation: 'illegal', rule: 'PEN-LEAVE-1', key: 'match.hasLeft', args: { seat: 0 } };
    expect(refusal(leave(0))).toEqual(gone);
    expect(refusal({ kind: 'undo', seat: 0 })).toEqual(gone);
    expect(frame(match, 0).undoable).toBeUndefined();
  });

  test('who left is not asked to agree, and a request in the air lapses', () => {
    const { act, match, do: carryOut } = table(dig, 4);
    act(0, rest);
    act(1, rest);
    act(2, walk);
    carryOut({ kind: 'undo', seat: 0 });
    carryOut(leave(1));
    expect(match.undo).toBeUndefined();
    carryOut({ kind: 'undo', seat: 0 });
    expect(match.undo).toMatchObject({ needs: [2] });
  });
});

describe('leaving a table to its bots', () => {
  const last: Command = { kind: 'leave', seat: 0, reason: 'resigned', deserted: true };

  test('abandons the match, and the log says why [PEN-LEAVE-4]', () => {
    const { act, match, do: carryOut } = table(dig, 3);
    act(0, walk);
    expect(carryOut(last)).toEqual([{ kind: 'match.resigned', seat: 0 }, { kind: 'match.abandoned' }]);
    expect(match.status).toBe('abandoned');
    expect(result(match)).toBeUndefined();
    expect(match.log.at(-1)).toEqual({ seq: 2, ...last });
    expect(replay(dig, match.log)).toMatchObject({ status: 'abandoned', left: [0] });
  });

  test.each([1, 2])('a match of %i is over by it and has its result [PEN-LEAVE-2, PEN-LEAVE-4]', (seats) => {
    const { act, match, do: carryOut } = table(dig, seats);
    act(0, walk);
    expect(carryOut(last)).toEqual([{ kind: 'match.resigned', seat: 0 }]);
    expect(match.status).toBe('finished');
    expect(result(match)?.ranking).toEqual([2, 1].slice(0, seats));
  });
});

describe('abandoning', () => {
  test('ends a match without a result', () => {
    const { act, match, do: carryOut, refusal } = table(dig, 2);
    act(0, walk);
    expect(carryOut({ kind: 'abandon' })).toEqual([{ kind: 'match.abandoned' }]);
    expect(match.status).toBe('abandoned');
    expect(result(match)).toBeUndefined();
    expect(frame(match, 0)).toMatchObject({ status: 'abandoned', deciding: [], left: [] });
    expect(frame(match, 0)).not.toHaveProperty('result');
    expect(refusal({ kind: 'act', seat: 0, action: walk })).toMatchObject({ rule: 'PEN-MATCH-1' });
  });
});
