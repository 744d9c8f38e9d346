import type { Args } from '@pentapolis/kernel';
import { type Card, COST, districtOf, POINTS } from './cards.ts';
import { cityOf, goalOf, isComplete } from './city.ts';
import { COLOURS } from './colours.ts';
import { POWER } from './districts/registry.ts';
import { type CityScore, coloursShown, holdingsOf, scoreOf } from './scoring.ts';
import type { State } from './state.ts';

/** Points of a seat come in these parts, see {@link CityScore}. */
export const SCORE_PARTS = ['cost', 'extra', 'colours', 'completion', 'special'] as const;
export type ScorePart = (typeof SCORE_PARTS)[number];

/** Why a part of the count has so many points: one of several things that add up to it, as a phrase. */
export interface ScoreReason {
  readonly part: ScorePart;
  readonly points: number;
  readonly rule: string;
  /** `count.…` */
  readonly key: string;
  readonly args: Args;
}

/** Where a district says what it adds at the end: in its first rule, but for the Museum. */
export const specialRule = (card: Card): string =>
  districtOf(card) === 'museum' ? 'CIT-MUSEUM-2' : `CIT-${districtOf(card).toUpperCase()}-1`;

/** The whole count of a seat, reason by reason; those of a part add up to what `scoreOf` gives it. */
export function reasonsFor(state: State, seat: number): ScoreReason[] {
  const score = scoreOf(state, seat);
  return [
    ...costReasons(state, seat, score),
    ...extraReasons(state, seat),
    ...colourReasons(state, seat, score),
    completionReason(state, seat, score),
    ...specialReasons(state, seat, score),
  ];
}

/** [CIT-SCORE-1] */
function costReasons(state: State, seat: number, { cost }: CityScore): ScoreReason[] {
  const { cards } = cityOf(state, seat);
  if (cards.length === 0) return [];
  const args = { districts: cards.map(districtOf), costs: cards.map((card) => COST[card]!) };
  return [{ part: 'cost', points: cost, rule: 'CIT-SCORE-1', key: 'count.cost', args }];
}

/** [CIT-SCORE-2] Dragon Gate, University, and what the Artist embellished. */
function extraReasons(state: State, seat: number): ScoreReason[] {
  const { cards, gold } = cityOf(state, seat);
  return cards.flatMap((card, at): ScoreReason[] => {
    const district = districtOf(card);
    const points = POINTS[card]! - COST[card]!;
    return [
      ...(points === 0
        ? []
        : [
            {
              part: 'extra' as const,
              points,
              rule: specialRule(card),
              key: 'count.worth',
              args: { district, points },
            },
          ]),
      ...(gold[at] === 0
        ? []
        : [
            {
              part: 'extra' as const,
              points: gold[at]!,
              rule: 'CIT-ARTIST-1',
              key: 'count.beauty',
              args: { district },
            },
          ]),
    ];
  });
}

/** [CIT-SCORE-3] Which colours are missing; what a Haunted City counts as. [CIT-HAUNTEDCITY-1] [CIT-HAUNTEDCITY-2] */
function colourReasons(state: State, seat: number, { colours, haunted }: CityScore): ScoreReason[] {
  const { cards, since } = cityOf(state, seat);
  if (cards.length === 0) return [];
  const shown = coloursShown(cards, haunted);
  const missing = COLOURS.filter((colour) => !shown.includes(colour));
  const reasons: ScoreReason[] = [
    {
      part: 'colours',
      points: colours,
      rule: 'CIT-SCORE-3',
      key: missing.length === 0 ? 'count.allColours' : 'count.missing',
      args: { colours: missing },
    },
  ];
  if (haunted === undefined) return reasons;
  const fresh = since[cards.findIndex((card) => POWER[card]?.haunted === true)] === state.round;
  reasons.push({
    part: 'colours',
    points: 0,
    rule: fresh ? 'CIT-HAUNTEDCITY-2' : 'CIT-HAUNTEDCITY-1',
    key: fresh ? 'count.hauntedFresh' : 'count.haunted',
    args: { colour: haunted },
  });
  return reasons;
}

/** [CIT-SCORE-4] */
function completionReason(state: State, seat: number, { completion }: CityScore): ScoreReason {
  const first = state.firsts.includes(seat);
  const complete = isComplete(state, seat);
  const how = first ? (complete ? 'first' : 'firstHit') : complete ? 'later' : 'unfinished';
  return {
    part: 'completion',
    points: completion,
    rule: 'CIT-SCORE-4',
    key: `count.${how}`,
    args: { districts: cityOf(state, seat).cards.length, goal: goalOf(state) },
  };
}

/** [CIT-SCORE-5] */
function specialReasons(state: State, seat: number, { haunted }: CityScore): ScoreReason[] {
  const { cards } = cityOf(state, seat);
  const holdings = holdingsOf(state, seat, true, coloursShown(cards, haunted));
  return cards.flatMap((card): ScoreReason[] => {
    const points = POWER[card]?.score?.(holdings);
    if (points === undefined) return [];
    const key = `count.${districtOf(card)}`;
    return [{ part: 'special', points, rule: specialRule(card), key, args: { points } }];
  });
}
