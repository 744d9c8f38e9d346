import { COLOUR, COST, cardOf, POINTS } from '../../rules/cards.ts';
import { BONUS_CHARACTERS, incomeColour } from '../../rules/cast.ts';
import type { CharacterId, Colour, DistrictId } from '../../rules/index.ts';
import { CHARACTER_DRAWINGS } from './characters.data.ts';
import type { Drawing } from './drawing.ts';
import { FAITH } from './faith.data.ts';
import { MILITARY } from './military.data.ts';
import { NOBLE } from './nobles.data.ts';
import { TRADE } from './trade.data.ts';
import { UNIQUE } from './unique.data.ts';

/** The emblem of every district, family by family. */
export const DISTRICT_DRAWINGS: Readonly<Record<DistrictId, Drawing>> = {
  ...NOBLE,
  ...FAITH,
  ...TRADE,
  ...MILITARY,
  ...UNIQUE,
};

export const characterDrawing = (id: CharacterId): Drawing => CHARACTER_DRAWINGS[id];

/** The tincture of a character's arms: the colour it earns from, or the wine of those who earn from none. */
export const fieldOf = (id: CharacterId): Colour | 'wine' => incomeColour(id) ?? 'wine';

/** White-star characters bear their field parted the other way. */
export const isBonus = (id: CharacterId): boolean => BONUS_CHARACTERS.includes(id);

export const colourOf = (id: DistrictId): Colour => COLOUR[cardOf(id)] as Colour;
export const costOf = (id: DistrictId): number => COST[cardOf(id)] as number;
export const pointsOf = (id: DistrictId): number => POINTS[cardOf(id)] as number;
