import {
  type Chance,
  fastChance,
  isViolation,
  type Options,
  randomOptions,
  readOptions,
} from '@pentapolis/kernel';
import { groundOf, heightOn, neighbours } from '../rules/ground.ts';
import {
  type Action,
  akropolis,
  type City,
  cellAt,
  footprint,
  type State,
  spotOf,
  tileNamed,
} from '../rules/index.ts';
import { layTile } from '../rules/placement.ts';
import { VERSIONS } from '../rules/rulings.ts';
import { startCity } from '../rules/state.ts';
import { tileHexes } from '../rules/tiles.ts';

/** The full option set of a table, with some values changed. */
export function optionsWith(seats: number, changes: Record<string, unknown> = {}): Options {
  const options = readOptions(akropolis.meta.options, changes, seats);
  if (isViolation(options)) throw new Error(JSON.stringify(options));
  return options;
}

/** A chance whose only draw deals these tiles first and the others after them, in ascending order. */
export function dealing(...tiles: readonly string[]): Chance {
  return {
    pick: () => 0,
    shuffle(count) {
      const first = tiles.map((tile) => tileNamed(tile) - 1);
      const rest = Array.from({ length: count }, (_, index) => index).filter(
        (index) => !first.includes(index),
      );
      return [...first, ...rest];
    },
  };
}

/** A match just begun, the named tiles on the site and then on the stacks. */
export function begin(
  seats: number,
  tiles: readonly string[] = [],
  changes: Record<string, unknown> = {},
): State {
  return akropolis.setup({ seats, options: optionsWith(seats, changes) }, dealing(...tiles));
}

/** Plays an action written as `T17@3,-1r4` for the seat whose turn it is. */
export function act(state: State, text: string): void {
  const action = akropolis.parse(text);
  const seat = akropolis.deciding(state)[0];
  if (action === undefined || seat === undefined) throw new Error(`${text} cannot be played`);
  const refusal = akropolis.check(state, seat, action);
  if (refusal !== undefined) throw new Error(`${text}: ${refusal.key}`);
  akropolis.apply(state, seat, action, fastChance(1));
}

/** A start tile with these tiles laid on it, each as `T17@3,-1r4`. */
export function cityOf(...moves: readonly string[]): City {
  const city = startCity();
  for (const text of moves) {
    const { tile, q, r, rotation } = akropolis.parse(text) as Action;
    layTile(city, tileNamed(tile), tileHexes(tileNamed(tile)), cellAt(q, r), rotation);
  }
  return city;
}

/** A random option set that the game accepts. */
function playableOptions(seats: number, chance: Chance): Options {
  for (;;) {
    const options = randomOptions(akropolis.meta.options, chance, seats);
    if (akropolis.validate({ seats, options }) === undefined) return options;
  }
}

/** Plays a random match and shows every position on the way, the last one too. */
export function wander(
  seats: number,
  seed: number,
  visit: (state: State, chance: Chance) => Action | undefined,
): State {
  const chance = fastChance(seed);
  const state = akropolis.setup(
    { seats, options: playableOptions(seats, chance) },
    chance,
    VERSIONS[chance.pick(VERSIONS.length)],
  );
  for (;;) {
    const action = visit(state, chance);
    const seat = akropolis.deciding(state)[0];
    if (seat === undefined) return state;
    if (action === undefined) throw new Error('a deciding seat has an action');
    akropolis.apply(state, seat, action, chance);
  }
}

/** One of the legal actions; undefined when the match is over. */
export function anyAction(state: State, chance: Chance): Action | undefined {
  const seat = akropolis.deciding(state)[0];
  if (seat === undefined) return undefined;
  const actions = akropolis.legalActions(state, seat);
  return actions[chance.pick(actions.length)];
}

/** An action for a tall and compact city, such as chance rarely builds: high, or on the ground with many neighbours. */
export function climbingAction(state: State, chance: Chance): Action | undefined {
  const seat = akropolis.deciding(state)[0];
  if (seat === undefined) return undefined;
  const city = state.cities[seat] as City;
  const ground = groundOf(city);
  const worth = new Map<number, number>();
  const appeal = ({ q, r, rotation }: Action): number => {
    const spot = spotOf(cellAt(q, r), rotation);
    const known = worth.get(spot);
    if (known !== undefined) return known;
    const cells = footprint(cellAt(q, r), rotation);
    const beside = cells.flatMap(neighbours).filter((cell) => ground(cell) >= 0).length;
    const value = 50 * heightOn(city, ground, cells[0]) + beside;
    worth.set(spot, value);
    return value;
  };
  const actions = akropolis.legalActions(state, seat);
  const bar = Math.max(...actions.map(appeal)) - 2;
  const best = actions.filter((action) => appeal(action) >= bar);
  return best[chance.pick(best.length)];
}

/** Now the one, now the other: cities with lakes and edges, and towers on them. */
export function mixedAction(state: State, chance: Chance): Action | undefined {
  return chance.pick(3) === 0 ? anyAction(state, chance) : climbingAction(state, chance);
}
