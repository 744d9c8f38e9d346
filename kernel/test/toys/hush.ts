import type { Decision, Fact, Game, Seat } from '../../src/game.ts';
import { illegal, rankBy, redactByAudience } from '../../src/index.ts';
import { parse, readAction } from './hush-action.ts';
import { CARDS, type HushAction, type HushFact, type HushState, type HushView } from './hush-types.ts';
import { determinize, observe } from './hush-view.ts';

/*
 * Hush, for one to eight: all choose a card in secret, the cards are turned up together, the highest scores and its
 * owner may peek at a card of the next seat. It has what tests need: secret simultaneous choice, private and public
 * draws, a hidden reshuffle, knowledge of somebody else's card, and an option of every kind.
 */

const HAND = 3;

const value = (card: number): number => card % 10;

/** The highest of the turned-up cards wins; the owner of it, or -1 on a tie. */
function winnerOf({ chosen }: HushState): Seat {
  const best = Math.max(...chosen.map(value));
  const winners = chosen.flatMap((card, seat) => (value(card) === best ? [seat] : []));
  return winners.length === 1 ? (winners[0] as Seat) : -1;
}

export const hush: Game<HushState, HushAction, HushView, HushFact> = {
  meta: {
    id: 'hush',
    version: 1,
    seats: { min: 1, max: 8 },
    information: 'hidden',
    options: [
      {
        id: 'rounds',
        kind: 'choice',
        choices: ['2', '3', '6'],
        default: '3',
        defaultAt: { 7: '2', 8: '2' },
        rule: 'HSH-SETUP-1',
      },
      { id: 'powers', kind: 'subset', choices: ['peek', 'dice'], default: ['peek'], rule: 'HSH-SETUP-2' },
      { id: 'double', kind: 'flag', default: false, rule: 'HSH-SETUP-3', seats: { min: 2, max: 8 } },
    ],
    components: 'printed',
    maxActions: 60,
  },

  validate({ seats, options }) {
    if (!Number.isInteger(seats) || seats < 1 || seats > 8)
      return illegal('HSH-SETUP-4', 'refusal.seats', { seats });
    return seats * (HAND + Number(options.rounds)) > CARDS
      ? illegal('HSH-SETUP-5', 'refusal.tooLong')
      : undefined;
  },

  setup({ seats, options }, chance) {
    const deck = chance.shuffle(CARDS);
    return {
      rounds: Number(options.rounds),
      powers: [...(options.powers as string[])],
      double: options.double === true,
      round: 1,
      phase: 'choose',
      winner: -1,
      hands: Array.from({ length: seats }, () => deck.splice(-HAND)),
      chosen: Array.from({ length: seats }, () => -1),
      deck,
      discard: [],
      points: Array.from({ length: seats }, () => 0),
      peeks: Array.from({ length: seats }, () => 0),
      known: Array.from({ length: seats }, () => []),
    };
  },

  deciding(state) {
    if (state.phase === 'over') return [];
    return state.phase === 'peek'
      ? [state.winner]
      : state.chosen.flatMap((card, seat) => (card < 0 ? [seat] : []));
  },

  decision(state, seat): Decision | undefined {
    if (!hush.deciding(state).includes(seat)) return undefined;
    if (state.phase === 'peek') return { kind: 'peek', rule: 'HSH-PLAY-3', args: {} };
    return { kind: 'choose', rule: 'HSH-PLAY-1', args: { round: state.round } };
  },

  legalActions(state, seat) {
    if (!hush.deciding(state).includes(seat)) return [];
    if (state.phase === 'peek') return [{ kind: 'peek' }, { kind: 'skip' }];
    return (state.hands[seat] as number[])
      .toSorted((a, b) => a - b)
      .map((card) => ({ kind: 'choose', card }));
  },

  readAction,

  check(state, seat, action) {
    if (!hush.deciding(state).includes(seat)) return illegal('HSH-PLAY-2', 'refusal.notYou', { seat });
    if ((state.phase === 'peek') === (action.kind === 'choose'))
      return illegal('HSH-PLAY-2', 'refusal.notAsked');
    if (action.kind === 'choose' && !state.hands[seat]?.includes(action.card))
      return illegal('HSH-PLAY-1', 'refusal.notYours', { card: action.card });
    return undefined;
  },

  apply(state, seat, action, chance, emit) {
    if (action.kind === 'choose') {
      const hand = state.hands[seat] as number[];
      hand.splice(hand.indexOf(action.card), 1);
      state.chosen[seat] = action.card;
      emit?.({ kind: 'chose', seat });
      emit?.({ kind: 'choseCard', seat, card: action.card, to: [seat] });
      if (state.chosen.every((card) => card >= 0)) turnUp();
      return;
    }
    if (action.kind === 'peek') {
      const holder = (seat + 1) % state.hands.length;
      const hand = state.hands[holder] as number[];
      const card = hand[chance.pick(hand.length)] as number;
      state.known[seat] = [...new Set([...(state.known[seat] as number[]), card])].sort((a, b) => a - b);
      state.peeks[seat] = (state.peeks[seat] as number) + 1;
      emit?.({ kind: 'peeked', seat, holder });
      emit?.({ kind: 'peekedCard', seat, holder, card, to: [seat], reveals: true });
    }
    nextRound();

    function turnUp(): void {
      emit?.({ kind: 'turnedUp', cards: [...state.chosen], reveals: true });
      state.winner = winnerOf(state);
      if (state.winner >= 0) {
        const die = state.powers.includes('dice') ? 1 + chance.pick(6) : 0;
        if (die > 0) emit?.({ kind: 'rolled', die, reveals: true });
        if (die === 6)
          state.deck = chance.shuffle(state.deck.length).map((index) => state.deck[index] as number);
        const points = (value(state.chosen[state.winner] as number) + die) * (state.double ? 2 : 1);
        state.points[state.winner] = (state.points[state.winner] as number) + points;
        emit?.({ kind: 'won', seat: state.winner, points });
      }
      const gone = new Set(state.chosen);
      state.known = state.known.map((cards) => cards.filter((card) => !gone.has(card)));
      state.discard.push(...state.chosen.splice(0, state.chosen.length, ...state.chosen.map(() => -1)));
      state.hands.forEach((hand, owner) => {
        draw(owner, hand);
      });
      const peeks = state.winner >= 0 && state.hands.length > 1 && state.powers.includes('peek');
      if (peeks && state.round < state.rounds) state.phase = 'peek';
      else nextRound();
    }

    function draw(owner: Seat, hand: number[]): void {
      const card = state.deck.pop() as number;
      hand.push(card);
      emit?.({ kind: 'drew', seat: owner });
      emit?.({ kind: 'drewCard', seat: owner, card, to: [owner], reveals: true });
    }

    function nextRound(): void {
      state.phase = state.round < state.rounds ? 'choose' : 'over';
      state.winner = -1;
      if (state.phase === 'over') emit?.({ kind: 'ended' });
      else state.round++;
    }
  },

  clone: (state) => ({
    ...state,
    powers: [...state.powers],
    hands: state.hands.map((hand) => [...hand]),
    chosen: [...state.chosen],
    deck: [...state.deck],
    discard: [...state.discard],
    points: [...state.points],
    peeks: [...state.peeks],
    known: state.known.map((cards) => [...cards]),
  }),

  observe,
  redact: redactByAudience,
  determinize,
  ranking: ({ points }) => rankBy(points.length, (a, b) => (points[b] as number) - (points[a] as number)),
  scores: ({ points }) => [...points],
  format: (action) => (action.kind === 'choose' ? `c${action.card}` : action.kind),
  parse,
  describeAction: (action) => ({ key: `action.${action.kind}`, args: { ...action } }),
  describeFact: ({ reveals: _, to: __, pause: ___, ...fact }: Fact) => ({
    key: `fact.${fact.kind}`,
    args: fact as Record<string, string>,
  }),
  describeDecision: ({ kind, args }) => ({ key: `decision.${kind}`, args }),
  invariants: ({ hands, chosen, deck, discard }) => ({
    cards: hands.flat().length + chosen.filter((card) => card >= 0).length + deck.length + discard.length,
  }),
};
