import type { Fact, Seat } from '@pentapolis/kernel';
import { SLOW_MS } from '@pentapolis/kit';
import { useMemo } from 'react';
import type { AkropolisFact } from '../../rules/index.ts';
import type { Placement } from '../model/spots.ts';
import type { BoardProps } from './board-props.ts';

/** A tile on its way from the site to a city, or to the architect. */
export interface Flight {
  readonly tile: string;
  readonly to: Seat | 'architect';
  readonly placement?: Placement;
  readonly level?: number;
  readonly delayMs: number;
}

/** What the last step of the match changed, as far as it moves on the table. */
export interface Step {
  /** A new object for every step. */
  readonly flights: readonly Flight[];
  /** Stones dug, by seat. */
  readonly dug: ReadonlyMap<Seat, number>;
  /** Seat that built last in this step. */
  readonly lastSeat: Seat | undefined;
}

const NOTHING: Step = { flights: [], dug: new Map(), lastSeat: undefined };

/** How long a tile is in the air. */
export const FLIGHT_MS = 2 * SLOW_MS;

/** Reads the facts of the last step. On first sight nothing moves. */
export function useStep({ facts, before }: Pick<BoardProps, 'facts' | 'before'>): Step {
  return useMemo(() => (before === undefined ? NOTHING : readStep(facts)), [facts, before]);
}

export function readStep(facts: readonly Fact[]): Step {
  const flights: Flight[] = [];
  const dug = new Map<Seat, number>();
  let lastSeat: Seat | undefined;
  for (const fact of facts as readonly AkropolisFact[]) {
    const delayMs = flights.length * FLIGHT_MS;
    if (fact.kind === 'built') {
      const { tile, seat, q, r, rotation, level } = fact;
      flights.push({ tile, to: seat, placement: { q, r, rotation }, level, delayMs });
      lastSeat = seat;
    }
    if (fact.kind === 'architectTook') flights.push({ tile: fact.tile, to: 'architect', delayMs });
    if (fact.kind === 'quarried') dug.set(fact.seat, (dug.get(fact.seat) ?? 0) + fact.stones);
  }
  return { flights, dug, lastSeat };
}
