import { illegal } from '@pentapolis/kernel';
import { cannotBuild, raise } from '../build.ts';
import { cardOf, distinct, districtOf } from '../cards.ts';
import { incomeColour } from '../cast.ts';
import { buildLimit } from '../characters/registry.ts';
import { addGold } from '../gold.ts';
import { incomeFor } from '../income.ts';
import { playFromHand } from '../knowledge.ts';
import type { Move } from '../powers.ts';
import { notInHand } from '../refuse.ts';
import { actingAs, DONE, hasDone } from '../state.ts';

/** [CIT-TURN-7] All of it at once, whenever its player likes, once a turn. */
export const income: Move<'income'> = {
  kind: 'income',
  list(state, seat, list) {
    if (this.check(state, seat, { kind: 'income' }) === undefined) list.push({ kind: 'income' });
  },
  check(state, seat) {
    const character = actingAs(state)!;
    const colour = incomeColour(character);
    if (colour === undefined) return illegal('CIT-TURN-7', 'refusal.noIncome', { character });
    if (hasDone(state, DONE.income)) return illegal('CIT-TURN-7', 'refusal.incomeTaken');
    return incomeFor(state, seat, character) === 0
      ? illegal('CIT-TURN-7', 'refusal.nothingOfColour', { colour })
      : undefined;
  },
  play(state, seat, _action, { emit }) {
    const character = actingAs(state)!;
    const gold = incomeFor(state, seat, character);
    state.turn.done |= DONE.income;
    addGold(state, seat, gold);
    emit?.({ kind: 'income', seat, character, gold });
  },
};

/** [CIT-TURN-5] [CIT-BUILD-1] [CIT-BUILD-2] One district from the hand, after the action. */
export const build: Move<'build'> = {
  kind: 'build',
  list(state, seat, list) {
    if (!hasDone(state, DONE.action) || state.turn.builds >= buildLimit(actingAs(state)!)) return;
    for (const card of distinct(state.hands[seat]!))
      if (cannotBuild(state, seat, card) === undefined) list.push({ kind: 'build', card: districtOf(card) });
  },
  check(state, seat, { card }) {
    const character = actingAs(state)!;
    const limit = buildLimit(character);
    // [CIT-NAVIGATOR-2] [CIT-WITCH-2]
    if (limit === 0) {
      const rule = character === 'witch' ? 'CIT-WITCH-2' : 'CIT-NAVIGATOR-2';
      return illegal(rule, 'refusal.buildsNothing', { character });
    }
    if (!hasDone(state, DONE.action)) return illegal('CIT-TURN-5', 'refusal.actFirst');
    if (state.turn.builds >= limit) {
      const rule = limit === 1 ? 'CIT-BUILD-2' : 'CIT-ARCHITECT-2';
      return illegal(rule, 'refusal.builtEnough', { limit });
    }
    if (!state.hands[seat]!.includes(cardOf(card))) return notInHand('CIT-BUILD-1', card);
    return cannotBuild(state, seat, cardOf(card));
  },
  play(state, seat, { card }, table) {
    state.turn.builds++;
    playFromHand(state, seat, cardOf(card));
    raise(state, seat, cardOf(card), false, table);
  },
};

/** [CIT-TURN-6] The seat says when its turn is over, once it has taken its action. */
export const end: Move<'end'> = {
  kind: 'end',
  list(state, _seat, list) {
    if (hasDone(state, DONE.action)) list.push({ kind: 'end' });
  },
  check: (state) => (hasDone(state, DONE.action) ? undefined : illegal('CIT-TURN-2', 'refusal.actFirst')),
  play(state) {
    state.turn.done |= DONE.stop;
  },
};
