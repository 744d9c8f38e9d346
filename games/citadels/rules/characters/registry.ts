import type { CharacterId } from '../cast.ts';
import type { CharacterPower } from '../powers.ts';
import { abbot } from './abbot.ts';
import { alchemist } from './alchemist.ts';
import { architect } from './architect.ts';
import { artist } from './artist.ts';
import { assassin } from './assassin.ts';
import { bishop } from './bishop.ts';
import { diplomat } from './diplomat.ts';
import { emperor } from './emperor.ts';
import { king } from './king.ts';
import { magician } from './magician.ts';
import { merchant } from './merchant.ts';
import { navigator } from './navigator.ts';
import { queen } from './queen.ts';
import { taxCollector } from './tax-collector.ts';
import { thief } from './thief.ts';
import { warlord } from './warlord.ts';
import { witch } from './witch.ts';
import { wizard } from './wizard.ts';

/** All eighteen by name. What a colour earns is in the table of characters. */
export const CHARACTER_POWERS: Readonly<Record<CharacterId, CharacterPower>> = {
  assassin,
  thief,
  magician,
  king,
  bishop,
  merchant,
  architect,
  warlord,
  witch,
  taxCollector,
  wizard,
  emperor,
  abbot,
  alchemist,
  navigator,
  diplomat,
  artist,
  queen,
};

/** [CIT-BUILD-2] [CIT-ARCHITECT-2] [CIT-NAVIGATOR-2] [CIT-WITCH-2] */
export const buildLimit = (character: CharacterId): number => CHARACTER_POWERS[character].buildLimit ?? 1;
