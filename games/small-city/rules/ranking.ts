import { kitOf } from './geometry.ts';
import { rank, type Score, type Standing, scoreAll } from './scoring.ts';
import { allSeats, type State } from './state.ts';
import { tallyOf } from './tally.ts';

export function standings(state: State): Standing[] {
  return allSeats(state).map((seat) => {
    const { promise, specials } = state.players[seat]!;
    return { ...tallyOf(state, seat), promise, specials: specials.slice() };
  });
}

export const scoreTable = (state: State, table: readonly Standing[]): Score[] =>
  scoreAll(kitOf(state.components).components, state.choices.mode, table);

export function scores(state: State): number[] {
  return scoreTable(state, standings(state)).map(({ total }) => total);
}

export function ranking(state: State): number[] {
  const table = standings(state);
  return rank(state.choices.mode, table, scoreTable(state, table));
}
