import { illegal, type Violation } from '@pentapolis/kernel';
import { players, type State } from './state.ts';
import { hasPlaza, type Tile, tileName } from './tiles.ts';

/** Refuses taking `tile` with `stones` in hand. Undefined = it may be taken. */
export function checkTake(state: State, tile: Tile, stones: number): Violation | undefined {
  const cost = state.site.indexOf(tile);
  if (cost < 0) return illegal('AKR-SITE-1', 'refusal.notOnSite', { tile: tileName(tile) });
  // [AKR-SITE-2] stones won by this tile come too late to pay for it; [AKR-SITE-3] without stones only the first is left
  if (cost > stones) return illegal('AKR-SITE-2', 'refusal.tooDear', { tile: tileName(tile), cost, stones });
  return undefined;
}

/** Takes `tile` off the site. @returns its price in stones [AKR-SITE-1], which the caller moves */
export function takeTile(state: State, tile: Tile): number {
  const cost = state.site.indexOf(tile);
  state.site.splice(cost, 1);
  return cost;
}

/**
 * [AKR-SITE-4] [AKR-SITE-5] With a single tile left and a stack to come, that tile stays in front and the stack follows;
 * the marker goes one place to the left.
 * @returns the tiles turned up; [] when it was not yet time
 */
export function refill(state: State): Tile[] {
  if (state.site.length > 1 || state.stack.length === 0) return [];
  const turnedUp = state.stack.splice(0, players(state) + 1);
  state.site.push(...turnedUp);
  state.chief = (state.chief + 1) % players(state);
  return turnedUp;
}

/** [AKR-SOLO-4] The tile an architect with `stones` takes: the cheapest with a plaza it can pay, else the first. */
export function architectsTile(site: readonly Tile[], stones: number): Tile {
  return site.slice(0, stones + 1).find(hasPlaza) ?? (site[0] as Tile);
}
