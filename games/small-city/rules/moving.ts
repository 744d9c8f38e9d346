import { illegal, type Seat, type Violation } from '@pentapolis/kernel';
import { type Action, type ActionOf, HOME, type Place } from './action.ts';
import {
  boroughOf,
  canHost,
  guarded,
  guestsOf,
  playerOf,
  putCitizen,
  sendHome,
  takeCitizen,
  tileAt,
} from './borough.ts';
import { CARD } from './cards.ts';
import { chaseTourists, postIsFree, touristLimit } from './construct.ts';
import type { Question, Table } from './question.ts';
import { active, allSeats, NOBODY, type State } from './state.ts';
import { isPost, NATURE, type TileId } from './tiles.ts';

/** A place as one number, as lists of closed places hold it. */
export const placeCode = ({ borough, cell }: Place): number => borough * 1000 + cell;

const isWorkplace = (type: TileId): boolean =>
  NATURE[type].category === 'factory' || NATURE[type].category === 'commerce';

/** Stands everybody up and notes who must move and which places are closed. [SMC-MOVE-4] [SMC-MOVE-5] */
export function beginMoves(state: State): void {
  for (const player of state.players) player.closed = [];
  for (const home of allSeats(state)) {
    const borough = boroughOf(state, home);
    for (let cell = 0; cell < borough.who.length; cell++) {
      const seat = borough.who[cell]!;
      if (seat === NOBODY) continue;
      const { type } = tileAt(borough, cell)!;
      const pair = borough.mate[cell] !== NOBODY;
      const mayStay =
        NATURE[type].category === 'residence' || NATURE[type].category === 'hall' || isPost(type);
      // [SMC-CARD-11] roommates both move
      borough.mood[cell] = mayStay && !pair ? 0 : 1;
      borough.mateMood[cell] = pair ? 1 : 0;
      if (isWorkplace(type)) playerOf(state, seat).closed.push(placeCode({ borough: home, cell }));
    }
  }
}

/** The borough directly opposite, with four players. [SMC-TOURIST-2] [SMC-OPTION-2] */
function isOpposite(state: State, seat: Seat, other: Seat): boolean {
  const barred = state.round === 1 || state.choices.opposite === 'never';
  return state.seats === 4 && (seat + 2) % 4 === other && barred;
}

/** Whether a seat may send one more citizen to a borough. [SMC-TOURIST-1] [SMC-TOURIST-6] [SMC-SOLO-4] */
export const mayVisit = (state: State, seat: Seat, other: Seat): boolean =>
  other !== seat &&
  !playerOf(state, other).out &&
  !isOpposite(state, seat, other) &&
  guestsOf(state, seat, other) < touristLimit(state, seat);

/** Whether this space can take a citizen of `seat` now. [SMC-MOVE-2] [SMC-MOVE-3] [SMC-MOVE-5] [SMC-TOURIST-3] */
function isOpen(state: State, seat: Seat, place: Place, watched: readonly number[]): boolean {
  const borough = boroughOf(state, place.borough);
  const { cell } = place;
  const tile = tileAt(borough, cell);
  if (!canHost(tile)) return false;
  const { category } = NATURE[tile.type];
  const away = place.borough !== seat;
  // [SMC-TOURIST-3]
  if (away && (category === 'residence' || isPost(tile.type))) return false;
  // [SMC-SERVICE-3]
  if (away && watched.includes(cell)) return false;
  if (isWorkplace(tile.type) && playerOf(state, seat).closed.includes(placeCode(place))) return false;
  if (borough.who[cell] === NOBODY) return postIsFree(state, place.borough, cell);
  return isShared(state, seat, place);
}

/** [SMC-CARD-11] A space that a second citizen of `seat` may use: the first is there for this round. */
function isShared(state: State, seat: Seat, { borough: home, cell }: Place): boolean {
  const player = playerOf(state, seat);
  if (player.card !== CARD.attorney || player.attorney) return false;
  const borough = boroughOf(state, home);
  const { type } = tileAt(borough, cell)!;
  const alone = borough.who[cell] === seat && borough.mate[cell] === NOBODY;
  if (!alone || (!isWorkplace(type) && NATURE[type].category !== 'residence')) return false;
  return borough.mood[cell] !== 1;
}

