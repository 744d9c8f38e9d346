import type { Chance } from '@pentapolis/kernel';
import {
  type Action,
  boardOf,
  boroughOf,
  CARD,
  type CardId,
  CUBE_MONEY,
  CUBE_VOTES,
  cardPrice,
  INDUSTRY_GAINS,
  LOT_VOTES,
  NATURE,
  type State,
  spotOf,
  tileAt,
} from '../rules/index.ts';
import { legalActions } from '../rules/play.ts';
import { clone } from '../rules/state.ts';
import { applyStep, checkStep } from '../rules/step.ts';
import { HALL_AT, suits } from './template.ts';
import { cubesNeeded, cubeWorth, moneyWorth, outlook, roundsLeft } from './value.ts';

type Chooser = (state: State, seat: number, actions: readonly Action[], chance: Chance) => Action;

/** The action that is worth most; of equals the first. */
export function bestOf(actions: readonly Action[], worth: (action: Action) => number): Action {
  let best = actions[0]!;
  let most = Number.NEGATIVE_INFINITY;
  for (const action of actions) {
    const value = worth(action);
    if (value > most) {
      most = value;
      best = action;
    }
  }
  return best;
}

/** How gladly each promise is given, by number: what it is worth times how often it is kept. */
const PROMISE_TASTE: Readonly<Record<number, number>> = {
  1: 0,
  2: -3,
  3: -3,
  4: -1,
  5: 5,
  6: 12,
  7: -5,
  8: 11.5,
  9: -6,
  10: 1,
  11: -6,
  12: -30,
  13: -12,
  14: -10,
  15: -10,
  16: -12,
};

const found: Chooser = (_state, _seat, actions) =>
  bestOf(actions, (action) => {
    if (action.kind !== 'found') return 0;
    const { side, at, promise } = action;
    return (side === 'easy' ? 50 : 0) + (at === HALL_AT ? 100 : 0) + (PROMISE_TASTE[promise] ?? 0);
  });

/** The street that hurts the host most: on ground it is likely to want. */
const street: Chooser = (state, seat, actions) => {
  const own = state.host === seat;
  return bestOf(actions, (action) => {
    if (action.kind !== 'street') return 0;
    const { beside } = boardOf(state, state.host);
    const { grid, step } = boroughOf(state, state.host);
    const { stepOf } = boardOf(state, state.host);
    const other = action.to === 'south' ? action.cell + 12 : action.cell + 1;
    const near = [action.cell, other].reduce(
      (sum, cell) =>
        sum + (stepOf[cell]! > step ? -3 : 0) + beside[cell]!.filter((one) => grid[one]! >= 0).length,
      0,
    );
    return own ? -near : near;
  });
};

/** What a card brings a seat this round, in points. */
function cardWorth(state: State, seat: number, card: CardId): number {
  const player = state.players[seat]!;
  const rounds = roundsLeft(state);
  const dollar = moneyWorth(rounds - 1);
  const { tiles } = boroughOf(state, seat);
  switch (card) {
    case CARD.supporter:
      return Math.max(2, dollar);
    case CARD.mediator:
      return dollar * Math.min(2.2, Math.max(0, player.money - 2) * 0.6);
    case CARD.architect: {
      const { white, grey } = cubesNeeded(state, seat);
      return white + grey > 0 && rounds > 2 ? 2 + 0.2 * rounds : 0;
    }
    case CARD.engineer:
      return Math.min(2, tiles.filter(({ type }) => NATURE[type].category === 'factory').length) * 0.8;
    case CARD.councilor:
      return player.money + player.votes > 0 && rounds > 1 ? 2.2 : 0;
    case CARD.planner:
      return player.promise === 4 ? 4 : 0;
    case CARD.mayor:
      return -0.3;
    case CARD.ecologist:
      return tiles.filter(({ type }) => NATURE[type].category === 'commerce').length * 0.5;
    case CARD.attorney:
      return Math.max(
        0,
        ...tiles.map(({ type }) => (NATURE[type].category === 'residence' ? NATURE[type].level : 0)),
      );
    case CARD.assistant:
      return player.money >= 3 && rounds > 2 ? 1.5 : 0.2;
    case CARD.anarchist:
      return player.votes >= 3 ? -2.5 : -3;
    default:
      return 0;
  }
}

const claim: Chooser = (state, seat, actions) =>
  bestOf(actions, (action) => {
    if (action.kind !== 'claim') return 0;
    const price = cardPrice(state, state.rondel.indexOf(action.card)) ?? 0;
    return cardWorth(state, seat, action.card) - price * moneyWorth(roundsLeft(state) - 1);
  });

