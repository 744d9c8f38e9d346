import type { Seat } from '@pentapolis/kernel';

/** A seat took a tile at a price in stones. [AKR-SITE-1] */
interface Took {
  readonly kind: 'took';
  readonly seat: Seat;
  readonly tile: string;
  readonly price: number;
}

/** It laid it; `level` is the height of its hexes. [AKR-PLACE-2] [AKR-PLACE-5] */
interface Built {
  readonly kind: 'built';
  readonly seat: Seat;
  readonly tile: string;
  readonly q: number;
  readonly r: number;
  readonly rotation: number;
  readonly level: number;
}

/** Covered quarries gave it stones; only when there were some. [AKR-STONE-1] */
interface Quarried {
  readonly kind: 'quarried';
  readonly seat: Seat;
  readonly stones: number;
}

/** In a game for one the price went to the architect. [AKR-SOLO-2] */
interface Paid {
  readonly kind: 'paidArchitect';
  readonly seat: Seat;
  readonly stones: number;
}

/** The architect took its tile. [AKR-SOLO-4] */
interface ArchitectTook {
  readonly kind: 'architectTook';
  readonly tile: string;
  readonly price: number;
}

/** A stack was turned up; `chief` holds the marker now. [AKR-SITE-5] */
interface Refilled {
  readonly kind: 'refilled';
  readonly reveals: true;
  readonly tiles: readonly string[];
  readonly chief: number;
}

/** One tile is left and no stack. [AKR-END-1] */
interface Ended {
  readonly kind: 'ended';
  readonly tile: string;
}

/** Everything a log tells of a match of Akropolis. All of it is public. */
export type AkropolisFact = (Took | Built | Quarried | Paid | ArchitectTook | Refilled | Ended) & {
  readonly [argument: string]: string | number | boolean | readonly string[] | undefined;
};

export type Emit = (fact: AkropolisFact) => void;
