import type { Game as BoardgameIoGame } from 'boardgame.io';
import type { Work } from './measure.ts';
import type { Target } from './table.ts';

/** Plain whole-number luck in [0, sides): what is measured is never the dice. */
export type Pick = (sides: number) => number;

export function picker(seed: number): Pick {
  let state = seed | 1;
  return (sides) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state & 0x7fffffff) % sides;
  };
}

/** Something of ours alone, measured against a figure or against nothing. */
export interface OwnFigure {
  readonly what: string;
  readonly unit: string;
  readonly work: Work;
  /** How the rate becomes the figure. */
  readonly figure: (perSecond: number) => number;
  readonly target?: Target;
}

/** A move of the load test: what our server takes, and what the boardgame.io port takes. */
export interface LoadPlayer {
  readonly options: object;
  /** `setupData` that makes the port play the same options. */
  readonly setupData: object;
  /** A legal action from a View, quickly. */
  action(view: unknown, seat: number, pick: Pick): unknown;
  /** A legal move of the port from its G, quickly. */
  move(g: unknown, seat: number, pick: Pick): { readonly type: string; readonly args: readonly unknown[] };
}

/** All the bench needs of a game. A new game adds a folder and one line in `games/index.ts`. */
export interface GameBench {
  readonly id: string;
  readonly name: string;
  /** Of one two-player match; turns playouts into moves and back where lengths are fixed. */
  readonly port: BoardgameIoGame;
  /** Plays the same deals by both engines. @returns what was compared @throws Error on the first difference */
  prove(): string;
  /** One random playout of the fast path; counts moves. */
  fastPlayout(): Work;
  /** The same by the readable rules, checking every action as a server does; counts moves. */
  corePlayout(): Work;
  /** One random playout of the port as its bots do it: list the moves, pick one, reduce; counts moves. */
  portPlayout(): Work;
  /** The reducer alone: moves chosen beforehand, so nothing but reducing is counted; counts moves. */
  portReplay(): Work;
  readonly figures: readonly OwnFigure[];
  readonly load: LoadPlayer;
}