/** What a change of a seat's purse does to its outlook. */
function withPurse(state: State, seat: number, money: number, votes: number): number {
  const player = state.players[seat]!;
  player.money += money;
  player.votes += votes;
  const worth = outlook(state, seat);
  player.money -= money;
  player.votes -= votes;
  return worth;
}

const gain: Chooser = (state, seat, actions) => {
  const { count } = state.asks.at(-1)!;
  const amounts =
    count === 0 ? { votes: 2, money: 1 } : { votes: ECONOMY[count - 1]!, money: ECONOMY[count - 1]! };
  return bestOf(actions, (action) => {
    if (action.kind !== 'gain') return 0;
    return action.what === 'votes'
      ? withPurse(state, seat, 0, amounts.votes)
      : withPurse(state, seat, amounts.money, 0);
  });
};

const ECONOMY: readonly number[] = [2, 3, 5, 8];

/** What an investment does to the outlook: its price and the bonus of its column. */
function investment(state: State, seat: number, row: number, column: number, pay: string): number {
  const rounds = roundsLeft(state);
  const cost = { money: pay === 'money' ? -column : 0, votes: pay === 'votes' ? -column : 0 };
  const plain =
    withPurse(state, seat, cost.money, cost.votes) - (pay === 'promise' ? (column > 2 ? 3 : 4) : 0);
  if (row === 3) {
    const amount = ECONOMY[column - 1]!;
    return (
      Math.max(
        withPurse(state, seat, cost.money + amount, cost.votes),
        withPurse(state, seat, cost.money, cost.votes + amount),
      ) - (pay === 'promise' ? 4 : 0)
    );
  }
  if (row === 1)
    return (
      plain +
      Math.max(
        ...INDUSTRY_GAINS[column - 1]!.map(({ colour, count }) => {
          const { white, grey } = cubesNeeded(state, seat);
          const wanted = Math.min(count, colour === 0 ? white : colour === 1 ? grey : 0);
          return wanted * cubeWorth(state, seat, colour) + (count - wanted) * 0.2;
        }),
      )
    );
  if (row === 2) return plain + Math.min(column, 3) * Math.max(0, rounds - 1) * 0.6;
  return plain + (rounds > 3 ? (column > 2 ? 2 : 1) * 0.2 * rounds : 0);
}

const council: Chooser = (state, seat, actions) => {
  const player = state.players[seat]!;
  const later = Math.min(1.4, 0.25 * roundsLeft(state));
  const nothing = outlook(state, seat) + 0.05;
  return bestOf(actions, (action) => {
    if (action.kind !== 'council') return nothing;
    const { from, row, pay, again } = action;
    const column = from === row && again !== true ? player.columns[player.rows.indexOf(from)]! + 1 : 1;
    const lost =
      from !== 0 && (from !== row || again === true) ? 0.8 * player.columns[player.rows.indexOf(from)]! : 0;
    const ahead = player.promise === 5 ? 1.2 * column : column < 4 ? 0.3 * later * column : 0;
    return investment(state, seat, row, column, pay) - lost + ahead;
  });
};

const bonus: Chooser = (state, seat, actions) =>
  bestOf(actions, (action) => {
    if (action.kind !== 'take') return 0;
    const column = state.asks.at(-1)!.count;
    const { count } = INDUSTRY_GAINS[column - 1]!.find(({ colour }) => colour === action.colour)!;
    return count * (cubeWorth(state, seat, action.colour) + 0.05 * action.colour);
  });

const trade: Chooser = (state, seat, actions) => {
  const { cube } = boroughOf(state, seat);
  const nothing = outlook(state, seat) + 0.01;
  return bestOf(actions, (action) => {
    if (action.kind === 'buy') return withPurse(state, seat, -action.money, LOT_VOTES[action.money - 1]!);
    if (action.kind !== 'sell' && action.kind !== 'give') return nothing;
    const colour = cube[action.cell]! - 1;
    const gained =
      action.kind === 'sell'
        ? withPurse(state, seat, CUBE_MONEY[colour]!, 0)
        : withPurse(state, seat, 0, CUBE_VOTES[colour]!);
    return gained - cubeWorth(state, seat, colour) - 0.1;
  });
};

/** Cubes go to warehouses first: City Hall is for citizens. */
const store: Chooser = (state, seat, actions) =>
  bestOf(actions, (action) => {
    if (action.kind !== 'store') return 0;
    const hall = tileAt(boroughOf(state, seat), action.cell)!.type === 'CH';
    return state.waiting[action.item]!.colour - (hall ? 5 : 0);
  });