function openIn(state: State, seat: Seat, borough: Seat, from: Place): Place[] {
  const watched = borough === seat ? [] : guarded(state, borough);
  const { grid } = boroughOf(state, borough);
  const places: Place[] = [];
  for (let cell = 0; cell < grid.length; cell++) {
    if (grid[cell]! < 0 || (from.borough === borough && from.cell === cell)) continue;
    if (isOpen(state, seat, { borough, cell }, watched)) places.push({ borough, cell });
  }
  return places;
}

/** Boroughs beside one, clockwise and the other way; players who are out are passed over. */
function neighbours(state: State, borough: Seat): Seat[] {
  const ring = allSeats(state).filter((seat) => seat === borough || active(state).includes(seat));
  const at = ring.indexOf(borough);
  return [...new Set([ring[(at + 1) % ring.length]!, ring[(at - 1 + ring.length) % ring.length]!])];
}

/** Whether a citizen of `seat` stands there and has not moved. [SMC-MOVE-1] [SMC-MOVE-7] */
export function canLeave(state: State, seat: Seat, { borough: home, cell }: Place): boolean {
  const borough = boroughOf(state, home);
  const tile = tileAt(borough, cell);
  if (tile === undefined || tile.type === 'CH' || borough.who[cell] !== seat) return false;
  // who shares a space in this phase stays there; of those who shared it before, one leaves after the other
  return borough.mood[cell] !== 2 && !(borough.mate[cell] !== NOBODY && borough.mateMood[cell] === 2);
}

/**
 * Every place the citizen of `seat` there may go to; [] when it may not move at all. `HOME` comes up only where nothing
 * else does. [SMC-MOVE-6] [SMC-TOURIST-4]
 */
export function destinations(state: State, seat: Seat, from: Place): Place[] {
  if (!canLeave(state, seat, from)) return [];
  const home: Place = { borough: seat, cell: HOME };
  if (from.borough === seat) {
    const places = openIn(state, seat, seat, from);
    for (const other of active(state))
      if (mayVisit(state, seat, other)) places.push(...openIn(state, seat, other, from));
    if (places.length > 0) return places;
    return boroughOf(state, seat).mood[from.cell] === 1 ? [home] : [];
  }
  const here = openIn(state, seat, from.borough, from);
  if (here.length > 0) return here;
  const next = neighbours(state, from.borough)
    .filter((other) => other !== from.borough && mayVisit(state, seat, other))
    .flatMap((other) => openIn(state, seat, other, from));
  return next.length > 0 ? next : [home];
}

/** Where citizens of `seat` stand that have not moved yet, and those of them that must. */
export function movers(state: State, seat: Seat): { readonly all: Place[]; readonly must: Place[] } {
  const all: Place[] = [];
  const must: Place[] = [];
  for (const borough of allSeats(state)) {
    const { who, mood } = boroughOf(state, borough);
    for (let cell = 0; cell < who.length; cell++) {
      const place = { borough, cell };
      if (!canLeave(state, seat, place)) continue;
      all.push(place);
      if (mood[cell] === 1) must.push(place);
    }
  }
  return { all, must };
}

/** Whether a seat has anything to do or to confirm in this phase: citizens that may move, or have moved. */
export function isMoving(state: State, seat: Seat): boolean {
  if (movers(state, seat).all.length > 0) return true;
  return state.boroughs.some((borough) =>
    borough.who.some(
      (who, cell) =>
        who === seat &&
        tileAt(borough, cell)!.type !== 'CH' &&
        (borough.mood[cell] === 2 || borough.mateMood[cell] === 2),
    ),
  );
}

function checkMove(state: State, seat: Seat, { from, to }: ActionOf<'move'>): Violation | undefined {
  const { borough: home, cell } = from;
  if (home >= state.seats || to.borough >= state.seats || boroughOf(state, home).who[cell] !== seat)
    return illegal('SMC-MOVE-1', 'refusal.noCitizen', { cells: [cell] });
  if (tileAt(boroughOf(state, home), cell)!.type === 'CH') return illegal('SMC-MOVE-7', 'refusal.hallWaits');
  if (!canLeave(state, seat, from)) return illegal('SMC-MOVE-1', 'refusal.movedAlready', { cells: [cell] });
  const places = destinations(state, seat, from);
  if (places.some((place) => place.borough === to.borough && place.cell === to.cell)) return undefined;
  return whyNot(state, seat, from, to, places);
}

