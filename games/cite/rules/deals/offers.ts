import type { Seat, Violation } from '@pentapolis/kernel';
import type { ActionOf } from '../action.ts';
import { type Emit, tell } from '../facts.ts';
import { keep } from '../frozen.ts';
import { HAND_LIMIT, moveCard, reveal } from '../hands.ts';
import { hand } from '../purse.ts';
import { gone, no } from '../refuse.ts';
import { add, amountsOf, emptyPile, holds, missing, type Pile, pileOf } from '../resources.ts';
import type { State, Table } from '../state.ts';
import { isLocked, isOpen, turnOf } from '../turns.ts';
import { type Clause, type ClauseStatus, isImmediate, type Offer } from './clauses.ts';
import { checkTerms, partiesOf } from './terms.ts';

export const MOST_OFFERS = 40;
export const MOST_CLAUSES = 12;

export const offerOf = ({ offers }: Pick<Table, 'offers'>, id: number): Offer | undefined =>
  offers.find((offer) => offer.id === id);

export function setOffer(table: Table, id: number, change: Partial<Offer>): void {
  table.offers = keep(table.offers.map((offer) => (offer.id === id ? { ...offer, ...change } : offer)));
}

/** Resources a seat hands over when these clauses are signed. */
export function givenBy(clauses: readonly Clause[], seat: Seat): Pile {
  const sum = emptyPile();
  for (const clause of clauses)
    if (clause.kind === 'give' && clause.from === seat) add(sum, pileOf(clause.amounts));
  return sum;
}

/** [CTE-DEAL-4] What a seat must have to sign, as it must have it: its own hand, cards included. */
export function lacksOwn(state: State, seat: Seat, clauses: readonly Clause[]): Violation | undefined {
  const given = givenBy(clauses, seat);
  const held = state.resources[seat] as Pile;
  if (!holds(held, given)) return no('CTE-DEAL-4', 'lacking', { amounts: amountsOf(missing(held, given)) });
  const cards = state.hands[seat] as State['hands'][number];
  const named = clauses.flatMap((clause) =>
    clause.kind === 'card' && clause.from === seat ? [clause.card] : [],
  );
  const absent = named.find((card) => !cards.some((item) => item.card === card));
  if (absent !== undefined) return no('CTE-CLAUSE-2', 'cardNotHeld', { card: absent });
  if (new Set(named).size < named.length) return no('CTE-CLAUSE-2', 'cardTwice');
  const gained = clauses.filter((clause) => clause.kind === 'card' && clause.to === seat).length;
  // [CTE-CARD-3]
  return gained > 0 && cards.length - named.length + gained > HAND_LIMIT
    ? no('CTE-CARD-3', 'handFull', { limit: HAND_LIMIT })
    : undefined;
}

export function checkOffer(state: State, seat: Seat, action: ActionOf<'offer'>): Violation | undefined {
  const { clauses, answers } = action;
  if (!isOpen(state)) return no('CTE-DEAL-1', 'notNow');
  if (clauses.length > MOST_CLAUSES) return no('CTE-DEAL-8', 'tooManyClauses', { most: MOST_CLAUSES });
  if (state.offers.filter(({ by }) => by === seat).length >= MOST_OFFERS)
    return no('CTE-DEAL-8', 'tooManyOffers', { most: MOST_OFFERS });
  for (const clause of clauses) {
    const refusal = checkTerms(state, seat, clause);
    if (refusal !== undefined) return refusal;
  }
  const parties = partiesOf(seat, clauses);
  // [CTE-DEAL-2]
  if (parties.length < 2) return no('CTE-DEAL-2', 'withOneself');
  const locked = parties.find((party) => isLocked(state, party));
  if (locked !== undefined) return gone('CTE-GOLD-3', 'outOfReach', { seat: locked });
  if (answers !== 0) {
    const refusal = checkAnswer(state, seat, answers);
    if (refusal !== undefined) return refusal;
  }
  return lacksOwn(state, seat, clauses);
}

/** Only a party that has not signed yet answers an open offer. [CTE-DEAL-3] */
function checkAnswer(state: State, seat: Seat, id: number): Violation | undefined {
  const offer = offerOf(state, id);
  if (offer === undefined || offer.status !== 'open') return gone('CTE-DEAL-3', 'offerClosed', { offer: id });
  if (!offer.parties.includes(seat)) return no('CTE-DEAL-3', 'notParty', { offer: id });
  return offer.signed.includes(seat) ? no('CTE-DEAL-3', 'hasSigned', { offer: id }) : undefined;
}

