import { type Card, cardOf, DISTRICTS } from '../cards.ts';
import type { DistrictPower } from '../powers.ts';
import { armory } from './armory.ts';
import { ballRoom } from './ball-room.ts';
import { bellTower } from './bell-tower.ts';
import { factory } from './factory.ts';
import { graveyard } from './graveyard.ts';
import { greatWall } from './great-wall.ts';
import { hauntedCity } from './haunted-city.ts';
import { hospital } from './hospital.ts';
import { imperialTreasury } from './imperial-treasury.ts';
import { keep } from './keep.ts';
import { laboratory } from './laboratory.ts';
import { library } from './library.ts';
import { lighthouse } from './lighthouse.ts';
import { mapRoom } from './map-room.ts';
import { museum } from './museum.ts';
import { observatory } from './observatory.ts';
import { park } from './park.ts';
import { poorHouse } from './poor-house.ts';
import { quarry } from './quarry.ts';
import { schoolOfMagic } from './school-of-magic.ts';
import { smithy } from './smithy.ts';
import { throneRoom } from './throne-room.ts';
import { wishingWell } from './wishing-well.ts';

/** Districts with a file of their own. Dragon Gate and University are rows of the table: 6 gold, 8 points. */
export const DISTRICT_POWERS: readonly DistrictPower[] = [
  armory,
  ballRoom,
  bellTower,
  factory,
  graveyard,
  greatWall,
  hauntedCity,
  hospital,
  imperialTreasury,
  keep,
  laboratory,
  library,
  lighthouse,
  mapRoom,
  museum,
  observatory,
  park,
  poorHouse,
  quarry,
  schoolOfMagic,
  smithy,
  throneRoom,
  wishingWell,
];

const NONE: readonly (DistrictPower | undefined)[] = DISTRICTS.map(() => undefined);

/** Power of a card by card; undefined for those that only cost and count. */
export const POWER: readonly (DistrictPower | undefined)[] = NONE.map((_, card) =>
  DISTRICT_POWERS.find(({ id }) => cardOf(id) === card),
);

/** The first card of a city whose power has `flag`; undefined without one. */
export function powerWith(cards: readonly Card[], flag: keyof DistrictPower): DistrictPower | undefined {
  for (const card of cards) {
    const power = POWER[card];
    if (power !== undefined && power[flag] !== undefined) return power;
  }
  return undefined;
}
