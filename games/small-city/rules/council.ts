import { illegal, type Seat, type Violation } from '@pentapolis/kernel';
import type { Action, ActionOf, Purse } from './action.ts';
import { boroughOf, hallRoom, playerOf, putCitizen } from './borough.ts';
import type { Emit } from './facts.ts';
import type { Question, Table } from './question.ts';
import { isAdvanced, type State } from './state.ts';

export const LAST_COLUMN = 4;
export const ROWS = { industry: 1, building: 2, economy: 3, tourism: 4 } as const;

/** [SMC-COUNCIL-5] What each column of the Industry row gives: so many cubes of a colour, or so many of another. */
export const INDUSTRY_GAINS: readonly (readonly { readonly colour: number; readonly count: number }[])[] = [
  [{ colour: 0, count: 1 }],
  [
    { colour: 0, count: 2 },
    { colour: 1, count: 1 },
  ],
  [
    { colour: 1, count: 2 },
    { colour: 2, count: 1 },
  ],
  [{ colour: 2, count: 2 }],
];

/** [SMC-COUNCIL-9] */
export const TOURISM_GAINS: readonly number[] = [1, 1, 2, 2];

/** Which of the two discs is in a row; 0 = the row of those not on the board yet. -1 for none. */
export const discIn = (state: State, seat: Seat, row: number): number =>
  playerOf(state, seat).rows.indexOf(row);

interface Route {
  readonly disc: number;
  readonly row: number;
  readonly column: number;
}

/** Where a move leads; a refusal when the rows do not allow it. @param advanceOnly no starting again [SMC-CARD-7] */
export function routeOf(
  state: State,
  seat: Seat,
  { from, row, again }: Pick<ActionOf<'council'>, 'from' | 'row' | 'again'>,
  advanceOnly = false,
): Route | Violation {
  const { rows, columns } = playerOf(state, seat);
  const disc = discIn(state, seat, from);
  // [SMC-COUNCIL-3]
  if (disc < 0) return illegal('SMC-COUNCIL-3', 'refusal.noDisc', { row: from });
  // [SMC-COUNCIL-4]
  if (columns[disc] === LAST_COLUMN) return illegal('SMC-COUNCIL-4', 'refusal.discStays', { row: from });
  if (rows[1 - disc] === row) return illegal('SMC-COUNCIL-3', 'refusal.rowTaken', { row });
  if (again && from !== row) return illegal('SMC-COUNCIL-3', 'refusal.noDisc', { row });
  const advances = from === 0 || (from === row && !again);
  if (advanceOnly && !advances) return illegal('SMC-CARD-7', 'refusal.advanceOnly');
  return { disc, row, column: from === row && !again ? columns[disc]! + 1 : 1 };
}

/** Ways to pay for a column. [SMC-COUNCIL-2] [SMC-ADVANCED-3] [SMC-VOTE-3] */
export function checkPay(
  state: State,
  seat: Seat,
  column: number,
  pay: Purse | 'promise',
  byCard: boolean,
): Violation | undefined {
  const player = playerOf(state, seat);
  if (pay === 'promise') {
    if (!isAdvanced(state.choices) || byCard) return illegal('SMC-ADVANCED-3', 'refusal.noPromisePay');
    const { length } = state.deck;
    return length >= column
      ? undefined
      : illegal('SMC-ADVANCED-3', 'refusal.deckShort', { price: column, length });
  }
  if (player[pay] >= column) return undefined;
  return pay === 'money'
    ? illegal('SMC-COUNCIL-2', 'refusal.money', { price: column, money: player.money })
    : illegal('SMC-VOTE-3', 'refusal.votes', { price: column, votes: player.votes });
}

function checkMove(
  state: State,
  seat: Seat,
  action: ActionOf<'council'>,
  byCard: boolean,
): Violation | undefined {
  const route = routeOf(state, seat, action, byCard);
  if ('violation' in route) return route;
  return checkPay(state, seat, route.column, action.pay, byCard);
}

function listMoves(state: State, seat: Seat, byCard: boolean): Action[] {
  const list: Action[] = [];
  const offer = (action: ActionOf<'council'>): void => {
    if (checkMove(state, seat, action, byCard) === undefined) list.push(action);
  };
  for (let from = 0; from <= 4; from++)
    for (let row = 1; row <= 4; row++)
      for (const pay of ['money', 'votes', 'promise'] as const) {
        offer({ kind: 'council', from, row, pay });
        if (from === row) offer({ kind: 'council', from, row, pay, again: true });
      }
  return [...list, { kind: 'pass' }];
}

