import { describe, expect, it } from 'vitest';
import {
  AT_REST,
  type Gesture,
  type GestureState,
  gesture,
  type PointerInput,
  SLOP,
} from '../src/stage/gesture.ts';

function play(inputs: readonly PointerInput[]): { gestures: Gesture[]; state: GestureState } {
  const gestures: Gesture[] = [];
  let state = AT_REST;
  for (const input of inputs) {
    const [next, happened] = gesture(state, input);
    state = next;
    if (happened) gestures.push(happened);
  }
  return { gestures, state };
}

const at = (x: number, y: number) => ({ x, y });
const kinds = (inputs: readonly PointerInput[]): string[] => play(inputs).gestures.map(({ kind }) => kind);

describe('gesture', () => {
  it('tells a tap from a drag by how far the pointer strays', () => {
    const still = { kind: 'move', id: 1, at: at(10 + SLOP, 10) } as const;
    const away = { kind: 'move', id: 1, at: at(11 + SLOP, 10) } as const;
    const down = { kind: 'down', id: 1, at: at(10, 10) } as const;
    const up = { kind: 'up', id: 1, at: at(10, 10) } as const;
    expect(play([down, still, up]).gestures).toEqual([{ kind: 'tap', at: at(10, 10) }]);
    expect(kinds([down, away, up])).toEqual(['dragStart', 'dragEnd']);
  });

  it('drags by what the pointer moved since the last time', () => {
    const { gestures, state } = play([
      { kind: 'down', id: 1, at: at(0, 0) },
      { kind: 'move', id: 1, at: at(20, 0) },
      { kind: 'move', id: 1, at: at(25, 5) },
      { kind: 'move', id: 1, at: at(24, 9) },
    ]);
    expect(gestures.slice(1)).toEqual([
      { kind: 'drag', at: at(25, 5), by: at(5, 5) },
      { kind: 'drag', at: at(24, 9), by: at(-1, 4) },
    ]);
    expect(state.mode).toBe('drag');
  });

  it('presses once when held, and then no longer taps', () => {
    expect(
      kinds([
        { kind: 'down', id: 1, at: at(5, 5) },
        { kind: 'held' },
        { kind: 'held' },
        { kind: 'up', id: 1, at: at(5, 5) },
      ]),
    ).toEqual(['press']);
  });

  it('pinches around the middle of two fingers, ending a drag first', () => {
    const { gestures } = play([
      { kind: 'down', id: 1, at: at(0, 0) },
      { kind: 'move', id: 1, at: at(100, 0) },
      { kind: 'down', id: 2, at: at(200, 0) },
      { kind: 'move', id: 2, at: at(300, 0) },
      { kind: 'up', id: 1, at: at(100, 0) },
      { kind: 'move', id: 2, at: at(310, 0) },
      { kind: 'up', id: 2, at: at(310, 0) },
    ]);
    expect(gestures.map(({ kind }) => kind)).toEqual(['dragStart', 'dragEnd', 'pinch']);
    expect(gestures[2]).toEqual({ kind: 'pinch', at: at(200, 0), by: at(50, 0), factor: 2 });
  });

  it('is at rest again after anything, and a third finger is no pinch', () => {
    const { gestures, state } = play([
      { kind: 'down', id: 1, at: at(0, 0) },
      { kind: 'down', id: 2, at: at(9, 0) },
      { kind: 'down', id: 3, at: at(0, 9) },
      { kind: 'move', id: 3, at: at(0, 99) },
      { kind: 'cancel', id: 1 },
      { kind: 'cancel', id: 2 },
      { kind: 'up', id: 3, at: at(0, 9) },
      { kind: 'up', id: 7, at: at(0, 9) },
    ]);
    expect(gestures).toEqual([]);
    expect(state).toEqual(AT_REST);
  });

  it('does not tap when the browser takes the pointer away', () => {
    expect(
      kinds([
        { kind: 'down', id: 1, at: at(0, 0) },
        { kind: 'cancel', id: 1 },
      ]),
    ).toEqual([]);
  });
});
