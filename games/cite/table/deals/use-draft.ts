import { useCallback, useEffect, useState } from 'react';
import { CLAUSE_KINDS, type Clause, type ClauseKind } from '../../rules/deals/clauses.ts';
import type { Cell } from '../../rules/geometry.ts';
import type { Draft } from '../model/draft.ts';
import { spotAbout } from '../model/geo.ts';

/** A deal in the making, and the clause whose place is being pointed out in the town. */
export interface Drafting {
  readonly draft: Draft | undefined;
  readonly pointing: number | undefined;
  open(draft: Draft): void;
  close(): void;
  set(index: number, clause: Clause): void;
  add(clause: Clause): void;
  remove(index: number): void;
  point(index: number | undefined): void;
  /** A Case of the town was pressed. */
  pick(cell: Cell, at: { readonly x: number; readonly y: number }): void;
  turn(): void;
  step(way: { readonly x: number; readonly y: number }): void;
}

const SEATS: readonly number[] = [0, 1, 2, 3];

/** A reload finds the deal as it was being written: one place per match, seat and browser. */
const placeOf = (own: number): string => `pentapolis.cite.draft ${window.location.pathname} ${own}`;

/** A draft out of what was kept; undefined when it is none. Clauses may still lack what is not written yet. */
export function readDraft(value: unknown): Draft | undefined {
  const { clauses, answers } = (value ?? {}) as Readonly<Record<string, unknown>>;
  const isClause = (clause: unknown): boolean => {
    const { kind, from, to } = (clause ?? {}) as Readonly<Record<string, unknown>>;
    return (
      CLAUSE_KINDS.includes(kind as ClauseKind) && [from, to].every((seat) => SEATS.includes(seat as number))
    );
  };
  return Array.isArray(clauses) && clauses.every(isClause) && Number.isInteger(answers)
    ? (value as Draft)
    : undefined;
}

function remembered(own: number): Draft | undefined {
  try {
    return readDraft(JSON.parse(sessionStorage.getItem(placeOf(own)) ?? 'null'));
  } catch {
    return undefined;
  }
}

export function useDraft(own: number | undefined): Drafting {
  const seat = own ?? -1;
  const [draft, setDraft] = useState<Draft | undefined>(() => remembered(seat));
  const [pointing, point] = useState<number>();
  useEffect(() => {
    try {
      if (draft === undefined) sessionStorage.removeItem(placeOf(seat));
      else sessionStorage.setItem(placeOf(seat), JSON.stringify(draft));
    } catch {
      // a browser that keeps nothing loses a draft by a reload, and nothing else
    }
  }, [draft, seat]);

  const change = useCallback(
    (index: number, next: (clause: Clause) => Clause) =>
      setDraft((held) =>
        held === undefined
          ? held
          : { ...held, clauses: held.clauses.map((clause, at) => (at === index ? next(clause) : clause)) },
      ),
    [],
  );
  return {
    draft,
    pointing: draft === undefined ? undefined : pointing,
    open(next) {
      point(undefined);
      setDraft(next);
    },
    close() {
      point(undefined);
      setDraft(undefined);
    },
    set: (index, clause) => change(index, () => clause),
    add: (clause) =>
      setDraft((held) => (held === undefined ? held : { ...held, clauses: [...held.clauses, clause] })),
    remove(index) {
      point(undefined);
      setDraft((held) =>
        held === undefined ? held : { ...held, clauses: held.clauses.filter((_, at) => at !== index) },
      );
    },
    point,
    pick(cell, at) {
      if (pointing !== undefined) change(pointing, (clause) => placed(clause, cell, at));
    },
    turn() {
      if (pointing !== undefined) change(pointing, turned);
    },
    step(way) {
      if (pointing !== undefined) change(pointing, (clause) => moved(clause, way));
    },
  };
}

function placed(clause: Clause, cell: Cell, at: { readonly x: number; readonly y: number }): Clause {
  if (clause.kind === 'place' && clause.at !== undefined)
    return { ...clause, at: spotAbout(clause.building, clause.at.turned, at) };
  if (clause.kind === 'permit') return { ...clause, ...spotAbout(clause.building, clause.turned, at) };
  if (clause.kind !== 'refrain' || clause.cells === undefined) return clause;
  const rest = clause.cells.filter(({ x, y }) => x !== cell.x || y !== cell.y);
  const cells = rest.length < clause.cells.length ? rest : [...rest, cell];
  return cells.length === 0 ? clause : { ...clause, cells };
}

function turned(clause: Clause): Clause {
  if (clause.kind === 'place' && clause.at !== undefined)
    return { ...clause, at: { ...clause.at, turned: !clause.at.turned } };
  return clause.kind === 'permit' ? { ...clause, turned: !clause.turned } : clause;
}

function moved(clause: Clause, way: { readonly x: number; readonly y: number }): Clause {
  const by = <C extends Cell>(cell: C): C => ({ ...cell, x: cell.x + way.x, y: cell.y + way.y });
  if (clause.kind === 'place' && clause.at !== undefined) return { ...clause, at: by(clause.at) };
  if (clause.kind === 'permit') return by(clause);
  if (clause.kind === 'refrain' && clause.cells !== undefined)
    return { ...clause, cells: clause.cells.map(by) };
  return clause;
}
