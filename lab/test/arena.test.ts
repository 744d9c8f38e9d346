import { type BotKit, replay } from '@pentapolis/kernel';
import { describe, expect, test } from 'vitest';
import { mix, playMatch } from '../src/arena.ts';
import { type Plan, seatOf } from '../src/plan.ts';
import { detailsOfRun, summarizeRun } from '../src/simulate.ts';
import { race, kit as raceKit } from './race.ts';

const kit = raceKit as BotKit<unknown, unknown>;

function plan(players: readonly string[], more: Partial<Plan> = {}): Plan {
  return { game: 'race', players, options: {}, matches: 60, seed: 7, ...more };
}

function run(wanted: Plan) {
  const played = Array.from({ length: wanted.matches }, (_, match) => playMatch(race, kit, wanted, match));
  return { played, elapsedMs: 1000 };
}

test('every player sits in every seat equally often', () => {
  const seats = Array.from({ length: 9 }, (_, match) => [0, 1, 2].map((player) => seatOf(player, match, 3)));
  expect(seats.every((list) => new Set(list).size === 3)).toBe(true);
  for (const player of [0, 1, 2])
    for (const seat of [0, 1, 2]) expect(seats.filter((list) => list[player] === seat)).toHaveLength(3);
});

test('results stand by listed player, whatever seat it held', () => {
  const summary = summarizeRun(plan(['runner', 'walker']), run(plan(['runner', 'walker'])));
  expect(summary.seats.map(({ bot }) => bot)).toEqual(['runner', 'walker']);
  expect(summary.seats[0]?.winShare).toBeGreaterThan(0.7);
  expect(summary.seats[0]?.meanScore).toBeGreaterThan(summary.seats[1]?.meanScore ?? 99);
  const reversed = summarizeRun(plan(['walker', 'runner']), run(plan(['walker', 'runner'])));
  expect(reversed.seats[1]?.winShare).toBeGreaterThan(0.7);
});

test('wins add up to the matches: ties share them', () => {
  const three = plan(['walker', 'walker', 'walker'], { matches: 90 });
  const played = run(three);
  const ties = played.played.filter(({ ranking }) => ranking.filter((rank) => rank === 1).length > 1);
  expect(ties.length).toBeGreaterThan(0);
  const { seats } = summarizeRun(three, played);
  expect(seats.reduce((sum, { wins }) => sum + wins, 0)).toBeCloseTo(90, 2);
});

test('a match follows from the plan and its number alone', () => {
  const wanted = plan(['random', 'runner']);
  expect(playMatch(race, kit, wanted, 11)).toEqual(playMatch(race, kit, wanted, 11));
  const scores = run(wanted).played.map((match) => match.scores.join());
  expect(new Set(scores).size).toBeGreaterThan(10);
  expect(run(plan(['random', 'runner'], { seed: 8 })).played.map((match) => match.scores.join())).not.toEqual(
    scores,
  );
});

test('a recorded match replays to the same result', () => {
  const { record, ranking, seats } = playMatch(race, kit, plan(['random', 'runner'], { record: true }), 3);
  const match = replay(race, record?.log ?? []);
  expect(match.status).toBe('finished');
  expect(seats.map((seat) => race.ranking(match.state)[seat])).toEqual(ranking);
});

describe('a player that breaks the rules', () => {
  test('loses a match of two on the spot, and it is said why', () => {
    const { ranking, faults } = playMatch(race, kit, plan(['cheat', 'walker']), 0);
    expect(ranking).toEqual([2, 1]);
    expect(faults).toHaveLength(1);
    expect(faults[0]).toMatchObject({ match: 0, player: 0, seat: 0 });
    expect(faults[0]?.message).toMatch(/RAC-STEP-2/);
  });

  test('loses a larger match too, and the others play on', () => {
    const { ranking, faults, actions } = playMatch(race, kit, plan(['walker', 'broken', 'walker']), 1);
    expect(ranking[1]).toBe(3);
    expect(faults).toHaveLength(1);
    expect(faults[0]?.message).toBe('out of order');
    expect(actions).toBeGreaterThan(4);
  });

  test('counts as lost in the summary', () => {
    const wanted = plan(['broken', 'walker'], { matches: 10 });
    const played = run(wanted);
    expect(summarizeRun(wanted, played).seats.map(({ wins }) => wins)).toEqual([0, 10]);
    expect(detailsOfRun(wanted, played).map(({ faults }) => faults)).toEqual([10, 0]);
  });
});

test('details: ranks and shares by seat', () => {
  const wanted = plan(['runner', 'walker'], { matches: 40 });
  const [runner] = detailsOfRun(wanted, run(wanted));
  expect(runner?.ranks.reduce((sum, count) => sum + count, 0)).toBe(40);
  expect(runner?.winShareBySeat).toHaveLength(2);
  expect(runner?.histogram.reduce((sum, { count }) => sum + count, 0)).toBe(40);
});

test('an endless match is an error, not a hang', () => {
  const endless = { ...race, meta: { ...race.meta, maxActions: 2 } };
  expect(() => playMatch(endless, kit, plan(['walker', 'walker']), 0)).toThrow(/does not end/);
});

test('seeds of neighbouring matches and seats have nothing in common', () => {
  const seeds = [0, 1, 2, 3].flatMap((match) => [0, 1, 2, 3].map((seat) => mix(1, match, seat)));
  expect(new Set(seeds).size).toBe(16);
  expect(mix(2 ** 33, 0, 0)).not.toBe(mix(0, 0, 0));
});
