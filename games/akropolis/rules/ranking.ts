import { rankBy } from '@pentapolis/kernel';
import { scoreCity } from './scoring.ts';
import { holdingsOf, scoreArchitect } from './solo.ts';
import { isSolo, type State } from './state.ts';

/** What the end of a match is decided by. */
export interface Standing {
  readonly total: number;
  readonly stones: number;
}

/** [AKR-END-2] More points first; [AKR-END-3] among equals more stones; then the place is shared. */
export function rank(standings: readonly Standing[]): number[] {
  return rankBy(standings.length, (a, b) => {
    const [left, right] = [standings[a] as Standing, standings[b] as Standing];
    return right.total - left.total || right.stones - left.stones;
  });
}

/** [AKR-SOLO-11] The architect wins unless it has fewer points, or as many and fewer stones. */
export function beatsArchitect(player: Standing, architect: Standing): boolean {
  return (
    player.total > architect.total || (player.total === architect.total && player.stones > architect.stones)
  );
}

export function standings(state: State): Standing[] {
  return state.cities.map((city, seat) => {
    const stones = state.stones[seat] as number;
    return { total: scoreCity(city, stones, state.choices).total, stones };
  });
}

export function scores(state: State): number[] {
  return standings(state).map(({ total }) => total);
}

/** Rank per seat. In a game for one the architect holds a place too: 1 = beaten, 2 = it won. */
export function ranking(state: State): number[] {
  const own = standings(state);
  if (!isSolo(state)) return rank(own);
  const { tiles, stones } = state.architect;
  const architect = { total: scoreArchitect(holdingsOf(tiles), stones, state.choices).total, stones };
  return [beatsArchitect(own[0] as Standing, architect) ? 1 : 2];
}
