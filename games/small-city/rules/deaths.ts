import { illegal, type Seat } from '@pentapolis/kernel';
import type { Action, ActionOf } from './action.ts';
import { boardOf, boroughOf, emptyCells, isActive, playerOf, sendHome, takeCitizen } from './borough.ts';
import type { Emit } from './facts.ts';
import type { Difficulty } from './options.ts';
import type { Question } from './question.ts';
import { gravesKeepToFirst, leaversPollute } from './rulings.ts';
import { allSeats, GRAVE, isSolo, NOBODY, type State } from './state.ts';

/** [SMC-DEATH-1] */
const DEADLY = 10;

/** [SMC-SOLO-5] How many die, by how much pollution rose. */
const SOLO_DEATHS: Readonly<Record<Difficulty, (rise: number) => number>> = {
  citizen: () => 0,
  mayor: (rise) => (rise > 5 ? 1 : 0),
  governor: (rise) => (rise > 2 ? 1 : 0),
  senator: (rise) => (rise > 0 ? 1 : 0),
  president: (rise) => rise,
};

/** Who must lose citizens this round, and how many, in turn order. */
export function doomed(state: State): { readonly seat: Seat; readonly count: number }[] {
  const seats = state.order.filter((seat) => !playerOf(state, seat).out);
  if (isSolo(state)) {
    return seats
      .map((seat) => ({ seat, count: SOLO_DEATHS[state.choices.difficulty](playerOf(state, seat).rise) }))
      .filter(({ count }) => count > 0);
  }
  // [SMC-DEATH-1]
  const polluters = leaversPollute(state) ? allSeats(state) : seats;
  if (!polluters.some((seat) => playerOf(state, seat).pollution >= DEADLY)) return [];
  const rank = (seat: Seat): number => playerOf(state, seat).rise * 1000 + playerOf(state, seat).pollution;
  const most = Math.max(...seats.map(rank));
  return seats.filter((seat) => rank(seat) === most).map((seat) => ({ seat, count: 1 }));
}

/** Cells of citizens who may be chosen to die. [SMC-DEATH-2] [SMC-DEATH-3] [SMC-DEATH-4] */
export function victims(state: State, seat: Seat): number[] {
  const { who } = boroughOf(state, seat);
  const guests: number[] = [];
  const own: number[] = [];
  for (let cell = 0; cell < who.length; cell++) {
    if (who[cell] === NOBODY) continue;
    (who[cell] === seat ? own : guests).push(cell);
  }
  const open = guests.some((cell) => !isActive(state, who[cell]!, 'FIR')) ? guests : [];
  const residents = isActive(state, seat, 'CLI') ? [] : own;
  return [...residents, ...open].sort((a, b) => a - b);
}

/** Where a dead citizen may lie: beside the first cemetery if possible, else beside any. [SMC-DEATH-5] */
export function graveSites(state: State, seat: Seat): number[] {
  const empty = emptyCells(state, seat);
  const cells = boroughOf(state, seat).graves.map(({ cell }) => cell);
  const near = gravesKeepToFirst(state) ? [cells.slice(0, 1), cells] : [cells.slice(-1)];
  const { beside } = boardOf(state, seat);
  const choices = near.map((graves) =>
    empty.filter((cell) => graves.some((at) => beside[at]!.includes(cell))),
  );
  return choices.find((sites) => sites.length > 0) ?? empty;
}

function askVictim(state: State, seat: Seat, count: number): void {
  if (count > 0) state.asks.push({ kind: 'victim', seat, count, cards: [] });
}

/** Drops the question for a victim where nobody can die. @returns whether it did */
export function nobodyDies(state: State, emit: Emit): boolean {
  const ask = state.asks.at(-1);
  if (ask?.kind !== 'victim' || victims(state, ask.seat).length > 0) return false;
  state.asks.pop();
  emit?.({ kind: 'nobodyDies', seat: ask.seat });
  return true;
}

/** Puts the questions of this round's deaths on the stack, the first in turn order on top. */
export function beginDeaths(state: State, emit: Emit): void {
  const all = doomed(state);
  for (const { seat, count } of all) emit?.({ kind: 'mustDie', seat, count });
  for (const { seat, count } of all.toReversed()) askVictim(state, seat, count);
}

export const victim: Question = {
  kind: 'victim',
  rule: 'SMC-DEATH-2',
  answers: ['victim'],
  args: (state) => ({ count: state.asks.at(-1)!.count }),
  list: (state, seat) => victims(state, seat).map((cell): Action => ({ kind: 'victim', cell })),
  check(state, seat, action) {
    const { cell } = action as ActionOf<'victim'>;
    if (victims(state, seat).includes(cell)) return undefined;
    const owner = boroughOf(state, seat).who[cell] ?? NOBODY;
    if (owner === NOBODY) return illegal('SMC-DEATH-2', 'refusal.noCitizen', { cells: [cell] });
    return owner === seat
      ? illegal('SMC-DEATH-4', 'refusal.clinic', { cells: [cell] })
      : illegal('SMC-DEATH-3', 'refusal.brigade', { cells: [cell] });
  },
  play(state, seat, action, { emit }) {
    const { cell } = action as ActionOf<'victim'>;
    const { count } = state.asks.pop()!;
    const owner = takeCitizen(boroughOf(state, seat), cell);
    // [SMC-DEATH-3] [SMC-SERVICE-4]
    if (owner !== seat && isActive(state, owner, 'FIR')) {
      const hall = sendHome(state, owner);
      emit?.({ kind: 'wentHome', seat: owner, borough: seat, cell, hall, why: 'fire' });
      askVictim(state, seat, count - 1);
      return;
    }
    emit?.({ kind: 'died', seat, owner, cell });
    const sites = graveSites(state, seat);
    if (sites.length > 0) state.asks.push({ kind: 'grave', seat, count: count - 1, cards: [owner] });
    else {
      playerOf(state, owner).gone++;
      askVictim(state, seat, count - 1);
    }
  },
};

/** [SMC-DEATH-5] */
export const grave: Question = {
  kind: 'grave',
  rule: 'SMC-DEATH-5',
  answers: ['grave'],
  args: (state) => ({ owner: state.asks.at(-1)!.cards[0]! }),
  list: (state, seat) => graveSites(state, seat).map((cell): Action => ({ kind: 'grave', cell })),
  check: (state, seat, action) =>
    graveSites(state, seat).includes((action as ActionOf<'grave'>).cell)
      ? undefined
      : illegal('SMC-DEATH-5', 'refusal.noGrave', { cells: [(action as ActionOf<'grave'>).cell] }),
  play(state, seat, action, { emit }) {
    const { cell } = action as ActionOf<'grave'>;
    const { count, cards } = state.asks.pop()!;
    const owner = cards[0]!;
    const borough = boroughOf(state, seat);
    borough.grid[cell] = GRAVE;
    borough.graves.push({ cell, seat: owner });
    emit?.({ kind: 'buried', seat, owner, cell });
    askVictim(state, seat, count);
  },
};
