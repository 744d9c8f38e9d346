import type { Game, State } from 'boardgame.io';
import { CreateGameReducer, InitializeGame, ProcessGameConfig } from 'boardgame.io/internal';
import type { Pick } from '../game.ts';

export interface PortMove {
  readonly type: string;
  readonly args: readonly unknown[];
  readonly playerID: string;
}

/** A boardgame.io game with its reducer, as its own bots and servers drive it. */
// biome-ignore lint/suspicious/noExplicitAny: G is private to the port
export interface PortEngine<G = any> {
  start(setupData?: object): State<G>;
  reduce(state: State<G>, move: PortMove): State<G>;
  /** What `ai.enumerate` lists for the player to move. */
  moves(state: State<G>): PortMove[];
}

/** @param players at the table */
export function portEngine<G>(game: Game<G>, players: number): PortEngine<G> {
  const processed = ProcessGameConfig(game);
  const reducer = CreateGameReducer({ game: processed });
  return {
    start: (setupData) => InitializeGame({ game: processed, numPlayers: players, setupData }) as State<G>,
    reduce(state, { type, args, playerID }) {
      const next = reducer(state, { type: 'MAKE_MOVE', payload: { type, args: [...args], playerID } });
      if (next._stateID === state._stateID) throw new Error(`boardgame.io refuses ${type} ${args.join(' ')}`);
      return next as State<G>;
    },
    moves({ G, ctx }) {
      const playerID = ctx.currentPlayer;
      const listed = processed.ai?.enumerate(G, ctx, playerID) ?? [];
      return listed.map((move) => {
        if (!('move' in move)) throw new Error('an event among the moves');
        return { type: move.move, args: move.args ?? [], playerID };
      });
    },
  };
}

export function isOver({ ctx }: State): boolean {
  return ctx.gameover !== undefined;
}

/** A random match. @returns its moves */
export function randomMatch(
  engine: PortEngine,
  pick: Pick,
): { readonly first: State; readonly moves: PortMove[] } {
  const first = engine.start();
  const moves: PortMove[] = [];
  for (let state = first; !isOver(state); ) {
    const listed = engine.moves(state);
    const move = listed[pick(listed.length)] as PortMove;
    moves.push(move);
    state = engine.reduce(state, move);
  }
  return { first, moves };
}
