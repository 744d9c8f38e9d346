import { type Ground, groundOf, lakesOf, neighbours } from './ground.ts';
import { DISTRICTS, type District, districtColour, FIRST_PLAZA } from './hexes.ts';
import type { Rulings } from './options.ts';
import { flankCountsLakes } from './rulings.ts';
import type { City } from './state.ts';

/**
 * Why a district hex counts or not:
 * `counts` its value, `doubled` twice its value (variant), `otherGroup` a house outside the group that counts,
 * `marketBeside` a market touching another, `walledIn` a barracks without an empty neighbour, `lakeOnly` a barracks
 * whose empty neighbours are all lake, `openSide` a temple with an empty neighbour.
 */
export type Reason =
  | 'counts'
  | 'doubled'
  | 'otherGroup'
  | 'marketBeside'
  | 'walledIn'
  | 'lakeOnly'
  | 'openSide';

/** What one visible district hex is worth. */
export interface Verdict {
  /** Index into the city's lists. */
  readonly at: number;
  /** Its share of the district's value, before stars. */
  readonly worth: number;
  readonly reason: Reason;
  /** Cells that made it so: the market it touches, the gap beside the temple, the lake or plaza that doubles it. */
  readonly because: readonly number[];
}

/** A city with all that the conditions ask about its surroundings. */
export interface Survey {
  readonly city: City;
  readonly ground: Ground;
  readonly rulings: Rulings;
  /** The lakes, found when first asked for. */
  readonly lakes: () => readonly (readonly number[])[];
}

export function survey(city: City, rulings: Rulings): Survey {
  const ground = groundOf(city);
  let lakes: readonly (readonly number[])[] | undefined;
  return { city, ground, rulings, lakes: () => (lakes ??= lakesOf(city, ground)) };
}

/** Indices of the visible districts of one colour. */
function districtsOf({ city }: Survey, district: District): number[] {
  const colour = DISTRICTS.indexOf(district);
  return city.hexes.flatMap((hex, at) => (districtColour(hex) === colour ? [at] : []));
}

function height({ city }: Survey, at: number): number {
  return city.heights[at] as number;
}

function cellsBeside({ city }: Survey, at: number): number[] {
  return neighbours(city.cells[at] as number);
}

function plain(site: Survey, at: number): Verdict {
  return { at, worth: height(site, at), reason: 'counts', because: [] };
}

function twice(site: Survey, at: number, because: readonly number[]): Verdict {
  return { at, worth: 2 * height(site, at), reason: 'doubled', because };
}

function nothing(at: number, reason: Reason, because: readonly number[]): Verdict {
  return { at, worth: 0, reason, because };
}

/** [AKR-HOUSE-1] Groups of touching houses; the hexes of one group count. */
export function judgeHouses(site: Survey): Verdict[] {
  const groups = houseGroups(site);
  const value = (group: readonly number[]): number => group.reduce((sum, at) => sum + height(site, at), 0);
  // Compared as pairs, so the winner does not depend on the order in which groups were found.
  const rank = (group: readonly number[]): readonly [number, number] =>
    site.rulings.houses === 'byValue' // [AKR-OPTION-1]
      ? [value(group), group.length]
      : [group.length, value(group)];
  const best = groups.toSorted((a, b) => rank(b)[0] - rank(a)[0] || rank(b)[1] - rank(a)[1])[0];
  // [AKR-VARIANT-2] tested once the group is chosen
  const doubled = site.rulings.variants.includes('house') && best !== undefined && value(best) >= 10;
  return groups.flatMap((group) =>
    group.map((at) => {
      if (group !== best) return nothing(at, 'otherGroup', []);
      return doubled ? twice(site, at, []) : plain(site, at);
    }),
  );
}

function houseGroups(site: Survey): number[][] {
  const left = new Set(districtsOf(site, 'house'));
  const groups: number[][] = [];
  for (const first of left) {
    left.delete(first);
    const group = [first];
    for (const at of group)
      for (const cell of cellsBeside(site, at)) {
        const next = site.ground(cell);
        if (left.delete(next)) group.push(next);
      }
    groups.push(group);
  }
  return groups;
}

/** [AKR-MARKET-1] A market beside a market is worth nothing, and so is the other. */
export function judgeMarkets(site: Survey): Verdict[] {
  const markets = districtsOf(site, 'market');
  const plaza = FIRST_PLAZA + DISTRICTS.indexOf('market');
  return markets.map((at) => {
    const beside = cellsBeside(site, at);
    const rivals = beside.filter((cell) => markets.includes(site.ground(cell))); // [AKR-MARKET-2] plazas are no markets
    if (rivals.length > 0) return nothing(at, 'marketBeside', rivals);
    const plazas = beside.filter((cell) => site.city.hexes[site.ground(cell)] === plaza);
    // [AKR-VARIANT-3] once, however many plazas it touches
    return site.rulings.variants.includes('market') && plazas.length > 0
      ? twice(site, at, plazas)
      : plain(site, at);
  });
}

/** [AKR-BARRACKS-1] A barracks must look out over the edge of the city. */
export function judgeBarracks(site: Survey): Verdict[] {
  return districtsOf(site, 'barracks').map((at) => {
    const empty = cellsBeside(site, at).filter((cell) => site.ground(cell) < 0);
    if (empty.length === 0) return nothing(at, 'walledIn', []);
    // [AKR-OPTION-2]
    const edge =
      site.rulings.barracksEdge === 'anyEmpty'
        ? empty
        : empty.filter((cell) => !site.lakes().some((lake) => lake.includes(cell)));
    if (edge.length === 0) return nothing(at, 'lakeOnly', empty); // [AKR-BARRACKS-2]
    // [AKR-VARIANT-4]
    const flank = flankCountsLakes(site.rulings) ? empty : edge;
    const exposed = site.rulings.variants.includes('barracks') && (flank.length === 3 || flank.length === 4);
    return exposed ? twice(site, at, flank) : plain(site, at);
  });
}

/** [AKR-TEMPLE-1] A temple must have a built hex on all six sides. */
export function judgeTemples(site: Survey): Verdict[] {
  return districtsOf(site, 'temple').map((at) => {
    const gaps = cellsBeside(site, at).filter((cell) => site.ground(cell) < 0);
    if (gaps.length > 0) return nothing(at, 'openSide', gaps); // [AKR-TEMPLE-2] a lake is a gap too
    // [AKR-VARIANT-5]
    return site.rulings.variants.includes('temple') && height(site, at) >= 2
      ? twice(site, at, [])
      : plain(site, at);
  });
}

/** [AKR-GARDEN-1] A garden always counts. */
export function judgeGardens(site: Survey): Verdict[] {
  const single = site.rulings.lake === 'singleHexOnly'; // [AKR-OPTION-3]
  return districtsOf(site, 'garden').map((at) => {
    if (!site.rulings.variants.includes('garden')) return plain(site, at);
    const lakes = site.lakes().filter((lake) => !single || lake.length === 1);
    const shore = cellsBeside(site, at).filter((cell) => lakes.some((lake) => lake.includes(cell)));
    // [AKR-VARIANT-6] once, however many lakes it touches
    return shore.length > 0 ? twice(site, at, shore) : plain(site, at);
  });
}