/** Words for a destination that is not among those open. */
function whyNot(state: State, seat: Seat, from: Place, to: Place, open: readonly Place[]): Violation {
  const args = { cells: to.cell < 0 ? [] : [to.cell], borough: to.borough };
  if (to.cell < 0) return illegal('SMC-MOVE-6', 'refusal.notHome', args);
  const tile = tileAt(boroughOf(state, to.borough), to.cell);
  if (!canHost(tile)) return illegal('SMC-MOVE-2', 'refusal.hostsNobody', args);
  if (playerOf(state, seat).closed.includes(placeCode(to)))
    return illegal('SMC-MOVE-5', 'refusal.closed', args);
  if (from.borough !== seat && open.some(({ borough }) => borough === from.borough))
    return illegal('SMC-TOURIST-4', 'refusal.staysHere', args);
  if (to.borough !== seat && (NATURE[tile.type].category === 'residence' || isPost(tile.type)))
    return illegal('SMC-TOURIST-3', 'refusal.notForTourists', args);
  if (to.borough !== seat && guarded(state, to.borough).includes(to.cell))
    return illegal('SMC-SERVICE-3', 'refusal.guarded', args);
  if (to.borough !== seat && to.borough !== from.borough && !mayVisit(state, seat, to.borough))
    return isOpposite(state, seat, to.borough)
      ? illegal(state.round === 1 ? 'SMC-TOURIST-2' : 'SMC-OPTION-2', 'refusal.opposite', args)
      : illegal('SMC-TOURIST-1', 'refusal.tourists', { ...args, most: touristLimit(state, seat) });
  return illegal('SMC-MOVE-3', 'refusal.spaceTaken', args);
}

/** [SMC-MOVE-1] One citizen after another, until all that must have moved. */
export const moving: Question = {
  kind: 'move',
  rule: 'SMC-MOVE-1',
  answers: ['move', 'done'],
  args: (state, seat) => ({ must: movers(state, seat).must.length }),
  list(state, seat) {
    const { all, must } = movers(state, seat);
    const list: Action[] = all.flatMap((from) =>
      destinations(state, seat, from).map((to): Action => ({ kind: 'move', from: { ...from }, to })),
    );
    if (must.length === 0) list.push({ kind: 'done' });
    return list;
  },
  check(state, seat, action) {
    if (action.kind === 'move') return checkMove(state, seat, action);
    const { must } = movers(state, seat);
    // [SMC-MOVE-4]
    return must.length === 0
      ? undefined
      : illegal('SMC-MOVE-4', 'refusal.mustMove', {
          count: must.length,
          cells: must.map(({ cell }) => cell),
        });
  },
  play(state, seat, action, table) {
    if (action.kind === 'move') move(state, seat, action, table);
    else {
      table.emit?.({ kind: 'allMoved', seat });
      state.at++;
    }
  },
};

function move(state: State, seat: Seat, { from, to }: ActionOf<'move'>, { emit }: Table): void {
  takeCitizen(boroughOf(state, from.borough), from.cell);
  if (to.cell === HOME) {
    const hall = sendHome(state, seat);
    emit?.({ kind: 'wentHome', seat, borough: from.borough, cell: from.cell, hall, why: 'stuck' });
    return;
  }
  const borough = boroughOf(state, to.borough);
  const mate = borough.who[to.cell] !== NOBODY;
  if (mate) {
    borough.mate[to.cell] = seat;
    borough.mateMood[to.cell] = 2;
    playerOf(state, seat).attorney = true;
  } else putCitizen(borough, to.cell, seat, 2);
  emit?.({
    kind: 'moved',
    seat,
    from: [from.borough, from.cell],
    toward: [to.borough, to.cell],
    mate,
  });
  // [SMC-SERVICE-3]
  if (!mate && tileAt(borough, to.cell)!.type === 'POL') chaseTourists(state, to.borough, emit);
}
