import type { FastCity } from '../rules/fast/city.ts';
import type { FastPosition } from '../rules/fast/position.ts';
import type { RulingBits } from '../rules/fast/score.ts';
import { TILES } from '../rules/fast/tables.ts';
import { FIRST_PLAZA, QUARRY, STARS } from '../rules/hexes.ts';
import { blankLofts, countLofts, type Lofts } from './lofts.ts';
import { blankSurvey, type Survey, surveyCity } from './survey.ts';
import { FEATURES } from './weights.data.ts';

/** Turns a seat has in an ordinary match for two: the unit of what fades towards the end. */
const TURNS = 18;

/** Where the features of stones stand, and how many they are. */
const STONES = FEATURES.indexOf('stones');
const STONE_FEATURES = 4;

/** Turns of every seat in the whole match. */
export function turnsInAll({ turn, offered, next, end, cities }: FastPosition): number {
  return (turn + offered - 1 + end - next) / Math.max(2, cities.length);
}

/** Turns `seat` has left, the one it may be in included. */
export function turnsLeft(position: FastPosition, seat: number): number {
  const around = Math.max(2, position.cities.length);
  const behind = (seat - position.first + around) % around;
  return turnsInAll(position) - Math.floor((position.turn - behind + around - 1) / around);
}

/**
 * What a seat's city and stones may be worth at the end, in points: a linear guess from the points so far and from
 * everything that makes them grow, each scaled by how much of it is still to come. The weights are fitted to finished
 * matches (`docs/strength/akropolis.md`).
 */
export class Outlook {
  /** One number per feature, of the city judged last. */
  readonly features = new Float64Array(FEATURES.length);
  private readonly weights: Float64Array;
  /** Districts and stars on an average tile of those still to come, by colour. */
  private readonly districts = new Float64Array(5);
  private readonly stars = new Float64Array(5);
  private readonly survey = blankSurvey();
  private readonly lofts = blankLofts();

  constructor(weights: readonly number[]) {
    this.weights = Float64Array.from(weights);
  }

  /** Takes in what is to come in a position: the site and the stacks. */
  aim({ site, offered, stack, next, end }: FastPosition): void {
    this.districts.fill(0);
    this.stars.fill(0);
    const share = 1 / (offered + end - next);
    for (let index = 0; index < offered; index++) this.expect(site[index] as number, share);
    for (let index = next; index < end; index++) this.expect(stack[index] as number, share);
  }

  private expect(tile: number, share: number): void {
    const { districts, stars } = this;
    for (let index = 3 * tile; index < 3 * tile + 3; index++) {
      const hex = TILES[index] as number;
      const colour = hex - FIRST_PLAZA;
      if (hex < FIRST_PLAZA) districts[hex - 1] = (districts[hex - 1] as number) + share;
      else if (hex !== QUARRY) stars[colour] = (stars[colour] as number) + share * (STARS[colour] as number);
    }
  }

  /** The outlook of a seat as it stands. {@link aim} comes first. */
  ofSeat(position: FastPosition, seat: number): number {
    const turns = turnsLeft(position, seat);
    const city = this.ofCity(position.cities[seat] as FastCity, position.rulings, turns);
    return city + this.ofStones(position.stones[seat] as number, turns);
  }

  /** The part of the outlook that is in the city. @param turns how many the seat has left */
  ofCity(city: FastCity, rulings: RulingBits, turns: number): number {
    surveyCity(city, rulings, this.survey);
    countLofts(city, this.lofts);
    return this.ofSurvey(this.survey, this.lofts, this.lofts.quarries, turns);
  }

  ofSurvey(survey: Survey, lofts: Lofts, loftQuarries: number, turns: number): number {
    this.describe(survey, lofts, loftQuarries, turns);
    return this.sum(0, STONES) + this.sum(STONES + STONE_FEATURES, FEATURES.length);
  }

  /** The part of the outlook that is in the stones. With no turn left they are points and nothing else. */
  ofStones(stones: number, turns: number): number {
    if (turns === 0) return stones;
    const { features: x } = this;
    const late = turns / TURNS;
    x[STONES] = stones;
    x[STONES + 1] = stones * late;
    x[STONES + 2] = Math.min(stones, 3);
    x[STONES + 3] = Math.min(stones, turns);
    return this.sum(STONES, STONES + STONE_FEATURES);
  }

  private sum(from: number, to: number): number {
    const { features, weights } = this;
    let sum = 0;
    for (let index = from; index < to; index++)
      sum += (features[index] as number) * (weights[index] as number);
    return sum;
  }

  /** Fills `features` but for those of stones, in the order of {@link FEATURES}. */
  private describe(survey: Survey, lofts: Lofts, loftQuarries: number, turns: number): void {
    const { features: x, districts, stars: starsToCome } = this;
    const { values, stars, temples, barracks } = survey;
    const late = turns / TURNS;
    const now = turns > 0 ? 1 : 0;
    let points = 0;
    let allStars = 0;
    let idleStars = 0;
    let idleValue = 0;
    for (let colour = 0; colour < 5; colour++) {
      const value = values[colour] as number;
      const star = stars[colour] as number;
      points += value * star;
      allStars += star;
      if (value === 0) idleStars += star;
      if (star === 0) idleValue += value;
      x[1 + colour] = star * (districts[colour] as number) * turns;
      x[6 + colour] = value * (starsToCome[colour] as number) * turns;
    }
    x[0] = points;
    const hope = (colour: number): number =>
      ((stars[colour] as number) + 0.5 * (starsToCome[colour] as number) * turns) * now;
    const temple = hope(3);
    x[11] = (temples[0] as number) * temple;
    x[12] = (temples[1] as number) * temple;
    x[13] = (temples[2] as number) * temple;
    const barrack = hope(2);
    x[14] = (barracks[0] as number) * barrack;
    x[15] = (barracks[1] as number) * barrack;
    x[16] = (barracks[2] as number) * barrack;
    x[17] = survey.spareHouses * hope(0);
    x[18] = survey.blockedMarkets * hope(1);
    x[23] = survey.quarries * now;
    x[24] = survey.quarries * late;
    x[25] = survey.raisedQuarries * now;
    x[26] = survey.raised * late;
    x[27] = survey.columns * late;
    const { byHeight } = lofts;
    const first = byHeight[1] as number;
    const second = byHeight[2] as number;
    let third = 0;
    let sum = first + 2 * second;
    for (let height = 3; height < 8; height++) {
      third += byHeight[height] as number;
      sum += height * (byHeight[height] as number);
    }
    x[28] = first * late;
    x[29] = second * late;
    x[30] = third * late;
    x[31] = Math.min(first, turns);
    x[32] = Math.min(second, turns);
    x[33] = Math.min(third, turns);
    x[34] = sum * now;
    x[35] = sum * late;
    x[36] = loftQuarries * now;
    x[37] = loftQuarries * late;
    x[38] = idleStars * now;
    x[39] = idleValue * now;
    x[40] = sum * allStars * late;
    x[41] = survey.raised * allStars * now;
  }
}
