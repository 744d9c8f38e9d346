import type { Speaker } from '@pentapolis/kernel';
import { type BuildingId, isSmallShop, shopYield, sizeOf } from '../../rules/buildings.ts';
import { type CardId, cardOf } from '../../rules/cards.ts';
import type { Clause } from '../../rules/deals/clauses.ts';
import type { Building } from '../../rules/layout.ts';
import { amountsText } from '../../rules/phrases.ts';
import { guildRights, nearOf, streetGold, transformYield, yieldOf } from '../../rules/production.ts';
import { type Amounts, amountsOf, type Pile } from '../../rules/resources.ts';
import { NO_EFFECTS } from '../../rules/state.ts';
import type { View } from '../../rules/view.ts';

/** "2 Wood and 1 Gold"; the word for nothing where there is none. */
export const amountWords = (amounts: Amounts, say: Speaker): string => amountsText(amounts, say);

export const pileWords = (pile: readonly number[], say: Speaker): string => amountWords(amountsOf(pile), say);

export const buildingName = (id: BuildingId, say: Speaker): string => say.term(`building.${id}`);

/** A number with its sign. */
export const signed = (value: number, say: Speaker): string =>
  value > 0 ? `+${say.number(value)}` : value < 0 ? `−${say.number(-value)}` : say.number(0);

/** Cases given in tenths, with sign and one decimal. */
export function tenthsWords(tenths: number, say: Speaker): string {
  const size = say.number(Math.abs(tenths) / 10);
  return tenths > 0 ? `+${size}` : tenths < 0 ? `−${size}` : size;
}

/** The sentence in which a clause is written in the composer; its slots are the words that can be changed. */
export function composeKey(clause: Clause): string {
  switch (clause.kind) {
    case 'pay':
      return clause.when === undefined ? 'cite.compose.pay' : 'cite.compose.payWhile';
    case 'place':
      return clause.beside === undefined ? 'cite.compose.placeAt' : 'cite.compose.place';
    case 'refrain':
      return clause.building === undefined ? 'cite.compose.leaveFree' : 'cite.compose.refrain';
    default:
      return `cite.compose.${clause.kind}`;
  }
}

/** The Cases a clause names. */
export function cellsText(clause: Clause, say: Speaker): string {
  const cells =
    clause.kind === 'refrain'
      ? (clause.cells ?? [])
      : clause.kind === 'permit'
        ? [clause]
        : clause.kind === 'place' && clause.at !== undefined
          ? [clause.at]
          : [];
  return say.list(cells.map(({ x, y }) => `(${x}, ${y})`));
}

export const cardName = ({ custom }: Pick<View, 'custom'>, card: CardId, say: Speaker): string =>
  cardOf(custom, card).name[say.language];

/** Why a building yields what it yields, as short sentences. */
export function yieldReasons(view: View, index: number, say: Speaker): string[] {
  const { building, owner } = view.buildings[index] as Building;
  const works = { ...view, effects: view.districts.map(() => NO_EFFECTS) };
  const near = nearOf(works, index).map((other) => view.buildings[other] as Building);
  const reasons: string[] = [];
  const shop = shopYield(building, owner);
  if (shop !== undefined) {
    reasons.push(say.term('cite.why.base', { count: shop.count, resource: shop.resource }));
    for (const { building: id, owner: by } of near)
      if (id === 'mill' || (id === 'inn' && isSmallShop(building)))
        reasons.push(say.term('cite.why.doubled', { building: id, seat: by }));
  }
  const gold = streetGold(works, index);
  if (gold > 0) reasons.push(say.term('cite.why.streets', { count: gold }));
  if (building === 'bank') reasons.push(say.term('cite.why.bank'));
  if (building === 'guild')
    reasons.push(
      say.term('cite.why.guild', {
        cases: Math.max(1, 1 + innsBeside(near)),
        works: guildRights(view, owner) >= 0,
      }),
    );
  if (sizeOf(building) === 2 && shop === undefined)
    reasons.push(say.term('cite.why.workshop', { count: transformYield(works, index) }));
  return reasons;
}

const innsBeside = (near: readonly Building[]): number =>
  near.filter(({ building }) => building === 'inn').length;

/** A building in a sentence: what, whose, what it yields next turn and why. */
export function buildingWords(view: View, index: number, say: Speaker): string {
  const { building, owner } = view.buildings[index] as Building;
  return [
    say.term('cite.site.title', { building, seat: owner }),
    nextYieldWords(nextYield(view, index), say),
    ...yieldReasons(view, index, say),
  ].join(' ');
}

export function nextYield(view: View, index: number): Pile {
  return yieldOf({ ...view, effects: view.districts.map(() => NO_EFFECTS) }, index);
}

export const nextYieldWords = (pile: Pile, say: Speaker): string =>
  pile.every((count) => count === 0)
    ? say.term('cite.yields.nothing')
    : say.term('cite.yields', { amounts: pileWords(pile, say) });
