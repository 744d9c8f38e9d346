import { CUBES } from './setup.ts';
import { allSeats, NOBODY, type State } from './state.ts';
import { NATURE, TILES } from './tiles.ts';

const COLOURS = ['white', 'grey', 'black'] as const;

/**
 * What never changes: copies of each tile in supply, boroughs, hands and box; cubes of each colour; citizens of each seat
 * wherever they are, dead ones included; special promises.
 */
export function invariants(state: State): Record<string, number> {
  const amounts: Record<string, number> = {};
  for (const type of TILES) {
    const index = NATURE[type].index;
    amounts[`tile.${type}`] = state.supply[index]! + state.box[index]!;
  }
  for (const { own } of state.players) for (const type of own) amounts[`tile.${type}`]!++;
  for (const { tiles } of state.boroughs) for (const { type } of tiles) amounts[`tile.${type}`]!++;
  for (let colour = 0; colour < CUBES.length; colour++) {
    const stored = state.boroughs.flatMap(({ cube }) => cube).filter((one) => one === colour + 1).length;
    amounts[`cubes.${COLOURS[colour]}`] = state.materials[colour]! + stored;
  }
  for (const seat of allSeats(state)) amounts[`citizens.${seat}`] = citizensOf(state, seat);
  amounts.specials =
    state.deck.length +
    state.players.reduce((sum, { specials }) => sum + specials.length, 0) +
    state.asks.reduce((sum, { kind, cards }) => sum + (kind === 'keep' ? cards.length : 0), 0);
  return amounts;
}

function citizensOf(state: State, seat: number): number {
  const { reserve, pool, gone } = state.players[seat]!;
  let count = reserve + pool + gone;
  for (const { who, mate, graves } of state.boroughs) {
    for (let cell = 0; cell < who.length; cell++)
      count += (who[cell] !== NOBODY && who[cell] === seat ? 1 : 0) + (mate[cell] === seat ? 1 : 0);
    count += graves.filter((grave) => grave.seat === seat).length;
  }
  // a dead citizen on the way to its cemetery
  for (const { kind, cards } of state.asks) if (kind === 'grave' && cards[0] === seat) count++;
  return count;
}
