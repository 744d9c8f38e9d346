import type { CardId } from './cards.ts';

/** What each promise asks, 1 to 16, as files about the whole box put it; `promises.ts` holds what is counted. */
export const PREDICATES: readonly string[] = [
  'distinctLevels(residential)>=4',
  'distinctLevels(factory)==3',
  'distinctLevels(commercial)==4',
  'zoneStep==lastStep',
  'rowsAtFinalColumn>=2',
  'pollution<15',
  'cemeteries>=3',
  'zoneStep==0',
  'count(C4)>=3',
  'parkComponents(size>4)>=3',
  'careerCenter==0 && commonPool==0',
  'pollution>40',
  'count(F3)>=3',
  'money>17',
  'distinctLevels(residential)==5',
  'distinct(cultural excluding City Hall)==6',
];

/** What special promises compare, 17 to 32, in the same way. */
export const CONTESTS: readonly string[] = [
  'max area(factory)',
  'max area(residential)',
  'max area(commercial)',
  'min cemeteries',
  'max emptySpaces',
  'min area(park)',
  'min area(factory)',
  'max cemeteries',
  'min emptySpaces',
  'min citizensInBorough',
  'max pollution',
  'min area(residential)',
  'min votes',
  'max usedSpaces',
  'max money',
  'has(POL)&&has(FIR)',
];

/** What the Special Actions do, in the same way. */
export const CARD_EFFECTS: Readonly<Record<CardId, string>> = {
  A: 'hostNextRound',
  B: 'culturalMaterialDiscount:1',
  C: 'tileMoneyDiscount:1:min1',
  D: 'noFactoryPollution',
  E: 'gain:2votes|1money',
  F: 'zoneStep:+1',
  G: 'councilMove:now',
  H: 'none',
  I: 'mergeResidence',
  J: 'noCommercialPollution',
  K: 'doubleOccupancyOnce',
  L: 'pay:2money|3votes|else:+3pollution',
};
