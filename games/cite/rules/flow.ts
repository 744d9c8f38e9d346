import type { Seat } from '@pentapolis/kernel';
import { callJury } from './deals/jury.ts';
import { expire } from './deals/offers.ts';
import { closeTurn, fallDue } from './deals/settle.ts';
import { hasBuiltAll } from './ending.ts';
import { type Emit, type FactArgs, tell } from './facts.ts';
import { keep } from './frozen.ts';
import { addCards, bury, drawFrom, HAND_LIMIT, handOf } from './hands.ts';
import { canalCards, guildRights, production } from './production.ts';
import { take } from './purse.ts';
import { amountsOf, total } from './resources.ts';
import { goldInMiddle } from './setup.ts';
import { type Draws, EVERYBODY, type HeldCard, NO_EFFECTS, type State, seatsOf } from './state.ts';
import { lastTurn } from './turns.ts';

/** [CTE-GUILD-1] Rights are counted from nothing each turn. [CTE-TURN-4] */
function freshRights(state: State, seat: Seat, emit?: Emit): void {
  const given = guildRights(state, seat);
  state.guild[seat] = given;
  state.rights[seat] = Math.max(0, given);
  state.flea[seat] = 0;
  state.used[seat] = 0;
  if (given > 0) tell(emit, 'guildWorked', { seat, cases: given });
}

function harvestOf(state: State, seat: Seat, emit?: Emit): void {
  const { total: pile } = production(state, seat);
  take(state, seat, pile);
  if (total(pile) > 0) tell(emit, 'produced', { seat, amounts: amountsOf(pile) });
}

/** Everybody has finished. */
export function endTurn(state: State, emit?: Emit): void {
  const seats = seatsOf(state);
  expire(state, () => true, emit); // [CTE-DEAL-5]
  closeTurn(state, seats, emit);
  state.offers = keep([]);
  state.permits = keep([]);
  state.rights = seats.map(() => 0); // [CTE-TURN-4]
  state.guild = seats.map(() => -1);
  state.effects = seats.map(() => ({ ...NO_EFFECTS }));
  state.pot = 0;
  const complete = seats.filter((seat) => hasBuiltAll(state, seat));
  // [CTE-END-1] [CTE-END-2]
  if (complete.length > 0) endMatch(state, 'built', complete, emit);
  else if (state.choices.simultaneous) {
    if (state.phase === 'main') endMatch(state, 'harvests', [], emit);
    else openRace(state, emit);
  } else if (state.turn === lastTurn(state)) endMatch(state, 'turns', [], emit);
  else openTurn(state, emit);
}

/** [CTE-TURN-1] The next turn begins. */
function openTurn(state: State, emit?: Emit): void {
  state.turn++;
  state.done = state.done.map(() => false);
  tell(emit, 'turnBegan', { turn: state.turn });
  // [CTE-CARD-10]
  if (state.hands.some((hand) => hand.length > 0)) state.phase = 'between';
  else produce(state, emit);
}

/** [CTE-SIMUL-1] The first turn is over; from now on everybody harvests when they like. */
function openRace(state: State, emit?: Emit): void {
  state.phase = 'main';
  state.turn = 2;
  state.done = seatsOf(state).map(() => false);
  tell(emit, 'turnBegan', { turn: 2 });
}

/** [CTE-SIMUL-2] [CTE-SIMUL-3] One seat's turn ends and its next begins. */
export function harvest(state: State, seat: Seat, emit?: Emit): void {
  expire(state, ({ by }) => by === seat, emit);
  closeTurn(state, [seat], emit);
  state.offers = keep(state.offers.filter(({ by }) => by !== seat));
  state.permits = keep(state.permits.filter(({ builder }) => builder !== seat));
  state.harvests[seat] = (state.harvests[seat] as number) + 1;
  tell(emit, 'harvested', { seat, harvest: state.harvests[seat] as number });
  freshRights(state, seat, emit);
  harvestOf(state, seat, emit);
  fallDue(state, [seat], emit);
}

/** [CTE-TURN-1] Production for all, then Canals and Ports. */
export function produce(state: State, emit?: Emit): void {
  const seats = seatsOf(state);
  state.done = seats.map(() => false);
  for (const seat of seats) {
    freshRights(state, seat, emit);
    harvestOf(state, seat, emit);
  }
  if (state.choices.timeIsGold) state.pot = goldInMiddle(seats.length); // [CTE-GOLD-1]
  // [CTE-CANAL-3] [CTE-PORT-1] in the order of the seats, beginning with another each turn
  const start = state.turn % seats.length;
  state.draws = keep(
    seats
      .map((_, at) => (start + at) % seats.length)
      .map(
        (seat): Draws => ({
          seat,
          port: state.buildings.some(({ building, owner }) => building === 'port' && owner === seat),
          canal: canalCards(state, seat),
        }),
      )
      .filter(({ port, canal }) => port || canal > 0),
  );
  state.phase = 'ports';
  drawCards(state, emit);
}

