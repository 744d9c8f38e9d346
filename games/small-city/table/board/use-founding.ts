import { fastChance, type Violation } from '@pentapolis/kernel';
import type { Point } from '@pentapolis/kit';
import { useMemo, useState } from 'react';
import { STRIDE } from '../../rules/geometry.ts';
import { type Action, kitOf, type Side, type State, sidesFor, smallCity } from '../../rules/index.ts';
import { centreOf, spotUnder } from '../model/turns.ts';
import type { BoardProps } from './board-props.ts';

/** The opening: side of the board, place of City Hall, promise. */
export interface Founding {
  readonly sides: readonly Side[];
  readonly side: Side;
  readonly offered: readonly number[];
  /** 0 = not chosen yet. */
  readonly promise: number;
  readonly at: number;
  /** The borough as it would be. */
  readonly state: State | undefined;
  readonly refusal: Violation | undefined;
  choose(side: Side): void;
  promiseThis(promise: number): void;
  lay(point: Point): void;
  nudge(columns: number, rows: number): void;
  commit(): void;
}

export function useFounding(props: BoardProps, known: State): Founding | undefined {
  const { frame, viewer, legal, explain, preview, act } = props;
  const own = viewer === 'spectator' ? -1 : viewer;
  const asked = legal.length > 0 && frame.decision?.kind === 'found';
  const sides = useMemo(() => sidesFor(known), [known]);
  const offered = known.players[own]?.offered ?? [];
  const [chosen, setSide] = useState<Side>();
  const [promise, setPromise] = useState(0);
  const [place, setPlace] = useState(STRIDE * 2 + 2);
  const side = chosen ?? sides[0] ?? 'easy';
  const action: Action = { kind: 'found', side, at: place, turn: 0, promise: promise || (offered[0] ?? 0) };
  const text = JSON.stringify(action);
  const refusal = asked ? explain(action) : undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the action counts by what is in it
  const state = useMemo(() => {
    const view = asked ? preview(action) : undefined;
    return view && smallCity.determinize(view, fastChance(1));
  }, [asked, text, preview]);
  if (!asked) return undefined;
  const board = kitOf(known.components).board(side);
  const lay = (point: Point): void => {
    const spot = spotUnder(board, 'CH', 0, point);
    if (spot !== undefined) setPlace(spot.at);
  };
  return {
    sides,
    side,
    offered,
    promise,
    at: place,
    state,
    refusal,
    choose: setSide,
    promiseThis: setPromise,
    lay,
    nudge(columns, rows) {
      const spot = board.spot('CH', place, 0);
      if (spot === undefined) return;
      const { x, y } = centreOf(spot);
      lay({ x: x + columns * 100, y: y + rows * 100 });
    },
    commit() {
      if (promise > 0 && refusal === undefined) void act(action);
    },
  };
}