/** [CTE-DEAL-2] [CTE-DEAL-4] */
export function checkSign(state: State, seat: Seat, { offer: id }: ActionOf<'sign'>): Violation | undefined {
  const refusal = checkAnswer(state, seat, id);
  if (refusal !== undefined) return refusal;
  const offer = offerOf(state, id) as Offer;
  for (const clause of offer.clauses) {
    const stale = checkTerms(state, clause.from, clause);
    if (stale !== undefined) return { ...stale, violation: 'unavailable' };
  }
  const own = lacksOwn(state, seat, offer.clauses);
  if (own !== undefined) return own;
  const last = offer.signed.length === offer.parties.length - 1;
  const other = last ? offer.parties.find((party) => lacksOwn(state, party, offer.clauses)) : undefined;
  return other === undefined ? undefined : gone('CTE-DEAL-4', 'otherLacks', { seat: other });
}

export function checkDecline(
  state: State,
  seat: Seat,
  { offer }: ActionOf<'decline'>,
): Violation | undefined {
  return checkAnswer(state, seat, offer);
}

export function checkWithdraw(
  state: State,
  seat: Seat,
  { offer: id }: ActionOf<'withdraw'>,
): Violation | undefined {
  const offer = offerOf(state, id);
  if (offer === undefined || offer.status !== 'open') return gone('CTE-DEAL-3', 'offerClosed', { offer: id });
  return offer.by === seat ? undefined : no('CTE-DEAL-3', 'notYourOffer', { offer: id });
}

/** [CTE-TURN-3] Brings back who has finished; who took Gold stays away. */
export function recall(table: Table, seat: Seat, emit?: Emit): void {
  if (table.done[seat] !== true || isLocked(table, seat)) return;
  table.done[seat] = false;
  tell(emit, 'recalled', { seat });
}

export function applyOffer(state: State, seat: Seat, action: ActionOf<'offer'>, emit?: Emit): void {
  const clauses = keep(action.clauses);
  const { answers } = action;
  const id = state.nextOffer++;
  const parties = partiesOf(seat, clauses);
  let shown = false;
  for (const clause of clauses)
    if (clause.kind === 'card' && reveal(state, clause.from, clause.card)) shown = true;
  if (answers !== 0) setOffer(state, answers, { status: 'countered' });
  state.offers = keep([
    ...state.offers,
    { id, by: seat, parties, clauses, signed: [seat], answers, status: 'open' } satisfies Offer,
  ]);
  tell(emit, 'offered', { seat, offer: id, answers, clauses }, shown ? { reveals: true } : {});
  for (const party of parties) recall(state, party, emit);
}

export function applySign(state: State, seat: Seat, { offer: id }: ActionOf<'sign'>, emit?: Emit): void {
  const offer = offerOf(state, id) as Offer;
  const signed = [...offer.signed, seat].sort((a, b) => a - b);
  const all = signed.length === offer.parties.length;
  setOffer(state, id, { signed, status: all ? 'signed' : 'open' });
  tell(emit, 'signed', { seat, offer: id });
  if (all) conclude(state, offer, emit);
}

/** [CTE-DEAL-3] [CTE-TURN-3] An offer is refused, and who made it hears of it. */
export function decline(table: Table, seat: Seat, id: number, emit?: Emit): void {
  setOffer(table, id, { status: 'declined' });
  tell(emit, 'declined', { seat, offer: id });
  recall(table, (offerOf(table, id) as Offer).by, emit);
}

/** [CTE-DEAL-4] Everything that changes hands at once does; what is left becomes a contract. */
function conclude(state: State, { id, parties, clauses }: Offer, emit?: Emit): void {
  tell(emit, 'concluded', { offer: id, parties });
  for (const clause of clauses) {
    const { from, to } = clause;
    if (clause.kind === 'give') {
      hand(state, from, to, pileOf(clause.amounts));
      tell(emit, 'gave', { seat: from, other: to, amounts: clause.amounts });
    } else if (clause.kind === 'card') moveCard(state, from, to, clause.card, emit);
    else if (clause.kind === 'permit') {
      const { building, x, y, turned } = clause;
      state.permits = keep([...state.permits, { landlord: from, builder: to, building, x, y, turned }]);
    }
  }
  if (!clauses.every(isImmediate))
    state.contracts = keep([
      ...state.contracts,
      {
        id,
        turn: turnOf(state, parties[0] as Seat),
        parties,
        clauses,
        status: clauses.map((clause): ClauseStatus => (isImmediate(clause) ? 'kept' : 'running')),
        uses: clauses.map(() => 0),
      },
    ]);
  for (const party of parties) recall(state, party, emit);
}

/** Ends open offers that can't be signed any more. [CTE-DEAL-5] [CTE-GOLD-3] */
export function expire(table: Table, concerns: (offer: Offer) => boolean, emit?: Emit): void {
  for (const offer of table.offers)
    if (offer.status === 'open' && concerns(offer)) {
      setOffer(table, offer.id, { status: 'expired' });
      tell(emit, 'expired', { offer: offer.id });
    }
}
