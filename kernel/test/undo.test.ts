import { describe, expect, test } from 'vitest';
import { prepare } from '../src/fold.ts';
import { frame } from '../src/frame.ts';
import { canonicalJson } from '../src/json.ts';
import { CHECKPOINT_EVERY, commit } from '../src/match.ts';
import { undoable } from '../src/undo.ts';
import { isViolation } from '../src/violation.ts';
import { table } from './support/table.ts';
import { dig } from './toys/dig.ts';
import { hush } from './toys/hush.ts';
import type { HushAction } from './toys/hush-types.ts';

const walk = { kind: 'walk' } as const;
const digUp = { kind: 'dig' } as const;
const rest = { kind: 'rest' } as const;

describe('free', () => {
  test('nobody acted and nothing was shown since: done at once, by an event [PEN-UNDO-2]', () => {
    const { act, match, do: carryOut } = table(dig, 2);
    const before = canonicalJson(match.state);
    act(0, walk);
    expect(undoable(match, 0)).toEqual({ to: 1, needs: [] });
    expect(carryOut({ kind: 'undo', seat: 0 })).toEqual([{ kind: 'match.undone', seat: 0, from: 1 }]);
    expect(match.log.at(-1)).toEqual({ seq: 2, kind: 'undo', seat: 0, to: 1 });
    expect(canonicalJson(match.state)).toBe(before);
    expect(match.path).toEqual([]);
    expect(match.undo).toBeUndefined();
  });

  test('the undone branch stays in the log, and play goes on from before it', () => {
    const { act, match, do: carryOut } = table(dig, 2);
    act(0, walk);
    act(0, walk);
    carryOut({ kind: 'undo', seat: 0, to: 2 });
    act(0, rest);
    expect(match.log.map(({ kind }) => kind)).toEqual(['start', 'act', 'act', 'undo', 'act']);
    expect(match.path.map(({ event }) => event.seq)).toEqual([1, 4]);
    expect(match.state).toMatchObject({ points: [1, 0], turn: 1 });
  });

  test('all that followed an action goes with it [PEN-UNDO-1]', () => {
    const { act, match, do: carryOut } = table(dig, 2);
    act(0, walk);
    act(0, walk);
    carryOut({ kind: 'undo', seat: 0, to: 1 });
    expect(match.state.points).toEqual([0, 0]);
  });

  test('alone it is always free, whatever was shown', () => {
    const { act, match, do: carryOut } = table(dig, 1);
    act(0, digUp);
    act(0, rest);
    carryOut({ kind: 'undo', seat: 0, to: 1 });
    expect(match.state.turn).toBe(0);
  });
});

describe('what can’t be taken back', () => {
  test('somebody else’s action, an unknown event, or nothing at all [PEN-UNDO-1]', () => {
    const { act, refusal, do: carryOut } = table(dig, 2);
    const nothing = { violation: 'illegal', rule: 'PEN-UNDO-1', key: 'match.nothingToUndo' };
    expect(refusal({ kind: 'undo', seat: 0 })).toMatchObject(nothing);
    act(0, walk);
    expect(refusal({ kind: 'undo', seat: 1, to: 1 })).toMatchObject(nothing);
    expect(refusal({ kind: 'undo', seat: 0, to: 0 })).toMatchObject(nothing);
    expect(refusal({ kind: 'undo', seat: 0, to: 9 })).toMatchObject(nothing);
    carryOut({ kind: 'undo', seat: 0 });
    expect(refusal({ kind: 'undo', seat: 0, to: 1 })).toMatchObject(nothing);
  });
});