/** Whoever is of least use dies, a guest first. */
const victim: Chooser = (state, seat, actions) => {
  const borough = boroughOf(state, seat);
  return bestOf(actions, (action) => {
    if (action.kind !== 'victim') return 0;
    if (borough.who[action.cell] !== seat) return 10;
    const { category, level } = NATURE[tileAt(borough, action.cell)!.type];
    return category === 'park' ? 5 : category === 'hall' ? 4 : category === 'residence' ? -level : 2;
  });
};

/** A cemetery takes the least useful ground. */
const grave: Chooser = (state, seat, actions) => {
  const board = boardOf(state, seat);
  return bestOf(actions, (action) => {
    if (action.kind !== 'grave') return 0;
    const spot = board.spot('P1', action.cell, 0);
    return spot === undefined ? 0 : (suits(state, seat, spot) ?? -1);
  });
};

/** The free tile, or the tile planned anew, that improves the outlook most. */
const raise: Chooser = (state, seat, actions) =>
  bestOf(actions, (action) => {
    const trial = clone(state);
    const step = action.kind === 'raise' || action.kind === 'replan' ? action.step : undefined;
    if (step === undefined) return outlook(trial, seat);
    if (action.kind === 'raise') trial.players[seat]!.money += 9;
    trial.players[seat]!.built = [];
    if (checkStep(trial, seat, step) !== undefined) return -999;
    const before = trial.players[seat]!.money;
    applyStep(trial, seat, step);
    if (action.kind === 'raise') trial.players[seat]!.money = before - 9;
    const spot = step.do === 'build' ? boardOf(state, seat).spot(step.tile, step.at, step.turn) : undefined;
    return (
      outlook(trial, seat) + (spot === undefined ? 0 : 0.3 * Math.min(2, suits(state, seat, spot) ?? -3))
    );
  });

const expand: Chooser = (state, seat, actions) => {
  const { promise } = state.players[seat]!;
  const empty = boroughOf(state, seat).grid.filter((cell) => cell === -1).length;
  const wanted = promise === 4 || (promise !== 8 && empty < 12);
  return actions.find(({ kind }) => kind === (wanted ? 'expand' : 'pass')) ?? actions[0]!;
};

/** Special promises by how often they are kept by a good borough. */
const SPECIAL_TASTE: Readonly<Record<number, number>> = {
  18: 3,
  20: 3,
  31: 1,
  32: 1,
  30: 2,
  25: 2,
  17: 1,
  27: 0,
};

const keep: Chooser = (_state, _seat, actions) =>
  bestOf(actions, (action) => (action.kind === 'keep' ? (SPECIAL_TASTE[action.promise] ?? 0) : 0));

const calm: Chooser = (state, _seat, actions) =>
  bestOf(actions, (action) => {
    if (action.kind !== 'calm') return 0;
    return action.what === 'money' ? -2 * moneyWorth(roundsLeft(state) - 1) : -3;
  });

const merge: Chooser = (state, seat, actions) =>
  bestOf(actions, (action) => {
    if (action.kind !== 'merge') return 0.5;
    const other = tileAt(boroughOf(state, seat), action.other)!;
    const level = NATURE[other.type].level + 1;
    const doors = boroughOf(state, seat).tiles.filter(({ type }) => type === 'R1').length;
    return (
      (roundsLeft(state) - 1) * 0.5 * level - level * moneyWorth(roundsLeft(state) - 1) - (doors < 3 ? 3 : 0)
    );
  });

const house: Chooser = (state, seat, actions) =>
  bestOf(actions, (action) => {
    if (action.kind !== 'house') return 0;
    const tile = tileAt(boroughOf(state, seat), action.cell)!;
    return suits(state, seat, spotOf(boardOf(state, seat), tile)) ?? 0;
  });

/** How the planner answers what is not a plan or a move of citizens. */
export const CHOOSERS: Readonly<Record<string, Chooser>> = {
  found,
  propose: street,
  street,
  agree: (_state, _seat, actions) => actions[0]!,
  claim,
  gain,
  expand,
  councilor: council,
  council,
  merge,
  calm,
  bonus,
  raise,
  replan: raise,
  keep,
  trade,
  store,
  victim,
  grave,
  house,
};

/** Every action to choose from; the rules' own list, samples of it where it can't be whole. */
export const listed = (state: State, seat: number): Action[] => legalActions(state, seat);
