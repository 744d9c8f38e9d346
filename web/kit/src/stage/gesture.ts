import { distance, type Point } from '../geometry/point.ts';

/**
 * What fingers and mouse do on a stage, as a state machine without a DOM: pointer events in, gestures out. One pointer
 * that stays put is a tap (or a press, when held); one that moves drags; two pinch.
 */
export interface Touch {
  readonly id: number;
  readonly at: Point;
  readonly from: Point;
}

export interface GestureState {
  readonly touches: readonly Touch[];
  /** `still` may yet become a tap; `spent` has been something else and must not end as one. */
  readonly mode: 'idle' | 'still' | 'drag' | 'pinch' | 'spent';
}

export type PointerInput =
  | { readonly kind: 'down' | 'move' | 'up'; readonly id: number; readonly at: Point }
  | { readonly kind: 'cancel'; readonly id: number }
  /** The clock of the caller says that the pointer has been held still long enough. */
  | { readonly kind: 'held' };

export type Gesture =
  | { readonly kind: 'tap' | 'press'; readonly at: Point }
  | { readonly kind: 'dragStart'; readonly at: Point }
  /** `by` since the last drag gesture. */
  | { readonly kind: 'drag'; readonly at: Point; readonly by: Point }
  | { readonly kind: 'dragEnd'; readonly at: Point }
  | { readonly kind: 'pinch'; readonly at: Point; readonly by: Point; readonly factor: number };

export const AT_REST: GestureState = { touches: [], mode: 'idle' };

/** How far, in px, a finger or mouse may stray and still tap. */
export const SLOP = 8;

type Step = readonly [GestureState, Gesture | undefined];

export function gesture(state: GestureState, input: PointerInput): Step {
  switch (input.kind) {
    case 'down':
      return down(state, input.id, input.at);
    case 'move':
      return move(state, input.id, input.at);
    case 'up':
      return lift(state, input.id, true);
    case 'cancel':
      return lift(state, input.id, false);
    case 'held': {
      const touch = state.touches[0];
      if (state.mode !== 'still' || touch === undefined) return [state, undefined];
      return [
        { ...state, mode: 'spent' },
        { kind: 'press', at: touch.from },
      ];
    }
  }
}

function down(state: GestureState, id: number, at: Point): Step {
  if (state.touches.some((touch) => touch.id === id)) return [state, undefined];
  const touches = [...state.touches, { id, at, from: at }];
  if (touches.length === 1) return [{ touches, mode: 'still' }, undefined];
  const dragged = state.mode === 'drag' ? state.touches[0] : undefined;
  return [
    { touches, mode: touches.length === 2 ? 'pinch' : 'spent' },
    dragged && { kind: 'dragEnd', at: dragged.at },
  ];
}

function move(state: GestureState, id: number, at: Point): Step {
  const index = state.touches.findIndex((touch) => touch.id === id);
  if (index < 0) return [state, undefined];
  const before = state.touches[index] as Touch;
  const touches = state.touches.with(index, { ...before, at });
  switch (state.mode) {
    case 'still':
      if (distance(at, before.from) <= SLOP) return [{ ...state, touches }, undefined];
      return [
        { touches, mode: 'drag' },
        { kind: 'dragStart', at: before.from },
      ];
    case 'drag':
      return [
        { ...state, touches },
        { kind: 'drag', at, by: difference(at, before.at) },
      ];
    case 'pinch': {
      const [old, now] = [middle(state.touches), middle(touches)];
      const factor = spread(touches) / Math.max(1, spread(state.touches));
      return [
        { ...state, touches },
        { kind: 'pinch', at: now, by: difference(now, old), factor },
      ];
    }
    default:
      return [{ ...state, touches }, undefined];
  }
}

function lift(state: GestureState, id: number, willing: boolean): Step {
  const touch = state.touches.find((other) => other.id === id);
  if (touch === undefined) return [state, undefined];
  const touches = state.touches.filter((other) => other.id !== id);
  const next: GestureState = { touches, mode: touches.length === 0 ? 'idle' : 'spent' };
  if (state.mode === 'drag') return [next, { kind: 'dragEnd', at: touch.at }];
  if (state.mode === 'still' && willing) return [next, { kind: 'tap', at: touch.from }];
  return [next, undefined];
}

function difference(to: Point, from: Point): Point {
  return { x: to.x - from.x, y: to.y - from.y };
}

function middle(touches: readonly Touch[]): Point {
  const [a, b] = touches as readonly [Touch, Touch];
  return { x: (a.at.x + b.at.x) / 2, y: (a.at.y + b.at.y) / 2 };
}

function spread(touches: readonly Touch[]): number {
  const [a, b] = touches as readonly [Touch, Touch];
  return distance(a.at, b.at);
}
