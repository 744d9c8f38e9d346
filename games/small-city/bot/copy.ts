import type { State } from '../rules/index.ts';

/**
 * A copy that is independent in all that a seat's own building changes; other boroughs are shared. Good for steps that
 * send nobody home elsewhere: all but demolition and stations.
 */
export function copyOfSeat(state: State, seat: number): State {
  const borough = state.boroughs[seat]!;
  const player = state.players[seat]!;
  const boroughs = state.boroughs.slice();
  const players = state.players.slice();
  boroughs[seat] = {
    ...borough,
    tiles: borough.tiles.map((tile) => ({ ...tile })),
    grid: borough.grid.slice(),
    who: borough.who.slice(),
    mood: borough.mood.slice(),
    cube: borough.cube.slice(),
  };
  players[seat] = { ...player, own: player.own.slice(), built: player.built.slice() };
  return {
    ...state,
    boroughs,
    players,
    supply: state.supply.slice(),
    box: state.box.slice(),
    materials: state.materials.slice(),
  };
}