/** Draws until somebody has a choice to make; then Negotiation begins. */
export function drawCards(state: State, emit?: Emit): void {
  while (state.draws.length > 0 && state.peek.length === 0) {
    const { seat, port, canal } = state.draws[0] as Draws;
    if (state.pile.length === 0 || (!port && canal === 0)) {
      state.draws = keep(state.draws.slice(1)); // [CTE-CARD-9]
      continue;
    }
    if (port && canal > 0) return; // [CTE-PORT-3]
    if (port) openPort(state, seat, emit);
    else dig(state, seat, emit);
  }
  if (state.draws.length > 0) return;
  state.phase = 'main';
  fallDue(state, seatsOf(state), emit);
}

function drop(state: State, change: Partial<Draws>): void {
  state.draws = keep(state.draws.with(0, { ...(state.draws[0] as Draws), ...change }));
}

/** [CTE-CANAL-1] */
export function dig(state: State, seat: Seat, emit?: Emit): void {
  const room = HAND_LIMIT - handOf(state, seat).length; // [CTE-CARD-3]
  const { canal } = state.draws[0] as Draws;
  drop(state, { canal: 0 });
  receive(state, seat, Math.min(room, canal), 'canal', emit);
}

/** A seat draws cards into its hand. */
export function receive(
  state: State,
  seat: Seat,
  count: number,
  source: FactArgs['drewCards']['source'],
  emit?: Emit,
): void {
  const cards = drawFrom(state, seat, count);
  addCards(state, seat, cards);
  show(seat, cards, source, emit);
}

function show(
  seat: Seat,
  cards: readonly HeldCard[],
  source: FactArgs['drewCards']['source'],
  emit?: Emit,
): void {
  if (cards.length === 0) return;
  tell(emit, 'drewCards', { seat, count: cards.length, source });
  tell(emit, 'drewFaces', { seat, cards: cards.map(({ card }) => card) }, { to: [seat], reveals: true });
}

/** [CTE-PORT-1] [CTE-PORT-2] */
export function openPort(state: State, seat: Seat, emit?: Emit): void {
  drop(state, { port: false });
  const cards = drawFrom(state, seat, 2);
  show(seat, cards, 'port', emit);
  state.peek = cards;
  if (handOf(state, seat).length >= HAND_LIMIT) keepCard(state, seat, [], emit);
  else if (cards.length === 1) keepCard(state, seat, cards, emit);
}

/** What a Port drew goes to the hand or under the pile; nobody else sees which. */
export function keepCard(state: State, seat: Seat, kept: readonly HeldCard[], emit?: Emit): void {
  const returned = state.peek.filter((held) => !kept.includes(held));
  state.peek = [];
  // nobody else can tell which of two cards went where, unless all know both and both go the same way
  const all = [...kept, ...returned];
  const plain = all.length < 2 || (kept.length === 0 && all.every(({ known }) => known === EVERYBODY));
  const known = plain ? undefined : 1 << seat;
  addCards(
    state,
    seat,
    kept.map((held) => (known === undefined ? held : keep({ card: held.card, known }))),
  );
  for (const held of returned) bury(state, held.card, known ?? held.known);
  tell(emit, 'keptCard', { seat, count: kept.length });
  const names = (cards: readonly HeldCard[]) => cards.map(({ card }) => card);
  tell(emit, 'keptFace', { seat, cards: names(kept), returned: names(returned) }, { to: [seat] });
}

/** [CTE-JURY-1] The last turn is over: promises are judged, then hands lie open. */
export function endMatch(
  state: State,
  reason: FactArgs['ended']['reason'],
  seats: readonly Seat[],
  emit?: Emit,
): void {
  tell(emit, 'ended', { reason, seats });
  callJury(state, emit);
  state.phase = 'jury';
  closeJury(state, emit);
}

export function closeJury(state: State, emit?: Emit): void {
  if (state.accusations.some(({ votes }) => votes.includes(0))) return;
  state.phase = 'over';
  state.hands.forEach((hand, seat) => {
    if (hand.length === 0) return;
    state.hands[seat] = hand.map(({ card }) => keep({ card, known: EVERYBODY }));
    tell(emit, 'showed', { seat, cards: hand.map(({ card }) => card) }, { reveals: true });
  });
}