function invest(state: State, seat: Seat, action: ActionOf<'council'>, { emit }: Table): void {
  const player = playerOf(state, seat);
  const { disc, row, column } = routeOf(state, seat, action) as Route;
  const { from, pay } = action;
  player.rows[disc] = row;
  player.columns[disc] = column;
  if (pay !== 'promise') player[pay] -= column;
  emit?.({ kind: 'invested', seat, from, row, column, pay, price: column });
  grant(state, seat, row, column, emit);
  // the promise is drawn and chosen before the bonus is taken
  if (pay === 'promise') drawSpecials(state, seat, column, emit);
}

/** [SMC-COUNCIL-5] [SMC-COUNCIL-6] [SMC-COUNCIL-8] [SMC-COUNCIL-9] The bonus of the space landed on. */
function grant(state: State, seat: Seat, row: number, column: number, emit: Emit): void {
  if (row === ROWS.industry) state.asks.push({ kind: 'bonus', seat, count: column, cards: [] });
  else if (row === ROWS.building) state.asks.push({ kind: 'raise', seat, count: column, cards: [] });
  else if (row === ROWS.economy) state.asks.push({ kind: 'gain', seat, count: column, cards: [] });
  else welcome(state, seat, TOURISM_GAINS[column - 1]!, emit);
}

/** [SMC-COUNCIL-9] [SMC-POPULACE-1] */
function welcome(state: State, seat: Seat, most: number, emit: Emit): void {
  const player = playerOf(state, seat);
  const room = hallRoom(state, seat);
  const fromReserve = state.choices.mode === 'citizens';
  const count = fromReserve ? Math.min(most, player.reserve, room.length) : Math.min(most, player.pool);
  const hall = Math.min(count, room.length);
  if (fromReserve) player.reserve -= count;
  else {
    player.pool -= count;
    player.reserve += count - hall;
  }
  for (const cell of room.slice(0, hall)) putCitizen(boroughOf(state, seat), cell, seat, 0);
  emit?.({ kind: 'newcomers', seat, count, hall });
}

/** [SMC-ADVANCED-3] */
function drawSpecials(state: State, seat: Seat, count: number, emit: Emit): void {
  const cards = state.deck.splice(0, count);
  state.deckKnown.splice(0, count);
  emit?.({ kind: 'drewSpecials', seat, count });
  emit?.({ kind: 'sawSpecials', seat, cards: cards.slice(), to: [seat], reveals: true });
  state.asks.push({ kind: 'keep', seat, count, cards });
}

/** One investment, in turn order. [SMC-COUNCIL-1] */
export const council: Question = {
  kind: 'council',
  rule: 'SMC-COUNCIL-1',
  answers: ['council', 'pass'],
  list: (state, seat) => listMoves(state, seat, false),
  check: (state, seat, action) =>
    action.kind === 'pass' ? undefined : checkMove(state, seat, action as ActionOf<'council'>, false),
  play(state, seat, action, table) {
    state.at++;
    if (action.kind === 'pass') table.emit?.({ kind: 'declined', seat, what: 'council' });
    else invest(state, seat, action as ActionOf<'council'>, table);
  },
};

/** [SMC-CARD-7] The same by card, before anything is built; discs only advance. */
export const councilor: Question = {
  kind: 'councilor',
  rule: 'SMC-CARD-7',
  answers: ['council', 'pass'],
  list: (state, seat) => listMoves(state, seat, true),
  check: (state, seat, action) =>
    action.kind === 'pass' ? undefined : checkMove(state, seat, action as ActionOf<'council'>, true),
  play(state, seat, action, table) {
    state.asks.pop();
    if (action.kind === 'pass') table.emit?.({ kind: 'declined', seat, what: 'councilor' });
    else invest(state, seat, action as ActionOf<'council'>, table);
  },
};

/** [SMC-ADVANCED-3] One of the special promises drawn is kept, the others go under the deck as they are. */
export const keep: Question = {
  kind: 'keep',
  rule: 'SMC-ADVANCED-3',
  answers: ['keep'],
  args: (state) => ({ cards: state.asks.at(-1)!.cards.slice() }),
  list: (state) => state.asks.at(-1)!.cards.map((promise): Action => ({ kind: 'keep', promise })),
  check: (state, _seat, action) =>
    state.asks.at(-1)!.cards.includes((action as ActionOf<'keep'>).promise)
      ? undefined
      : illegal('SMC-ADVANCED-3', 'refusal.notOffered', { promise: (action as ActionOf<'keep'>).promise }),
  play(state, seat, action, { emit }) {
    const { promise } = action as ActionOf<'keep'>;
    const rest = state.asks.pop()!.cards.filter((card) => card !== promise);
    playerOf(state, seat).specials.push(promise);
    state.deck.push(...rest);
    state.deckKnown.push(...rest.map(() => 1 << seat));
    emit?.({ kind: 'keptSpecial', seat, under: rest.length });
    emit?.({ kind: 'choseSpecial', seat, promise, to: [seat] });
  },
};
