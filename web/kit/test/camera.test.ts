import { describe, expect, it } from 'vitest';
import {
  type Camera,
  fitCamera,
  holdInSight,
  mixCamera,
  panBy,
  reveal,
  toBoard,
  toScreen,
  zoomAt,
} from '../src/stage/camera.ts';

const zoom = { min: 0.25, max: 4 };
const stage = { width: 800, height: 600 };
const none = { top: 0, right: 0, bottom: 0, left: 0 };
const content = { x: -100, y: -50, width: 200, height: 100 };

describe('fitCamera', () => {
  it('shows all of the content in the middle of the free space', () => {
    const insets = { top: 100, right: 0, bottom: 0, left: 200 };
    const camera = fitCamera(content, stage, insets, zoom);
    const [from, to] = [toScreen(camera, { x: -100, y: -50 }), toScreen(camera, { x: 100, y: 50 })];
    expect(from.x).toBeCloseTo(200);
    expect(to.x).toBeCloseTo(800);
    expect((from.y + to.y) / 2).toBeCloseTo(350);
  });

  it('zooms no closer than allowed and survives an empty stage', () => {
    expect(fitCamera({ x: 0, y: 0, width: 1, height: 1 }, stage, none, zoom).scale).toBe(4);
    expect(Number.isFinite(fitCamera(content, { width: 0, height: 0 }, none, zoom).x)).toBe(true);
  });
});

describe('moving', () => {
  const camera: Camera = { x: 300, y: 200, scale: 1 };

  it('keeps the board under the pointer while zooming', () => {
    const at = { x: 120, y: 410 };
    const closer = zoomAt(camera, at, 2.5, zoom);
    expect(closer.scale).toBe(2.5);
    expect(toBoard(closer, at)).toEqual(toBoard(camera, at));
    expect(zoomAt(camera, at, 100, zoom).scale).toBe(4);
  });

  it('cannot lose the content', () => {
    const lost = panBy(camera, { x: 1e5, y: -1e5 }, content, stage);
    const corner = toScreen(lost, { x: -100, y: -50 });
    const opposite = toScreen(lost, { x: 100, y: 50 });
    expect(corner.x).toBeLessThanOrEqual(600);
    expect(opposite.y).toBeGreaterThanOrEqual(150);
    expect(holdInSight(camera, content, stage)).toEqual(camera);
  });

  it('moves no further than needed to reveal a place', () => {
    expect(reveal(camera, { x: 0, y: 0 }, stage, none, 48)).toEqual(camera);
    const moved = reveal(camera, { x: 900, y: 0 }, stage, none, 48);
    expect(toScreen(moved, { x: 900, y: 0 })).toEqual({ x: 752, y: 200 });
  });

  it('runs between two cameras from end to end, scale growing evenly', () => {
    const to: Camera = { x: -500, y: 40, scale: 4 };
    expect(mixCamera(camera, to, 0)).toEqual(camera);
    expect(mixCamera(camera, to, 1).scale).toBeCloseTo(4);
    expect(mixCamera(camera, to, 1).x).toBeCloseTo(-500);
    expect(mixCamera(camera, to, 0.5).scale).toBeCloseTo(2);
    expect(mixCamera(camera, { ...camera, x: 0 }, 0.5)).toEqual({ ...camera, x: 150 });
  });

  it('holds the fixed point of a zoom still on the way', () => {
    const at = { x: 120, y: 410 };
    const halfway = mixCamera(camera, zoomAt(camera, at, 3, zoom), 0.37);
    expect(toBoard(halfway, at).x).toBeCloseTo(toBoard(camera, at).x);
    expect(toBoard(halfway, at).y).toBeCloseTo(toBoard(camera, at).y);
  });
});
