import type { Seat } from '@pentapolis/kernel';
import {
  type Action,
  type Amounts,
  amountsOf,
  type Building,
  type BuildingId,
  type Clause,
  cite,
  indexOfBuilding,
  isLocked,
  lastTurn,
  legalSpots,
  neighboursOf,
  type Offer,
  ownResource,
  type Pile,
  piecesLeft,
  RESOURCES,
  type Resource,
  type State,
  type Table,
  turnOf,
  WORKSHOPS,
} from '../rules/index.ts';
import { outlookOf } from './outlook.ts';
import { couldKeep, evenness, gainOf, marginal, neighbourGain } from './value.ts';

/** Offers a bot makes in one turn at most. */
const MOST_OFFERS = 12;
/** Cases it wants to gain at least by any deal. */
const LEAST = 0.12;
/** And at least this part of what the partner gains: whoever comes again and again with a lopsided offer gets nothing. */
const FAIR = 0.35;

interface Draft {
  readonly clauses: readonly Clause[];
  readonly mine: number;
  readonly theirs: number;
}

/** Would `seat` sign this? By its own measure, and by what it thinks the others gain. */
export function isFair(mine: number, theirs: number): boolean {
  return mine >= LEAST && mine >= FAIR * theirs;
}

function judge(state: State, seat: Seat, clauses: readonly Clause[]): { mine: number; theirs: number } {
  const parties = [...new Set(clauses.flatMap(({ from, to }) => [from, to]))];
  const mine = gainOf(outlookOf(state, seat, true), clauses);
  const others = parties.filter((party) => party !== seat);
  const gains = others.map((party) => Math.max(0, gainOf(outlookOf(state, party, true), clauses)));
  return { mine, theirs: gains.reduce((sum, gain) => sum + gain, 0) / Math.max(1, others.length) };
}

/** The answer to an offer: sign what is fair and can be kept, counter a swap that isn't, refuse everything else. */
export function answer(state: State, seat: Seat, offer: Offer): Action {
  const { id, clauses } = offer;
  const sign: Action = { kind: 'sign', offer: id };
  const { mine, theirs } = judge(state, seat, clauses);
  if (
    isFair(mine, theirs) &&
    couldKeep(outlookOf(state, seat, true), clauses) &&
    cite.check(state, seat, sign) === undefined
  )
    return sign;
  const swaps = clauses.every(({ kind }) => kind === 'give');
  if (swaps && offer.parties.length === 2 && offersMade(state, seat) < MOST_OFFERS && offer.answers === 0) {
    const draft = bestSwap(state, seat, offer.by);
    if (draft !== undefined && JSON.stringify(draft.clauses) !== JSON.stringify(clauses)) {
      const counter: Action = { kind: 'offer', clauses: draft.clauses, answers: id };
      if (!isRepeated(state, seat, draft.clauses) && cite.check(state, seat, counter) === undefined)
        return counter;
    }
  }
  return { kind: 'decline', offer: id };
}

const offersMade = ({ offers }: Table, seat: Seat): number => offers.filter(({ by }) => by === seat).length;

/** What was offered to somebody this turn and not taken is not offered again. */
function isRepeated({ offers }: Table, seat: Seat, clauses: readonly Clause[]): boolean {
  const text = shape(clauses);
  return offers.some(
    ({ by, clauses: before, status }) => by === seat && status !== 'signed' && shape(before) === text,
  );
}

/** Which sorts go where, whatever the amounts. */
const shape = (clauses: readonly Clause[]): string =>
  JSON.stringify(
    clauses.map((clause) =>
      'amounts' in clause
        ? [clause.kind, clause.from, clause.to, Object.keys(clause.amounts)]
        : clause.kind === 'lend'
          ? [clause.kind, clause.from, clause.to, clause.building]
          : clause,
    ),
  );

/** The next offer worth making, if there is one. */
export function propose(state: State, seat: Seat): Action | undefined {
  if (offersMade(state, seat) >= MOST_OFFERS) return undefined;
  const partners = state.districts
    .map((_, other) => other)
    .filter((other) => other !== seat && !isLocked(state, other) && !isWaitingFor(state, seat, other));
  let best: Draft | undefined;
  const consider = (draft: Draft | undefined): void => {
    if (draft === undefined || isRepeated(state, seat, draft.clauses)) return;
    if (!isFair(draft.mine, draft.theirs) || !isFair(draft.theirs, draft.mine)) return;
    if (Math.min(draft.mine, draft.theirs) > Math.min(best?.mine ?? 0, best?.theirs ?? 0)) best = draft;
  };
  const round =
    state.phase === 'main'
      ? pool(
          state,
          [seat, ...partners].sort((a, b) => a - b),
        )
      : undefined;
  if (round !== undefined && !isRepeated(state, seat, round)) {
    const offer: Action = { kind: 'offer', clauses: round, answers: 0 };
    const { mine, theirs } = judge(state, seat, round);
    if (isFair(mine, theirs) && cite.check(state, seat, offer) === undefined) return offer;
  }
  for (const partner of partners) {
    consider(lending(state, seat, partner));
    consider(neighbourly(state, seat, partner));
    if (state.phase === 'main') consider(bestSwap(state, seat, partner));
  }
  if (best === undefined) return undefined;
  const offer: Action = { kind: 'offer', clauses: best.clauses, answers: 0 };
  return couldKeep(outlookOf(state, seat, true), best.clauses) && cite.check(state, seat, offer) === undefined
    ? offer
    : undefined;
}