describe('with consent', () => {
  test('of those who acted since, each once, and done by the last answer [PEN-UNDO-2] [PEN-UNDO-5]', () => {
    const { act, match, do: carryOut, refusal } = table(dig, 3);
    act(0, walk);
    act(0, rest);
    act(1, rest);
    act(2, walk);
    expect(carryOut({ kind: 'undo', seat: 0, to: 1 })).toEqual([
      { kind: 'match.undoAsked', seat: 0, needs: [1, 2] },
    ]);
    expect(match.undo).toEqual({ seat: 0, to: 1, needs: [1, 2], agreed: [] });
    expect(refusal({ kind: 'answer', seat: 0, agree: true })).toMatchObject({
      rule: 'PEN-UNDO-5',
      key: 'match.notAsked',
    });
    expect(carryOut({ kind: 'answer', seat: 2, agree: true })).toEqual([
      { kind: 'match.undoAgreed', seat: 2 },
    ]);
    expect(refusal({ kind: 'answer', seat: 2, agree: true })).toMatchObject({ rule: 'PEN-UNDO-5' });
    expect(carryOut({ kind: 'answer', seat: 1, agree: true })).toEqual([
      { kind: 'match.undoAgreed', seat: 1 },
      { kind: 'match.undone', seat: 0, from: 1 },
    ]);
    expect(match.state).toMatchObject({ points: [0, 0, 0], turn: 0 });
  });

  test('those who neither acted nor learnt anything are not asked', () => {
    const { act, match } = table(dig, 3);
    act(0, rest);
    act(1, walk);
    expect(undoable(match, 0)?.needs).toEqual([1]);
  });

  test('one refusal ends it and nothing else changes', () => {
    const { act, match, do: carryOut, refusal } = table(dig, 3);
    act(0, rest);
    act(1, rest);
    act(2, walk);
    const before = canonicalJson(match.state);
    carryOut({ kind: 'undo', seat: 0 });
    expect(carryOut({ kind: 'answer', seat: 1, agree: false })).toEqual([
      { kind: 'match.undoRefused', seat: 1, by: 0 },
    ]);
    expect(match.undo).toBeUndefined();
    expect(canonicalJson(match.state)).toBe(before);
    expect(refusal({ kind: 'answer', seat: 2, agree: true })).toMatchObject({
      violation: 'unavailable',
      rule: 'PEN-UNDO-4',
      key: 'match.noRequest',
    });
  });

  test('one request at a time [PEN-UNDO-3]', () => {
    const { act, do: carryOut, refusal } = table(dig, 3);
    act(0, rest);
    act(1, walk);
    carryOut({ kind: 'undo', seat: 0 });
    expect(refusal({ kind: 'undo', seat: 1 })).toMatchObject({
      violation: 'unavailable',
      rule: 'PEN-UNDO-3',
      args: { seat: 0 },
    });
  });

  test('a new action ends the request; it can be asked again [PEN-UNDO-3] [PEN-UNDO-4]', () => {
    const { act, match, do: carryOut, refusal } = table(dig, 2);
    act(0, rest);
    act(1, walk);
    carryOut({ kind: 'undo', seat: 0 });
    act(1, walk);
    expect(match.undo).toBeUndefined();
    expect(refusal({ kind: 'answer', seat: 1, agree: true })).toMatchObject({ rule: 'PEN-UNDO-4' });
    carryOut({ kind: 'undo', seat: 0 });
    carryOut({ kind: 'answer', seat: 1, agree: true });
    expect(match.state.turn).toBe(0);
  });
});

describe('the information bound', () => {
  test('a public draw of one’s own: everybody must agree [PEN-UNDO-2]', () => {
    const { act, match } = table(dig, 3);
    act(0, walk);
    act(0, digUp);
    expect(undoable(match, 0)).toEqual({ to: 2, needs: [1, 2] });
    act(0, walk);
    expect(undoable(match, 0)).toEqual({ to: 3, needs: [] });
  });

  test('what lies before a draw is bound by it too', () => {
    const { act, match, do: carryOut } = table(dig, 2);
    act(0, walk);
    act(0, digUp);
    carryOut({ kind: 'undo', seat: 0, to: 1 });
    expect(match.undo?.needs).toEqual([1]);
  });

  /** Two rounds up to the moment in which a winner may peek. */
  function peeking() {
    for (let skip = 0; ; skip++) {
      const at = table(hush, 3, {}, [String(skip), '', '']);
      while (at.match.state.phase === 'choose' && at.match.state.round === 1) {
        const seat = hush.deciding(at.match.state)[0] as number;
        at.act(seat, hush.legalActions(at.match.state, seat)[0] as HushAction);
      }
      if (at.match.state.phase === 'peek') return at;
    }
  }

  test('a secret look of one’s own binds everybody, since one could choose again knowing more [PEN-UNDO-2]', () => {
    const { act, match } = peeking();
    const { winner } = match.state;
    act(winner, { kind: 'peek' });
    expect(undoable(match, winner)?.needs).toEqual([0, 1, 2].filter((seat) => seat !== winner));
  });

  test('looking away shows nothing and stays free', () => {
    const { act, match } = peeking();
    const { winner } = match.state;
    act(winner, { kind: 'skip' });
    expect(undoable(match, winner)?.needs).toEqual([]);
  });

  test('a secret choice is free to change until another seat has chosen too', () => {
    const { act, match } = table(hush, 3);
    const [first, second] = hush.legalActions(match.state, 1) as [HushAction, HushAction];
    act(1, first);
    expect(undoable(match, 1)?.needs).toEqual([]);
    act(0, hush.legalActions(match.state, 0)[0] as HushAction);
    expect(undoable(match, 1)?.needs).toEqual([0]);
    expect(second).not.toEqual(first);
  });
});

