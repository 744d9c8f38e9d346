import type { Chance, Seat } from '@pentapolis/kernel';
import { byCard, type Card, cardOf, type DistrictId } from './cards.ts';
import { rankOf, setOf } from './cast.ts';
import { draftWorlds, type KeepWeight } from './sample-draft.ts';
import { deckOf, emptyTable } from './setup.ts';
import { clone, DONE, NOBODY, type SeatSet, type State } from './state.ts';
import type { View } from './view.ts';

const cardsOf = (names: readonly DistrictId[]): Card[] => names.map(cardOf);

const setOfSeats = (seats: readonly Seat[]): SeatSet => seats.reduce((set, seat) => set | (1 << seat), 0);

/** Draws States. `weight` says what a player thinks others keep when they draft; without it all is equally likely. */
export type Worlds = (chance: Chance, weight?: KeepWeight) => State;

/**
 * The States a View could come from. What the View shows is worked out once; every draw deals cards out of sight evenly
 * over all places out of sight, and characters as the viewer's memory of the draft and the calls so far allow.
 * @throws RangeError, here or when drawing, when the value is no View
 */
export function worldsOf(view: View): Worlds {
  const choices = {
    ...view.choices,
    characters: view.choices.characters.slice(),
    districts: view.choices.districts.slice(),
  };
  const shown = emptyTable(choices, view.seats.length, view.version);
  restorePublic(shown, view);
  const unseen = unseenCards(view);
  const dealDraft = draftWorlds(view);
  return (chance, weight) => {
    const state = clone(shown);
    const { draft, holder } = dealDraft(chance, weight);
    Object.assign(state.draft, draft);
    for (const [rank, seat] of holder) state.holder[rank] = seat;
    dealUnseen(state, view, unseen, chance);
    return state;
  };
}

/** One of {@link worldsOf}. */
export function determinize(view: View, chance: Chance): State {
  return worldsOf(view)(chance);
}

function restorePublic(state: State, view: View): void {
  const { turn } = view;
  const rankWhere = (mark: 'murdered' | 'bewitched' | 'robbed'): number =>
    view.calls.findIndex((call) => call[mark] === true) + 1;
  Object.assign(state, {
    phase: view.phase,
    round: view.round,
    crown: view.crown,
    called: view.called,
    revealed: setOf(view.calls.flatMap(({ status }, at) => (status === 'revealed' ? [at + 1] : []))),
    murdered: rankWhere('murdered'),
    bewitched: rankWhere('bewitched'),
    robbed: rankWhere('robbed'),
    thief: view.thief ?? NOBODY,
    spared: setOfSeats(view.spared),
    witch: view.witch ?? NOBODY,
    witchDone: view.witchDone,
    taxer: view.taxer ?? NOBODY,
    guarded: view.guarded ?? NOBODY,
    queen: view.queen ?? NOBODY,
    builders: setOfSeats(view.builders),
    bell: view.bell,
    ending: view.ending,
  } satisfies Partial<State>);
  state.firsts.push(...view.firsts);
  if (turn !== undefined) {
    const { seat, mode, builds, spent, beautified, redrawn, swapped = NOBODY } = turn;
    Object.assign(state.turn, {
      seat,
      rank: rankOf(turn.character),
      mode,
      builds,
      spent,
      beautified,
      redrawn,
      swapped,
    });
    state.turn.done =
      (turn.acted ? DONE.action : 0) |
      (turn.incomeTaken ? DONE.income : 0) |
      (turn.powerUsed ? DONE.power : 0) |
      (turn.laboratoryUsed ? DONE.laboratory : 0) |
      (turn.smithyUsed ? DONE.smithy : 0) |
      (turn.museumUsed ? DONE.museum : 0) |
      (turn.closing ? DONE.last : 0) |
      (turn.built ? DONE.built : 0);
  }
  view.seats.forEach(({ gold, city }, seat) => {
    state.gold[seat] = gold;
    const { cards, gold: beauty, since, byWizard } = state.cities[seat]!;
    for (const district of city) {
      cards.push(cardOf(district.card));
      beauty.push(district.beautified ? 1 : 0);
      since.push(district.since);
      byWizard.push(district.byWizard ? 1 : 0);
    }
  });
}

