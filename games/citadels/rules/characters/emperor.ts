import { illegal } from '@pentapolis/kernel';
import { cardOf, distinct, districtOf } from '../cards.ts';
import { moveCrown } from '../crown.ts';
import { goldOf, payTo } from '../gold.ts';
import { enterHand, leaveHand } from '../knowledge.ts';
import type { CharacterPower, Move, Table } from '../powers.ts';
import { noSuchSeat, notInHand } from '../refuse.ts';
import { NOBODY, type State } from '../state.ts';

/** [CIT-EMPEROR-1] The Crown goes to another player, neither its wearer nor the Emperor's own. */
export const giveCrown: Move<'crown'> = {
  kind: 'crown',
  list(state, seat, list) {
    for (let other = 0; other < state.seats; other++)
      if (this.check(state, seat, { kind: 'crown', seat: other }) === undefined)
        list.push({ kind: 'crown', seat: other });
  },
  check(state, seat, { seat: other }) {
    if (other >= state.seats) return noSuchSeat('CIT-EMPEROR-1', other);
    if (other === seat) return illegal('CIT-EMPEROR-1', 'refusal.notYourself');
    return other === state.crown
      ? illegal('CIT-EMPEROR-1', 'refusal.wearsCrown', { seat: other })
      : undefined;
  },
  play(state, seat, { seat: other }, table) {
    state.stack.pop();
    moveCrown(state, other, 'emperor', table.emit);
    askTribute(state, seat, other, table);
  },
};

/** [CIT-EMPEROR-2] A gold or a card for it, as the receiver likes; nothing from one who has neither. */
function askTribute(state: State, seat: number, other: number, table: Table): void {
  const cards = state.hands[other]!.length;
  if (cards > 0) state.stack.push({ kind: 'tribute', seat: other, other: seat, cards: [] });
  else if (goldOf(state, other) > 0) payGoldTo(state, other, seat, table);
}

function payGoldTo(state: State, seat: number, other: number, { emit }: Table): void {
  payTo(state, seat, other, 1);
  emit?.({ kind: 'paid', seat, other, gold: 1, why: 'tribute' });
}

export const payGold: Move<'payGold'> = {
  kind: 'payGold',
  list(state, seat, list) {
    if (goldOf(state, seat) > 0) list.push({ kind: 'payGold' });
  },
  check: (state, seat) => (goldOf(state, seat) > 0 ? undefined : illegal('CIT-EMPEROR-2', 'refusal.noGold')),
  play(state, seat, _action, table) {
    payGoldTo(state, seat, state.stack.pop()!.other, table);
  },
};

export const payCard: Move<'payCard'> = {
  kind: 'payCard',
  list(state, seat, list) {
    for (const card of distinct(state.hands[seat]!)) list.push({ kind: 'payCard', card: districtOf(card) });
  },
  check: (state, seat, { card }) =>
    state.hands[seat]!.includes(cardOf(card)) ? undefined : notInHand('CIT-EMPEROR-2', card),
  play(state, seat, { card }, { emit }) {
    const { other } = state.stack.pop()!;
    leaveHand(state, seat, cardOf(card));
    enterHand(state, other, cardOf(card), 1 << seat);
    emit?.({ kind: 'gaveCard', seat, other });
    emit?.({ kind: 'cardMoved', seat, other, card, to: [seat, other], reveals: true });
  },
};

export const emperor: CharacterPower = {
  id: 'emperor',
  begin(state, seat) {
    state.stack.push({ kind: 'crown', seat, other: NOBODY, cards: [] });
  },
};
