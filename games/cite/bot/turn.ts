import type { Chance, Seat } from '@pentapolis/kernel';
import {
  type Action,
  amountsOf,
  type CardId,
  cheapest,
  cite,
  indexOfBuilding,
  mostCases,
  type Pile,
  RESOURCES,
  type State,
  total,
} from '../rules/index.ts';
import { cardAction, cardsFor } from './cards.ts';
import { answer, propose } from './deal.ts';
import { improveOpening, openingAction } from './opening.ts';
import { type Outlook, outlookOf } from './outlook.ts';
import { planFor } from './plan.ts';
import { type Site, sitesOf } from './site.ts';

/** How a player of this family differs from the others. */
export interface Character {
  /** Makes and signs deals. */
  readonly deals: boolean;
  /** Makes offers of its own. */
  readonly proposes: boolean;
  /** Chance in a hundred to overlook the best building and take another. */
  readonly slips: number;
}

const GOLD = RESOURCES.indexOf('gold');

/** What to do in the open phases: the first turn, and Negotiation with Construction. */
export function openAction(state: State, seat: Seat, character: Character, chance: Chance): Action {
  const outlook = outlookOf(state, seat, character.deals);
  return (
    answers(state, seat, character) ??
    makeGood(state, seat) ??
    cardAction(state, seat) ??
    empty(outlook) ??
    offers(state, seat, character) ??
    deposit(outlook) ??
    opening(state, seat) ??
    construct(state, outlook, character, chance) ??
    spareRights(state, seat) ??
    close(state, seat)
  );
}

/** A building that stands where it was not promised is moved to where it was. [CTE-JURY-4] */
function makeGood(state: State, seat: Seat): Action | undefined {
  if (state.phase !== 'main' || !state.contracts.some(({ status }) => status.includes('arrears')))
    return undefined;
  return cite.legalActions(state, seat).find(({ kind }) => kind === 'move');
}

/** Offers that wait for this seat: the oldest first. */
function answers(state: State, seat: Seat, { deals }: Character): Action | undefined {
  const open = state.offers.find(
    ({ status, parties, signed }) => status === 'open' && parties.includes(seat) && !signed.includes(seat),
  );
  if (open === undefined) return undefined;
  return deals ? answer(state, seat, open) : { kind: 'decline', offer: open.id };
}

/** An offer, or waiting for the answers to those that lie on the table: whoever answers calls this seat back. */
function offers(state: State, seat: Seat, { deals, proposes }: Character): Action | undefined {
  if (!deals || !proposes) return undefined;
  const next = propose(state, seat);
  if (next !== undefined) return next;
  if (state.choices.timeIsGold) return undefined;
  const waiting = state.offers.some(({ by, status }) => by === seat && status === 'open');
  return waiting ? { kind: 'finish' } : undefined;
}

/** In the last turn nothing stays in the Bank. [CTE-BANK-2] */
function empty({ table, seat, harvests }: Outlook): Action | undefined {
  if (harvests > 0 || total(table.banks[seat] as Pile) === 0) return undefined;
  return { kind: 'bank', amounts: {} };
}

/** The three Resources that are hardest to come by. */
function deposit({ table, seat, harvests, income }: Outlook): Action | undefined {
  const bank = table.banks[seat] as Pile;
  const hand = table.resources[seat] as Pile;
  if (harvests < 2 || total(bank) === 3 || indexOfBuilding(table, seat, 'bank') < 0) return undefined;
  if (total(hand) + total(bank) < 3) return undefined;
  const all = hand.map((count, index) => count + (bank[index] as number));
  const order = all
    .flatMap((count, index) => (count > 0 ? [index] : []))
    .sort((a, b) => (income[a] as number) - (income[b] as number));
  const pile = all.map(() => 0);
  for (let left = 3; left > 0; )
    for (const index of order)
      if (left > 0 && (pile[index] as number) < (all[index] as number)) {
        pile[index] = (pile[index] as number) + 1;
        left--;
      }
  return { kind: 'bank', amounts: amountsOf(pile) };
}

