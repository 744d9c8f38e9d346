import { type Fact, type Game, illegal, rankBy, type Seat } from '@pentapolis/kernel';

/** What every toy answers alike. */
const mute = {
  validate: () => undefined,
  redact: (fact: Fact) => fact,
  describeAction: () => ({ key: 'toy', args: {} }),
  describeFact: () => ({ key: 'toy', args: {} }),
  describeDecision: () => ({ key: 'toy', args: {} }),
};

const meta = { version: 1, options: [], components: 'printed', maxActions: 100 } as const;

export interface Nim {
  heap: number;
  turn: number;
  readonly seats: number;
}

/** Take 1 to 3 off the heap; whoever takes the last one wins. Open information; the winner leaves 4, 8, 12... */
export const nim: Game<Nim, number, Nim> = {
  ...mute,
  meta: { ...meta, id: 'nim', seats: { min: 2, max: 8 }, information: 'open' },
  setup: ({ seats }, chance) => ({ heap: 12 + chance.pick(4), turn: 0, seats }),
  deciding: ({ heap, turn, seats }) => (heap === 0 ? [] : [turn % seats]),
  decision: (state, seat) =>
    nim.deciding(state).includes(seat) ? { kind: 'take', rule: 'NIM-TAKE-1', args: {} } : undefined,
  legalActions: ({ heap }) => [1, 2, 3].filter((take) => take <= heap),
  readAction: (value) => value as number,
  check: ({ heap, turn, seats }, seat, take) =>
    turn % seats === seat && Number.isInteger(take) && take >= 1 && take <= Math.min(3, heap)
      ? undefined
      : illegal('NIM-TAKE-1', 'toy'),
  apply(state, _seat, take) {
    state.heap -= take;
    state.turn++;
  },
  clone: (state) => ({ ...state }),
  observe: (state) => ({ ...state }),
  determinize: (view) => ({ ...view }),
  ranking: ({ turn, seats }) =>
    Array.from({ length: seats }, (_, seat) => ((turn + seats - 1) % seats === seat ? 1 : 2)),
  scores: ({ seats }) => Array.from({ length: seats }, () => 0),
  format: String,
  parse: Number,
};

const CARDS = 3;

export interface Auction {
  readonly hands: number[][];
  /** Cards bid in this round; -1 = not yet. */
  readonly bids: number[];
  /** Cards seen by all. */
  readonly played: number[];
  readonly points: number[];
}

export interface AuctionView {
  readonly seat: Seat | 'spectator';
  readonly hand: readonly number[];
  readonly bid: number;
  readonly hasBid: readonly boolean[];
  readonly cards: readonly number[];
  readonly played: readonly number[];
  readonly points: readonly number[];
}

/**
 * Three cards each out of a deck of 5 per seat; all bid a card at the same time and unseen, the highest takes the round;
 * most rounds win. Hidden hands, simultaneous choices, two to eight seats.
 */
export const auction: Game<Auction, number, AuctionView> = {
  ...mute,
  meta: { ...meta, id: 'auction', seats: { min: 2, max: 8 }, information: 'hidden' },
  setup({ seats }, chance) {
    const deck = chance.shuffle(5 * seats);
    return {
      hands: Array.from({ length: seats }, (_, seat) =>
        deck.slice(CARDS * seat, CARDS * (seat + 1)).sort((a, b) => a - b),
      ),
      bids: Array.from({ length: seats }, () => -1),
      played: [],
      points: Array.from({ length: seats }, () => 0),
    };
  },
  deciding: ({ hands, bids }) =>
    hands.flatMap((hand, seat) => (bids[seat] === -1 && hand.length > 0 ? [seat] : [])),
  decision: (state, seat) =>
    auction.deciding(state).includes(seat) ? { kind: 'bid', rule: 'AUC-BID-1', args: {} } : undefined,
  legalActions: (state, seat) =>
    auction.deciding(state).includes(seat) ? [...(state.hands[seat] as number[])] : [],
  readAction: (value) => value as number,
  check: (state, seat, card) =>
    auction.deciding(state).includes(seat) && state.hands[seat]?.includes(card)
      ? undefined
      : illegal('AUC-BID-1', 'toy'),
  apply(state, seat, card) {
    const hand = state.hands[seat] as number[];
    hand.splice(hand.indexOf(card), 1);
    state.bids[seat] = card;
    if (state.bids.includes(-1)) return;
    const winner = state.bids.indexOf(Math.max(...state.bids));
    state.points[winner] = (state.points[winner] as number) + 1;
    state.played.push(...state.bids);
    state.bids.fill(-1);
  },
  clone: ({ hands, bids, played, points }) => ({
    hands: hands.map((hand) => [...hand]),
    bids: [...bids],
    played: [...played],
    points: [...points],
  }),
  observe: ({ hands, bids, played, points }, seat) => ({
    seat,
    hand: seat === 'spectator' ? [] : [...(hands[seat] as number[])],
    bid: seat === 'spectator' ? -1 : (bids[seat] as number),
    hasBid: bids.map((bid) => bid >= 0),
    cards: hands.map((hand) => hand.length),
    played: [...played],
    points: [...points],
  }),
  determinize({ seat, hand, bid, hasBid, cards, played, points }, chance) {
    const known = new Set([...hand, bid, ...played]);
    const unseen = Array.from({ length: 5 * cards.length }, (_, card) => card).filter(
      (card) => !known.has(card),
    );
    const drawn = chance.shuffle(unseen.length).map((index) => unseen[index] as number);
    return {
      hands: cards.map((count, other) =>
        other === seat ? [...hand] : drawn.splice(0, count).sort((a, b) => a - b),
      ),
      bids: hasBid.map((has, other) => (other === seat ? bid : has ? (drawn.pop() as number) : -1)),
      played: [...played],
      points: [...points],
    };
  },
  ranking: ({ points }) => rankBy(points.length, (a, b) => (points[b] as number) - (points[a] as number)),
  scores: ({ points }) => [...points],
  format: String,
  parse: Number,
};

export interface Urn {
  /** 0..9, seen by nobody. */
  readonly hidden: number;
  bet: string;
}

/** Seat 0 bets that the hidden number is low (0..3) or high (4..9); seat 1 wins when it is wrong. */
export const urn: Game<Urn, string, { readonly bet: string }> = {
  ...mute,
  meta: { ...meta, id: 'urn', seats: { min: 2, max: 2 }, information: 'hidden' },
  setup: (_, chance) => ({ hidden: chance.pick(10), bet: '' }),
  deciding: ({ bet }) => (bet === '' ? [0] : []),
  decision: ({ bet }, seat) =>
    bet === '' && seat === 0 ? { kind: 'bet', rule: 'URN-BET-1', args: {} } : undefined,
  legalActions: ({ bet }) => (bet === '' ? ['low', 'high'] : []),
  readAction: String,
  check: ({ bet }, seat, answer) =>
    bet === '' && seat === 0 && ['low', 'high'].includes(answer) ? undefined : illegal('URN-BET-1', 'toy'),
  apply(state, _seat, answer) {
    state.bet = answer;
  },
  clone: (state) => ({ ...state }),
  observe: ({ bet }) => ({ bet }),
  determinize: ({ bet }, chance) => ({ hidden: chance.pick(10), bet }),
  ranking: ({ hidden, bet }) => (hidden < 4 === (bet === 'low') ? [1, 2] : [2, 1]),
  scores: () => [0, 0],
  format: String,
  parse: String,
};
