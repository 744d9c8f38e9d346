import type { Seat } from '@pentapolis/kernel';
import { boardOf, boroughOf, playerOf, spotOf } from './borough.ts';
import { CARD } from './cards.ts';
import { council, councilor, INDUSTRY_GAINS } from './council.ts';
import { beginDeaths, nobodyDies } from './deaths.ts';
import { attract, houseAll } from './housing.ts';
import { takeIncome } from './income.ts';
import { merge } from './instant/assistant.ts';
import { expand } from './instant/planner.ts';
import { beginVisit } from './mayor.ts';
import { beginMoves, isMoving } from './moving.ts';
import { end, putOut } from './out.ts';
import { carryOut } from './plan.ts';
import type { Table } from './question.ts';
import { canRaise } from './raise.ts';
import { layRondel } from './rondel.ts';
import { hallYields } from './rulings.ts';
import { measure } from './smoke.ts';
import { active, allSeats, isSolo, NOBODY, type State } from './state.ts';
import { receive } from './store.ts';
import { citizensInPlay } from './tally.ts';
import { NATURE } from './tiles.ts';
import { vote } from './votes.ts';

/** [SMC-ROUND-1] */
export const ROUNDS = 8;

/** Seats in turn order from the host. [SMC-ROUND-2] */
export function orderFrom(state: State, host: Seat): Seat[] {
  return allSeats(state)
    .map((step) => (host + step) % state.seats)
    .filter((seat) => !playerOf(state, seat).out);
}

function beginRound(state: State, { emit }: Table): void {
  state.round++;
  state.order = orderFrom(state, state.host);
  state.at = 0;
  for (const player of state.players) {
    player.rise = 0;
    player.card = '';
    player.attorney = false;
    player.planned = false;
    player.built = [];
  }
  for (const borough of state.boroughs) borough.smoke = [];
  emit?.({ kind: 'roundBegins', round: state.round, host: state.host, order: state.order.slice() });
  state.phase = 'mayor';
  if (!beginVisit(state, emit)) state.proposal = SETTLED;
}

/** `proposal` once the Mayor stands, or nothing is blocked. */
const SETTLED = -2;

/** Seats whose turn is over are passed over, and so are those who went out meanwhile. */
function toMove(state: State): Seat | undefined {
  while (state.at < state.order.length && playerOf(state, state.order[state.at]!).out) state.at++;
  return state.order[state.at];
}

function enter(state: State, phase: State['phase']): void {
  state.phase = phase;
  state.at = 0;
}

/** Whether the guests have agreed, or the umpire has chosen. */
const isVisited = (state: State): boolean => state.proposal === SETTLED || state.street >= 0;

/** Questions that are not worth asking: nothing but "no" could be answered, or nothing at all. */
function skipAsk(state: State, table: Table): boolean {
  const ask = state.asks.at(-1);
  if (ask === undefined) return false;
  const { kind, seat } = ask;
  const optional =
    kind === 'expand' ? expand : kind === 'merge' ? merge : kind === 'councilor' ? councilor : undefined;
  if (optional !== undefined && optional.list(state, seat).length === 1) {
    state.asks.pop();
    return true;
  }
  if (kind === 'bonus' && INDUSTRY_GAINS[ask.count - 1]!.length === 1) {
    state.asks.pop();
    receive(state, seat, ask.count, INDUSTRY_GAINS[ask.count - 1]![0]!.colour, table.emit);
    return true;
  }
  if (kind === 'raise' && !canRaise(state, seat, ask.count)) {
    state.asks.pop();
    table.emit?.({ kind: 'nothingToRaise', seat });
    return true;
  }
  return nobodyDies(state, table.emit);
}

/** Plays on until somebody is asked something, or the match is over. */
export function advance(state: State, table: Table): void {
  for (;;) {
    if (state.phase === 'over') return;
    if (skipAsk(state, table)) continue;
    if (state.asks.length > 0) return;
    if (PLAY[state.phase](state, table)) return;
  }
}

