import { fastChance, readOptions, type Setup } from '@pentapolis/kernel';
import { expect, it } from 'vitest';
import { type Action, type SmallCityFact, type State, smallCity } from '../rules/index.ts';

/** A table of two up to the Build phase: City Halls in the corner, the first answer to everything. */
function atBuild(): State {
  const options = readOptions(smallCity.meta.options, { boards: 'easy' }, 2) as Setup['options'];
  const chance = fastChance(3);
  const state = smallCity.setup({ seats: 2, options }, chance);
  while (state.phase !== 'build') {
    const seat = smallCity.deciding(state)[0]!;
    smallCity.apply(state, seat, smallCity.legalActions(state, seat)[0]!, chance);
  }
  return state;
}

function build(
  state: State,
  seat: number,
  steps: Extract<Action, { kind: 'build' }>['steps'],
): SmallCityFact[] {
  const action: Action = { kind: 'build', steps };
  expect(smallCity.check(state, seat, action)).toBeUndefined();
  const facts: SmallCityFact[] = [];
  smallCity.apply(state, seat, action, fastChance(1), (fact) => facts.push(fact));
  return facts;
}

/** Row and column of the grid as a cell. */
const cell = (row: number, column: number): number => row * 12 + column;

it('[SMC-BUILD-9] the end of every plan is told, and marked: its length was secret', () => {
  const state = atBuild();
  build(state, 0, [{ do: 'build', tile: 'P1', at: cell(5, 5), turn: 0 }]);
  const facts = build(state, 1, []);
  const ends = facts.filter(({ kind }) => kind === 'planDone' || kind === 'noSteps');
  expect(new Map(ends.map(({ seat, kind }) => [seat, kind]))).toEqual(
    new Map([
      [0, 'planDone'],
      [1, 'noSteps'],
    ]),
  );
  expect(ends.every(({ reveals }) => reveals === true)).toBe(true);
});

it('[SMC-SERVICE-2] so is whether somebody goes on duty at once', () => {
  const state = atBuild();
  state.players[0]!.money = 9;
  // a citizen moves from City Hall into a home
  build(state, 0, [{ do: 'build', tile: 'R1', at: cell(5, 5), turn: 0 }]);
  build(state, 1, []);
  while (state.phase !== 'build' || state.round === 1) {
    const seat = smallCity.deciding(state)[0]!;
    const list = smallCity.legalActions(state, seat);
    const action = list.find(({ kind }) => kind === 'done' || kind === 'pass') ?? list[0]!;
    smallCity.apply(state, seat, action, fastChance(2));
  }
  const borough = state.boroughs[0]!;
  const home = borough.who.findIndex((who, at) => who === 0 && borough.grid[at]! > 0);
  state.players[0]!.money = 9;
  build(state, 1, []);
  const facts = build(state, 0, [{ do: 'build', tile: 'POL', at: cell(3, 3), turn: 0, staff: home }]);
  expect(facts.find(({ kind }) => kind === 'onDuty')).toMatchObject({ seat: 0, from: home, reveals: true });
});
