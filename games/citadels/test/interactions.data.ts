import type { CharacterId, DistrictId } from '../rules/index.ts';

/** The columns of {@link MEETINGS}, and the order of its rows. */
export const ORDER: readonly CharacterId[] = [
  'assassin',
  'witch',
  'thief',
  'taxCollector',
  'magician',
  'wizard',
  'king',
  'emperor',
  'bishop',
  'abbot',
  'merchant',
  'alchemist',
  'architect',
  'navigator',
  'warlord',
  'diplomat',
  'artist',
  'queen',
];

/**
 * What the character of the row can do to that of the column in one round.
 *
 * `=` they share a rank and never meet · `.` nothing · `m` murders it · `w` bewitches and plays it · `r` robs it ·
 * `x` may not rob it · `t` taxes what it builds · `-` taxes nothing, as it builds nothing of its own ·
 * `c` may have cards of its player · `k` may crown its player · `g` may have a gold of its player ·
 * `d` may strike its city · `s` its city is safe · `q` is paid at its side
 */
export const MEETINGS = `
assassin      ==mmmmmmmmmmmmmmmm
witch         ==wwwwwwwwwwwwwwww
thief         xx==rrrrrrrrrrrrrr
taxCollector  t-==ttttttttt-tttt
magician      cccc==cccccccccccc
wizard        cccc==cccccccccccc
king          ......==..........
emperor       kkkkkk==kkkkkkkkkk
bishop        ........==........
abbot         gggggggg==gggggggg
merchant      ..........==......
alchemist     ..........==......
architect     ............==....
navigator     ............==....
warlord       ddddddddsddddd==dd
diplomat      ddddddddsddddd==dd
artist        ................==
queen         ......qq........==
`;

/** What a district does for a character who has it, and for a Warlord or Diplomat who would have it. */
export interface DistrictRow {
  readonly id: DistrictId;
  /**
   * In the own city: `i` earns for its colour · `a` earns for any · `u` can be used on the turn · `h` spares its owner ·
   * `c` pays when the Crown comes · `n` nothing on an ordinary turn.
   */
  readonly own: 'i' | 'a' | 'u' | 'h' | 'c' | 'n';
  /** In another city: `x` can't be touched · `+` makes its neighbours dearer · `g` asks its owner · `o` ordinary. */
  readonly other: 'x' | '+' | 'g' | 'o';
}

const row = (own: DistrictRow['own'], other: DistrictRow['other'], ...ids: DistrictId[]): DistrictRow[] =>
  ids.map((id) => ({ id, own, other }));

export const DISTRICT_MEETINGS: readonly DistrictRow[] = [
  ...row(
    'i',
    'o',
    'manor',
    'castle',
    'palace',
    'temple',
    'church',
    'monastery',
    'cathedral',
    'tavern',
    'market',
  ),
  ...row(
    'i',
    'o',
    'tradingPost',
    'docks',
    'harbor',
    'townHall',
    'watchtower',
    'prison',
    'battlefield',
    'fortress',
  ),
  ...row('a', 'o', 'schoolOfMagic'),
  ...row('u', 'o', 'laboratory', 'smithy', 'museum', 'armory'),
  ...row('h', 'o', 'hospital'),
  ...row('c', 'o', 'throneRoom'),
  ...row('n', 'x', 'keep'),
  ...row('n', '+', 'greatWall'),
  ...row('n', 'g', 'graveyard'),
  ...row('n', 'o', 'hauntedCity', 'observatory', 'dragonGate', 'university', 'library', 'lighthouse'),
  ...row(
    'n',
    'o',
    'imperialTreasury',
    'mapRoom',
    'wishingWell',
    'quarry',
    'poorHouse',
    'bellTower',
    'factory',
  ),
  ...row('n', 'o', 'park', 'ballRoom'),
];