/** Carries each phase as far as it goes. True = somebody is asked. */
const PLAY: Readonly<Record<State['phase'], (state: State, table: Table) => boolean>> = {
  founding(state, table) {
    if (state.boroughs.some(({ side }) => side === '')) return true;
    beginRound(state, table);
    return false;
  },
  mayor(state, table) {
    if (!isVisited(state)) return true;
    enter(state, 'claim');
    layRondel(state, table);
    return false;
  },
  claim(state) {
    if (toMove(state) !== undefined) return true;
    enter(state, 'build');
    return false;
  },
  build(state) {
    if (active(state).some((seat) => !playerOf(state, seat).planned)) return true;
    enter(state, 'resolve');
    return false;
  },
  resolve(state, table) {
    if (!carryOut(state, table)) return false;
    enter(state, 'move');
    beginMoves(state);
    return false;
  },
  move(state, { emit }) {
    for (;;) {
      const seat = toMove(state);
      if (seat === undefined) break;
      if (isMoving(state, seat)) return true;
      emit?.({ kind: 'allMoved', seat });
      state.at++;
    }
    enter(state, 'housing');
    return false;
  },
  housing(state, { emit }) {
    for (;;) {
      const seat = toMove(state);
      if (seat === undefined) break;
      if (houseAll(state, seat, emit)) return true;
      state.at++;
    }
    attract(state, emit);
    enter(state, 'income');
    state.income = 'start';
    return false;
  },
  income(state, table) {
    const seat = toMove(state);
    if (seat === undefined) {
      enter(state, 'vote');
      return false;
    }
    if (!takeIncome(state, seat, table)) return state.asks.length === 0;
    state.income = 'start';
    state.trades = { sell: 0, buy: 0, give: 0 };
    state.at++;
    return false;
  },
  vote(state, { emit }) {
    vote(state, emit);
    enter(state, 'smoke');
    return false;
  },
  smoke(state, { emit }) {
    measure(state, emit);
    if (putOut(state, emit)) return false;
    enter(state, 'deaths');
    beginDeaths(state, emit);
    return false;
  },
  deaths(state) {
    enter(state, 'council');
    return false;
  },
  council(state, { emit }) {
    for (;;) {
      const seat = toMove(state);
      if (seat === undefined) break;
      if (council.list(state, seat).length > 1) return true;
      state.at++;
    }
    enter(state, 'next');
    reckon(state, emit);
    return false;
  },
  next(state, table) {
    // [SMC-END-1]
    if (state.round === ROUNDS) {
      end(state, table.emit);
    } else {
      nextHost(state, table);
      beginRound(state, table);
    }
    return false;
  },
  over: () => true,
};

/** [SMC-NEXT-1] */
function nextHost(state: State, { emit }: Table): void {
  const holder = active(state).find((seat) => playerOf(state, seat).card === CARD.mayor);
  state.lastHost = isSolo(state) ? NOBODY : state.host;
  // [SMC-CARD-1]
  if (holder !== undefined) state.host = holder;
  else
    do state.host = (state.host + 1) % state.seats;
    while (playerOf(state, state.host).out);
  emit?.({ kind: 'hostNext', host: state.host, card: holder !== undefined });
}

/** Revenue of a round: squares of the sizes of cultural buildings, City Hall among them, and residences. [SMC-ECONOMY-2] */
export function revenueOf(state: State, seat: Seat): number {
  const board = boardOf(state, seat);
  const yields = hallYields(state) ? ['culture', 'residence', 'hall'] : ['culture', 'residence'];
  return boroughOf(state, seat)
    .tiles.filter(({ type }) => yields.includes(NATURE[type].category))
    .reduce((sum, tile) => sum + spotOf(board, tile).cells.length ** 2, 0);
}

/** What the advanced modes write down at the end of a round. [SMC-ECONOMY-2] [SMC-POPULACE-2] */
function reckon(state: State, emit: Table['emit']): void {
  for (const seat of active(state)) {
    const player = playerOf(state, seat);
    if (state.choices.mode === 'economic') {
      const amount = revenueOf(state, seat);
      player.revenue += amount;
      emit?.({ kind: 'revenue', seat, amount, total: player.revenue });
    }
    if (state.choices.mode === 'citizens') {
      const citizens = citizensInPlay(state, seat);
      player.counts.push(citizens);
      emit?.({ kind: 'counted', seat, citizens });
    }
  }
}
