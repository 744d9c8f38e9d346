import { canonicalJson, fastChance } from '@pentapolis/kernel';
import { describe, expect, it } from 'vitest';
import type { FastCity } from '../rules/fast/city.ts';
import {
  actionOf,
  architectScore,
  copyInto,
  type FastPosition,
  isOver,
  listMoves,
  loadFast,
  moveAt,
  moveCount,
  moveFrom,
  play,
  ranking,
  reshuffle,
  scoreFast,
  scores,
  seatScore,
  toMove,
} from '../rules/fast/index.ts';
import { emptyNeighbours, groundOf, lakesOf } from '../rules/ground.ts';
import { akropolis, type City, legalSpots, type State } from '../rules/index.ts';
import { scoreCity } from '../rules/scoring.ts';
import { begin, mixedAction, optionsWith, wander } from './positions.ts';

/** A packed city unpacked again, its redundant parts checked against the readable core. */
function unpack(city: FastCity, readable: City): City {
  // Within a tile the two cores list new columns in a different order; nothing depends on it.
  const listed = [...city.built.subarray(0, city.count)];
  expect(listed.toSorted((a, b) => a - b)).toEqual(readable.cells.toSorted((a, b) => a - b));
  const cells = readable.cells;
  const columns = cells.map((cell) => city.columns[cell] as number);
  const spots = [...city.spots.subarray(0, city.open)];
  const ground = groundOf(readable);
  expect(spots.toSorted((a, b) => a - b)).toEqual(legalSpots(readable));
  expect(spots.every((spot, at) => city.place[spot] === at + 1)).toBe(true);
  expect(city.lakes).toBe(lakesOf(readable, ground).length);
  expect(columns.map((column) => column >> 15)).toEqual(
    cells.map((cell) => 6 - emptyNeighbours(ground, cell).length),
  );
  return {
    cells: [...cells],
    hexes: columns.map((column) => column & 15),
    heights: columns.map((column) => (column >> 4) & 31),
    tiles: columns.map((column) => (column >> 9) & 63),
    last: readable.last,
  };
}

/** What the fast path knows of a match, in the words of the readable core. */
function unpackAll(position: FastPosition, state: State): State {
  const { site, offered, stack, next, end, first, turn, chief, stones, cities } = position;
  return {
    choices: position.choices,
    first,
    turn,
    chief,
    site: [...site.subarray(0, offered)],
    stack: [...stack.subarray(next, end)],
    stones: [...stones],
    cities: cities.map((city, seat) => unpack(city, state.cities[seat] as City)),
    architect: { stones: position.architect[0] as number, tiles: state.architect.tiles },
  };
}

/** Nothing left behind: what a wiped city holds outside its own lists. */
function residue(city: FastCity): number {
  const used = new Set(city.built.subarray(0, city.count));
  const open = new Set(city.spots.subarray(0, city.open));
  return (
    city.columns.filter((column, cell) => column !== 0 && !used.has(cell)).length +
    city.place.filter((place, spot) => place !== 0 && !open.has(spot)).length
  );
}

/** Every array of a city, short enough to compare. */
function contents({ columns, place, built, count, spots, open, lakes }: FastCity): string {
  const filled = (list: { entries(): Iterable<[number, number]> }) =>
    [...list.entries()].filter(([, value]) => value !== 0);
  return JSON.stringify([
    filled(columns),
    filled(place),
    [...built.subarray(0, count)],
    [...spots.subarray(0, open)],
    lakes,
  ]);
}

const ascending = (moves: readonly number[]): string => moves.toSorted((a, b) => a - b).join();