/** Does an offer of `seat` to this partner wait for an answer? */
const isWaitingFor = ({ offers }: Table, seat: Seat, partner: Seat): boolean =>
  offers.some(({ by, status, parties }) => by === seat && status === 'open' && parties.includes(partner));

const single = (index: number, count: number): Amounts => ({ [RESOURCES[index] as Resource]: count });

/** A swap one for one of what each has too much of, as large as both gain by it. */
export function bestSwap(state: State, seat: Seat, partner: Seat): Draft | undefined {
  const mine = state.resources[seat] as Pile;
  const theirs = state.resources[partner] as Pile;
  const pairs: { give: number; take: number; most: number }[] = [];
  for (let give = 0; give < RESOURCES.length; give++)
    for (let take = 0; take < RESOURCES.length; take++) {
      if (give === take) continue;
      const most = Math.min(
        Math.floor(((mine[give] as number) - (mine[take] as number)) / 2),
        Math.floor(((theirs[take] as number) - (theirs[give] as number)) / 2),
      );
      if (most > 0) pairs.push({ give, take, most });
    }
  pairs.sort((a, b) => b.most - a.most);
  const changed = (hand: Pile, less: number, more: number, count: number): number =>
    evenness(hand.map((held, at) => held + (at === more ? count : at === less ? -count : 0))) -
    evenness(hand);
  let best: (Draft & { give: number; take: number; count: number }) | undefined;
  for (const { give, take, most } of pairs.slice(0, 12))
    for (const count of new Set([most, Math.ceil(most / 2)])) {
      const [own, other] = [changed(mine, give, take, count), changed(theirs, take, give, count)];
      if (Math.min(own, other) > Math.min(best?.mine ?? 0, best?.theirs ?? 0))
        best = { give, take, count, clauses: [], mine: own, theirs: other };
    }
  if (best === undefined) return undefined;
  const clauses: readonly Clause[] = [
    { kind: 'give', from: seat, to: partner, amounts: single(best.give, best.count) },
    { kind: 'give', from: partner, to: seat, amounts: single(best.take, best.count) },
  ];
  const [own, other] = [seat, partner].map((party) => gainOf(outlookOf(state, party, true), clauses));
  return { clauses, mine: own as number, theirs: other as number };
}

/**
 * One deal for everybody who can be reached: swaps one for one, unit by unit, as long as both sides of a swap gain. Nobody
 * ends with fewer Resources than before. Undefined when fewer than three would take part.
 */
function pool(state: Table, seats: readonly Seat[]): Clause[] | undefined {
  const hands = state.resources.map((pile) => pile.slice());
  const flows = new Map<string, { from: Seat; to: Seat; pile: Pile }>();
  const flow = (from: Seat, to: Seat, index: number): void => {
    const key = `${from} ${to}`;
    const known = flows.get(key) ?? { from, to, pile: RESOURCES.map(() => 0) };
    known.pile[index] = (known.pile[index] as number) + 1;
    flows.set(key, known);
  };
  for (let count = 0; count < 120; count++) {
    const swap = bestUnit(hands, seats);
    if (swap === undefined) break;
    const { one, other, give, take } = swap;
    const [mine, theirs] = [hands[one] as Pile, hands[other] as Pile];
    mine[give] = (mine[give] as number) - 1;
    theirs[give] = (theirs[give] as number) + 1;
    mine[take] = (mine[take] as number) + 1;
    theirs[take] = (theirs[take] as number) - 1;
    flow(one, other, give);
    flow(other, one, take);
  }
  // what goes round in a circle need not be handed over
  const clauses = [...flows.values()]
    .map(({ from, to, pile }): Clause => {
      const back = flows.get(`${to} ${from}`)?.pile ?? [];
      const held = state.resources[from] as Pile;
      const net = pile.map((units, index) =>
        Math.min(held[index] as number, Math.max(0, units - (back[index] ?? 0))),
      );
      return { kind: 'give', from, to, amounts: amountsOf(net) };
    })
    .filter((clause) => clause.kind === 'give' && Object.keys(clause.amounts).length > 0)
    .sort((a, b) => a.from - b.from || a.to - b.to);
  const parties = new Set(clauses.flatMap(({ from, to }) => [from, to]));
  const most = 12;
  return parties.size < 3 || clauses.length > most ? undefined : clauses;
}

