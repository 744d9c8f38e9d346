import { illegal, type Seat, type Violation } from '@pentapolis/kernel';
import type { Laying } from './action.ts';
import {
  boardOf,
  boroughOf,
  hasTile,
  isActive,
  layTile,
  playerOf,
  putCitizen,
  sendHome,
  spotOf,
  takeCitizen,
  tileAt,
  tileNamed,
  waitingInHall,
} from './borough.ts';
import type { Emit } from './facts.ts';
import type { Spot } from './geometry.ts';
import { isOwned } from './placing.ts';
import { NOBODY, type State } from './state.ts';
import { isPost, NATURE, type TileId } from './tiles.ts';

/** What may come with a tile: the warehouse of a Factory 1, the citizen of a station. */
export interface Extras {
  readonly warehouse?: Laying;
  readonly staff?: number;
}

/** [SMC-SERVICE-2] Whether a citizen may go on duty in a station as it is built. */
export function checkStaff(state: State, seat: Seat, type: TileId, cell: number): Violation | undefined {
  if (NATURE[type].category !== 'service')
    return illegal('SMC-SERVICE-2', 'refusal.noStation', { tile: type });
  const borough = boroughOf(state, seat);
  const tile = tileAt(borough, cell);
  const there = tile !== undefined && tile.type !== 'CH' && borough.who[cell] === seat;
  return there ? undefined : illegal('SMC-SERVICE-2', 'refusal.noCitizen', { cells: [cell] });
}

/** Citizens that could go on duty: any of one's own at home but those on City Hall. */
export function staffFor(state: State, seat: Seat): number[] {
  const borough = boroughOf(state, seat);
  return borough.who.flatMap((who, cell) =>
    who === seat && tileAt(borough, cell)?.type !== 'CH' ? [cell] : [],
  );
}

/**
 * Lays a checked tile and does what comes with it: the citizen who moves into a Residence 1, the warehouse of a Factory 1,
 * the citizen on duty. A warehouse the supply no longer holds is left out. [SMC-WORKS-2]
 */
export function raiseTile(
  state: State,
  seat: Seat,
  spot: Spot,
  { warehouse, staff }: Extras,
  fresh: boolean,
  emit: Emit,
): void {
  const borough = boroughOf(state, seat);
  takeCopy(state, seat, spot.type);
  layTile(state, seat, spot, fresh);
  // [SMC-HOME-2]
  const [cell] = spot.type === 'R1' ? waitingInHall(state, seat) : [];
  if (cell !== undefined) {
    takeCitizen(borough, cell);
    putCitizen(borough, spot.cells[0]!, seat, 0);
    emit?.({ kind: 'movedIn', seat, cell: spot.cells[0]! });
  }
  if (warehouse !== undefined && state.supply[NATURE.WH.index]! > 0) {
    takeCopy(state, seat, 'WH');
    layTile(state, seat, boardOf(state, seat).spot('WH', warehouse.at, warehouse.turn)!, fresh);
    const { at, turn } = warehouse;
    emit?.({ kind: 'built', seat, tile: 'WH', at, turn, price: 0, cubes: [], free: true, reveals: true });
  }
  if (staff !== undefined) {
    takeCitizen(borough, staff);
    putCitizen(borough, spot.cells[0]!, seat, 0);
    const plan = fresh ? ({ reveals: true } as const) : {};
    emit?.({ kind: 'onDuty', seat, tile: spot.type, from: staff, cell: spot.cells[0]!, ...plan });
    if (spot.type === 'POL') chaseTourists(state, seat, emit);
  }
}

function takeCopy(state: State, seat: Seat, type: TileId): void {
  if (isOwned(state, type)) {
    const { own } = playerOf(state, seat);
    own.splice(own.indexOf(type), 1);
  } else state.supply[NATURE[type].index]!--;
}

/** [SMC-SERVICE-3] A citizen came on duty at the Police: tourists around it go home. */
export function chaseTourists(state: State, seat: Seat, emit: Emit): void {
  const borough = boroughOf(state, seat);
  const police = tileNamed(borough, 'POL');
  if (police === undefined || !isActive(state, seat, 'POL')) return;
  for (const cell of spotOf(boardOf(state, seat), police).halo)
    while (borough.who[cell] !== NOBODY && borough.who[cell] !== seat) {
      const owner = takeCitizen(borough, cell);
      const hall = sendHome(state, owner);
      emit?.({ kind: 'wentHome', seat: owner, borough: seat, cell, hall, why: 'police' });
    }
}

/** Whether one more citizen may come onto this tile: posts hold one. [SMC-CULTURE-4] [SMC-SERVICE-2] */
export function postIsFree(state: State, seat: Seat, cell: number): boolean {
  const borough = boroughOf(state, seat);
  const tile = tileAt(borough, cell);
  if (tile === undefined || !isPost(tile.type)) return true;
  return spotOf(boardOf(state, seat), tile).cells.every((one) => borough.who[one] === NOBODY);
}

/** [SMC-TOURIST-1] [SMC-CULTURE-3] How many citizens a seat may have in each other borough. */
export const touristLimit = (state: State, seat: Seat): number =>
  hasTile(boroughOf(state, seat), 'MET') ? 2 : 1;
