import type { Frame, Seat } from '@pentapolis/kernel';
import { describe, expect, it } from 'vitest';
import type { LiveState, Track } from '../src/net/live-match.ts';
import { moment } from '../src/net/pacer.ts';
import { undoableHere } from '../src/table/undoable.ts';
import { wantedSeat } from '../src/table/wanted-seat.ts';

const frame = (deciding: readonly Seat[], more: Partial<Frame> = {}): Frame => ({
  status: 'running',
  view: {},
  deciding,
  left: [],
  ...more,
});

/** A track that has shown everything it holds. */
function track(viewer: Seat, n: number, shown: Frame): Track {
  return { viewer, n, at: 0, frame: shown, told: [], shown: moment(n, shown) };
}

describe('wantedSeat', () => {
  it('begins with the seat that is asked, else with the first', () => {
    expect(wantedSeat({ 0: track(0, 1, frame([2])), 2: track(2, 1, frame([2])) }, [0, 2], undefined)).toBe(2);
    expect(wantedSeat({ 0: track(0, 1, frame([1])), 2: track(2, 1, frame([1])) }, [0, 2], undefined)).toBe(0);
    expect(wantedSeat({}, [], undefined)).toBeUndefined();
  });

  it('stays with a seat that is asked, and where no other of this screen is', () => {
    const both = { 0: track(0, 1, frame([0, 1])), 1: track(1, 1, frame([0, 1])) };
    expect(wantedSeat(both, [0, 1], 1)).toBe(1);
    const away = { 0: track(0, 1, frame([3])), 1: track(1, 1, frame([3])) };
    expect(wantedSeat(away, [0, 1], 1)).toBe(1);
  });

  it('goes to the next only when all that the last one did has been shown', () => {
    const next = track(1, 2, frame([1]));
    const done = track(0, 2, frame([1]));
    expect(wantedSeat({ 0: done, 1: next }, [0, 1], 0)).toBe(1);
    expect(wantedSeat({ 0: { ...done, shown: moment(1, frame([0])) }, 1: next }, [0, 1], 0)).toBe(0);
    const ahead = { ...done, shown: { ...done.shown, foreseen: true } };
    expect(wantedSeat({ 0: ahead, 1: next }, [0, 1], 0)).toBe(0);
  });

  it('does not come back to a seat that has not heard yet what it did', () => {
    const behind = { 0: track(0, 2, frame([1])), 1: track(1, 1, frame([0])) };
    expect(wantedSeat(behind, [0, 1], 0)).toBe(0);
  });
});

describe('undoableHere', () => {
  const state = (tracks: LiveState['tracks']): LiveState => ({
    link: 'live',
    info: undefined,
    failure: undefined,
    chat: [],
    spent: [],
    tracks,
  });

  it('offers the newest action of the seats at this screen', () => {
    const tracks = {
      0: track(0, 3, frame([0], { undoable: { to: 1, needs: [1] } })),
      1: track(1, 3, frame([0], { undoable: { to: 2, needs: [] } })),
    };
    expect(undoableHere(state(tracks), [0, 1])).toMatchObject({ seat: 1, needs: [] });
    expect(undoableHere(state(tracks), [0])).toMatchObject({ seat: 0, needs: [1] });
  });

  it('offers nothing while a request is pending or where nothing was done', () => {
    const pending = frame([0], {
      undoable: { to: 1, needs: [1] },
      undo: { seat: 0, to: 1, needs: [1], agreed: [] },
    });
    expect(undoableHere(state({ 0: track(0, 3, pending) }), [0])).toBeUndefined();
    expect(undoableHere(state({ 0: track(0, 0, frame([0])) }), [0])).toBeUndefined();
  });
});
