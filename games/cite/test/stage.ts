import { type Chance, fastChance, readOptions, type Seat, type Setup } from '@pentapolis/kernel';
import { keep } from '../rules/frozen.ts';
import { type Action, type BuildingId, type CiteFact, cite, type State } from '../rules/index.ts';
import { OPTION_SPECS } from '../rules/options.ts';
import { type Amounts, pileOf, plus } from '../rules/resources.ts';

/** A table with some options changed. Districts lie in the order of their names when `luck` is left out. */
export function tableOf(seats: number, changes: Record<string, unknown> = {}): Setup {
  const options = readOptions(OPTION_SPECS, changes, seats);
  if ('violation' in options) throw new Error(JSON.stringify(options));
  return { seats, options: options as Setup['options'] };
}

/** No shuffle changes anything: seat 0 builds NW (or N), seat 1 NE (SE), seat 2 SE (SW), seat 3 SW. */
export const inOrder: Chance = {
  pick: () => 0,
  shuffle: (count) => Array.from({ length: count }, (_, index) => index),
};

export function begin(seats = 4, changes: Record<string, unknown> = {}): State {
  const setup = tableOf(seats, changes);
  const refusal = cite.validate(setup);
  if (refusal !== undefined) throw new Error(refusal.key);
  return cite.setup(setup, inOrder);
}

/** Plays an action that has to be allowed. */
export function act(state: State, seat: Seat, action: Action): CiteFact[] {
  const read = cite.readAction(JSON.parse(JSON.stringify(action)));
  if ('violation' in read) throw new Error(`unreadable: ${JSON.stringify(read)}`);
  const refusal = cite.check(state, seat, read);
  if (refusal !== undefined)
    throw new Error(`${refusal.rule} ${refusal.key} ${JSON.stringify(refusal.args)}`);
  const facts: CiteFact[] = [];
  cite.apply(state, seat, read, inOrder, (fact) => facts.push(fact));
  return facts;
}

/** The rule that refuses an action; undefined = it is allowed. */
export function refusedBy(state: State, seat: Seat, action: Action): string | undefined {
  const read = cite.readAction(JSON.parse(JSON.stringify(action)));
  return 'violation' in read ? read.rule : cite.check(state, seat, read)?.rule;
}

export const place = (
  building: BuildingId,
  x: number,
  y: number,
  more: { turned?: boolean; gold?: number; cards?: readonly never[] | readonly string[] } = {},
): Action => ({ kind: 'place', building, x, y, turned: false, gold: 0, cards: [], ...(more as object) });

/** Stands buildings where they are said to be, unchecked: positions for examples. */
export function stand(
  state: State,
  owner: Seat,
  ...buildings: readonly (readonly [BuildingId, number, number, boolean?])[]
): void {
  state.buildings = keep([
    ...state.buildings,
    ...buildings.map(([building, x, y, turned = false]) => ({
      building,
      owner,
      x,
      y,
      turned,
      turn: 1,
      paid: 99,
    })),
  ]);
}

/** Hands Resources out of the supply. */
export function give(state: State, seat: Seat, amounts: Amounts): void {
  state.resources[seat] = plus(state.resources[seat]!, pileOf(amounts));
  state.made = plus(state.made, pileOf(amounts));
}

/** Everybody finishes what there is to finish, until the next turn has begun (or the match is over). */
export function finishTurn(state: State): CiteFact[] {
  const facts: CiteFact[] = [];
  const { turn, phase } = state;
  for (let count = 0; count < 99; count++) {
    const seat = cite.deciding(state)[0];
    if (seat === undefined || state.phase === 'jury') break;
    if ((state.turn !== turn || state.phase !== phase) && state.phase === 'main') break;
    const action: Action = state.phase === 'ports' ? cite.legalActions(state, seat)[0]! : { kind: 'finish' };
    facts.push(...act(state, seat, action));
  }
  return facts;
}

/** Random legal play; shows every position and stops when `visit` gives back false. */
export function wander(
  setup: Setup,
  seed: number,
  visit: (state: State, seat: Seat, action: Action, chance: Chance) => unknown,
): State {
  const chance = fastChance(seed);
  const state = cite.setup(setup, chance);
  for (let count = 0; count < 20_000; count++) {
    const seats = cite.deciding(state);
    if (seats.length === 0) return state;
    const seat = seats[chance.pick(seats.length)]!;
    const list = cite.legalActions(state, seat);
    const action = list[chance.pick(list.length)]!;
    if (visit(state, seat, action, chance) === false) return state;
    cite.apply(state, seat, action, chance);
  }
  throw new Error('a match without an end');
}