describe('the fast path', () => {
  it.each([1, 2, 3, 4])(
    '[AKR-TURN-2] is the readable core at every step of random matches, seats: %i',
    (seats) => {
      for (let seed = 1; seed <= 12; seed++) {
        let position: FastPosition | undefined;
        const moves: number[] = [];
        wander(seats, 100 * seats + seed, (state, chance) => {
          position ??= loadFast(state);
          expect(canonicalJson(unpackAll(position, state))).toBe(canonicalJson(state));
          const seat = akropolis.deciding(state)[0];
          expect(toMove(position)).toBe(seat ?? -1);
          expect(isOver(position)).toBe(seat === undefined);
          if (seat === undefined) return undefined;

          const count = listMoves(position, moves);
          const legal = akropolis.legalActions(state, seat);
          expect(count).toBe(legal.length);
          expect(moveCount(position)).toBe(legal.length);
          expect(ascending(moves.slice(0, count))).toBe(ascending(legal.map(moveFrom)));
          const chosen = moveAt(position, chance.pick(count));
          expect(moves.slice(0, count)).toContain(chosen);
          play(position, chosen);
          return actionOf(chosen);
        });
      }
    },
  );

  it.each([1, 2, 3, 4])('[AKR-SCORE-1] scores every position alike, seats: %i', (seats) => {
    const out = new Int32Array(10);
    const totals: number[] = [];
    for (let seed = 1; seed <= 6; seed++)
      wander(seats, 5000 + 100 * seats + seed, (state, chance) => {
        const position = loadFast(state);
        scores(position, totals);
        expect(totals).toEqual(akropolis.scores(state));
        expect(ranking(position)).toEqual(akropolis.ranking(state));
        position.cities.forEach((city, seat) => {
          const { districts, total } = scoreCity(
            state.cities[seat] as City,
            state.stones[seat] as number,
            state.choices,
          );
          scoreFast(city, position.rulings, out);
          expect([...out]).toEqual([
            ...Object.values(districts).map(({ value }) => value),
            ...Object.values(districts).map(({ stars }) => stars),
          ]);
          expect(seatScore(position, seat)).toBe(total);
        });
        if (seats === 1)
          expect(architectScore(position)).toBe(
            akropolis.observe(state, 0).architect?.score?.total ?? architectScore(position),
          );
        return mixedAction(state, chance);
      });
  });
});

describe('fast positions', () => {
  it('copy without leaving anything behind', () => {
    const chance = fastChance(7);
    const root = loadFast(akropolis.setup({ seats: 2, options: optionsWith(2) }, chance));
    const spare = copyInto(root);
    for (let round = 0; round < 8; round++) {
      while (!isOver(spare) && chance.pick(40) > 0) play(spare, moveAt(spare, chance.pick(moveCount(spare))));
      copyInto(root, spare);
      expect(spare.cities.map(residue)).toEqual([0, 0]);
      expect(spare.cities.map(contents)).toEqual(root.cities.map(contents));
      expect({ ...spare, cities: [] }).toEqual({ ...root, cities: [] });
    }
  });

  it('play the same from a copy as from the original', () => {
    const chance = fastChance(8);
    const root = loadFast(akropolis.setup({ seats: 3, options: optionsWith(3) }, chance));
    while (root.turn < 20) play(root, moveAt(root, chance.pick(moveCount(root))));
    const [a, b] = [copyInto(root), copyInto(root)];
    while (!isOver(a)) {
      const move = moveAt(a, chance.pick(moveCount(a)));
      expect(moveAt(b, 0)).toBe(moveAt(a, 0));
      play(a, move);
      play(b, move);
    }
    const [left, right]: number[][] = [[], []];
    scores(a, left as number[]);
    scores(b, right as number[]);
    expect(left).toEqual(right);
  });

  it('[AKR-TURN-3] reshuffle only what is still to come', () => {
    const position = loadFast(begin(2));
    const before = [...position.stack.subarray(position.next, position.end)];
    reshuffle(position, fastChance(3));
    const after = [...position.stack.subarray(position.next, position.end)];
    expect(after).not.toEqual(before);
    expect(after.toSorted((a, b) => a - b)).toEqual(before.toSorted((a, b) => a - b));
  });

  it('name a move by the same number everywhere', () => {
    const state = begin(2);
    for (const action of akropolis.legalActions(state, 0)) expect(actionOf(moveFrom(action))).toEqual(action);
  });
});
