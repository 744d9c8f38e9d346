import { mix, type Point, type Rect } from '../geometry/point.ts';

/** Where a board is looked at from: screen = board * scale + (x, y), screen in px from the stage's top left corner. */
export interface Camera {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Space at each side of the stage that other things cover, in px. */
export interface Insets {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
}

/** Smallest and largest scale a person may zoom to. */
export interface Zoom {
  readonly min: number;
  readonly max: number;
}

export function clampScale(scale: number, { min, max }: Zoom): number {
  return Math.min(max, Math.max(min, scale));
}

export function toBoard({ x, y, scale }: Camera, screen: Point): Point {
  return { x: (screen.x - x) / scale, y: (screen.y - y) / scale };
}

export function toScreen({ x, y, scale }: Camera, board: Point): Point {
  return { x: board.x * scale + x, y: board.y * scale + y };
}

/** The camera that shows all of `content`, as large as `zoom` allows, in the middle of what the insets leave free. */
export function fitCamera(content: Rect, stage: Size, insets: Insets, zoom: Zoom): Camera {
  const width = Math.max(1, stage.width - insets.left - insets.right);
  const height = Math.max(1, stage.height - insets.top - insets.bottom);
  const scale = clampScale(
    Math.min(width / Math.max(1, content.width), height / Math.max(1, content.height)),
    zoom,
  );
  return {
    x: insets.left + width / 2 - (content.x + content.width / 2) * scale,
    y: insets.top + height / 2 - (content.y + content.height / 2) * scale,
    scale,
  };
}

/** Zooms by `factor` with the board under `at` (px) staying where it is. */
export function zoomAt(camera: Camera, at: Point, factor: number, zoom: Zoom): Camera {
  const scale = clampScale(camera.scale * factor, zoom);
  const board = toBoard(camera, at);
  return { x: at.x - board.x * scale, y: at.y - board.y * scale, scale };
}

/** Moves the board under the camera by px, never so far that none of `content` would be left to see. */
export function panBy(camera: Camera, by: Point, content: Rect, stage: Size): Camera {
  return holdInSight({ ...camera, x: camera.x + by.x, y: camera.y + by.y }, content, stage);
}

/** The nearest camera that keeps some of the content within the middle of the stage. */
export function holdInSight(camera: Camera, content: Rect, stage: Size): Camera {
  const hold = (offset: number, start: number, length: number, span: number): number => {
    const slack = span * 0.25;
    const least = slack - (start + length) * camera.scale;
    const most = span - slack - start * camera.scale;
    return Math.min(Math.max(offset, Math.min(least, most)), Math.max(least, most));
  };
  return {
    scale: camera.scale,
    x: hold(camera.x, content.x, content.width, stage.width),
    y: hold(camera.y, content.y, content.height, stage.height),
  };
}

/** The camera with `point` of the board inside the stage by at least `margin` px, moved no more than needed. */
export function reveal(camera: Camera, point: Point, stage: Size, insets: Insets, margin: number): Camera {
  const at = toScreen(camera, point);
  const into = (value: number, low: number, high: number): number =>
    low > high ? (low + high) / 2 - value : Math.min(Math.max(value, low), high) - value;
  return {
    scale: camera.scale,
    x: camera.x + into(at.x, insets.left + margin, stage.width - insets.right - margin),
    y: camera.y + into(at.y, insets.top + margin, stage.height - insets.bottom - margin),
  };
}

/** Between two cameras; the scale runs evenly to the eye (geometrically). */
export function mixCamera(from: Camera, to: Camera, share: number): Camera {
  const scale = from.scale * (to.scale / from.scale) ** share;
  // The board point that stays put during a pure zoom must stay put: interpolate in board space of the running scale.
  const zooms = Math.abs(to.scale / from.scale - 1) > 0.001;
  const settle = zooms ? (scale - from.scale) / (to.scale - from.scale) : share;
  return { x: mix(from.x, to.x, settle), y: mix(from.y, to.y, settle), scale };
}

export function sameCamera(a: Camera, b: Camera): boolean {
  return Math.abs(a.x - b.x) < 0.5 && Math.abs(a.y - b.y) < 0.5 && Math.abs(a.scale / b.scale - 1) < 0.001;
}
