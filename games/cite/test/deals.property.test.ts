import { type Chance, fastChance, type Seat } from '@pentapolis/kernel';
import { describe, expect, it } from 'vitest';
import {
  type Action,
  type Clause,
  cite,
  isPlaced,
  type Pile,
  RESOURCES,
  type State,
} from '../rules/index.ts';
import { begin, give, tableOf } from './stage.ts';

/**
 * Thousands of random deals. Few in every test run; `CITE_DEAL_SEQUENCES=10000 npx vitest run --project unit
 * games/cite/test/deals.property.test.ts` plays as many as the issue asks for.
 */
const SEQUENCES = Number(process.env.CITE_DEAL_SEQUENCES ?? 60);
/** Actions of one sequence. */
const LENGTH = 40;

const pick = <T>(chance: Chance, among: readonly T[]): T => among[chance.pick(among.length)]!;

/** A clause of any kind that may well be legal, signed by seats who may well be able to keep it, or not. */
function randomClause(state: State, from: Seat, to: Seat, chance: Chance): Clause {
  const turn = state.turn;
  const first = turn + 1 + chance.pick(2);
  const last = Math.min(7, first + chance.pick(4));
  const amounts = { [pick(chance, RESOURCES.slice(0, 6))]: 1 + chance.pick(4) };
  const own = state.buildings.filter(({ owner }) => owner === from);
  const theirs = state.buildings.filter(({ owner }) => owner === to);
  switch (chance.pick(9)) {
    case 0:
    case 1:
      return { kind: 'give', from, to, amounts };
    case 2:
    case 3:
    case 4:
      return { kind: 'pay', from, to, amounts, first, last };
    case 5: {
      if (own.length === 0 || theirs.length === 0) return { kind: 'give', from, to, amounts };
      const one = pick(chance, own);
      const other = pick(chance, theirs);
      return {
        kind: 'pay',
        from,
        to,
        amounts,
        first,
        last,
        when: {
          one: { owner: from, building: one.building },
          other: { owner: to, building: other.building },
        },
      };
    }
    case 6:
      return {
        kind: 'lend',
        from,
        to,
        building: pick(chance, ['market', 'fleaMarket', 'joiner']),
        times: 1 + chance.pick(3),
        first: turn,
        last,
      };
    case 7:
      return {
        kind: 'place',
        from,
        to,
        building: pick(chance, ['mill', 'inn', 'bank']),
        at: { x: chance.pick(9) - 4, y: chance.pick(9) - 4, turned: false },
        by: last,
      };
    default:
      return { kind: 'refrain', from, to, building: pick(chance, ['guild', 'manufactory']), until: last };
  }
}

/** A deal between two to four seats. */
function randomOffer(state: State, by: Seat, chance: Chance): Action {
  const seats = state.districts.map((_, seat) => seat);
  const clauses = Array.from({ length: 1 + chance.pick(4) }, (_, index) => {
    const other = pick(
      chance,
      seats.filter((seat) => seat !== by),
    );
    return index === 0 || chance.pick(2) === 0
      ? randomClause(state, by, other, chance)
      : randomClause(
          state,
          other,
          pick(
            chance,
            seats.filter((seat) => seat !== other),
          ),
          chance,
        );
  });
  return { kind: 'offer', clauses, answers: 0 };
}

