import { illegal, type Seat, type Violation } from '@pentapolis/kernel';
import { cannotBuild, raise } from '../build.ts';
import { type Card, cardOf, distinct, districtOf } from '../cards.ts';
import { enterHand, learnHand, leaveHand, playFromHand } from '../knowledge.ts';
import type { CharacterPower, Move } from '../powers.ts';
import { noSuchSeat, notInHand, powerUsed } from '../refuse.ts';
import { wizardActsFirst } from '../rulings.ts';
import { DONE, hasDone, type State } from '../state.ts';

/** [CIT-WIZARD-1] Looks at the hand of another player, */
const look: Move<'look'> = {
  kind: 'look',
  list(state, seat, list) {
    for (let other = 0; other < state.seats; other++)
      if (this.check(state, seat, { kind: 'look', seat: other }) === undefined)
        list.push({ kind: 'look', seat: other });
  },
  check(state, seat, { seat: other }) {
    if (hasDone(state, DONE.power)) return powerUsed('wizard');
    if (other >= state.seats) return noSuchSeat('CIT-WIZARD-1', other);
    if (other === seat) return illegal('CIT-WIZARD-1', 'refusal.notYourself');
    return state.hands[other]!.length === 0
      ? illegal('CIT-WIZARD-1', 'refusal.emptyHand', { seat: other })
      : undefined;
  },
  play(state, seat, { seat: other }, { emit }) {
    state.turn.done |= DONE.power;
    learnHand(state, seat, other);
    state.stack.push({ kind: 'wizard', seat, other, cards: [] });
    if (emit === undefined) return;
    emit({ kind: 'looked', seat, other });
    const cards = state.hands[other]!.map(districtOf);
    emit({ kind: 'sawHand', seat, other, cards, to: [seat], reveals: true });
  },
};

/** Why the card can't go straight into the city: [CIT-TURN-2] like all building it waits for the action. */
function cannotRaise(state: State, seat: Seat, card: Card): Violation | undefined {
  const refused = cannotBuild(state, seat, card);
  if (refused !== undefined || !wizardActsFirst(state) || hasDone(state, DONE.action)) return refused;
  return illegal('CIT-TURN-2', 'refusal.actFirst');
}

/** [CIT-WIZARD-2] and takes one card of it: to the hand, or straight into the city, outside the limit. */
export const take: Move<'take'> = {
  kind: 'take',
  list(state, seat, list) {
    const { other } = state.stack.at(-1)!;
    for (const card of distinct(state.hands[other]!)) {
      list.push({ kind: 'take', card: districtOf(card), build: false });
      if (cannotRaise(state, seat, card) === undefined)
        list.push({ kind: 'take', card: districtOf(card), build: true });
    }
  },
  check(state, seat, { card, build }) {
    const { other } = state.stack.at(-1)!;
    if (!state.hands[other]!.includes(cardOf(card))) return notInHand('CIT-WIZARD-2', card);
    return build ? cannotRaise(state, seat, cardOf(card)) : undefined;
  },
  play(state, seat, { card: name, build }, table) {
    const card = cardOf(name);
    const { other } = state.stack.pop()!;
    table.emit?.({ kind: 'tookCard', seat, other });
    if (build) {
      playFromHand(state, other, card);
      raise(state, seat, card, true, table);
      return;
    }
    leaveHand(state, other, card, seat);
    enterHand(state, seat, card, 1 << other);
    table.emit?.({
      kind: 'cardMoved',
      seat: other,
      other: seat,
      card: name,
      to: [other, seat],
      reveals: true,
    });
  },
};

/** [CIT-WIZARD-3] A name may stand twice in the city on this turn, see `build.ts`. */
export const wizard: CharacterPower = { id: 'wizard', moves: [look] };
