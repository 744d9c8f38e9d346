import { type Decision, illegal, type Seat, type Violation } from '@pentapolis/kernel';
import type { Action } from './action.ts';
import type { Emit } from './facts.ts';
import { cellAt, placementAt, qOf, rOf } from './geometry.ts';
import { checkPlacement, layTile, legalSpots } from './placement.ts';
import { architectsTile, checkTake, refill, takeTile } from './site.ts';
import { type City, isOver, isSolo, type State, seatToPlay } from './state.ts';
import { tileHexes, tileName, tileNamed } from './tiles.ts';

/** [AKR-TURN-1] One seat at a time, clockwise; nobody once the match is over. */
export function deciding(state: State): Seat[] {
  return isOver(state) ? [] : [seatToPlay(state)];
}

/** [AKR-TURN-2] Take a tile and lay it; there is no other choice and no way to pass. */
export function decision(state: State, seat: Seat): Decision | undefined {
  if (!deciding(state).includes(seat)) return undefined;
  return { kind: 'build', rule: 'AKR-TURN-2', args: { stones: state.stones[seat] as number } };
}

/**
 * Every tile the seat can pay on every spot, three ways round: by place in the site, then by spot from north-west to
 * south-east, then clockwise.
 */
export function legalActions(state: State, seat: Seat): Action[] {
  if (!deciding(state).includes(seat)) return [];
  const affordable = state.site.slice(0, (state.stones[seat] as number) + 1).map(tileName); // [AKR-SITE-2]
  const placements = legalSpots(state.cities[seat] as City).flatMap((spot) =>
    [0, 1, 2].map((way) => {
      const { anchor, rotation } = placementAt(spot, way);
      return { q: qOf(anchor), r: rOf(anchor), rotation };
    }),
  );
  return affordable.flatMap((tile) => placements.map((placement) => ({ tile, ...placement })));
}

/** Undefined = `seat` may do it now. */
export function check(state: State, seat: Seat, { tile, q, r, rotation }: Action): Violation | undefined {
  if (isOver(state)) return illegal('AKR-END-1', 'refusal.over', {});
  if (seat !== seatToPlay(state))
    return illegal('AKR-TURN-1', 'refusal.notYourTurn', { seat: seatToPlay(state) });
  return (
    checkTake(state, tileNamed(tile), state.stones[seat] as number) ??
    checkPlacement(state.cities[seat] as City, cellAt(q, r), rotation)
  );
}

/** Plays a checked action: price, tile, stones, and all that follows until a seat has to decide again. */
export function apply(state: State, seat: Seat, action: Action, emit?: Emit): void {
  const { q, r, rotation } = action;
  const tile = tileNamed(action.tile);
  const price = takeTile(state, tile);
  addStones(state, seat, -price); // [AKR-SITE-6]
  emit?.({ kind: 'took', seat, tile: action.tile, price });
  if (isSolo(state) && price > 0) {
    state.architect.stones += price; // [AKR-SOLO-2]
    emit?.({ kind: 'paidArchitect', seat, stones: price });
  }
  const city = state.cities[seat] as City;
  const gained = layTile(city, tile, tileHexes(tile), cellAt(q, r), rotation);
  addStones(state, seat, gained); // [AKR-STONE-1] [AKR-STONE-2]
  if (emit) {
    emit({ kind: 'built', seat, tile: action.tile, q, r, rotation, level: levelOfLast(city) });
    if (gained > 0) emit({ kind: 'quarried', seat, stones: gained });
  }
  endTurn(state, emit);
  if (isSolo(state) && !isOver(state)) architectsTurn(state, emit);
}

function addStones(state: State, seat: Seat, stones: number): void {
  state.stones[seat] = (state.stones[seat] as number) + stones;
}

function levelOfLast(city: City): number {
  return city.heights[city.cells.indexOf(city.last[0] as number)] as number;
}

/** [AKR-SOLO-4] It takes its tile and keeps it [AKR-SOLO-5]; what it pays leaves play [AKR-SOLO-3]. */
function architectsTurn(state: State, emit?: Emit): void {
  const { architect } = state;
  const tile = architectsTile(state.site, architect.stones);
  const price = takeTile(state, tile);
  architect.stones -= price;
  architect.tiles.push(tile);
  emit?.({ kind: 'architectTook', tile: tileName(tile), price });
  endTurn(state, emit);
}

function endTurn(state: State, emit?: Emit): void {
  state.turn++;
  const turnedUp = refill(state);
  if (emit === undefined) return;
  if (turnedUp.length > 0)
    emit({ kind: 'refilled', reveals: true, tiles: turnedUp.map(tileName), chief: state.chief });
  if (isOver(state)) emit({ kind: 'ended', tile: tileName(state.site[0] as number) });
}
