import type { CameraControl, Point } from '@pentapolis/kit';
import { type PointerEvent as ReactPointerEvent, type RefObject, useEffect, useRef } from 'react';
import type { TileId } from '../../rules/index.ts';
import type { Hand } from './use-hand.ts';

/** How far, in px, a press may stray before it drags. */
const SLOP = 10;
/** A finger covers what lies under it: the tile is held above it, in px. */
const LIFT = 56;

interface Drag {
  readonly tile: TileId;
  readonly id: number;
  readonly from: Point;
  taken: boolean;
}

/**
 * Tiles are dragged out of the supply onto the board: let go where it may lie, a tile is built; elsewhere it waits there.
 * @returns what a tile of the supply does when a pointer comes down on it
 */
export function useGrab(
  root: RefObject<HTMLElement | null>,
  camera: RefObject<CameraControl | null>,
  hand: Hand,
): (tile: TileId, event: ReactPointerEvent) => void {
  const latest = useRef(hand);
  latest.current = hand;
  const drag = useRef<Drag>(undefined);

  useEffect(() => {
    const place = (event: PointerEvent): Point | undefined => {
      const field = root.current?.querySelector('.kit-stage-field')?.getBoundingClientRect();
      const control = camera.current;
      if (field === undefined || control === null) return undefined;
      const lift = event.pointerType === 'touch' ? LIFT : 0;
      const [left, top] = [event.clientX - field.left, event.clientY - field.top - lift];
      if (left < 0 || top < -LIFT || left > field.width || top > field.height) return undefined;
      const { x, y, scale } = control.now();
      return { x: (left - x) / scale, y: (top - y) / scale };
    };
    const onMove = (event: PointerEvent): void => {
      const held = drag.current;
      if (held === undefined || event.pointerId !== held.id) return;
      if (!held.taken && Math.hypot(event.clientX - held.from.x, event.clientY - held.from.y) < SLOP) return;
      const point = place(event);
      if (!held.taken) {
        held.taken = true;
        latest.current.pick(held.tile, point);
      } else if (point !== undefined) latest.current.lay(point);
    };
    const onUp = (event: PointerEvent): void => {
      const held = drag.current;
      if (held === undefined || event.pointerId !== held.id) return;
      drag.current = undefined;
      if (!held.taken) return;
      if (place(event) === undefined) latest.current.cancel();
      else if (latest.current.seen?.refusal === undefined) latest.current.confirm();
      // The press that ends here is no press on the button it began on.
      const swallow = (click: MouseEvent): void => click.stopPropagation();
      window.addEventListener('click', swallow, { capture: true, once: true });
      window.setTimeout(() => window.removeEventListener('click', swallow, { capture: true }));
    };
    const onCancel = (): void => {
      if (drag.current?.taken === true) latest.current.cancel();
      drag.current = undefined;
    };
    window.addEventListener('pointermove', onMove);
    window.addEventListener('pointerup', onUp);
    window.addEventListener('pointercancel', onCancel);
    return () => {
      window.removeEventListener('pointermove', onMove);
      window.removeEventListener('pointerup', onUp);
      window.removeEventListener('pointercancel', onCancel);
    };
  }, [root, camera]);

  return (tile, event) => {
    if (event.button !== 0) return;
    drag.current = {
      tile,
      id: event.pointerId,
      from: { x: event.clientX, y: event.clientY },
      taken: false,
    };
  };
}