/** Which buildings a number of Cases is spent on, best first. */
function basket(sites: readonly Site[], cases: number): { cost: number; first: Site | undefined } {
  let left = cases;
  let first: Site | undefined;
  const spend = (cost: number): void => {
    left -= cost;
  };
  for (const site of sites) {
    if (site.cost > left) continue;
    first ??= site;
    spend(site.cost);
    // Small Shops come in fives
    if (site.building === 'smallShop') spend(Math.min(left, 4));
  }
  return { cost: cases - left, first };
}

/** The free Cases of the first turn. */
function opening(state: State, seat: Seat): Action | undefined {
  if (state.phase !== 'first') return undefined;
  const action = openingAction(state, seat) ?? improveOpening(state, seat);
  return action !== undefined && cite.check(state, seat, action) === undefined ? action : undefined;
}

/** How much better a building has to be to be saved for. */
const WORTH_WAITING = 1.25;

/** Can the best building be had next turn and not now, and is it so much better that its Resources are kept for it? */
function isSaving(outlook: Outlook, sites: readonly Site[], reach: number): boolean {
  const { harvests, table, seat, income, means } = outlook;
  const [best] = sites;
  const now = sites.find(({ cost }) => cost <= reach);
  if (harvests < 2 || best === undefined || best.cost <= reach) return false;
  if (now !== undefined && best.value / best.cost < WORTH_WAITING * (now.value / now.cost)) return false;
  const hand = table.resources[seat] as Pile;
  const next = hand.map((count, index) => count + (income[index] as number));
  return planFor(next, means, best.cost, 0).cases >= best.cost;
}

function construct(state: State, outlook: Outlook, { slips }: Character, chance: Chance): Action | undefined {
  const { table, seat, means, open, leftover } = outlook;
  const hand = table.resources[seat] as Pile;
  const rights = table.rights[seat] as number;
  const plan = planFor(hand, means, Math.max(0, open - rights), leftover);
  const reach = rights + plan.cases;
  if (reach === 0 && (hand[GOLD] as number) < 2) return undefined;
  let sites = sitesOf(outlook);
  if (slips > 0 && chance.pick(100) < slips)
    sites = chance.shuffle(sites.length).map((at) => sites[at] as Site);
  const { cost, first } = basket(sites, reach);
  if (cost > rights && !isSaving(outlook, sites, reach)) {
    const step = plan.steps[0];
    if (step !== undefined && cite.check(state, seat, step) === undefined) return step;
    const wanted = cost - rights;
    const most = mostCases(hand);
    const purchase = wanted >= most.cases ? most : (cheapest(hand, wanted) ?? most);
    if (purchase.cases > 0) return { kind: 'buy', sets: purchase.sets.map(amountsOf) };
  }
  const target =
    first !== undefined && first.cost <= rights ? first : sites.find((site) => site.cost <= rights);
  if (target !== undefined) return build(state, seat, target, 0);
  return inGold(state, seat, sites);
}

function build(state: State, seat: Seat, site: Site, gold: number): Action {
  const { building, x, y, turned } = site;
  const cards = cardsFor(state, seat, building, { x, y, turned });
  const cheaper: Action = { kind: 'place', building, x, y, turned, gold, cards };
  if (cards.length > 0 && cite.check(state, seat, cheaper) === undefined) return cheaper;
  return { ...cheaper, cards: [] as readonly CardId[] };
}

/** Beside a Grand'Place what rights don't cover is paid in Gold. [CTE-PLACE-1] */
function inGold(state: State, seat: Seat, sites: readonly Site[]): Action | undefined {
  const gold = state.resources[seat]?.[GOLD] as number;
  const rights = state.rights[seat] as number;
  for (const site of sites) {
    const needed = site.cost - rights;
    if (needed > 0 && needed <= site.goldCases && needed * site.goldPrice <= gold)
      return build(state, seat, site, needed);
  }
  return undefined;
}

/** Rights that would be lost buy a card. [CTE-CARD-2] */
function spareRights(state: State, seat: Seat): Action | undefined {
  const invest: Action = { kind: 'invest' };
  return cite.check(state, seat, invest) === undefined ? invest : undefined;
}

function close(state: State, seat: Seat): Action {
  const harvest: Action = { kind: 'harvest' };
  return cite.check(state, seat, harvest) === undefined ? harvest : { kind: 'finish' };
}
