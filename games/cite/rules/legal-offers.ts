import type { Seat } from '@pentapolis/kernel';
import type { Action } from './action.ts';
import type { Clause, ClauseKind } from './deals/clauses.ts';
import { canLend } from './deals/terms.ts';
import type { Dice } from './dice.ts';
import { landlord } from './geometry.ts';
import { handOf } from './hands.ts';
import { type Pile, RESOURCES, type Resource } from './resources.ts';
import { type State, seatsOf } from './state.ts';
import { isLocked, lastTurn, turnOf } from './turns.ts';

/** Offers a seat has made this turn after which no more are sampled; people and bots may make more. */
const SAMPLED_OFFERS = 2;

const KINDS: readonly ClauseKind[] = ['give', 'pay', 'lend', 'place', 'refrain', 'card', 'permit', 'text'];

/** One or two offers of any sort, as examples of what may be offered. */
export function* sampleOffers(state: State, seat: Seat, dice: Dice): Generator<Action> {
  const partners = seatsOf(state).filter((other) => other !== seat && !isLocked(state, other));
  const made = state.offers.filter(({ by }) => by === seat).length;
  if (partners.length === 0 || made >= SAMPLED_OFFERS) return;
  const to = partners[dice(partners.length)] as Seat;
  const third = partners[dice(partners.length)] as Seat;
  const start = dice(KINDS.length);
  for (let at = 0; at < KINDS.length; at++) {
    const kind = KINDS[(start + at) % KINDS.length] as ClauseKind;
    const clause = clauseOf(state, kind, seat, to, dice);
    if (clause === undefined) continue;
    const price = priceFor(state, to, seat, dice);
    const more: Clause[] = third === to ? [] : [{ ...price, from: third, to }];
    yield { kind: 'offer', clauses: [clause, price, ...more], answers: answerable(state, seat, to, dice) };
    return;
  }
}

/** Now and then a counter-offer. */
function answerable(state: State, seat: Seat, to: Seat, dice: Dice): number {
  const open = state.offers.filter(
    ({ status, parties, signed, by }) =>
      status === 'open' && by === to && parties.includes(seat) && !signed.includes(seat),
  );
  return open.length > 0 && dice(2) === 0 ? (open[0] as (typeof open)[number]).id : 0;
}

/** Something its owner has most of. */
function priceFor(state: State, from: Seat, to: Seat, dice: Dice): Clause {
  const hand = state.resources[from] as Pile;
  const most = RESOURCES[hand.indexOf(Math.max(...hand))] as Resource;
  return { kind: 'give', from, to, amounts: { [most]: 1 + dice(2) } };
}

function clauseOf(state: State, kind: ClauseKind, from: Seat, to: Seat, dice: Dice): Clause | undefined {
  const turn = turnOf(state, from);
  const last = lastTurn(state);
  const own = state.buildings.filter(({ owner }) => owner === from);
  const theirs = state.buildings.filter(({ owner }) => owner === to);
  switch (kind) {
    case 'give': {
      const clause = priceFor(state, from, to, dice);
      return Math.max(...(state.resources[from] as Pile)) > 1 ? clause : undefined;
    }
    case 'pay': {
      if (turn + 1 > last) return undefined;
      const amounts = { [RESOURCES[dice(RESOURCES.length)] as Resource]: 1 + dice(2) };
      const due = {
        kind,
        from,
        to,
        amounts,
        first: turn + 1,
        last: Math.min(last, turn + 1 + dice(3)),
      } as const;
      const one = own[dice(own.length || 1)];
      const other = theirs[dice(theirs.length || 1)];
      if (one === undefined || other === undefined || dice(2) === 0) return due;
      return {
        ...due,
        when: {
          one: { owner: from, building: one.building },
          other: { owner: to, building: other.building },
        },
      };
    }
    case 'lend': {
      const lendable = own.filter(({ building }) => canLend(building));
      const chosen = lendable[dice(lendable.length || 1)];
      const first = turnOf(state, to);
      return (
        chosen && {
          kind,
          from,
          to,
          building: chosen.building,
          times: 1 + dice(3),
          first,
          last: Math.min(last, first + 1),
        }
      );
    }
    case 'place': {
      const by = Math.min(last, turn + dice(2));
      const beside = theirs[dice(theirs.length || 1)];
      const building = (['mill', 'inn', 'market', 'bank'] as const)[dice(4)] as 'mill';
      if (beside === undefined) return { kind, from, to, building, at: { x: 4, y: 4, turned: false }, by };
      return { kind, from, to, building, beside: { owner: to, building: beside.building }, by };
    }
    case 'refrain': {
      const until = Math.min(last, turn + 1);
      if (dice(2) === 0) return { kind, from, to, building: 'manufactory', until };
      return { kind, from, to, cells: [{ x: dice(9) - 4, y: dice(9) - 4 }], until };
    }
    case 'card': {
      const hand = handOf(state, from);
      const held = hand[dice(hand.length || 1)];
      return held && { kind, from, to, card: held.card };
    }
    case 'permit': {
      if (!state.choices.interdistrict) return undefined;
      // a place of one Case in the district of `from` that touches something of `to`
      const near = theirs.flatMap(({ x, y }) => [
        { x: x - 1, y },
        { x: x + 1, y },
        { x, y: y - 1 },
        { x, y: y + 1 },
      ]);
      const spot = near.find(({ x, y }) => landlord(x, y, state.districts) === from);
      return spot && { kind, from, to, building: 'bank', x: spot.x, y: spot.y, turned: false };
    }
    case 'text':
      return { kind, from, to, text: 'I will be kind to you.' };
  }
}