describe('the luck stays the same', () => {
  test('the same action meets the same draw again [PEN-UNDO-2]', () => {
    const { act, match, do: carryOut, luck } = table(dig, 1);
    act(0, walk);
    act(0, digUp);
    const [drawn, points] = [luck(), [...match.state.points]];
    for (let times = 0; times < 3; times++) {
      carryOut({ kind: 'undo', seat: 0 });
      expect(match.draws).toBe(0);
      act(0, digUp);
      expect(luck()).toEqual(drawn);
      expect(match.state.points).toEqual(points);
    }
  });

  test('whatever is done in between without drawing', () => {
    const { act, do: carryOut, luck } = table(dig, 1);
    act(0, digUp);
    const drawn = luck();
    carryOut({ kind: 'undo', seat: 0 });
    act(0, walk);
    act(0, rest);
    act(0, digUp);
    expect(luck()).toEqual(drawn);
  });

  test('draws made since are counted back, those of the set-up are not', () => {
    const { act, match, do: carryOut } = table(hush, 1, { powers: ['dice'] });
    const before = match.draws;
    act(0, hush.legalActions(match.state, 0)[0] as HushAction);
    expect(match.draws).toBeGreaterThan(before);
    carryOut({ kind: 'undo', seat: 0 });
    expect(match.draws).toBe(before);
    expect(before).toBe(1);
  });
});

describe('in a frame', () => {
  test('a request is public, and each seat sees what it could take back', () => {
    const { act, match, do: carryOut } = table(dig, 2);
    act(0, rest);
    act(1, walk);
    carryOut({ kind: 'undo', seat: 0 });
    const request = { seat: 0, to: 1, needs: [1], agreed: [] };
    expect(frame(match, 'spectator').undo).toEqual(request);
    expect(frame(match, 'spectator').undoable).toBeUndefined();
    expect(frame(match, 1)).toMatchObject({ undo: request, undoable: { to: 2, needs: [] } });
  });
});

describe('checkpoints', () => {
  /** A match of Dig that tires nobody and has no end; every `apply` is counted. */
  function longWalk(actions: number) {
    let applied = 0;
    const counting: typeof dig = {
      ...dig,
      deciding: () => [0],
      check: () => undefined,
      apply: (...all) => {
        applied++;
        dig.apply(...all);
      },
    };
    const at = table(counting, 1);
    for (let done = 0; done < actions; done++) at.act(0, done % 5 === 4 ? digUp : walk);
    const costOf = (run: () => void): number => {
      const before = applied;
      run();
      return applied - before;
    };
    return { ...at, costOf };
  }

  test('however long a match is, taking back folds fewer actions than lie between two of them', () => {
    const { match, do: carryOut, costOf } = longWalk(200);
    for (let to = match.path.length; to > 0; to -= 7) {
      const cost = costOf(() => carryOut({ kind: 'undo', seat: 0, to }));
      expect(cost).toBe((to - 1) % CHECKPOINT_EVERY);
      expect(match.path).toHaveLength(to - 1);
    }
  });

  test('left out, taking back comes to the same, and what is played on leaves them as they were', () => {
    const { match, key } = longWalk(60);
    const without = { ...match, path: match.path.map(({ event, learnt }) => ({ event, learnt })) };
    const takenBack = (from: typeof match, to: number) => {
      const step = prepare(from, { kind: 'undo', seat: 0, to }, key);
      if (isViolation(step)) throw new Error(step.key);
      return step;
    };
    for (let to = 1; to <= 60; to++) {
      const { state, draws } = takenBack(match, to).change;
      const { change } = takenBack(without, to);
      expect({ state, draws }).toEqual({ state: change.state, draws: change.draws });
    }
    const kept = match.path;
    const before = kept.map(({ after }) => canonicalJson(after ?? ''));
    commit(match, takenBack(match, 33));
    dig.apply(match.state, 0, walk, { pick: () => 0, shuffle: () => [] });
    expect(kept.map(({ after }) => canonicalJson(after ?? ''))).toEqual(before);
  });
});
