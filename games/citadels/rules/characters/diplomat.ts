import { illegal, type Seat } from '@pentapolis/kernel';
import type { ActionOf } from '../action.ts';
import { cardOf, districtOf } from '../cards.ts';
import { cityOf, placeOf } from '../city.ts';
import { goldOf, payTo } from '../gold.ts';
import type { CharacterPower, Move } from '../powers.ts';
import { cityShield, untouchable, worthOf } from '../price.ts';
import { noSuchDistrict, powerUsed } from '../refuse.ts';
import { type City, DONE, hasDone, type State } from '../state.ts';
import { eachTarget } from '../targets.ts';

type Exchange = ActionOf<'exchange'>;

/** Where the two districts stand. */
function places(state: State, seat: Seat, action: Exchange): [number, number] {
  return [
    placeOf(cityOf(state, seat), action.own, action.ownBeautified === true),
    placeOf(cityOf(state, action.seat), action.card, action.beautified === true),
  ];
}

/** [CIT-DIPLOMAT-2] What it has to pay: by how much the other district is dearer. */
export function exchangePrice(state: State, seat: Seat, action: Exchange): number {
  const [own, theirs] = places(state, seat, action);
  return Math.max(0, worthOf(state, action.seat, theirs) - worthOf(state, seat, own));
}

/** [CIT-DIPLOMAT-5] No city gets a second district of a name by an exchange. */
const clashes = ({ cards }: City, card: number, except: number): boolean =>
  cards.some((built, at) => at !== except && built === card);

/** [CIT-DIPLOMAT-1] At the end of the turn, a district of one's own for one of another city. */
const exchange: Move<'exchange'> = {
  kind: 'exchange',
  list(state, seat, list) {
    if (!hasDone(state, DONE.action) || hasDone(state, DONE.power)) return;
    const targets = eachTarget(state);
    for (const { card: own, beautified } of targets.filter((target) => target.seat === seat))
      for (const target of targets) {
        const action: Exchange = {
          kind: 'exchange',
          own,
          ...(beautified === true ? { ownBeautified: true } : {}),
          ...target,
        };
        if (this.check(state, seat, action) === undefined) list.push(action);
      }
  },
  check(state, seat, action) {
    const { seat: other, own, card, ownBeautified } = action;
    if (!hasDone(state, DONE.action)) return illegal('CIT-DIPLOMAT-1', 'refusal.actFirst');
    if (hasDone(state, DONE.power)) return powerUsed('diplomat');
    if (other === seat) return illegal('CIT-DIPLOMAT-1', 'refusal.otherCity');
    const mine = { seat, card: own, ...(ownBeautified === true ? ({ beautified: true } as const) : {}) };
    const missing =
      noSuchDistrict(state, 'CIT-DIPLOMAT-1', mine) ?? noSuchDistrict(state, 'CIT-DIPLOMAT-1', action);
    if (missing !== undefined) return missing;
    // [CIT-DIPLOMAT-3] [CIT-DIPLOMAT-4] neither city may be complete
    const shield = cityShield(state, other, 'CIT-DIPLOMAT-4') ?? ownComplete(state, seat);
    if (shield !== undefined) return shield;
    if (untouchable(cardOf(card))) return illegal('CIT-KEEP-1', 'refusal.untouchable', { card });
    const [at, theirs] = places(state, seat, action);
    if (clashes(cityOf(state, seat), cardOf(card), at))
      return illegal('CIT-DIPLOMAT-5', 'refusal.exchangeTwin', { seat, card });
    if (clashes(cityOf(state, other), cardOf(own), theirs))
      return illegal('CIT-DIPLOMAT-5', 'refusal.exchangeTwin', { seat: other, card: own });
    const price = exchangePrice(state, seat, action);
    const gold = goldOf(state, seat);
    // [CIT-DIPLOMAT-2]
    return gold < price ? illegal('CIT-DIPLOMAT-2', 'refusal.tooDear', { card, price, gold }) : undefined;
  },
  play(state, seat, action, { emit }) {
    const { seat: other, own, card } = action;
    const price = exchangePrice(state, seat, action);
    const [at, theirs] = places(state, seat, action);
    state.turn.done |= DONE.power | DONE.last;
    if (price > 0) payTo(state, seat, other, price);
    swapPlaces(cityOf(state, seat), at, cityOf(state, other), theirs);
    emit?.({ kind: 'exchanged', seat, own, other, card, price });
    if (card !== 'museum' && own !== 'museum') return;
    // [CIT-MUSEUM-3] what is under it comes along, and its new owner may look
    const owner = card === 'museum' ? seat : other;
    for (let index = 0; index < state.museum.length; index++)
      state.museumKnown[index] = state.museumKnown[index]! | (1 << owner);
    emit?.({
      kind: 'sawMuseum',
      seat: owner,
      cards: state.museum.map(districtOf),
      to: [owner],
      reveals: true,
    });
  },
};

function ownComplete(state: State, seat: Seat): ReturnType<typeof cityShield> {
  const shield = cityShield(state, seat, 'CIT-DIPLOMAT-4');
  return shield?.rule === 'CIT-DIPLOMAT-4' ? shield : undefined;
}

function swapPlaces(one: City, at: number, other: City, there: number): void {
  for (const list of ['cards', 'gold', 'since', 'byWizard'] as const) {
    const held = one[list][at]!;
    one[list][at] = other[list][there]!;
    other[list][there] = held;
  }
}

export const diplomat: CharacterPower = { id: 'diplomat', moves: [exchange] };
