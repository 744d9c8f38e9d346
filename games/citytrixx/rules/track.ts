import type { Company } from './companies.ts';
import { facesOf } from './components.ts';
import type { CitytrixxFact } from './facts.ts';
import { NONE, type State, shareValue } from './state.ts';
import type { Table } from './step.ts';

/** [CTX-TRACK-2] Place of a company in the order of priority: 0 is first. */
export const priorityOf = (state: State, company: Company): number => state.priority.indexOf(company);

/** [CTX-TRACK-3] Puts a disc on a space, on top of those that are there. */
export function placeDisc(state: State, company: Company, position: number): void {
  const { priority } = state;
  const before = priority.indexOf(company);
  if (before >= 0) priority.splice(before, 1);
  state.position[company] = position;
  let at = priority.length;
  while (at > 0 && (state.position[priority[at - 1] as Company] as number) < position) at--;
  priority.splice(at, 0, company);
}

/** Where a disc ends that moves so many spaces. [CTX-TRACK-4] */
export function spaceAfter(spaces: number, from: number, steps: number): number {
  return Math.max(0, Math.min(spaces - 1, from + steps));
}

/** Moves a disc and tells of it; at an end of the track it stays, in its place in the pile. [CTX-TRACK-4] */
export function moveDisc(
  state: State,
  company: Company,
  steps: number,
  why: Extract<CitytrixxFact, { kind: 'valued' }>['why'],
  { emit }: Table,
): void {
  const from = state.position[company] as number;
  const to = spaceAfter(facesOf(state).positions.length, from, steps);
  const before = shareValue(state, company);
  if (to !== from) placeDisc(state, company, to);
  emit?.({
    kind: 'valued',
    company: facesOf(state).companies[company]!,
    before,
    value: shareValue(state, company),
    why,
  });
}

/** The steps a disc moves for an income, by the value before the move. */
export function stepsFor(income: number, value: number): number {
  // [CTX-VALUE-1]
  if (income === 0) return -1;
  // [CTX-VALUE-4] from 0 only one
  if (income >= 2 * value) return value === 0 ? 1 : 2;
  // [CTX-VALUE-3] [CTX-VALUE-2]
  return income >= value ? 1 : 0;
}

/** Is it on the track yet? */
export const hasStarted = (state: State, company: Company): boolean => state.position[company] !== NONE;