/** The cards the viewer can't place, and a way to take some of them. */
function unseenCards(view: View): Card[] {
  const counts: number[] = [];
  for (const card of deckOf(view.choices)) counts[card] = (counts[card] ?? 0) + 1;
  const seen = (name: DistrictId): void => {
    const card = cardOf(name);
    counts[card] = (counts[card] ?? 0) - 1;
    if (counts[card]! < 0) throw new RangeError('a View with more cards than there are');
  };
  for (const { hand, known, city, museum } of view.seats) {
    hand?.forEach(seen);
    known.forEach(seen);
    for (const { card } of city) seen(card);
    for (const card of museum) if (card !== 'hidden') seen(card);
  }
  for (const { card } of view.deck.known) seen(card);
  for (const { cards } of view.pending) cards?.forEach(seen);
  return counts.flatMap((count, card) => new Array<Card>(count).fill(card));
}

/** Deals what is out of sight: first what a search says lies on top, then everything else anywhere. */
function dealUnseen(state: State, view: View, unseen: readonly Card[], chance: Chance): void {
  const eye = view.viewer;
  const bit = eye === NOBODY ? 0 : 1 << eye;
  const order = chance.shuffle(unseen.length);
  let pool = order.map((index) => unseen[index]!);
  const { known, searched, searchedLeft, size } = view.deck;
  let top: Card[] = [];
  if (searchedLeft > 0) [top, pool] = split(pool, cardsOf(searched), searchedLeft);
  const draw = (): Card => {
    const card = pool.pop();
    if (card === undefined) throw new RangeError('a View with fewer cards than there are');
    return card;
  };
  view.seats.forEach(({ handSize, hand, known: seen, museum }, seat) => {
    const cards = cardsOf(hand ?? seen);
    while (cards.length < handSize) cards.push(draw());
    state.hands[seat] = cards.sort(byCard);
    if (eye !== NOBODY && seat !== eye) state.known[eye * state.seats + seat] = cardsOf(seen);
    for (const card of museum) {
      state.museum.push(card === 'hidden' ? draw() : cardOf(card));
      state.museumKnown.push((card === 'hidden' ? 0 : bit) | (1 << seat));
    }
  });
  for (const { kind, seat, other, count, cards } of view.pending) {
    const held = cards === undefined ? Array.from({ length: count }, draw).sort(byCard) : cardsOf(cards);
    state.stack.push({ kind, seat, other: other ?? NOBODY, cards: held });
  }
  const places = new Map(known.map(({ at, card }) => [at, cardOf(card)]));
  for (let at = 0; at < size; at++) {
    const card = places.get(at);
    state.deck.push(card ?? top.pop() ?? draw());
    state.deckKnown.push(card === undefined ? 0 : bit);
  }
  if (pool.length > 0) throw new RangeError('a View with more cards than there are');
  if (eye !== NOBODY) {
    state.searched[eye] = cardsOf(searched);
    state.searchedLeft[eye] = searchedLeft;
  }
  const picking = view.pending.find(({ kind, seat }) => kind === 'pick' && seat !== eye);
  if (picking !== undefined) {
    state.searched[picking.seat] = state.deck.toSorted(byCard);
    state.searchedLeft[picking.seat] = size;
  }
}

/** Takes `count` cards of `wanted` out of a shuffled pool. @returns those, and the rest */
function split(pool: readonly Card[], wanted: readonly Card[], count: number): [Card[], Card[]] {
  const open: number[] = [];
  for (const card of wanted) open[card] = (open[card] ?? 0) + 1;
  const taken: Card[] = [];
  const rest: Card[] = [];
  for (const card of pool)
    if (taken.length < count && (open[card] ?? 0) > 0) {
      open[card] = open[card]! - 1;
      taken.push(card);
    } else rest.push(card);
  if (taken.length < count) throw new RangeError('a View whose search found too little');
  return [taken, rest];
}
