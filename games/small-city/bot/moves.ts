import { hallRoom, waitingInHall } from '../rules/borough.ts';
import { freeHomes } from '../rules/housing.ts';
import {
  type Action,
  boroughOf,
  destinations,
  HOME,
  jobsOf,
  movers,
  NATURE,
  NOBODY,
  type Place,
  type State,
  tileAt,
  votesOf,
} from '../rules/index.ts';
import { smokeOf } from '../rules/smoke.ts';
import { cubeWorth, moneyWorth, roundsLeft, WEIGHTS } from './value.ts';

/** What the citizens of a seat bring as they stand, a round ahead: votes, work, doors for those who wait, fresh air. */
export function standing(state: State, seat: number): number {
  const rounds = roundsLeft(state);
  const borough = boroughOf(state, seat);
  const { residences, university } = votesOf(state, seat);
  let worth = residences + university;
  const stock = borough.cube.filter((cube) => cube > 0).length;
  const factories = new Set<number>();
  let white = 0;
  for (const { use, borough: home, cell } of jobsOf(state, seat)) {
    if (use === 'money') worth += moneyWorth(rounds);
    else if (use === 'white' || use === 'grey' || use === 'black') {
      const colour = use === 'white' ? 0 : use === 'grey' ? 1 : 2;
      worth += cubeWorth(state, seat, colour) * (colour === 0 ? 1 - 0.1 * white++ : 1);
      if (home === seat) factories.add(boroughOf(state, home).grid[cell]!);
    } else if (use === 'moneyForVotes') worth += state.players[seat]!.money > 0 ? 1.2 : 0;
    else worth += stock > 0 ? (use === 'cubeForVotes' ? 2.2 : 1.5) : 0;
  }
  worth -= smokeOf(state, seat, factories.size).rise;
  const homes = freeHomes(state, seat).length;
  const waiting = waitingInHall(state, seat).length;
  const exits = Math.min(homes, waiting);
  worth += exits * (0.6 + WEIGHTS.exit * Math.min(5, rounds - 1));
  let idle = 0;
  for (const tile of borough.tiles)
    if (NATURE[tile.type].category === 'factory')
      for (let cell = 0; cell < borough.grid.length; cell++)
        if (borough.tiles[borough.grid[cell]!] === tile && borough.who[cell] === NOBODY) idle++;
  const room = hallRoom(state, seat).length + exits;
  worth += Math.min(idle, state.players[seat]!.reserve, room) * WEIGHTS.newcomer * Math.max(0, rounds - 2);
  // citizens away burden others
  state.boroughs.forEach((other, at) => {
    if (at === seat) return;
    for (const who of other.who) if (who === seat) worth += 0.2;
  });
  return worth;
}

/** {@link standing} with one citizen somewhere else. */
function standingAfter(state: State, seat: number, from: Place, to: Place): number {
  const source = boroughOf(state, from.borough);
  const kept = source.who[from.cell]!;
  const mate = source.mate[from.cell]!;
  source.who[from.cell] = mate;
  source.mate[from.cell] = NOBODY;
  let worth: number;
  if (to.cell === HOME) worth = standing(state, seat) - 1.5;
  else {
    const target = boroughOf(state, to.borough);
    const shared = target.who[to.cell] !== NOBODY;
    if (shared) target.mate[to.cell] = seat;
    else target.who[to.cell] = seat;
    worth = standing(state, seat);
    if (shared) target.mate[to.cell] = NOBODY;
    else target.who[to.cell] = NOBODY;
  }
  source.who[from.cell] = kept;
  source.mate[from.cell] = mate;
  return worth;
}

/** Destinations that differ in what they are worth: the first of each tile, and home. */
function sorted(state: State, places: readonly Place[]): Place[] {
  const seen = new Set<string>();
  return places.filter(({ borough, cell }) => {
    if (cell === HOME) return true;
    const own = boroughOf(state, borough);
    const tile = tileAt(own, cell)!;
    const { category } = NATURE[tile.type];
    const work = category === 'factory' || category === 'commerce';
    const key = work
      ? `${borough} ${cell}`
      : `${borough} ${category === 'residence' ? tile.id : category} ${own.who[cell]}`;
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

/** The next move of a seat's citizens, or that it is done. Plays on `state` for a moment and leaves it as it was. */
export function nextMove(state: State, seat: number): Action {
  const { all, must } = movers(state, seat);
  const before = standing(state, seat);
  let best: { from: Place; to: Place; gain: number } | undefined;
  let forced: { from: Place; to: Place; gain: number } | undefined;
  for (const from of all) {
    const obliged = must.some((place) => place.borough === from.borough && place.cell === from.cell);
    for (const to of sorted(state, destinations(state, seat, from))) {
      const gain = standingAfter(state, seat, from, to) - before;
      const move = { from, to, gain };
      if (best === undefined || gain > best.gain) best = move;
      if (obliged && (forced === undefined || gain > forced.gain)) forced = move;
    }
  }
  if (best !== undefined && best.gain > 0.05) return { kind: 'move', from: best.from, to: best.to };
  if (forced !== undefined) return { kind: 'move', from: forced.from, to: forced.to };
  return { kind: 'done' };
}
