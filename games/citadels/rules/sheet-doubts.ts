import type { Args } from '@pentapolis/kernel';
import type { DistrictId } from './cards.ts';
import { DISTRICT_ROWS } from './districts.data.ts';
import type { ScoreSheet, SheetPlayer } from './sheet.ts';

/** Something about cities that somebody wrote down, as a phrase, and the rule it goes by. */
export interface Doubt {
  /** `doubt.…` */
  readonly key: string;
  readonly rule: string;
  readonly args: Args;
}

const CARDS_IN_THE_BOX = DISTRICT_ROWS.reduce((sum, { copies }) => sum + copies, 0);

/**
 * Why these cities can't be how a match ended, or only by what the doubt names. They are scored all the same. A sheet
 * without doubts may be impossible too.
 */
export function doubtsAbout({ goal, players }: ScoreSheet): Doubt[] {
  return [...endDoubts(goal, players), ...players.flatMap(twinDoubts), ...cardDoubts(players)];
}

function endDoubts(goal: number, players: readonly SheetPlayer[]): Doubt[] {
  const firsts = players.flatMap(({ first }, seat) => (first ? [seat] : []));
  const built = (seat: number): number => players[seat]!.districts.length;
  const bell = players.some(({ districts }) => districts.includes('bellTower'));
  const doubts: Doubt[] = [];
  const doubt = (key: string, rule: string, args: Args = {}): void => {
    doubts.push({ key: `doubt.${key}`, rule, args: { goal, ...args } });
  };
  // [CIT-END-1] [CIT-SCORE-4] the match ended because somebody was first
  if (firsts.length === 0)
    if (players.some(({ districts }) => districts.length >= goal)) doubt('nobodyFirst', 'CIT-SCORE-4');
    else doubt('noneComplete', 'CIT-END-1');
  // [CIT-BELLTOWER-2] which lowers the goal, so that a match to 8 ends at 7
  if (firsts.length > 1)
    if (goal === 8) doubt('manyFirst', 'CIT-BELLTOWER-2');
    else if (!bell) doubt('manyFirstNoBell', 'CIT-BELLTOWER-2');
  // [CIT-OPTION-1] [CIT-BELLTOWER-1]
  if (goal === 6 && !bell) doubt('sixNoBell', 'CIT-BELLTOWER-1');
  // [CIT-ARMORY-2] nothing else takes a district out of a complete city
  for (const seat of firsts)
    if (built(seat) < goal) doubt('firstShort', 'CIT-ARMORY-2', { seat, districts: built(seat) });
  return doubts;
}

/** [CIT-BUILD-3] [CIT-QUARRY-1] [CIT-WIZARD-3] */
function twinDoubts({ districts }: SheetPlayer, seat: number): Doubt[] {
  const doubts: Doubt[] = [];
  for (const district of new Set<DistrictId>(districts)) {
    const count = districts.filter((id) => id === district).length;
    const args = { seat, district, count };
    if (count > 2) doubts.push({ key: 'doubt.threeAlike', rule: 'CIT-WIZARD-3', args });
    else if (count > 1 && !districts.includes('quarry'))
      doubts.push({ key: 'doubt.twins', rule: 'CIT-BUILD-3', args });
  }
  return doubts;
}

/** [CIT-SETUP-4] Cities, hands and the Museum together. */
function cardDoubts(players: readonly SheetPlayer[]): Doubt[] {
  const cards = players.reduce(
    (sum, { districts, hand, museum }) => sum + districts.length + hand + museum,
    0,
  );
  const args = { cards, most: CARDS_IN_THE_BOX };
  return cards > CARDS_IN_THE_BOX ? [{ key: 'doubt.cards', rule: 'CIT-SETUP-4', args }] : [];
}
