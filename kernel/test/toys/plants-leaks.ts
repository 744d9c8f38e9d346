import type { Chance } from '../../src/chance.ts';
import type { Seat } from '../../src/game.ts';
import { illegal } from '../../src/violation.ts';
import { hush } from './hush.ts';
import type { HushState, HushView } from './hush-types.ts';
import { type Hush, nextHand, type Plant, plant, showing, telling } from './planting.ts';

/** Decisions, lists and checks that follow another idea of who decides. */
function decidedBy(deciding: (state: HushState) => readonly Seat[]): Partial<Hush> {
  return {
    deciding,
    decision: (state, seat) => (deciding(state).includes(seat) ? hush.decision(state, seat) : undefined),
    legalActions: (state, seat) => (deciding(state).includes(seat) ? hush.legalActions(state, seat) : []),
    check: (state, seat, action) =>
      deciding(state).includes(seat)
        ? hush.check(state, seat, action)
        : illegal('HSH-PLAY-2', 'refusal.notYou', { seat }),
  };
}

/** 1 when the cards chosen so far add up to an odd number. */
const oddChoices = (chosen: readonly number[]): number =>
  chosen.reduce((sum, card) => sum + Math.max(card, 0), 0) % 2;

export const LEAKS: readonly Plant[] = [
  plant('a view shows a card of the next seat', 'secrecy', {
    observe: showing((state, viewer) => ({
      leak: viewer === 'spectator' ? -1 : (nextHand(state, viewer)[0] ?? -1),
    })),
  }),
  plant('views show all hands and determinize believes them', 'secrecy', {
    observe: showing(({ hands, chosen, deck }) => ({
      hands: structuredClone(hands),
      all: [...chosen],
      pile: [...deck],
    })),
    determinize: (view: HushView & { hands: number[][]; all: number[]; pile: number[] }, chance: Chance) => ({
      ...hush.determinize(view, chance),
      hands: structuredClone(view.hands),
      chosen: [...view.all],
      deck: [...view.pile],
    }),
  }),
  plant('spectators see all hands and determinize believes them', 'secrecy', {
    observe: showing(({ hands }, viewer) =>
      viewer === 'spectator' ? { hands: structuredClone(hands) } : {},
    ),
    determinize: (view: HushView & { hands?: number[][] }, chance: Chance) => {
      const state = hush.determinize(view, chance);
      if (view.hands === undefined) return state;
      const rest = chance
        .shuffle(40)
        .filter((card) => !view.hands?.flat().includes(card) && !view.discard.includes(card));
      const chosen = state.chosen.map((card) => (card < 0 ? -1 : (rest.pop() as number)));
      return { ...state, hands: structuredClone(view.hands), chosen, deck: rest };
    },
  }),
  plant('a secret choice shows in the views of others', 'secrecy', {
    observe: showing(({ chosen }) => ({ odd: oddChoices(chosen) })),
    determinize: (view: HushView & { odd: number }, chance: Chance) => {
      for (;;) {
        const state = hush.determinize(view, chance);
        if (oddChoices(state.chosen) === view.odd) return state;
      }
    },
  }),
  plant('the order of the list tells of the deck', 'secrecy', {
    legalActions: (state, seat) => {
      const list = hush.legalActions(state, seat);
      return (state.deck.at(-1) ?? 0) % 2 === 0 ? list : list.reverse();
    },
  }),
  plant(
    'who decides tells of the deck',
    'secrecy',
    decidedBy((state) => hush.deciding(state).slice(0, (state.deck.at(-1) ?? 0) % 2 === 0 ? 1 : 8)),
  ),
  plant(
    'who decides tells of a secret choice',
    'secrecy',
    decidedBy((state) => {
      const waiting = hush.deciding(state);
      return state.chosen.some((card) => card >= 20) ? waiting.slice(0, 1) : waiting;
    }),
  ),
  plant('a decision tells of the deck', 'secrecy', {
    decision: (state, seat) => {
      const decision = hush.decision(state, seat);
      return decision && { ...decision, args: { ...decision.args, next: state.deck.at(-1) ?? -1 } };
    },
  }),
  plant('a refusal tells who holds a card', 'secrecy', {
    check: (state, seat, action) => {
      const refusal = hush.check(state, seat, action);
      if (refusal?.key !== 'refusal.notYours' || action.kind !== 'choose') return refusal;
      return { ...refusal, args: { ...refusal.args, next: nextHand(state, seat).includes(action.card) } };
    },
  }),
  plant('a fact tells everybody the secret choice', 'secrecy', {
    apply: telling((fact) =>
      fact.kind === 'choseCard'
        ? { kind: 'choseCard', seat: fact.seat as Seat, card: fact.card as number }
        : fact,
    ),
  }),
  plant('a fact tells everybody what was drawn', 'secrecy', {
    apply: telling((fact) =>
      fact.kind === 'drewCard'
        ? { kind: 'drewCard', seat: fact.seat as Seat, card: fact.card as number, reveals: true }
        : fact,
    ),
  }),
  plant('redact lets everything through', 'secrecy', { redact: (fact) => fact }),
  plant('a secret look shows by who must agree to an undo', 'secrecy', {
    apply: telling((fact) => (fact.kind === 'peeked' ? undefined : fact)),
    observe: showing(({ peeks }, viewer) => ({
      peeks: peeks.map((times, seat) => (seat === viewer ? times : 0)),
    })),
    determinize: (view, chance) => hush.determinize(view, chance),
  }),
  plant('a view forgets what its seat was told', 'secrecy', {
    observe: showing(() => ({ known: [] })),
  }),
  plant('a card seen in secret is not marked as revealed', 'revealsMarked', {
    apply: telling((fact) => {
      if (fact.kind !== 'peekedCard') return fact;
      const { reveals: _, ...unmarked } = fact;
      return unmarked;
    }),
  }),
  plant('turned-up cards are not marked as revealed', 'revealsMarked', {
    apply: telling((fact) => {
      if (fact.kind !== 'turnedUp') return fact;
      const { reveals: _, ...unmarked } = fact;
      return unmarked;
    }),
  }),
  plant('a pause that only one seat is told of', 'secrecy', {
    apply: telling((fact) => (fact.kind === 'drewCard' ? { ...fact, pause: true } : fact)),
  }),
  plant('open information that differs', 'openViews', { meta: { ...hush.meta, information: 'open' } }),
];
