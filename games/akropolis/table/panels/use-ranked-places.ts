import { useEffect, useState } from 'react';
import type { View, ViewCity } from '../../rules/index.ts';
import type { PlacingBoard } from '../board/use-placing.ts';
import { type Gains, gainsOf } from '../model/gains.ts';
import { type Placement, placeOn, type Spot } from '../model/spots.ts';

/** A spot with the way round that brings most there. */
export interface RankedPlace {
  readonly spot: Spot;
  readonly placement: Placement;
  readonly gains: Gains;
}

/** How long the page may be busy before it answers to its person again. */
const SLICE_MS = 10;

/** What a placement is worth in the list: points where they are shown, else stones, then height. */
export function usefulness({ gains, spot }: RankedPlace): readonly [number, number] {
  return [gains.total ?? gains.stones, spot.level];
}

export function byUsefulness(a: RankedPlace, b: RankedPlace): number {
  const [left, right] = [usefulness(a), usefulness(b)];
  return right[0] - left[0] || right[1] - left[1] || a.spot.id - b.spot.id;
}

/** The best way round for a tile on one spot. */
export function bestOn(
  spot: Spot,
  gainsFor: (placement: Placement) => Gains | undefined,
): RankedPlace | undefined {
  let best: RankedPlace | undefined;
  for (let way = 0; way < 3; way++) {
    const placement = placeOn(spot.id, (spot.id % 2) + 2 * way);
    const gains = gainsFor(placement);
    if (gains === undefined) continue;
    const place = { spot, placement, gains };
    if (best === undefined || usefulness(place)[0] > usefulness(best)[0]) best = place;
  }
  return best;
}

/**
 * All places for the chosen tile, the most useful first; undefined while it is still counting. Counts in slices, so the
 * page stays alive.
 */
export function useRankedPlaces(
  placing: PlacingBoard,
  view: View,
  city: ViewCity | undefined,
  seat: number,
  preview: (action: { tile: string } & Placement) => View | undefined,
): readonly RankedPlace[] | undefined {
  const [places, setPlaces] = useState<readonly RankedPlace[]>();
  const { tile } = placing.state;
  const { legal } = placing.book;

  useEffect(() => {
    setPlaces(undefined);
    if (tile === undefined || city === undefined) return undefined;
    const price = view.site.indexOf(tile);
    const gainsFor = (placement: Placement): Gains | undefined => {
      const after = preview({ tile, ...placement })?.cities[seat];
      return after && gainsOf(city, after, price);
    };
    const found: RankedPlace[] = [];
    let next = 0;
    let timer = window.setTimeout(function slice() {
      const until = performance.now() + SLICE_MS;
      while (next < legal.length && performance.now() < until) {
        const place = bestOn(legal[next++] as Spot, gainsFor);
        if (place) found.push(place);
      }
      if (next < legal.length) timer = window.setTimeout(slice);
      else setPlaces(found.sort(byUsefulness));
    });
    return () => window.clearTimeout(timer);
  }, [tile, city, legal, seat, preview, view.site]);

  return places;
}
