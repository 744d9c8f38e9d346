import { type Chance, fastChance } from '@pentapolis/kernel';
import { describe, expect, test } from 'vitest';
import { boardOf } from '../bot/board.ts';
import { bots } from '../bot/index.ts';
import { model } from '../bot/model.ts';
import { Outlook } from '../bot/outlook.ts';
import { blankSurvey, surveyCity } from '../bot/survey.ts';
import { FEATURES, WEIGHTS } from '../bot/weights.data.ts';
import {
  copyInto,
  type FastPosition,
  listMoves,
  loadFast,
  moveOf,
  moveTile,
  play,
  scoreFast,
  toMove,
} from '../rules/fast/index.ts';
import { SPOTS } from '../rules/geometry.ts';
import { type Action, akropolis, type State } from '../rules/index.ts';
import { mixedAction, wander } from './positions.ts';

const SEATS = [1, 2, 3, 4];

/** Shows every position of some random matches under random options, the ended ones too. */
function everywhere(seats: number, visit: (state: State, chance: Chance) => void): void {
  for (let seed = 1; seed <= 2; seed++)
    wander(seats, 100 * seats + seed, (state, chance) => {
      visit(state, chance);
      return mixedAction(state, chance);
    });
}

/** All that is alive in a packed position, as text. */
function pictureOf({ cities, stones, site, turn }: FastPosition): string {
  const seen = cities.map(({ columns, built, count, spots, open, lakes }) => {
    const cells = [...built.subarray(0, count)];
    return [
      cells,
      columns.reduce((sum, column) => sum + column, 0),
      cells.map((cell) => columns[cell]),
      lakes,
      [...spots.subarray(0, open)],
    ];
  });
  return JSON.stringify([seen, [...stones], [...site], turn]);
}

test('there is a weight for every feature', () => {
  expect(WEIGHTS).toHaveLength(FEATURES.length);
  expect(WEIGHTS.every(Number.isFinite)).toBe(true);
});

describe.each(SEATS)('with %i seats', (seats) => {
  test('a survey has the values and stars of the score pad', () => {
    const survey = blankSurvey();
    const pad = new Int32Array(10);
    everywhere(seats, (state) => {
      const { cities, rulings } = loadFast(state);
      for (const city of cities) {
        scoreFast(city, rulings, pad);
        surveyCity(city, rulings, survey);
        expect([...survey.values, ...survey.stars]).toEqual([...pad]);
      }
    });
  });

  test('a tile on trial looks like a tile laid, and leaves the city as it was', () => {
    const outlook = new Outlook(WEIGHTS);
    const moves: number[] = [];
    const priors: number[] = [];
    everywhere(seats, (state, chance) => {
      const position = loadFast(state);
      const seat = toMove(position);
      if (seat < 0) return;
      const before = pictureOf(position);
      const count = listMoves(position, moves);
      model.priors?.(boardOf(position), moves, count, priors);
      expect(pictureOf(position)).toBe(before);
      outlook.aim(position);
      const spites = new Map<number, number>();
      for (let sample = 0; sample < 12; sample++) {
        const index = chance.pick(count);
        const after = copyInto(position);
        play(after, moves[index] as number);
        const spite = (priors[index] as number) - outlook.ofSeat(after, seat);
        // What a tile's price and place leave, and to whom, depends on the tile alone.
        const tile = moveTile(moves[index] as number);
        expect(spite).toBeCloseTo(spites.get(tile) ?? spite, 9);
        expect(spite).toBeGreaterThan(-1e-9);
        spites.set(tile, spite);
      }
    });
  });

  test('the shortlist holds the moves of the best priors, and those it names are allowed', () => {
    const moves: number[] = [];
    const priors: number[] = [];
    const best: number[] = [];
    const bestPriors: number[] = [];
    everywhere(seats, (state, chance) => {
      const [seat] = akropolis.deciding(state);
      if (seat === undefined) return;
      const board = model.load(akropolis.observe(state, seat), seat, chance);
      const count = model.moves(board, moves);
      model.priors?.(board, moves, count, priors);
      const found = model.quick?.shortlist(board, 10, best, bestPriors) as number;
      expect(bestPriors[0]).toBeCloseTo(Math.max(...priors.slice(0, count)), 9);
      expect(bestPriors.slice(0, found)).toEqual(bestPriors.slice(0, found).sort((a, b) => b - a));
      bestPriors.slice(0, found).forEach((prior, place) => {
        expect(prior).toBeCloseTo(priors[moves.indexOf(best[place] as number)] as number, 9);
        expect(model.quick?.allows(board, best[place] as number)).toBe(true);
      });
      const elsewhere = moveOf(1 + chance.pick(61), chance.pick(SPOTS), chance.pick(3));
      expect(model.quick?.allows(board, elsewhere)).toBe(moves.slice(0, count).includes(elsewhere));
    });
  });

  test('what a match is worth to each seat is a share of one, and at the end the result', () => {
    everywhere(seats, (state, chance) => {
      const shares = model.returns(model.load(akropolis.observe(state, 0), 0, chance));
      expect(shares).toHaveLength(seats);
      expect(shares.every((share) => share >= 0 && share <= 1)).toBe(true);
      const sum = shares.reduce((total, share) => total + share, 0);
      if (seats > 1) expect(sum).toBeCloseTo(1, 9);
      if (akropolis.deciding(state).length > 0) return;
      const winners = akropolis.ranking(state).filter((rank) => rank === 1).length;
      expect(shares).toEqual(akropolis.ranking(state).map((rank) => (rank === 1 ? 1 / winners : 0)));
    });
  });

  test('greedy plays for the highest score after its move, and draws among equals', () => {
    let ties = 0;
    wander(seats, seats, (state, chance) => {
      const [seat] = akropolis.deciding(state);
      if (seat === undefined) return undefined;
      const after = (action: Action): number => {
        const next = akropolis.clone(state);
        akropolis.apply(next, seat, action, chance);
        return akropolis.scores(next)[seat] as number;
      };
      const view = akropolis.observe(state, seat);
      const answers = [1, 2, 3].map(
        (luck) => bots.policies.greedy?.({ view, seat }, fastChance(luck)) as Action,
      );
      if (state.turn % 9 === 0) {
        const best = Math.max(...akropolis.legalActions(state, seat).map(after));
        expect(answers.map(after)).toEqual([best, best, best]);
      }
      if (new Set(answers.map(akropolis.format)).size > 1) ties++;
      return answers[0];
    });
    expect(ties).toBeGreaterThan(0);
  });

  test('the order of the stacks is drawn, never read', () => {
    const priors: [number[], number[]] = [[], []];
    const moves: number[] = [];
    everywhere(seats, (state, chance) => {
      const [seat] = akropolis.deciding(state);
      if (seat === undefined) return;
      const other = akropolis.determinize(akropolis.observe(state, seat), chance);
      [state, other].forEach((truth, index) => {
        const position = loadFast(truth);
        model.priors?.(boardOf(position), moves, listMoves(position, moves), priors[index] as number[]);
      });
      expect(priors[0]).toEqual(priors[1]);
    });
  });
});
