import { fastChance } from '@pentapolis/kernel';

/** One meeting of two players of a ladder, by their places in its list; `share` of the win the first had (0, 0.5, 1). */
export interface Meeting {
  readonly first: number;
  readonly second: number;
  readonly share: number;
}

/** A player's place on the ladder. +400 = ten times the odds. */
export interface Rating {
  readonly rating: number;
  /** 95 % bootstrap interval over the meetings. */
  readonly ci95: readonly [number, number];
}

const ANCHOR = 1000;
const PER_DECADE = 400;
/** Half a win and half a loss against the anchor keep the rating of a player that never loses finite. */
const PRIOR = 0.5;
const ROUNDS = 400;

/** Wins of each player over each other one; row beats column. */
function tally(players: number, meetings: readonly Meeting[]): number[][] {
  const wins = Array.from({ length: players }, () => Array.from({ length: players }, () => 0));
  for (const { first, second, share } of meetings) {
    (wins[first] as number[])[second] = ((wins[first] as number[])[second] as number) + share;
    (wins[second] as number[])[first] = ((wins[second] as number[])[first] as number) + 1 - share;
  }
  return wins;
}

/** Bradley-Terry strengths by minorisation-maximisation (Hunter 2004). */
function strengths(wins: readonly (readonly number[])[], anchor: number): number[] {
  const own = wins.map(
    (row, player) => row.reduce((sum, won) => sum + won, 0) + (player === anchor ? 0 : PRIOR),
  );
  let strength = wins.map(() => 1);
  for (let round = 0; round < ROUNDS; round++) {
    strength = strength.map((mine, player) => {
      if (player === anchor) return 1;
      const met = wins.reduce((sum, row, other) => {
        if (other === player) return sum;
        const meetings =
          (row[player] as number) +
          ((wins[player] as readonly number[])[other] as number) +
          (other === anchor ? 2 * PRIOR : 0);
        return sum + meetings / (mine + (strength[other] as number));
      }, 0);
      return met === 0 ? mine : (own[player] as number) / met;
    });
  }
  return strength;
}

function toRating(strength: number): number {
  return ANCHOR + PER_DECADE * Math.log10(strength);
}

/**
 * Ratings by maximum likelihood from all meetings at once; the player at place `anchor` stands at 1000.
 * Reproducible: the bootstrap draws from `seed`.
 */
export function rate(
  players: number,
  meetings: readonly Meeting[],
  anchor = 0,
  { seed = 1, resamples = 100 }: { readonly seed?: number; readonly resamples?: number } = {},
): Rating[] {
  const ratings = strengths(tally(players, meetings), anchor).map(toRating);
  const chance = fastChance(seed);
  const drawn = Array.from({ length: meetings.length === 0 ? 0 : resamples }, () => {
    const sample = meetings.map(() => meetings[chance.pick(meetings.length)] as Meeting);
    return strengths(tally(players, sample), anchor).map(toRating);
  });
  return ratings.map((rating, player) => {
    const sorted = drawn.map((sample) => sample[player] as number).sort((a, b) => a - b);
    const at = (share: number): number => sorted[Math.round((sorted.length - 1) * share)] ?? rating;
    return { rating, ci95: [at(0.025), at(0.975)] };
  });
}
