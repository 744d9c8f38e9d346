import type { Chance, Setup } from '@pentapolis/kernel';
import { CARD_IDS, type CardSpec } from './cards.ts';
import { keep } from './frozen.ts';
import { DISTRICTS, type District } from './geometry.ts';
import { choicesFrom } from './options.ts';
import { emptyPile, one, type Pile, plus } from './resources.ts';
import { type HeldCard, NO_EFFECTS, type State } from './state.ts';

/** [CTE-FIRST-1] */
export const FREE_CASES = 7;
/** [CTE-FIRST-7] */
export const GIFT = 3;

/** [CTE-GOLD-1] The supply has no bottom, so the middle is never short. [CTE-SETUP-7] */
export const goldInMiddle = (seats: number): number => seats - 1;

/** The first position. Draws: who builds where, then the order of the cards where there are any. */
export function setup(request: Setup, chance: Chance): State {
  const choices = choicesFrom(request);
  const { seats } = request;
  const custom = (request.components as unknown as { cards?: readonly CardSpec[] } | undefined)?.cards ?? [];
  const names = DISTRICTS[seats as 3 | 4];
  const districts = chance.shuffle(seats).map((index) => names[index] as District); // [CTE-SETUP-5]
  // [CTE-CARD-1]
  const pile: HeldCard[] =
    choices.game === 'advanced'
      ? chance.shuffle(CARD_IDS.length).map((index) => keep({ card: CARD_IDS[index]!, known: 0 }))
      : [];
  const resources = districts.map((_, seat) => one('gold', choices.gift.includes(seat) ? GIFT : 0));
  return {
    choices,
    custom: keep(custom),
    districts: keep(districts),
    phase: 'first',
    turn: 1,
    harvests: districts.map(() => 0),
    done: districts.map(() => false),
    pot: choices.timeIsGold ? goldInMiddle(seats) : 0,
    resources,
    banks: districts.map(emptyPile),
    rights: choices.handicaps.map((handicap) => FREE_CASES - handicap), // [CTE-HANDI-1]
    guild: districts.map(() => -1),
    flea: districts.map(() => 0),
    used: districts.map(() => 0),
    effects: districts.map(() => ({ ...NO_EFFECTS })),
    buildings: keep([]),
    offers: keep([]),
    nextOffer: 1,
    contracts: keep([]),
    debts: keep([]),
    permits: keep([]),
    draws: keep([]),
    accusations: keep([]),
    made: resources.reduce<Pile>((sum, pile_) => plus(sum, pile_), emptyPile()),
    spent: emptyPile(),
    hands: districts.map(() => []),
    pile,
    peek: [],
  };
}
