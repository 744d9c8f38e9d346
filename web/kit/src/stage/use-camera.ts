import { useEffect, useMemo, useRef } from 'react';
import type { Point, Rect } from '../geometry/point.ts';
import { easeInOut, SLOW_MS, tween } from '../motion/tween.ts';
import {
  type Camera,
  fitCamera,
  holdInSight,
  type Insets,
  mixCamera,
  panBy,
  reveal,
  type Size,
  sameCamera,
  type Zoom,
  zoomAt,
} from './camera.ts';

export interface CameraSettings {
  /** What {@link CameraControl.fit} shows, in board units. */
  readonly content: Rect;
  readonly insets: Insets;
  readonly zoom: Zoom;
  readonly reducedMotion: boolean;
}

/** The camera of one stage. It changes many times a second, so it lives outside React; subscribe to follow it. */
export interface CameraControl {
  now(): Camera;
  size(): Size;
  subscribe(listener: () => void): () => void;
  resize(size: Size): void;
  /** Shows everything, and keeps doing so while the content grows, until a person moves the camera. */
  fit(): void;
  zoom(factor: number, at?: Point): void;
  pan(by: Point): void;
  /** Brings a place of the board into sight, with `margin` px around it. */
  reveal(point: Point, margin?: number): void;
}

export function useCamera(settings: CameraSettings): CameraControl {
  const latest = useRef(settings);
  latest.current = settings;
  const control = useMemo(() => createCamera(latest), []);
  const { content, insets } = settings;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the numbers count, not the objects that hold them
  useEffect(() => {
    control.follow();
  }, [
    control,
    content.x,
    content.y,
    content.width,
    content.height,
    insets.top,
    insets.right,
    insets.bottom,
    insets.left,
  ]);
  return control;
}

function createCamera(settings: { readonly current: CameraSettings }): CameraControl & { follow(): void } {
  let camera: Camera = { x: 0, y: 0, scale: 1 };
  let size: Size = { width: 0, height: 0 };
  let following = true;
  let stop = (): void => {};
  const listeners = new Set<() => void>();

  const place = (next: Camera): void => {
    camera = next;
    for (const listener of listeners) listener();
  };
  const jump = (next: Camera): void => {
    stop();
    place(next);
  };
  const glide = (to: Camera): void => {
    stop();
    const from = camera;
    const still = settings.current.reducedMotion || sameCamera(from, to);
    const durationMs = still ? 0 : SLOW_MS;
    stop = tween({ durationMs, ease: easeInOut, step: (share) => place(mixCamera(from, to, share)) });
  };
  const fitted = (): Camera => {
    const { content, insets, zoom } = settings.current;
    return fitCamera(content, size, insets, zoom);
  };

  return {
    now: () => camera,
    size: () => size,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    resize(next) {
      size = next;
      jump(following ? fitted() : holdInSight(camera, settings.current.content, size));
    },
    follow() {
      if (following && size.width > 0) glide(fitted());
    },
    fit() {
      following = true;
      glide(fitted());
    },
    zoom(factor, at) {
      following = false;
      const { content, zoom } = settings.current;
      const centre = at ?? { x: size.width / 2, y: size.height / 2 };
      const next = holdInSight(zoomAt(camera, centre, factor, zoom), content, size);
      if (at === undefined) glide(next);
      else jump(next);
    },
    pan(by) {
      following = false;
      jump(panBy(camera, by, settings.current.content, size));
    },
    reveal(point, margin = 48) {
      const next = reveal(camera, point, size, settings.current.insets, margin);
      if (!sameCamera(camera, next)) glide(next);
    },
  };
}
