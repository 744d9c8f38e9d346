import { illegal, type Seat, type Violation } from '@pentapolis/kernel';
import type { Action, ActionOf } from '../action.ts';
import { boardOf, boroughOf, liftTile, playerOf, spotOf, swapTile, tileAt } from '../borough.ts';
import type { Spot } from '../geometry.ts';
import type { Question } from '../question.ts';
import type { State, Tile } from '../state.ts';
import { NATURE, nextLevel } from '../tiles.ts';

/** How the two would lie as one tile: exactly on their spaces. [SMC-CARD-9] */
export function mergedSpot(state: State, seat: Seat, one: Tile, other: Tile): Spot | undefined {
  const next = nextLevel(other.type);
  if (one === other || one.type !== 'R1' || NATURE[other.type].category !== 'residence' || next === undefined)
    return undefined;
  const board = boardOf(state, seat);
  const cells = [...spotOf(board, one).cells, ...spotOf(board, other).cells];
  return board
    .spots(next)
    .find((spot) => spot.cells.length === cells.length && spot.cells.every((cell) => cells.includes(cell)));
}

function checkMerge(state: State, seat: Seat, { one, other }: ActionOf<'merge'>): Violation | undefined {
  const borough = boroughOf(state, seat);
  const [first, second] = [tileAt(borough, one), tileAt(borough, other)];
  const spot = first && second && mergedSpot(state, seat, first, second);
  if (spot === undefined) return illegal('SMC-CARD-9', 'refusal.noMerge', { cells: [one, other] });
  if (state.supply[NATURE[spot.type].index] === 0)
    return illegal('SMC-BUILD-5', 'refusal.noneLeft', { tile: spot.type });
  const price = NATURE[spot.type].level;
  const { money } = playerOf(state, seat);
  return price > money ? illegal('SMC-CARD-9', 'refusal.money', { price, money }) : undefined;
}

/** Whether each cell is the first of its tile: the name under which a merge is listed. */
function isName(state: State, seat: Seat, cell: number): boolean {
  const tile = tileAt(boroughOf(state, seat), cell);
  return tile !== undefined && spotOf(boardOf(state, seat), tile).cells[0] === cell;
}

/** [SMC-CARD-9] A Residence 1 and its neighbour become the next level, without culture. */
export const merge: Question = {
  kind: 'merge',
  rule: 'SMC-CARD-9',
  answers: ['merge', 'pass'],
  list(state, seat) {
    const names = boroughOf(state, seat)
      .tiles.filter(({ type }) => NATURE[type].category === 'residence')
      .map((tile) => spotOf(boardOf(state, seat), tile).cells[0]!);
    const list: Action[] = [];
    for (const one of names)
      for (const other of names) {
        const action = { kind: 'merge', one, other } as const;
        if (checkMerge(state, seat, action) === undefined) list.push(action);
      }
    return [...list, { kind: 'pass' }];
  },
  check(state, seat, action) {
    if (action.kind === 'pass') return undefined;
    const { one, other } = action as ActionOf<'merge'>;
    if (!isName(state, seat, one) || !isName(state, seat, other))
      return illegal('SMC-CARD-9', 'refusal.noMerge', { cells: [one, other] });
    return checkMerge(state, seat, action as ActionOf<'merge'>);
  },
  play(state, seat, action, { emit }) {
    state.asks.pop();
    if (action.kind === 'pass') {
      emit?.({ kind: 'declined', seat, what: 'merge' });
      return;
    }
    const { one, other } = action as ActionOf<'merge'>;
    const borough = boroughOf(state, seat);
    const [first, second] = [tileAt(borough, one)!, tileAt(borough, other)!];
    const spot = mergedSpot(state, seat, first, second)!;
    const price = NATURE[spot.type].level;
    playerOf(state, seat).money -= price;
    state.supply[NATURE.R1.index]!++;
    state.supply[NATURE[second.type].index]!++;
    state.supply[NATURE[spot.type].index]!--;
    liftTile(state, seat, first);
    swapTile(state, seat, second, spot);
    const { type: tile, at, turn } = spot;
    emit?.({ kind: 'merged', seat, one, other, tile, at, turn, price });
  },
};
