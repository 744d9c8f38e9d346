import type { Seat } from '@pentapolis/kernel';
import { routeOf } from '../../rules/council.ts';
import { type Action, HOME, type State } from '../../rules/index.ts';
import { streetNumber } from '../../rules/mayor.ts';

/**
 * Something on the table that can be pressed, as a short name: `c:0.14` a space of a borough, `e:29` a street, `r:D` a card
 * of the rondel, `k:3.1` a space of the City Council, `w:0` a cube that waits for a place, `p:17` a promise.
 */
export type Key = string;

export const cellKey = (borough: Seat, cell: number): Key => `c:${borough}.${cell}`;
export const edgeKey = (street: number): Key => `e:${street}`;
export const cardKey = (card: string): Key => `r:${card}`;
export const spaceKey = (row: number, column: number): Key => `k:${row}.${column}`;
export const cubeKey = (item: number): Key => `w:${item}`;
export const promiseKey = (promise: number): Key => `p:${promise}`;

/** The space a key names; undefined when it names none. */
export function cellOf(key: Key): { readonly borough: Seat; readonly cell: number } | undefined {
  const [, borough, cell] = /^c:(\d+)\.(\d+)$/.exec(key) ?? [];
  return borough === undefined ? undefined : { borough: Number(borough), cell: Number(cell) };
}

export const edgeOf = (key: Key): number | undefined =>
  key.startsWith('e:') ? Number(key.slice(2)) : undefined;

/** What is pressed, in this order, to mean this action; [] where a button is enough. `own` is the seat that acts. */
export function keysOf(action: Action, state: State, own: Seat): readonly Key[] {
  switch (action.kind) {
    case 'street':
      return [edgeKey(streetNumber(action))];
    case 'claim':
      return [cardKey(action.card)];
    case 'merge':
      return [cellKey(own, action.one), cellKey(own, action.other)];
    case 'move': {
      const { from, to } = action;
      const start = cellKey(from.borough, from.cell);
      return to.cell === HOME ? [start] : [start, cellKey(to.borough, to.cell)];
    }
    case 'house':
    case 'sell':
    case 'give':
    case 'victim':
    case 'grave':
      return [cellKey(own, action.cell)];
    case 'store':
      return [cubeKey(action.item), cellKey(own, action.cell)];
    case 'council': {
      const route = routeOf(state, own, action);
      return 'violation' in route ? [] : [spaceKey(route.row, route.column)];
    }
    case 'keep':
      return [promiseKey(action.promise)];
    default:
      return [];
  }
}
