import { type Chance, fastChance, isViolation, type Options, readOptions } from '@pentapolis/kernel';
import { boardOf, boroughOf, layTile, playerOf, putCitizen } from '../rules/borough.ts';
import { advance } from '../rules/flow.ts';
import {
  type Action,
  NATURE,
  type SmallCityFact,
  STRIDE,
  type State,
  smallCity,
  type TileId,
} from '../rules/index.ts';
import { isOwned } from '../rules/placing.ts';

/** Option values over the defaults. */
export function optionsWith(seats: number, changes: Record<string, unknown> = {}): Options {
  const options = readOptions(smallCity.meta.options, changes, seats);
  if (isViolation(options)) throw new Error(options.key);
  return options;
}

/** A cell by its name: `c4`. */
export function at(name: string): number {
  return (Number(name.slice(1)) - 1) * STRIDE + name.charCodeAt(0) - 97;
}

export interface Table {
  readonly seats: number;
  readonly options?: Record<string, unknown>;
  readonly side?: 'easy' | 'expert';
  /** Where City Hall lies; c3 when absent. */
  readonly hall?: string;
}

/** A table at the beginning of round 1, seat 0 the host, no street blocked, cards not chosen, everybody with $20. */
export function table({ seats, options, side = 'easy', hall = 'c3' }: Table): State {
  const given = { seats, options: optionsWith(seats, options) };
  const state = smallCity.setup(given, scripted(0));
  for (let seat = 0; seat < seats; seat++) {
    const promise = playerOf(state, seat).offered[0]!;
    act(state, seat, `found:${side}:${at(hall)}:0:${promise}`);
  }
  for (const player of state.players) player.money = 20;
  state.street = -1;
  state.asks.length = 0;
  return state;
}

/** Luck that always picks the same way and never shuffles. */
export function scripted(pick: number): Chance {
  return {
    pick: (sides) => Math.min(pick, sides - 1),
    shuffle: (count) => Array.from({ length: count }, (_, i) => i),
  };
}

/** Puts the table into a phase, the first seat in turn order to move. */
export function phase(state: State, name: State['phase'], first = 0): State {
  state.phase = name;
  state.order = state.players.map((_, seat) => seat);
  state.at = first;
  state.proposal = -2;
  for (const player of state.players) {
    player.planned = false;
    player.plan = [];
    player.built = [];
  }
  return state;
}

/** Lays a tile out of the supply, whatever the rules think of it. */
export function lay(state: State, seat: number, type: TileId, where: string, turn = 0): void {
  const spot = boardOf(state, seat).spot(type, at(where), turn);
  if (spot === undefined) throw new Error(`${type} does not lie at ${where}`);
  if (spot.cells.some((cell) => boroughOf(state, seat).grid[cell] !== -1))
    throw new Error(`${where} is taken`);
  if (isOwned(state, type)) playerOf(state, seat).own.splice(playerOf(state, seat).own.indexOf(type), 1);
  else state.supply[NATURE[type].index]!--;
  layTile(state, seat, spot, false);
}

/** A citizen of `owner` from its Career Center stands there. */
export function live(state: State, seat: number, where: string, owner = seat): void {
  playerOf(state, owner).reserve--;
  putCitizen(boroughOf(state, seat), at(where), owner, 0);
}

/** Colour 0 white, 1 grey, 2 black. */
export function cube(state: State, seat: number, where: string, colour: number): void {
  state.materials[colour]!--;
  boroughOf(state, seat).cube[at(where)] = colour + 1;
}

export function who(state: State, seat: number, where: string): number {
  return boroughOf(state, seat).who[at(where)]!;
}

function read(text: string): Action {
  const named = text.replace(/(?<!;)\b[a-j][1-9]\d?\b/g, (name) => String(at(name)));
  const action = smallCity.parse(text) ?? smallCity.parse(named);
  if (action === undefined) throw new Error(`no action: ${text}`);
  return action;
}

/** Plays an action that must be legal. Cells may be named: `move:0.b2:0.c3`, `build:R1.b2.0+up.b2.b2.0`. */
export function act(
  state: State,
  seat: number,
  text: string,
  chance: Chance = fastChance(1),
): SmallCityFact[] {
  const action = read(text);
  const refusal = smallCity.check(state, seat, action);
  if (refusal !== undefined)
    throw new Error(`${text}: ${refusal.rule} ${refusal.key} ${JSON.stringify(refusal.args)}`);
  const facts: SmallCityFact[] = [];
  smallCity.apply(state, seat, action, chance, (fact) => facts.push(fact));
  return facts;
}

/** The rule that forbids an action; 'allowed' when none does. */
export function refused(state: State, seat: number, text: string): string {
  return smallCity.check(state, seat, read(text))?.rule ?? 'allowed';
}

export const listed = (state: State, seat: number): string[] =>
  smallCity.legalActions(state, seat).map((action) => smallCity.format(action));

/** Plays on until somebody is asked. */
export function run(state: State): SmallCityFact[] {
  const facts: SmallCityFact[] = [];
  advance(state, { chance: fastChance(1), emit: (fact) => facts.push(fact) });
  return facts;
}

/** Random actions to the end. */
export function wander(
  seats: number,
  options: Record<string, unknown>,
  seed: number,
  look: (state: State, chance: Chance) => void,
): State {
  const chance = fastChance(seed);
  const state = smallCity.setup({ seats, options: optionsWith(seats, options) }, chance);
  while (smallCity.deciding(state).length > 0) {
    look(state, chance);
    const seat = smallCity.deciding(state)[0]!;
    const list = smallCity.legalActions(state, seat);
    smallCity.apply(state, seat, list[chance.pick(list.length)]!, chance);
  }
  return state;
}

/** The turn in which a tile at `where` covers these cells. */
export function turnOf(state: State, type: TileId, where: string, cells: readonly string[]): number {
  const found = boardOf(state, 0)
    .spots(type)
    .find((spot) => spot.at === at(where) && cells.every((name) => spot.cells.includes(at(name))));
  return found!.turn;
}
