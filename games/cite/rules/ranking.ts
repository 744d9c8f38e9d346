import { rankBy, type Seat } from '@pentapolis/kernel';
import { convicted } from './deals/jury.ts';
import { hasBuiltAll } from './ending.ts';
import { type Score, scoresOf } from './scoring.ts';
import { type State, seatsOf } from './state.ts';

/** What the order of the seats depends on. */
export interface Standing extends Pick<Score, 'cases' | 'left'> {
  /** Finished all buildings in a race without turns. [CTE-SIMUL-4] */
  readonly first: boolean;
  /** Found guilty by the jury. [CTE-JURY-3] */
  readonly guilty: boolean;
}

/** Negative when `a` ranks before `b`. [CTE-END-3] [CTE-END-5] */
const compare = (a: Standing, b: Standing): number =>
  Number(b.first) - Number(a.first) || b.cases - a.cases || b.left - a.left;

/**
 * Ranks, ties shared. [CTE-JURY-3] Whoever was found guilty falls behind the next group of equals, from the last upwards,
 * so that nobody falls farther than one place; not behind others who were found guilty.
 */
export function rank(standings: readonly Standing[]): number[] {
  const seats = standings.length;
  const plain = rankBy(seats, (a, b) => compare(standings[a] as Standing, standings[b] as Standing));
  // groups of equals, best first; within a group the innocent come before the guilty
  const groups: Seat[][] = [];
  const settled = new Set<Seat[]>();
  for (const place of [...new Set(plain)].sort((a, b) => a - b)) {
    const group = plain.flatMap((own, seat) => (own === place ? [seat] : []));
    const innocent = group.filter((seat) => standings[seat]?.guilty !== true);
    const guilty = group.filter((seat) => standings[seat]?.guilty === true);
    if (innocent.length > 0) groups.push(innocent);
    if (guilty.length > 0) groups.push(guilty);
    // a guilty seat among equals has lost its place already
    if (innocent.length > 0 && guilty.length > 0) settled.add(guilty);
  }
  for (let at = groups.length - 2; at >= 0; at--) {
    const group = groups[at] as Seat[];
    const next = groups[at + 1] as Seat[];
    if (!standings[group[0] as Seat]?.guilty || settled.has(group)) continue;
    if (standings[next[0] as Seat]?.guilty) continue;
    groups[at] = next;
    groups[at + 1] = group;
  }
  const ranks: number[] = new Array(seats).fill(0);
  let place = 1;
  for (const group of groups) {
    for (const seat of group) ranks[seat] = place;
    place += group.length;
  }
  return ranks;
}

export function ranking(state: State): number[] {
  const guilty = convicted(state);
  const race = state.choices.simultaneous;
  return rank(
    scoresOf(state).map(({ cases, left }, seat) => ({
      cases,
      left,
      first: race && hasBuiltAll(state, seat),
      guilty: guilty.includes(seat),
    })),
  );
}

export const scores = (state: State): number[] =>
  seatsOf(state).map((seat) => (scoresOf(state)[seat] as Score).cases);