/** The swap of one for one that both sides gain most by. */
function bestUnit(
  hands: readonly Pile[],
  seats: readonly Seat[],
): { one: Seat; other: Seat; give: number; take: number } | undefined {
  let best: { one: Seat; other: Seat; give: number; take: number; value: number } | undefined;
  const swapped = (hand: Pile, less: number, more: number): number =>
    marginal(hand[more] as number) - marginal((hand[less] as number) - 1);
  for (const one of seats)
    for (const other of seats) {
      if (one >= other) continue;
      const [mine, theirs] = [hands[one] as Pile, hands[other] as Pile];
      for (let give = 0; give < RESOURCES.length; give++) {
        if ((mine[give] as number) === 0) continue;
        for (let take = 0; take < RESOURCES.length; take++) {
          if (take === give || (theirs[take] as number) === 0) continue;
          const value = Math.min(swapped(mine, give, take), swapped(theirs, take, give));
          if (value > Math.max(0.005, best?.value ?? 0)) best = { one, other, give, take, value };
        }
      }
    }
  return best;
}

const USES = 30;

/** Workshops each lets the other use to the end of the match. */
function lending(state: State, seat: Seat, partner: Seat): Draft | undefined {
  const last = lastTurn(state);
  const has = (owner: Seat, id: BuildingId): boolean =>
    indexOfBuilding(state, owner, id) >= 0 ||
    state.contracts.some(({ clauses }) =>
      clauses.some((clause) => clause.kind === 'lend' && clause.to === owner && clause.building === id),
    );
  const lent = (from: Seat, to: Seat): Clause[] =>
    WORKSHOPS.filter((id) => indexOfBuilding(state, from, id) >= 0 && !has(to, id)).map((building) => ({
      kind: 'lend',
      from,
      to,
      building,
      times: USES,
      first: turnOf(state, to),
      last,
    }));
  const [gives, takes] = [lent(seat, partner), lent(partner, seat)];
  if (gives.length === 0 || takes.length === 0) return undefined;
  const clauses = [...gives, ...takes];
  const [mine, theirs] = [seat, partner].map((party) => gainOf(outlookOf(state, party, true), clauses));
  return { clauses, mine: mine as number, theirs: theirs as number };
}

/** "My Mill beside your Shop, for so much a turn": half of what it brings the neighbour. */
function neighbourly(state: State, seat: Seat, partner: Seat): Draft | undefined {
  const turn = turnOf(state, seat);
  const last = lastTurn(state);
  // on the first turn everything still moves, and a promise could cost the opening it was made for
  if (state.phase === 'first' || piecesLeft(state, seat, 'mill') <= 0 || turn + 2 > last) return undefined;
  // one promise at a time, those on the table included: two could ask for two places
  const open = state.offers.filter(({ status }) => status === 'open');
  const taken = [...state.contracts, ...open].some(({ clauses }) =>
    clauses.some((clause) => clause.kind === 'place' && clause.from === seat && clause.building === 'mill'),
  );
  if (taken) return undefined;
  const spots = legalSpots(state, seat, 'mill');
  for (const building of ['largeShop', 'smallShop'] as const) {
    const reaches = spots.some((spot) =>
      neighboursOf(state.buildings, 'mill', spot).some((index) => {
        const other = state.buildings[index] as Building;
        return other.owner === partner && other.building === building;
      }),
    );
    if (!reaches) continue;
    const by = Math.min(last, turn + 1);
    const place: Clause = {
      kind: 'place',
      from: seat,
      to: partner,
      building: 'mill',
      beside: { owner: partner, building },
      by,
    };
    const price = Math.max(1, Math.round(neighbourGain(state, partner, place as never) / 2));
    if (by + 1 > last) continue;
    const clauses: readonly Clause[] = [
      place,
      {
        kind: 'pay',
        from: partner,
        to: seat,
        amounts: { [ownResource(partner)]: price },
        first: by + 1,
        last,
        when: { one: { owner: seat, building: 'mill' }, other: { owner: partner, building } },
      },
    ];
    const theirs = outlookOf(state, partner, true);
    if (!couldKeep(theirs, clauses)) continue;
    return { clauses, mine: gainOf(outlookOf(state, seat, true), clauses), theirs: gainOf(theirs, clauses) };
  }
  return undefined;
}
