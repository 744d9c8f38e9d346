/**
 * The 61 tiles as printed (two independent public listings agree on all of them): three hex letters clockwise, see
 * `hexes.ts`. The first 37 carry the mark 2 and are always in play, the next 12 the mark 3, the last 12 the mark 4.
 * Some tiles are alike; a tile is known by its place in this list, T01 first.
 */
export const TILE_HEXES = [
  // T01..T37: every table
  ...'Bhq Bht Bmh Bqq Ghq Gqh Gqq Hgq Hmb Hqq Hqq Hqq Mbq Mhg Mqq Mth Thb Thq Tqh'.split(' '),
  ...'Tqq bhg bmq bmq bqh bqm bqt bth gmh gqm gqq hhq hqm htm mqq mqt mtq qqt'.split(' '),
  // T38..T49: three players and more
  ...'Bqh Ghb Htm Mqq Tqq bgq bhm hhq hmq hqm hqq hqt'.split(' '),
  // T50..T61: four players, and every long game
  ...'Bqq Gmh Hqm Mqt Thm bhq bqh bqq ghq hhq hmq htq'.split(' '),
] as const;

/** The start tile: the plaza in the centre, then the quarries to its N, SE and SW. */
export const START_HEXES = 'Hqqq';
