import type { Violation } from '@pentapolis/kernel';
import { announce, type Point } from '@pentapolis/kit';
import { useEffect, useMemo, useState } from 'react';
import {
  applyStep,
  type Board,
  boardOf,
  cellName,
  type Forecast,
  forecast,
  type Hover,
  NATURE,
  nextLevel,
  type State,
  type Step,
  TILES,
  type TileId,
  tileAt,
} from '../../rules/index.ts';
import { clone } from '../../rules/state.ts';
import {
  type Draft,
  heldTile,
  isRefused,
  look,
  openSpots,
  settle,
  take,
  turnsOfDraft,
} from '../model/draft.ts';
import { centreOf, flipped, rotated, spotUnder } from '../model/turns.ts';
import type { BoardProps } from './board-props.ts';
import type { Planning } from './use-plan.ts';

/** The tile in hand, and all that can be done with it. */
export interface Hand {
  readonly draft: Draft | undefined;
  /** What it would do where it is. */
  readonly seen: Hover | undefined;
  /** The position if it lay there, as far as that is allowed. */
  readonly after: State | undefined;
  readonly forecast: Forecast | undefined;
  pick(tile: TileId, near?: Point): void;
  /** The next level of the tile on a space. */
  pickUpgrade(cell: number): void;
  pickCategory(at: number): void;
  hover(point: Point): void;
  /** Lays it down under a point, to be confirmed or moved on. */
  lay(point: Point): void;
  /** Moves it by whole spaces. */
  nudge(columns: number, rows: number): void;
  turn(way: 1 | -1): void;
  flip(): void;
  /** To the next place where it may lie. */
  next(way: 1 | -1): void;
  /** Settles what is being decided. `answer`: a cell on duty or a colour saved; -1 for none. */
  confirm(answer?: number): void;
  toggleCube(cell: number): void;
  cancel(): void;
  /** A step that needs no place. */
  add(step: Step): void;
}

/** Kinds of the supply, as the number keys name them. */
export const GROUPS: readonly (readonly string[])[] = [
  ['residence'],
  ['commerce'],
  ['factory'],
  ['industry'],
  ['park'],
  ['service'],
  ['culture'],
];

