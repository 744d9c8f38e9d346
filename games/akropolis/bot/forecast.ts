import { architectScore, type FastPosition } from '../rules/fast/index.ts';
import { turnsInAll, turnsLeft } from './outlook.ts';
import { CALIBRATION } from './weights.data.ts';

/**
 * How outlooks at one size of table turned out; every list runs from the last turn to all turns left, evenly spaced.
 * Without a turn left the outlook is the score.
 */
export interface Calibration {
  /** Turns per seat of the matches it was made from. */
  readonly turns: number;
  /** The average score. */
  readonly mean: number;
  /** Points more at the end for each point more of outlook. */
  readonly slope: readonly number[];
  /** The outlook of a seat that ended with the average score. */
  readonly level: readonly number[];
  /** Difference of two forecasts that makes the odds e times as good. */
  readonly spread: readonly number[];
}

/** Scores grow with this power of the number of turns, and so does everything a long match is calibrated by. */
const LONGER = 1.7;

/** The points of an architect grow with this power of its tiles, those of Metagenes slower for its quarries. */
const GROWTH = 2.2;
const GROWTH_OF_METAGENES = 1.75;

/**
 * What the outlooks of the seats of one match mean. Outlooks compare moves; only forecasts compare seats, which may have
 * had different numbers of turns.
 */
export class Forecast {
  private table: Calibration = CALIBRATION[2];
  private all = 0;
  private scale = 1;

  /** Takes in the length of the match and the size of the table. */
  aim(position: FastPosition): void {
    const seats = position.cities.length;
    this.table = seats > 3 ? CALIBRATION[4] : seats === 3 ? CALIBRATION[3] : CALIBRATION[2];
    this.all = turnsInAll(position);
    this.scale = (this.all / this.table.turns) ** LONGER;
  }

  /** Points a seat with this outlook will end above the average. @param turns how many it has left */
  ofSeat(outlook: number, turns: number): number {
    const { slope, level, mean } = this.table;
    if (turns === 0) return outlook - this.scale * mean;
    const left = turns / this.all;
    return between(slope, left) * (outlook - this.scale * between(level, left));
  }

  /** The same for the architect of a game for one, against the average of a seat. */
  ofArchitect(position: FastPosition): number {
    const growth = position.choices.architect === 'metagenes' ? GROWTH_OF_METAGENES : GROWTH;
    const taken = this.all - turnsLeft(position, 0);
    const points = architectScore(position) * ((this.all + 2) / (taken + 2)) ** growth;
    return points - this.scale * this.table.mean;
  }

  /** Difference of forecasts that makes the odds e times as good. @param turns how many the seat to move has left */
  spread(turns: number): number {
    return this.scale * between(this.table.spread, turns / this.all);
  }
}

/** Reads an evenly spaced list at a share 0..1 of its length. */
function between(list: readonly number[], share: number): number {
  const place = Math.min(1, share) * (list.length - 1);
  const index = Math.min(list.length - 2, Math.floor(place));
  const low = list[index] as number;
  return low + ((list[index + 1] as number) - low) * (place - index);
}
