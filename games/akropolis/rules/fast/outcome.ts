import { beatsArchitect, rank, type Standing } from '../ranking.ts';
import { scoreArchitect } from '../solo.ts';
import type { FastCity } from './city.ts';
import {
  ARCHITECT_DISTRICTS,
  ARCHITECT_PLAZAS,
  ARCHITECT_QUARRIES,
  ARCHITECT_STONES,
  type FastPosition,
} from './position.ts';
import { scoreFast } from './score.ts';

const scratch = new Int32Array(10);

/** Points of one seat as if the match ended now, stones included. [AKR-SCORE-4] */
export function seatScore(position: FastPosition, seat: number): number {
  const points = scoreFast(position.cities[seat] as FastCity, position.rulings, scratch);
  return points + (position.stones[seat] as number);
}

/** Points of every seat, written into `out`. */
export function scores(position: FastPosition, out: number[]): void {
  for (let seat = 0; seat < position.cities.length; seat++) out[seat] = seatScore(position, seat);
}

/** Points of the architect of a game for one. */
export function architectScore({ architect, choices }: FastPosition): number {
  const holdings = {
    districts: [...architect.subarray(ARCHITECT_DISTRICTS, ARCHITECT_PLAZAS)],
    plazas: [...architect.subarray(ARCHITECT_PLAZAS, ARCHITECT_QUARRIES)],
    quarries: architect[ARCHITECT_QUARRIES] as number,
  };
  return scoreArchitect(holdings, architect[ARCHITECT_STONES] as number, choices).total;
}

/** Rank per seat as if the match ended now, as in the readable core. */
export function ranking(position: FastPosition): number[] {
  const standings: Standing[] = position.cities.map((_, seat) => ({
    total: seatScore(position, seat),
    stones: position.stones[seat] as number,
  }));
  if (position.cities.length > 1) return rank(standings);
  const rival = { total: architectScore(position), stones: position.architect[ARCHITECT_STONES] as number };
  return [beatsArchitect(standings[0] as Standing, rival) ? 1 : 2];
}