export function useHand({ say, frame }: BoardProps, planning: Planning | undefined): Hand {
  const [held, hold] = useState<{ readonly of: string; readonly draft: Draft }>();
  const ground = planning?.ground;
  // What is in hand goes back with every step made, not when somebody else does something meanwhile.
  const name = `${planning?.task}.${frame.asked}.${planning?.steps.length}`;
  const draft = ground !== undefined && held?.of === name ? held.draft : undefined;
  const board: Board | undefined = useMemo(() => ground && boardOf(ground.state, ground.seat), [ground]);
  const seen = useMemo(() => (ground && draft ? look(ground, draft) : undefined), [ground, draft]);

  const step = useMemo<Step | undefined>(() => {
    if (ground === undefined || draft === undefined || seen?.refusal !== undefined) return undefined;
    if (draft.stage === 'warehouse' && draft.step !== undefined)
      return { ...draft.step, warehouse: { at: draft.at, turn: draft.turn } };
    if (draft.step !== undefined) return draft.step;
    if (draft.over !== undefined) return { do: 'upgrade', cell: draft.over, at: draft.at, turn: draft.turn };
    const [first] = seen?.warehouses ?? [];
    return {
      do: 'build',
      tile: draft.tile,
      at: draft.at,
      turn: draft.turn,
      ...(first === undefined ? {} : { warehouse: { at: first.at, turn: first.turn } }),
    };
  }, [ground, draft, seen]);
  const after = useMemo(() => {
    if (step === undefined || ground === undefined || planning?.task !== 'build') return undefined;
    if (ground.check(step) !== undefined) return undefined;
    const trial = clone(ground.state);
    applyStep(trial, ground.seat, step);
    return trial;
  }, [step, ground, planning?.task]);
  const ahead = useMemo(() => (after && ground ? forecast(after, ground.seat) : undefined), [after, ground]);

  const set = (next: Draft | undefined): void => {
    if (ground !== undefined) hold(next === undefined ? undefined : { of: name, draft: next });
  };
  const refuse = ({ key, args }: Violation): void => announce(say({ key, args }), 'assertive');

  // Where the keyboard moves the tile its place is heard.
  const words =
    draft === undefined || !draft.set
      ? ''
      : `${say.term(`tile.${heldTile(draft)}`)}, ${cellName(draft.at)}${seen?.refusal ? `: ${say({ key: seen.refusal.key, args: seen.refusal.args })}` : ''}`;
  useEffect(() => announce(words), [words]);

  const under = (point: Point): Draft | undefined => {
    if (draft === undefined || board === undefined) return undefined;
    if (draft.stage !== 'spot' && draft.stage !== 'warehouse') return undefined;
    const spot = spotUnder(board, heldTile(draft), draft.turn, point);
    return spot && { ...draft, at: spot.at };
  };

  const hand: Hand = {
    draft,
    seen,
    after,
    forecast: ahead,
    pick(tile, near) {
      if (ground !== undefined) set(take(ground, tile, undefined, near));
    },
    pickUpgrade(cell) {
      if (ground === undefined) return;
      const tile = tileAt(ground.state.boroughs[ground.seat] as State['boroughs'][number], cell);
      const next = tile && nextLevel(tile.type);
      if (next !== undefined) set(take(ground, next, cell));
    },
    pickCategory(at) {
      if (ground === undefined) return;
      const kinds = GROUPS[at] ?? [];
      const tiles = TILES.filter((type) => kinds.includes(NATURE[type].category));
      const from = draft === undefined ? -1 : tiles.indexOf(draft.tile);
      const tile = tiles[(from + 1) % tiles.length];
      if (tile !== undefined) {
        set(take(ground, tile));
        announce(say.term(`tile.${tile}`));
      }
    },
    hover(point) {
      const next = draft?.set === false ? under(point) : undefined;
      if (next !== undefined && next.at !== draft?.at) set(next);
    },
    lay(point) {
      const next = under(point);
      if (next !== undefined) set({ ...next, set: true });
    },
    nudge(columns, rows) {
      if (draft === undefined || board === undefined) return;
      const spot = board.spot(heldTile(draft), draft.at, draft.turn);
      if (spot === undefined) return;
      const { x, y } = centreOf(spot);
      hand.lay({ x: x + columns * 100, y: y + rows * 100 });
    },
    turn(way) {
      turnTo((turns, turn) => rotated(turns, turn, way));
    },
    flip() {
      turnTo(flipped);
    },
    next(way) {
      if (draft === undefined || ground === undefined) return;
      const open = openSpots(ground, draft);
      if (open.length === 0) return;
      const same = open.filter(({ turn }) => turn === draft.turn);
      const list = same.length > 1 ? same : open;
      const here = list.findIndex(({ at }) => at >= draft.at);
      const exact = list[here]?.at === draft.at;
      const to = way === 1 ? (here < 0 ? 0 : exact ? here + 1 : here) : (here < 0 ? list.length : here) - 1;
      const spot = list[(to + list.length) % list.length];
      if (spot !== undefined) set({ ...draft, at: spot.at, turn: spot.turn, set: true });
    },
    confirm(answer) {
      if (draft === undefined || ground === undefined || planning === undefined) return;
      const next = settle(ground, draft, answer);
      if (isRefused(next)) refuse(next);
      else if ('draft' in next) set(next.draft);
      else hand.add(next.step);
    },
    toggleCube(cell) {
      if (draft?.stage !== 'cubes') return;
      const without = draft.cubes.filter((one) => one !== cell);
      set({ ...draft, cubes: without.length < draft.cubes.length ? without : [...without, cell] });
    },
    cancel: () => set(undefined),
    add(chosen) {
      const refusal = ground?.check(chosen);
      if (refusal !== undefined) {
        refuse(refusal);
        return;
      }
      planning?.add(chosen);
      hold(undefined);
    },
  };

  function turnTo(change: (turns: readonly number[], turn: number) => number): void {
    if (draft === undefined || ground === undefined || board === undefined) return;
    if (draft.stage !== 'spot' && draft.stage !== 'warehouse') return;
    const tile = heldTile(draft);
    const old = board.spot(tile, draft.at, draft.turn);
    const turn = change(turnsOfDraft(ground, draft), draft.turn);
    const spot = old && spotUnder(board, tile, turn, centreOf(old));
    if (spot !== undefined) set({ ...draft, at: spot.at, turn });
  }
  return hand;
}
