import { illegal, type Seat, type Violation } from '@pentapolis/kernel';
import type { Action, ActionOf } from './action.ts';
import { boroughOf, countOf, cubesOf, playerOf, returnCube, useOf } from './borough.ts';
import type { SpaceUse } from './components.ts';
import type { Emit } from './facts.ts';
import type { Question, Table } from './question.ts';
import { allSeats, NOBODY, type State, type Waiting } from './state.ts';
import { settle } from './store.ts';

/** By colour: white, grey, black. [SMC-INCOME-4] [SMC-INCOME-6] */
export const CUBE_MONEY: readonly number[] = [2, 3, 5];
export const CUBE_VOTES: readonly number[] = [3, 5, 7];
/** Votes by the dollars of a lot, from $1. [SMC-INCOME-5] */
export const LOT_VOTES: readonly number[] = [2, 3, 4, 5];

const COLOURS: readonly SpaceUse[] = ['white', 'grey', 'black'];

/** Every working citizen of `seat`, at home and away: the use of its space, and where it is. [SMC-TOURIST-5] */
export function jobsOf(
  state: State,
  seat: Seat,
): { readonly use: SpaceUse; readonly borough: Seat; readonly cell: number }[] {
  const jobs: { use: SpaceUse; borough: Seat; cell: number }[] = [];
  for (const home of allSeats(state)) {
    const borough = boroughOf(state, home);
    for (let cell = 0; cell < borough.who.length; cell++) {
      const count = borough.who[cell] === NOBODY ? 0 : countOf(borough, cell, seat);
      const use = count === 0 ? undefined : useOf(state, home, cell);
      if (use === undefined) continue;
      for (let one = 0; one < count; one++) jobs.push({ use, borough: home, cell });
    }
  }
  return jobs;
}

/** Tourists of others in a borough. [SMC-INCOME-2] */
export function visitorsIn(state: State, seat: Seat): number {
  const { who, mate } = boroughOf(state, seat);
  let count = 0;
  for (let cell = 0; cell < who.length; cell++)
    count +=
      (who[cell] !== NOBODY && who[cell] !== seat ? 1 : 0) +
      (mate[cell] !== NOBODY && mate[cell] !== seat ? 1 : 0);
  return count;
}

/** [SMC-INCOME-1] Takes what needs no choice and counts what may be traded. */
function beginIncome(state: State, seat: Seat, emit: Emit): void {
  const jobs = jobsOf(state, seat);
  const count = (use: SpaceUse): number => jobs.filter((job) => job.use === use).length;
  const tourists = visitorsIn(state, seat);
  // [SMC-INCOME-3] money first harms no trade
  const commerce = count('money');
  playerOf(state, seat).money += tourists + commerce;
  state.trades = { sell: count('cubeForMoney'), buy: count('moneyForVotes'), give: count('cubeForVotes') };
  if (tourists + commerce > 0) emit?.({ kind: 'earned', seat, tourists, commerce });
  state.income = 'trade';
}

function cubesMade(state: State, seat: Seat): Waiting[] {
  return jobsOf(state, seat)
    .map(({ use, borough, cell }) => ({ colour: COLOURS.indexOf(use), borough, cell }))
    .filter(({ colour }) => colour >= 0);
}

/** Whether there is anything to trade. */
function canTrade(state: State, seat: Seat): boolean {
  const { sell, buy, give } = state.trades;
  return (sell + give > 0 && cubesOf(state, seat).length > 0) || (buy > 0 && playerOf(state, seat).money > 0);
}

/**
 * Carries the income of the seat whose turn it is as far as it needs no answer.
 * @returns whether its income is taken
 */
export function takeIncome(state: State, seat: Seat, { emit }: Table): boolean {
  if (state.income === 'start') beginIncome(state, seat, emit);
  if (state.income === 'trade') {
    if (canTrade(state, seat)) return false;
    beginStore(state, seat);
  }
  // [SMC-INCOME-7]
  if (settle(state, seat, emit)) {
    state.asks.push({ kind: 'store', seat, count: 0, cards: [] });
    return false;
  }
  return true;
}

function beginStore(state: State, seat: Seat): void {
  state.income = 'store';
  state.waiting = cubesMade(state, seat);
}

const RULES = { sell: 'SMC-INCOME-4', give: 'SMC-INCOME-6' } as const;

function checkTrade(state: State, seat: Seat, action: Action): Violation | undefined {
  switch (action.kind) {
    case 'sell':
    case 'give': {
      if (state.trades[action.kind] === 0) return illegal(RULES[action.kind], 'refusal.noTrader');
      return cubesOf(state, seat).includes(action.cell)
        ? undefined
        : illegal(RULES[action.kind], 'refusal.noCube', { cells: [action.cell] });
    }
    case 'buy': {
      if (state.trades.buy === 0) return illegal('SMC-INCOME-5', 'refusal.noTrader');
      if (LOT_VOTES[action.money - 1] === undefined)
        return illegal('SMC-INCOME-5', 'refusal.noLot', { most: LOT_VOTES.length });
      const { money } = playerOf(state, seat);
      return action.money > money
        ? illegal('SMC-INCOME-5', 'refusal.money', { price: action.money, money })
        : undefined;
    }
    default:
      return undefined;
  }
}

function listTrades(state: State, seat: Seat): Action[] {
  const list: Action[] = [];
  const cubes = cubesOf(state, seat);
  for (const kind of ['sell', 'give'] as const)
    if (state.trades[kind] > 0) list.push(...cubes.map((cell): Action => ({ kind, cell })));
  if (state.trades.buy > 0)
    for (let money = 1; money <= Math.min(LOT_VOTES.length, playerOf(state, seat).money); money++)
      list.push({ kind: 'buy', money });
  return [...list, { kind: 'done' }];
}

/** [SMC-INCOME-1] Trades of commerce in any order. */
export const trading: Question = {
  kind: 'trade',
  rule: 'SMC-INCOME-1',
  answers: ['sell', 'buy', 'give', 'done'],
  args: (state) => ({ ...state.trades }),
  list: listTrades,
  check: checkTrade,
  play(state, seat, action, { emit }) {
    const player = playerOf(state, seat);
    switch (action.kind) {
      case 'sell': {
        const colour = returnCube(state, seat, action.cell);
        const money = CUBE_MONEY[colour]!;
        state.trades.sell--;
        player.money += money;
        emit?.({ kind: 'sold', seat, colour, cell: action.cell, money });
        break;
      }
      case 'give': {
        const colour = returnCube(state, seat, action.cell);
        const votes = CUBE_VOTES[colour]!;
        state.trades.give--;
        player.votes += votes;
        emit?.({ kind: 'gave', seat, colour, cell: action.cell, votes });
        break;
      }
      case 'buy': {
        const votes = LOT_VOTES[(action as ActionOf<'buy'>).money - 1]!;
        state.trades.buy--;
        player.money -= (action as ActionOf<'buy'>).money;
        player.votes += votes;
        emit?.({ kind: 'bought', seat, money: (action as ActionOf<'buy'>).money, votes });
        break;
      }
      default:
        emit?.({ kind: 'traded', seat });
        beginStore(state, seat);
    }
  },
};
