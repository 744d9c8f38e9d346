import { fastChance } from '@pentapolis/kernel';
import { describe, expect, it } from 'vitest';
import { type Action, akropolis, cellAt, checkPlacement, type View } from '../rules/index.ts';
import { cityFrom } from '../rules/view.ts';
import { type Direction, spotTowards } from '../table/model/navigate.ts';
import { NOTHING_CHOSEN, type Placing, placing } from '../table/model/placing.ts';
import { MODEL, PLAN, SIZE } from '../table/model/scene.ts';
import {
  hexesUnder,
  legalSpotIds,
  nextTurn,
  placeOn,
  type SpotBook,
  snap,
  spotBook,
  spotUnder,
  swing,
  tileHexAt,
  turnOnSpot,
} from '../table/model/spots.ts';
import { optionsWith } from './positions.ts';

const options = optionsWith(2, { first: 'seat1' });

/** A position some random turns into a match, as the seat to move sees it. */
function position(
  seed: number,
  turns: number,
): { view: View; legal: Action[]; seat: number; book: SpotBook } {
  const chance = fastChance(seed);
  const state = akropolis.setup({ seats: 2, options }, chance);
  for (let turn = 0; turn < turns; turn++) {
    const seat = akropolis.deciding(state)[0] as number;
    const legal = akropolis.legalActions(state, seat);
    akropolis.apply(state, seat, legal[chance.pick(legal.length)] as Action, chance);
  }
  const seat = akropolis.deciding(state)[0] as number;
  const legal = akropolis.legalActions(state, seat);
  const view = akropolis.observe(state, seat);
  return { view, legal, seat, book: spotBook(view.cities[seat]?.cells ?? [], legalSpotIds(legal), MODEL) };
}

const POSITIONS = [position(1, 0), position(2, 9), position(3, 20), position(4, 31)];

describe('spots', () => {
  it('are legal exactly where the actions lie, and every placement on one is an action', () => {
    for (const { legal, book } of POSITIONS) {
      const tile = legal[0]?.tile;
      const listed = new Set(
        legal.filter((action) => action.tile === tile).map(({ q, r, rotation }) => `${q},${r},${rotation}`),
      );
      const offered = book.legal.flatMap(({ id }) =>
        [0, 1, 2].map((way) => {
          const { q, r, rotation } = placeOn(id, (id % 2) + 2 * way);
          return `${q},${r},${rotation}`;
        }),
      );
      expect(new Set(offered)).toEqual(listed);
      expect(offered).toHaveLength(listed.size);
    }
  });

  it('show every refusal the rules can give near the city', () => {
    const { view, seat, book } = position(3, 20);
    const city = cityFrom(view.cities[seat]?.cells ?? []);
    const keys = new Set(
      book.spots
        .filter(({ legal }) => !legal)
        .map(({ id }) => placeOn(id, id % 2))
        .map(({ q, r, rotation }) => checkPlacement(city, cellAt(q, r), rotation)?.key),
    );
    expect(keys).toContain('refusal.overhang');
    expect(keys).toContain('refusal.oneTile');
    expect(keys).not.toContain(undefined);
  });

  it('keep the tile on its three hexes when it turns on the spot, and come round after three turns', () => {
    const { book } = position(2, 9);
    for (const { id } of book.legal) {
      const start = placeOn(id, 4);
      let next = start;
      for (let turn = 0; turn < 3; turn++) {
        next = turnOnSpot(next, 1);
        expect(spotUnder(next)).toBe(id);
        expect(turnOnSpot(turnOnSpot(next, 1), -1)).toEqual(next);
      }
      expect(next).toEqual(start);
    }
  });

  it('swing around a hex that stays where it is, and come round after six turns', () => {
    const start = placeOn(position(2, 9).book.legal[3]?.id as number, 0);
    for (const pivot of [0, 1, 2]) {
      let next = start;
      for (let turn = 0; turn < 6; turn++) {
        next = swing(next, pivot, 1);
        expect(hexesUnder(next)[pivot]).toEqual(hexesUnder(start)[pivot]);
      }
      expect(next).toEqual(start);
    }
  });

  it('skip what is illegal when swinging', () => {
    for (const { book } of POSITIONS)
      for (const { id } of book.legal)
        for (const pivot of [0, 1, 2]) {
          const next = nextTurn(placeOn(id, 0), pivot, 1, book);
          expect(next === undefined || book.get(spotUnder(next))?.legal).toBe(true);
        }
  });

  it('know which hex of a tile is under the pointer, at its height', () => {
    const placement = { q: 2, r: -1, rotation: 3 };
    hexesUnder(placement).forEach((hex, at) => {
      const x = 1.5 * SIZE * hex.q;
      const y = Math.sqrt(3) * SIZE * MODEL.squash * (hex.r + hex.q / 2) - 3 * MODEL.lift;
      expect(tileHexAt({ x, y }, placement, 3, MODEL)).toBe(at);
    });
    expect(tileHexAt({ x: 0, y: 400 }, placement, 3, MODEL)).toBe(-1);
  });
});