/** What `state` must never show. */
function faults(state: State): string[] {
  const found: string[] = [];
  const amounts = cite.invariants!(state);
  for (const resource of RESOURCES) if (amounts[resource] !== 0) found.push(`${resource} is lost or doubled`);
  for (const pile of [...state.resources, ...state.banks])
    if (pile.some((count) => count < 0 || !Number.isInteger(count)))
      found.push(`a pile holds ${pile.join()}`);
  for (const { from, missing, contract } of state.debts) {
    if (state.phase === 'jury' || state.phase === 'over') continue;
    const held = (index: number) => state.resources[from]![index]! + state.banks[from]![index]!;
    if (missing.some((count, index) => count > 0 && held(index) > 0))
      found.push(`deal ${contract} could be paid and is not`);
    if (missing.every((count) => count === 0)) found.push(`deal ${contract} owes nothing and is a debt`);
  }
  for (const { id, clauses, status } of state.contracts)
    clauses.forEach((clause, at) => {
      const owed = state.debts.some((debt) => debt.contract === id && debt.clause === at);
      if (clause.kind === 'pay' && (status[at] === 'kept' || status[at] === 'settled') && owed)
        found.push(`deal ${id} is ${status[at]} and still owed`);
      if (clause.kind === 'place' && status[at] === 'arrears' && isPlaced(state, clause))
        found.push(`deal ${id} is late though it is built`);
    });
  return found;
}

/** Plays one sequence and stops at the first state that shows a fault. @returns where and which */
function playSequence(seed: number): string[] {
  const chance = fastChance(seed);
  const seats = 3 + chance.pick(2);
  const state = cite.setup(
    tableOf(seats, { game: chance.pick(4) === 0 ? 'grand' : 'first', interdistrict: chance.pick(5) === 0 }),
    chance,
  );
  for (let seat = 0; seat < seats; seat++)
    give(state, seat, {
      wood: chance.pick(6),
      stone: chance.pick(6),
      metal: chance.pick(4),
      gold: chance.pick(5),
      jewel: chance.pick(3),
    });
  for (let count = 0; count < LENGTH; count++) {
    const deciding = cite.deciding(state);
    if (deciding.length === 0) break;
    const seat = pick(chance, deciding);
    const action = nextAction(state, seat, chance);
    const before: Pile[] = state.resources.map((pile) => pile.slice());
    const made = state.made.slice();
    const spent = state.spent.slice();
    cite.apply(state, seat, action, chance);
    const found = faults(state);
    if (action.kind === 'offer' && JSON.stringify(before) !== JSON.stringify(state.resources))
      found.push('an offer alone changed what somebody holds');
    if (action.kind === 'sign' && (made.join() !== state.made.join() || spent.join() !== state.spent.join()))
      found.push('a deal took from the supply or gave to it');
    if (found.length > 0) return [`seed ${seed}, action ${count} ${cite.format(action)}`, ...found];
  }
  return [];
}

/** Mostly deals: offers, signatures, refusals; between them everything else, and turns that end. */
function nextAction(state: State, seat: Seat, chance: Chance): Action {
  const list = cite.legalActions(state, seat);
  const signable = list.filter(({ kind }) => kind === 'sign');
  const roll = chance.pick(10);
  if (signable.length > 0 && roll < 6) return pick(chance, signable);
  if (roll < 8 && (state.phase === 'main' || state.phase === 'first')) {
    const offer = cite.readAction(JSON.parse(JSON.stringify(randomOffer(state, seat, chance))));
    if (!('violation' in offer) && cite.check(state, seat, offer) === undefined) return offer;
  }
  return roll === 8 ? (list.find(({ kind }) => kind === 'finish') ?? pick(chance, list)) : pick(chance, list);
}

describe('deals', () => {
  it(`keep their word in ${SEQUENCES} random sequences: nothing lost, nothing doubled, nothing payable unpaid`, {
    timeout: 3_600_000,
  }, () => {
    for (let seed = 1; seed <= SEQUENCES; seed++) expect(playSequence(seed)).toEqual([]);
  });

  it('are signed, fall due and fall behind in those sequences', () => {
    let contracts = 0;
    let debts = 0;
    for (let seed = 1; seed <= 40; seed++) {
      const chance = fastChance(seed);
      const state = begin(4);
      for (let count = 0; count < 80 && cite.deciding(state).length > 0; count++) {
        const seat = pick(chance, cite.deciding(state));
        cite.apply(state, seat, nextAction(state, seat, chance), chance);
        debts += state.debts.length;
      }
      contracts += state.contracts.length;
    }
    expect(contracts).toBeGreaterThan(20);
    expect(debts).toBeGreaterThan(20);
  });
});
