import { type RefObject, useEffect, useRef } from 'react';
import type { Point } from '../geometry/point.ts';
import { AT_REST, type Gesture, type GestureState, gesture, type PointerInput } from './gesture.ts';

/** How long a finger rests before it presses. */
const PRESS_MS = 500;

export interface GestureHandlers {
  onGesture(gesture: Gesture, pointer: 'mouse' | 'touch' | 'pen'): void;
  /** The mouse moves over the stage with no button down; undefined when it leaves. */
  onHover(at: Point | undefined): void;
  /** `steps` > 0 rolls away from the person; `turning` when a modifier key asks for rotation instead of zoom. */
  onWheel(at: Point, steps: number, turning: boolean): void;
}

/** Feeds the pointers over an element to the gesture machine. Points are px from the element's top left corner. */
export function useGestures(ref: RefObject<HTMLElement | null>, handlers: GestureHandlers): void {
  const latest = useRef(handlers);
  latest.current = handlers;

  useEffect(() => {
    const element = ref.current;
    if (element === null) return undefined;
    let state: GestureState = AT_REST;
    let timer: number | undefined;
    const local = ({ clientX, clientY }: MouseEvent): Point => {
      const { left, top } = element.getBoundingClientRect();
      return { x: clientX - left, y: clientY - top };
    };
    const feed = (input: PointerInput, pointer: string): void => {
      const [next, happened] = gesture(state, input);
      state = next;
      if (state.mode !== 'still') window.clearTimeout(timer);
      if (happened) latest.current.onGesture(happened, pointer as 'mouse' | 'touch' | 'pen');
    };

    const on: { readonly [K in keyof HTMLElementEventMap]?: (event: HTMLElementEventMap[K]) => void } = {
      pointerdown(event) {
        if (event.button !== 0) return;
        element.setPointerCapture(event.pointerId);
        feed({ kind: 'down', id: event.pointerId, at: local(event) }, event.pointerType);
        window.clearTimeout(timer);
        if (state.mode === 'still')
          timer = window.setTimeout(() => feed({ kind: 'held' }, event.pointerType), PRESS_MS);
      },
      pointermove(event) {
        if (state.mode === 'idle' && event.pointerType !== 'touch') latest.current.onHover(local(event));
        else feed({ kind: 'move', id: event.pointerId, at: local(event) }, event.pointerType);
      },
      pointerup: (event) => feed({ kind: 'up', id: event.pointerId, at: local(event) }, event.pointerType),
      pointercancel: (event) => feed({ kind: 'cancel', id: event.pointerId }, event.pointerType),
      pointerleave: (event) => {
        if (event.pointerType !== 'touch') latest.current.onHover(undefined);
      },
      wheel(event) {
        event.preventDefault();
        const turning = event.shiftKey || event.altKey;
        const delta = event.deltaY === 0 ? event.deltaX : event.deltaY;
        // Lines and pages to px, so that every mouse and trackpad zooms about as fast.
        const px = delta * (event.deltaMode === 1 ? 16 : event.deltaMode === 2 ? 400 : 1);
        latest.current.onWheel(local(event), -px / 100, turning);
      },
    };
    for (const [type, listener] of Object.entries(on))
      element.addEventListener(type, listener as EventListener, { passive: false });
    return () => {
      window.clearTimeout(timer);
      for (const [type, listener] of Object.entries(on))
        element.removeEventListener(type, listener as EventListener);
    };
  }, [ref]);
}
