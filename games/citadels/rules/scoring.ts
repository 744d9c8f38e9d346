import type { Colour } from './colours.ts';

/** How the points of a seat come about. */
export interface CityScore {
  /** [CIT-SCORE-1] gold cost of all districts, the first thing that breaks a tie */
  readonly cost: number;
  /** [CIT-SCORE-2] what districts are worth beyond their cost, and the Artist's gold */
  readonly extra: number;
  /** [CIT-SCORE-3] 3 for all five colours */
  readonly colours: number;
  /** [CIT-SCORE-4] 4 for the first complete city, 2 for every other */
  readonly completion: number;
  /** [CIT-SCORE-5] Museum, Map Room, Imperial Treasury and Wishing Well */
  readonly special: number;
  /** The colour a Haunted City stands for; absent without one. [CIT-HAUNTEDCITY-1] */
  readonly haunted?: Colour;
  readonly total: number;
}