describe('snap', () => {
  const { book } = position(3, 20);

  it('takes the legal spot under the pointer', () => {
    for (const spot of book.legal) expect(snap(spot.at, book, 0.6 * SIZE)?.legal).toBe(true);
  });

  it('shows a refused spot only where the pointer is on one and not near a legal one', () => {
    const refused = book.spots.filter(({ legal }) => !legal);
    const lonely = refused.filter(
      ({ at }) => !book.legal.some((spot) => Math.hypot(spot.at.x - at.x, spot.at.y - at.y) < 0.7 * SIZE),
    );
    expect(lonely.length).toBeGreaterThan(0);
    for (const spot of lonely) expect(snap(spot.at, book, 0.6 * SIZE)?.legal).toBe(false);
  });

  it('falls back to the nearest legal spot far out at sea', () => {
    expect(snap({ x: 5000, y: 0 }, book, 0.6 * SIZE)?.legal).toBe(true);
    expect(snap({ x: 0, y: 0 }, { ...book, spots: [], legal: [] }, 30)).toBeUndefined();
  });
});

describe('arrows', () => {
  it.each([MODEL, PLAN])('reach every legal spot from every other', (lens) => {
    for (const { view, seat, legal } of POSITIONS) {
      const { legal: spots } = spotBook(view.cities[seat]?.cells ?? [], legalSpotIds(legal), lens);
      const reached = new Set([spots[0]?.id]);
      const queue = [spots[0]];
      for (const spot of queue)
        for (const direction of ['up', 'right', 'down', 'left'] as const) {
          const next = spot && spotTowards(spot.at, direction, spots);
          if (next === undefined || reached.has(next.id)) continue;
          reached.add(next.id);
          queue.push(next);
        }
      expect(reached.size).toBe(spots.length);
    }
  });

  it('lead the way they point', () => {
    const { legal } = position(2, 9).book;
    const ahead: Record<Direction, (dx: number, dy: number) => boolean> = {
      up: (_, dy) => dy < 0,
      down: (_, dy) => dy > 0,
      left: (dx) => dx < 0,
      right: (dx) => dx > 0,
    };
    for (const spot of legal)
      for (const direction of Object.keys(ahead) as Direction[]) {
        const next = spotTowards(spot.at, direction, legal);
        if (next) expect(ahead[direction](next.at.x - spot.at.x, next.at.y - spot.at.y)).toBe(true);
      }
  });
});

describe('placing', () => {
  const { book } = position(2, 9);
  const [a, b] = book.legal as [SpotBook['legal'][number], SpotBook['legal'][number]];
  const chosen = placing(NOTHING_CHOSEN, { kind: 'choose', tile: 'T07' });
  const set = placing(chosen, { kind: 'set', spot: a });

  it('lets the ghost follow the pointer until it is set down', () => {
    const hovered = placing(chosen, { kind: 'hover', spot: a });
    expect([hovered.step, spotUnder(hovered.placement as never)]).toEqual(['loose', a.id]);
    expect(placing(hovered, { kind: 'hover', spot: undefined })).toBe(hovered);
    expect(placing(set, { kind: 'hover', spot: b })).toBe(set);
    expect(placing(NOTHING_CHOSEN, { kind: 'set', spot: a })).toBe(NOTHING_CHOSEN);
  });

  it('keeps its heading over spots that face the other way', () => {
    const turned: Placing = placing({ ...chosen, heading: 4 }, { kind: 'set', spot: a });
    const odd = book.legal.find(({ id }) => id % 2 !== a.id % 2) as typeof a;
    const there = placing(turned, { kind: 'set', spot: odd });
    const back = placing(there, { kind: 'set', spot: a });
    expect(back.placement).toEqual(turned.placement);
  });

  it('swaps the tile without losing the place', () => {
    const swapped = placing(set, { kind: 'choose', tile: 'T08' });
    expect(swapped).toEqual({ ...set, tile: 'T08' });
  });

  it('goes back one step at a time', () => {
    const loose = placing(set, { kind: 'cancel' });
    expect([loose.step, loose.tile]).toEqual(['loose', 'T07']);
    expect(placing(loose, { kind: 'cancel' })).toEqual(NOTHING_CHOSEN);
  });

  it('is sent once, comes back when refused, and starts afresh when the table has moved on', () => {
    expect(placing(chosen, { kind: 'send' })).toBe(chosen);
    const sent = placing(set, { kind: 'send' });
    expect(sent.step).toBe('sent');
    for (const kind of ['send', 'cancel'] as const) expect(placing(sent, { kind })).toBe(sent);
    expect(placing(sent, { kind: 'turn', way: 1, book })).toBe(sent);
    expect(placing(sent, { kind: 'back' })).toEqual(set);
    expect(placing(sent, { kind: 'restart' })).toBe(NOTHING_CHOSEN);
  });

  it('turns, around a chosen hex if there is one', () => {
    expect(placing(set, { kind: 'turn', way: 1, book }).placement).toEqual(
      turnOnSpot(set.placement as never, 1),
    );
    const pinned = placing(set, { kind: 'pivot', pivot: 1 });
    expect(pinned.pivot).toBe(1);
    const swung = placing(pinned, { kind: 'turn', way: -1, book });
    expect(hexesUnder(swung.placement as never)[1]).toEqual(hexesUnder(set.placement as never)[1]);
    expect(placing(pinned, { kind: 'pivot', pivot: undefined })).toEqual(set);
    expect(placing(chosen, { kind: 'turn', way: -1, book }).heading).toBe(4);
  });

  it('takes a whole placement from the list', () => {
    const laid = placing(chosen, { kind: 'lay', placement: { q: 1, r: 1, rotation: 5 } });
    expect(laid).toEqual({ ...chosen, step: 'set', placement: { q: 1, r: 1, rotation: 5 }, heading: 5 });
  });
});
