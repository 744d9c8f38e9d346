import type { Chance, Seat } from '@pentapolis/kernel';
import type { Step } from './action.ts';
import { heldUp } from './observe.ts';
import { anyPlan } from './sample.ts';
import { decksFor, specialsFor } from './setup.ts';
import { clone, copyStep, type Player, type State } from './state.ts';
import type { View, ViewPlayer } from './view.ts';

/** Takes `count` cards out of `cards` at random. */
function draw(cards: number[], count: number, chance: Chance): number[] {
  return Array.from({ length: count }, () => cards.splice(chance.pick(cards.length), 1)[0]!);
}

/** Three cards offered to each seat, one of each deck, and which was kept. [SMC-SECRET-2] */
function dealPromises(view: View, chance: Chance): { offered: number[]; promise: number }[] {
  const decks = decksFor(view).map((deck) => deck.slice());
  const dealt = view.players.map(({ offered = [], promise = 0 }) => ({ offered: offered.slice(), promise }));
  const take = (card: number): void => {
    for (const deck of decks) if (deck.includes(card)) deck.splice(deck.indexOf(card), 1);
  };
  for (const { offered, promise } of dealt)
    for (const card of offered.length > 0 ? offered : [promise]) take(card);
  view.players.forEach((player, seat) => {
    const hand = dealt[seat]!;
    if (player.offered !== undefined) return;
    const known = hand.promise;
    hand.offered = decksFor(view).map((deck, at) =>
      deck.includes(known) ? known : draw(decks[at]!, 1, chance)[0]!,
    );
    if (known === 0 && view.boroughs[seat]!.side !== '') hand.promise = hand.offered[chance.pick(3)]!;
  });
  return dealt;
}

/** Special promises nobody showed the viewer: in other hands, in other draws, in the deck. [SMC-ADVANCED-3] */
function dealSpecials(
  view: View,
  chance: Chance,
): { specials: number[][]; drawn: number[][]; deck: number[] } {
  const known = [
    ...view.players.flatMap(({ specials = [] }) => specials),
    ...view.asks.flatMap(({ kind, cards = [] }) => (kind === 'keep' ? cards : [])),
    ...view.deck.known.map(({ card }) => card),
  ];
  const left = specialsFor(view).filter((card) => !known.includes(card));
  const specials = view.players.map(
    ({ specials: own, specialCount }) => own?.slice() ?? draw(left, specialCount, chance),
  );
  const drawn = view.asks.map(({ kind, cards, count }) =>
    kind === 'keep' && cards === undefined ? draw(left, count, chance) : (cards?.slice() ?? []),
  );
  const deck = Array.from(
    { length: view.deck.size },
    (_, at) => view.deck.known.find((place) => place.at === at)?.card ?? 0,
  ).map((card) => (card > 0 ? card : draw(left, 1, chance)[0]!));
  return { specials, drawn, deck };
}

/** Fields in the order every State has them, so that equal States give equal bytes. */
function playerFrom(shown: ViewPlayer, offered: number[], promise: number, specials: number[]): Player {
  const { rows, columns, own, card, attorney, money, votes, pollution, rise, reserve, pool, gone, out } =
    shown;
  return {
    money,
    votes,
    pollution,
    rise,
    reserve,
    pool,
    gone,
    out,
    own,
    card,
    attorney,
    rows,
    columns,
    offered,
    promise,
    specials,
    planned: shown.planned,
    plan: (shown.plan ?? []).map(copyStep),
    built: shown.built,
    revenue: shown.revenue,
    counts: shown.counts,
    closed: shown.closed,
  };
}

/** Whether a seat's plan was handed in and is still to be carried out, so that others can't know it. */
function isSecret(view: View, seat: Seat): boolean {
  if (seat === view.viewer || !view.players[seat]!.planned || view.players[seat]!.out) return false;
  if (view.phase === 'build') return true;
  return view.phase === 'resolve' && view.order.indexOf(seat) >= view.at;
}

/** A State that shows this View again; what it leaves open is drawn at random. */
export function determinize(view: View, chance: Chance): State {
  const promises = dealPromises(view, chance);
  const { specials, drawn, deck } = dealSpecials(view, chance);
  const { viewer, players, asks } = view;
  const state = clone({
    version: view.version,
    choices: view.choices,
    components: view.components,
    seats: view.seats,
    phase: view.phase,
    round: view.round,
    host: view.host,
    lastHost: view.lastHost,
    order: view.order,
    at: view.at,
    street: view.street,
    proposal: view.proposal,
    asked: view.asked,
    differ: view.differ,
    rondel: view.rondel,
    takers: view.takers,
    lastTaken: view.lastTaken,
    supply: view.supply,
    box: view.box,
    materials: view.materials,
    deck,
    deckKnown: view.deck.knownBy.slice(),
    boroughs: view.boroughs as State['boroughs'],
    players: players.map((player, seat) =>
      playerFrom(player, promises[seat]!.offered, promises[seat]!.promise, specials[seat]!),
    ),
    asks: asks.map(({ kind, seat, count }, at) => ({ kind, seat, count, cards: drawn[at]! })),
    trades: view.trades,
    income: view.income,
    waiting: view.waiting,
  });
  const plans = state.players.map((player, seat): Step[] =>
    isSecret(view, seat) ? anyPlan(clone(state), seat, chance) : player.plan,
  );
  const held = heldUp(state);
  state.players.forEach((player, seat) => {
    player.plan = plans[seat]!;
    if (seat === held && seat !== viewer) player.plan = [copyStep(view.stuck!)];
  });
  return state;
}
