import type { Seat } from '@pentapolis/kernel';
import { type BuildingId, isSmallShop, shopYield } from './buildings.ts';
import { type Building, layoutOf } from './layout.ts';
import { add, emptyPile, GOLD, indexOf, type Pile } from './resources.ts';
import { NO_EFFECTS, seatsOf, type Table } from './state.ts';
import { turnOf } from './turns.ts';

/** All that Production looks at. */
export type Works = Pick<Table, 'buildings' | 'banks' | 'effects'>;

/** What a building yields. */
export interface Yield {
  /** Its index in `buildings`. */
  readonly index: number;
  readonly pile: Pile;
}

/** Adjacent buildings, those a card links included. [CTE-ADJ-3] all owners count */
export function nearOf(
  { buildings, effects }: Pick<Works, 'buildings' | 'effects'>,
  index: number,
): number[] {
  const near = (layoutOf(buildings).near[index] ?? []).slice();
  for (const { linkOne, linkOther } of effects)
    for (const [one, other] of [
      [linkOne, linkOther],
      [linkOther, linkOne],
    ] as const)
      if (one === index && !near.includes(other)) near.push(other);
  return near;
}

/** [CTE-PROD-5] Each adjacent building counts once. */
function count(table: Works, index: number, id: BuildingId): number {
  return nearOf(table, index).filter((other) => (table.buildings[other] as Building).building === id).length;
}

/** [CTE-PROD-2] [CTE-PROD-3] [CTE-PROD-4] What a Shop's yield is multiplied by; 1 for everything else. */
export function factorOf(table: Works, index: number): number {
  const { building, owner } = table.buildings[index] as Building;
  if (shopYield(building, owner) === undefined) return 1; // [CTE-PROD-6]
  let factor = 1;
  for (const other of nearOf(table, index)) {
    const { building: id, owner: by } = table.buildings[other] as Building;
    const { mill, inn } = table.effects[by] as Table['effects'][number];
    if (id === 'mill') factor *= mill;
    if (id === 'inn' && isSmallShop(building)) factor *= inn;
  }
  return factor;
}

/** [CTE-STREET-1] [CTE-STREET-2] Gold of the Shopping Streets beside it, one for each. */
export const streetGold = (table: Works, index: number): number => count(table, index, 'shoppingStreet');

/** [CTE-WORK-2] What one transformation yields. */
export const transformYield = (table: Works, index: number): number => 1 + count(table, index, 'inn');

/** [CTE-BANK-1] One copy of each Resource in it, `times` over, `most` in all. */
function interest(bank: readonly number[], times: number, most: number): Pile {
  const pile = emptyPile();
  let left = most;
  for (let turn = 0; turn < times; turn++)
    bank.forEach((held, index) => {
      const paid = Math.min(held, left);
      pile[index] = (pile[index] as number) + paid;
      left -= paid;
    });
  return pile;
}

/** What one building yields its owner, without what cards add for the whole district. */
export function yieldOf(table: Works, index: number): Pile {
  const { building, owner } = table.buildings[index] as Building;
  const pile = emptyPile();
  const { again, interest: times, interestMost } = table.effects[owner] as Table['effects'][number];
  const twice = again === index ? 2 : 1; // [CTE-CARD-15]
  pile[GOLD] = twice * streetGold(table, index);
  const shop = shopYield(building, owner);
  // [CTE-PROD-1]
  if (shop !== undefined) {
    const at = indexOf(shop.resource);
    pile[at] = (pile[at] as number) + twice * shop.count * factorOf(table, index);
  }
  if (building === 'bank') {
    const bank = table.banks[owner] as Pile;
    add(pile, interest(bank, times, interestMost));
    if (twice === 2) add(pile, interest(bank, 1, 3));
  }
  return pile;
}

/** All a seat produces now. [CTE-PROD-7] what stands at the time of Production */
export function production(table: Works, seat: Seat): { yields: Yield[]; total: Pile } {
  const yields = table.buildings.flatMap(({ owner }, index) =>
    owner === seat ? [{ index, pile: yieldOf(table, index) }] : [],
  );
  const sum = emptyPile();
  for (const { pile } of yields) add(sum, pile);
  const { crowd, crowdMost } = table.effects[seat] as Table['effects'][number];
  const beside = yields.filter(({ index }) => streetGold(table, index) > 0).length;
  sum[GOLD] = (sum[GOLD] as number) + crowd * Math.min(beside, crowdMost);
  return { yields, total: sum };
}

/**
 * What every seat will produce at the start of next turn, as things stand: no card counts, Banks keep what lies in them.
 */
export function forecast(table: Pick<Table, 'buildings' | 'banks' | 'districts'>): {
  yields: Yield[];
  total: Pile;
}[] {
  const works = { ...table, effects: table.districts.map(() => NO_EFFECTS) };
  return seatsOf(table).map((seat) => production(works, seat));
}

/** [CTE-GUILD-1] [CTE-GUILD-2] Rights a seat's Guild gives in a turn; -1 when it doesn't work yet. */
export function guildRights(table: Table, seat: Seat): number {
  const index = table.buildings.findIndex(({ building, owner }) => building === 'guild' && owner === seat);
  if (index < 0 || (table.buildings[index] as Building).turn >= turnOf(table, seat)) return -1;
  return 1 + count(table, index, 'inn');
}

/** An Inn that comes to stand beside a working Guild works at once. [CTE-GUILD-2] Rights are rights: [CTE-GUILD-3] */
export function wakeGuilds(table: Table): void {
  for (const seat of seatsOf(table)) {
    const given = table.guild[seat] as number;
    if (given < 0) continue;
    const due = guildRights(table, seat);
    if (due <= given) continue;
    table.rights[seat] = (table.rights[seat] as number) + due - given;
    table.guild[seat] = due;
  }
}

/** [CTE-CANAL-1] [CTE-CANAL-2] Cards a seat's Canal draws at the end of Production. */
export function canalCards({ buildings }: Pick<Table, 'buildings'>, seat: Seat): number {
  const { edges, near } = layoutOf(buildings);
  const own = buildings.findIndex(({ building, owner }) => building === 'canal' && owner === seat);
  if (own < 0) return 0;
  const streets = (index: number): number[] =>
    [...(edges[index] as Map<number, number>).keys()].filter(
      (other) => (buildings[other] as Building).building === 'pavedStreet',
    );
  const along = streets(own);
  return (near[own] as readonly number[]).filter((other) => {
    const { building } = buildings[other] as Building;
    if (building !== 'canal' && building !== 'port') return false;
    return edges[own]?.get(other) === 1 || streets(other).some((street) => along.includes(street));
  }).length;
}
