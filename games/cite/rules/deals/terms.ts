import type { Seat, Violation } from '@pentapolis/kernel';
import { type BuildingId, WORKSHOPS } from '../buildings.ts';
import { indexOfBuilding } from '../exchange.ts';
import { canTurn, cellAt, landlord, REACH, type Spot } from '../geometry.ts';
import { cellsOf, layoutOf } from '../layout.ts';
import { piecesLeft } from '../placement.ts';
import { no } from '../refuse.ts';
import { EVERYBODY, type State, type Table } from '../state.ts';
import { lastTurn, turnOf } from '../turns.ts';
import type { CardClause, Clause, LendClause, PayClause, PermitClause, PlaceClause } from './clauses.ts';

/** Everybody a deal names, ascending. */
export function partiesOf(by: Seat, clauses: readonly Clause[]): Seat[] {
  return [...new Set([by, ...clauses.flatMap(({ from, to }) => [from, to])])].sort((a, b) => a - b);
}

/** [CTE-CLAUSE-5] The Bank is not among them. */
export const canLend = (id: BuildingId): boolean =>
  id === 'market' || id === 'fleaMarket' || WORKSHOPS.includes(id);

const span = (first: number, last: number, earliest: number, latest: number): boolean =>
  first >= earliest && first <= last && last <= latest;

/** Why a clause can't be agreed on now, whoever signs it. `by` = who offers it. */
export function checkTerms(state: State, by: Seat, clause: Clause): Violation | undefined {
  const { from, to } = clause;
  const seats = state.districts.length;
  if (from >= seats || to >= seats) return no('CTE-DEAL-2', 'noSuchSeat');
  if (from === to) return no('CTE-DEAL-2', 'withOneself');
  switch (clause.kind) {
    case 'give':
    case 'text':
      return undefined;
    case 'card':
      return checkCard(state, by, clause);
    case 'pay':
      return checkPay(state, clause);
    case 'lend':
      return checkLend(state, clause);
    case 'place':
      return checkPromise(state, clause);
    case 'refrain':
      return span(clause.until, clause.until, turnOf(state, from), lastTurn(state))
        ? undefined
        : no('CTE-CLAUSE-7', 'badTurns', { first: turnOf(state, from), last: lastTurn(state) });
    case 'permit':
      return checkPermit(state, clause);
  }
}

/** [CTE-CLAUSE-2] Own cards may be named, and cards everybody has seen. [CTE-CARD-6] */
function checkCard(state: State, by: Seat, { from, card }: CardClause): Violation | undefined {
  const held = state.hands[from]?.find((item) => item.card === card);
  if (held !== undefined && (from === by || held.known === EVERYBODY)) return undefined;
  return no('CTE-CLAUSE-2', from === by ? 'cardNotHeld' : 'cardNotKnown', { card });
}

/** [CTE-CLAUSE-3] The start of the present Negotiation is over. */
function checkPay(state: State, { from, first, last, when }: PayClause): Violation | undefined {
  const earliest = turnOf(state, from) + 1;
  if (!span(first, last, earliest, lastTurn(state)))
    return no('CTE-CLAUSE-3', 'badTurns', { first: earliest, last: lastTurn(state) });
  const seats = state.districts.length;
  if (when !== undefined && (when.one.owner >= seats || when.other.owner >= seats))
    return no('CTE-CLAUSE-4', 'noSuchSeat');
  return undefined;
}

function checkLend(state: State, { from, to, building, first, last }: LendClause): Violation | undefined {
  if (!canLend(building)) return no('CTE-CLAUSE-5', 'cannotLend', { building });
  if (indexOfBuilding(state, from, building) < 0) return no('CTE-CLAUSE-5', 'notBuilt', { building });
  const earliest = turnOf(state, to);
  return span(first, last, earliest, lastTurn(state))
    ? undefined
    : no('CTE-CLAUSE-5', 'badTurns', { first: earliest, last: lastTurn(state) });
}

const badSpot = (building: BuildingId, { x, y, turned }: Spot): boolean =>
  (turned && !canTurn(building)) || Math.abs(x) > REACH || Math.abs(y) > REACH;

/** [CTE-CLAUSE-6] A building that still can be built, or on the first turn still can be moved. */
function checkPromise(state: State, { from, building, beside, at, by }: PlaceClause): Violation | undefined {
  if (piecesLeft(state, from, building) <= 0 && state.phase !== 'first')
    return no('CTE-CLAUSE-6', 'noPiece', { building });
  if (beside !== undefined && beside.owner >= state.districts.length) return no('CTE-CLAUSE-6', 'noSuchSeat');
  if (at !== undefined && badSpot(building, at)) return no('CTE-BUILD-9', 'square', { building });
  return span(by, by, turnOf(state, from), lastTurn(state))
    ? undefined
    : no('CTE-CLAUSE-6', 'badTurns', { first: turnOf(state, from), last: lastTurn(state) });
}

/** [CTE-INTER-2] Every Case lies with one of the two, at least one with who gives leave, and all are free. */
function checkPermit(state: Table, clause: PermitClause): Violation | undefined {
  const { from, to, building } = clause;
  if (!state.choices.interdistrict) return no('CTE-INTER-1', 'noInterdistrict');
  if (badSpot(building, clause)) return no('CTE-BUILD-9', 'square', { building });
  if (piecesLeft(state, to, building) <= 0) return no('CTE-BUILD-2', 'noPiece', { building });
  const cells = cellsOf(building, clause);
  const owners = cells.map((cell) => {
    const { x, y } = cellAt(cell);
    return landlord(x, y, state.districts);
  });
  if (!owners.includes(from)) return no('CTE-INTER-2', 'notTheirs', { seat: from });
  const { at } = layoutOf(state.buildings);
  return cells.some((cell) => at.has(cell)) ? no('CTE-BUILD-4', 'occupiedGround') : undefined;
}
