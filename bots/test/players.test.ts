import { type AnyGame, type BotKit, fastChance, type Policy } from '@pentapolis/kernel';
import { describe, expect, test } from 'vitest';
import { botNames, createPlayer, EMPTY_KIT, IllegalAnswer } from '../src/index.ts';
import { type Auction, auction, nim, urn } from './toys.ts';

const ITERATIONS = { iterations: 300 };

/** Plays a match to its end and returns what everybody did. */
function playMatch(game: AnyGame, seats: number, names: readonly string[], seed: number): unknown[] {
  const chance = fastChance(seed);
  const state = game.setup({ seats, options: {} }, chance);
  const players = names.map((name) => createPlayer(game, EMPTY_KIT, name));
  const actions: unknown[] = [];
  for (let asked = game.deciding(state); asked.length > 0; asked = game.deciding(state)) {
    const seat = asked[chance.pick(asked.length)] as number;
    const player = players[seat % players.length] as (typeof players)[number];
    const action = player({ view: game.observe(state, seat), seat }, { iterations: 60 }, chance);
    expect(game.check(state, seat, action)).toBeUndefined();
    game.apply(state, seat, action, chance);
    actions.push(action);
  }
  return actions;
}

describe('ISMCTS', () => {
  test.each([1, 2, 3, 5, 6, 7, 9, 10, 11])('finds the forced win from a heap of %i', (heap) => {
    const player = createPlayer(nim, EMPTY_KIT, 'ismcts');
    const view = { heap, turn: 1, seats: 2 };
    expect(player({ view, seat: 1 }, { iterations: 3000 }, fastChance(heap))).toBe(heap % 4);
  });

  test.each([0, 3, 4, 9])('bets on the likelier half, not on the hidden number, which is %i', (hidden) => {
    const player = createPlayer(urn, EMPTY_KIT, 'ismcts');
    const view = urn.observe({ hidden, bet: '' }, 0);
    expect(player({ view, seat: 0 }, { iterations: 2000 }, fastChance(hidden))).toBe('high');
  });
});

describe('every generic player', () => {
  test.each(['random', 'greedy', 'ismcts'])('%s: same seed and iterations, same match', (name) => {
    for (const game of [nim, auction] as AnyGame[]) {
      const first = playMatch(game, 3, [name], 11);
      expect(playMatch(game, 3, [name], 11)).toEqual(first);
      const others = [12, 13, 14, 15].map((seed) => playMatch(game, 3, [name], seed));
      expect(others.some((other) => JSON.stringify(other) !== JSON.stringify(first))).toBe(true);
    }
  });

  test.each([2, 3, 4, 5, 6, 7, 8])('plays legally at %i seats, simultaneous ones included', (seats) => {
    for (const game of [nim, auction] as AnyGame[])
      expect(playMatch(game, seats, ['ismcts', 'greedy', 'random'], seats).length).toBeGreaterThan(0);
  });

  test.each(['random', 'greedy', 'ismcts'])('%s answers the same whatever is hidden', (name) => {
    const truth: Auction = {
      hands: [
        [1, 6, 9],
        [0, 2, 3],
        [4, 5, 7],
      ],
      bids: [-1, 8, -1],
      played: [],
      points: [0, 0, 0],
    };
    const other: Auction = {
      hands: [
        [1, 6, 9],
        [10, 11, 12],
        [13, 14, 8],
      ],
      bids: [-1, 0, -1],
      played: [],
      points: [0, 0, 0],
    };
    const answers = [truth, other].map((state) =>
      createPlayer(auction, EMPTY_KIT, name)(
        { view: auction.observe(state, 0), seat: 0 },
        ITERATIONS,
        fastChance(5),
      ),
    );
    expect(answers[0]).toBe(answers[1]);
  });
});

describe('createPlayer', () => {
  const cheat: Policy<unknown, unknown> = () => 99;
  const kit: BotKit<unknown, unknown> = {
    policies: { cheat, greedy: () => 1 },
    levels: [{ id: 'apprentice', bot: 'ismcts', budget: { iterations: 5 } }],
  };
  const question = { view: { heap: 7, turn: 0, seats: 2 }, seat: 0 };

  test('knows generic players, those of the game and levels', () => {
    expect(botNames(kit)).toEqual(['random', 'greedy', 'ismcts', 'cheat', 'apprentice']);
    for (const name of ['random', 'greedy', 'ismcts', 'apprentice'])
      expect(
        nim.check(
          question.view,
          0,
          createPlayer(nim, kit, name)(question, undefined, fastChance(1)) as number,
        ),
      ).toBeUndefined();
  });

  test('takes the game’s own player before a generic one of the same name', () => {
    for (const seed of [1, 2, 3, 4, 5])
      expect(createPlayer(nim, kit, 'greedy')(question, undefined, fastChance(seed))).toBe(1);
  });

  test('names the known names when there is no such player', () => {
    expect(() => createPlayer(nim, kit, 'grandmaster')).toThrow(
      'no bot is named "grandmaster"; there are random, greedy, ismcts, cheat, apprentice',
    );
    expect(() => createPlayer(nim, kit, 'toString')).toThrow(RangeError);
  });

  test('gives no noise to a player that takes none', () => {
    const noisy = { ...kit, levels: [{ id: 'citizen', bot: 'cheat', noise: 2 }] } as const;
    expect(() => createPlayer(nim, noisy, 'citizen')).toThrow(
      '"cheat" is the game\'s own player and takes no noise',
    );
  });

  test('never passes an illegal answer on', () => {
    expect(() => createPlayer(nim, kit, 'cheat')(question, undefined, fastChance(1))).toThrow(IllegalAnswer);
    const faults: string[] = [];
    const player = createPlayer(nim, kit, 'cheat', (fault) => faults.push(fault.message));
    expect(nim.check(question.view, 0, player(question, undefined, fastChance(1)) as number)).toBeUndefined();
    expect(faults).toEqual(['cheat answers 99 against NIM-TAKE-1 (toy)']);
  });

  test('refuses a View that does not ask the seat', () => {
    const player = createPlayer(nim, EMPTY_KIT, 'ismcts');
    expect(() =>
      player({ view: { heap: 7, turn: 0, seats: 2 }, seat: 1 }, ITERATIONS, fastChance(1)),
    ).toThrow('seat 1 is not asked anything in this View');
  });
});
