import { isViolation, type Seat, type Violation } from '@pentapolis/kernel';
import type { Point } from '@pentapolis/kit';
import { cubeCounts, tileNamed } from '../../rules/borough.ts';
import {
  type BuildStep,
  boardOf,
  CARD,
  type Hover,
  hover,
  legalSpots,
  NATURE,
  type Spot,
  type State,
  type Step,
  spotOf,
  staffFor,
  type TileId,
  tileAt,
  tilePrice,
  upgradeSpots,
  usedBy,
  warehouseSpots,
} from '../../rules/index.ts';
import { cubesFor } from '../../rules/step.ts';
import { centreOf, nearest, turnsOf } from './turns.ts';

/** What placing depends on: the position so far, whose it is, and whether conditions count. */
export interface Ground {
  readonly state: State;
  readonly seat: Seat;
  /** False where the Council gives a tile whatever its conditions. */
  readonly strict: boolean;
  /** Why a complete step would be refused. */
  check(step: Step): Violation | undefined;
}

/** What is decided about a tile one after another. */
export type Stage = 'spot' | 'warehouse' | 'staff' | 'save' | 'cubes';

/** A tile in hand. */
export interface Draft {
  readonly tile: TileId;
  /** A space of the tile it would be an upgrade of. */
  readonly over?: number;
  readonly at: number;
  readonly turn: number;
  /** Laid down by a press: it follows the pointer no more. */
  readonly set: boolean;
  readonly stage: Stage;
  /** What is settled; present from the second stage on. */
  readonly step?: BuildStep;
  /** Spaces of the cubes it is paid with, while they are chosen. */
  readonly cubes: readonly number[];
}

/** All places where what is in hand may lie. */
export function openSpots(
  { state, seat, strict }: Ground,
  draft: Pick<Draft, 'tile' | 'over' | 'stage' | 'step'>,
): readonly Spot[] {
  const board = boardOf(state, seat);
  if (draft.stage === 'warehouse' && draft.step !== undefined) {
    const factory = board.spot(draft.step.tile, draft.step.at, draft.step.turn);
    return factory === undefined ? [] : warehouseSpots(state, seat, factory);
  }
  if (draft.over === undefined) return legalSpots(state, seat, draft.tile, strict);
  const tile = tileAt(state.boroughs[seat] as State['boroughs'][number], draft.over);
  return tile === undefined ? [] : upgradeSpots(state, seat, tile);
}

/** Takes a tile up; it lies where it may, as near to `near` as possible. */
export function take(ground: Ground, tile: TileId, over?: number, near?: Point): Draft | undefined {
  const { state, seat } = ground;
  const board = boardOf(state, seat);
  const held = {
    tile,
    stage: 'spot',
    cubes: [],
    set: true,
    ...(over === undefined ? {} : { over }),
  } as const;
  const hall = tileNamed(state.boroughs[seat] as State['boroughs'][number], 'CH');
  const focus = near ?? (hall === undefined ? { x: 0, y: 0 } : centreOf(spotOf(board, hall)));
  const open = openSpots(ground, held);
  const spot =
    nearest(open, focus) ??
    nearest(
      board.spots(tile).filter(({ step, turn }) => step <= (state.boroughs[seat]?.step ?? 0) && turn === 0),
      focus,
    );
  return spot === undefined ? undefined : { ...held, at: spot.at, turn: spot.turn };
}

/** What lies where the tile in hand is: the tile itself, or its warehouse. */
export const heldTile = (draft: Draft): TileId => (draft.stage === 'warehouse' ? 'WH' : draft.tile);

export function spotOfDraft({ state, seat }: Ground, draft: Draft): Spot | undefined {
  return boardOf(state, seat).spot(heldTile(draft), draft.at, draft.turn);
}

/** What the tile in hand would do where it is, and why it can't lie there. */
export function look(ground: Ground, draft: Draft): Hover | undefined {
  const { state, seat, strict } = ground;
  const seen = hover(state, seat, heldTile(draft), draft.at, draft.turn, draft.over, strict);
  if (seen === undefined) return undefined;
  const refusal = seen.refusal ?? refusalOf(ground, draft, seen);
  return refusal === undefined ? seen : { ...seen, refusal };
}

/** Payment and counts, which the place alone does not tell. */
function refusalOf(ground: Ground, draft: Draft, seen: Hover): Violation | undefined {
  const { at, turn } = draft;
  if (draft.stage === 'warehouse') {
    if (draft.step === undefined) return undefined;
    return ground.check({ ...draft.step, warehouse: { at, turn } });
  }
  if (draft.stage !== 'spot') return undefined;
  return ground.check(firstStep(ground, draft, seen));
}

/** The step with what comes with it by default. */
function firstStep({ state, seat }: Ground, draft: Draft, seen: Hover): Step {
  const { tile, over, at, turn } = draft;
  if (over !== undefined) return { do: 'upgrade', cell: over, at, turn };
  const [warehouse] = seen.warehouses;
  const step: BuildStep = { do: 'build', tile, at, turn };
  if (warehouse !== undefined) return { ...step, warehouse: { at: warehouse.at, turn: warehouse.turn } };
  // An Architect who can't pay in full may still pay with the cube saved.
  const save = savings(state, seat, tile).find((colour) => isShort(state, seat, tile, colour));
  return save === undefined ? step : { ...step, save };
}

const isShort = (state: State, seat: Seat, tile: TileId, colour: number): boolean =>
  (tilePrice(state, seat, tile).cubes[colour] ?? 0) > cubeCounts(state.boroughs[seat] as never)[colour as 0];

/** Colours of cubes an Architect could save on this building. */
export function savings(state: State, seat: Seat, tile: TileId): readonly number[] {
  const player = state.players[seat];
  if (NATURE[tile].category !== 'culture' || player?.card !== CARD.architect || usedBy(state, seat).saved)
    return [];
  return tilePrice(state, seat, tile).cubes.flatMap((count, colour) => (count > 0 ? [colour] : []));
}

/** Whether it matters which cubes a building is paid with. */
function cubesVary(state: State, seat: Seat, step: BuildStep): boolean {
  const stock = cubeCounts(state.boroughs[seat] as State['boroughs'][number]);
  const { cubes } = tilePrice(state, seat, step.tile, step.save);
  return cubes.some((count, colour) => count > 0 && (stock[colour as 0] ?? 0) > count);
}

/** What follows when the stage of a draft is settled: the next stage, or the whole step. */
export type Next = { readonly draft: Draft } | { readonly step: Step } | Violation;

/**
 * Settles the stage a draft is in.
 * @param answer `staff`: a cell, or -1 for nobody; `save`: a colour, or -1 for none
 */
export function settle(ground: Ground, draft: Draft, answer = -1): Next {
  const { state, seat } = ground;
  const { at, turn, tile } = draft;
  switch (draft.stage) {
    case 'spot': {
      const seen = look(ground, draft);
      if (seen?.refusal !== undefined) return seen.refusal;
      if (draft.over !== undefined) return { step: { do: 'upgrade', cell: draft.over, at, turn } };
      const step: BuildStep = { do: 'build', tile, at, turn };
      const [first, second] = seen?.warehouses ?? [];
      if (first === undefined) return after(ground, draft, step, ['staff', 'save', 'cubes']);
      if (second === undefined)
        return after(ground, draft, { ...step, warehouse: { at: first.at, turn: first.turn } }, []);
      return { draft: { ...draft, stage: 'warehouse', step, at: first.at, turn: first.turn, set: true } };
    }
    case 'warehouse': {
      const seen = look(ground, draft);
      if (seen?.refusal !== undefined) return seen.refusal;
      return { step: { ...(draft.step as BuildStep), warehouse: { at, turn } } };
    }
    case 'staff': {
      const step = draft.step as BuildStep;
      return { step: answer < 0 ? step : { ...step, staff: answer } };
    }
    case 'save': {
      const step = draft.step as BuildStep;
      return after(ground, draft, answer < 0 ? step : { ...step, save: answer }, ['cubes']);
    }
    case 'cubes': {
      const step: BuildStep = { ...(draft.step as BuildStep), cubes: draft.cubes };
      const refusal = ground.check(step);
      return refusal ?? { step: sameCubes(state, seat, step) ? (draft.step as BuildStep) : step };
    }
  }
}

/** Whether these are the cubes that would be taken anyway. */
function sameCubes(state: State, seat: Seat, step: BuildStep): boolean {
  const { cubes, ...rest } = step;
  const usual = cubesFor(state, seat, rest);
  return cubes?.length === usual.length && usual.every((cell) => cubes.includes(cell));
}

/** The first of `stages` that leaves something to decide. */
function after(ground: Ground, draft: Draft, step: BuildStep, stages: readonly Stage[]): Next {
  const { state, seat } = ground;
  const on = { ...draft, step, set: true };
  for (const stage of stages) {
    if (stage === 'staff' && NATURE[step.tile].category === 'service' && staffFor(state, seat).length > 0)
      return { draft: { ...on, stage } };
    if (stage === 'save' && savings(state, seat, step.tile).length > 0) return { draft: { ...on, stage } };
    if (stage === 'cubes' && NATURE[step.tile].category === 'culture' && cubesVary(state, seat, step))
      return { draft: { ...on, stage, cubes: cubesFor(state, seat, step) } };
  }
  const refusal = ground.check(step);
  return refusal ?? { step };
}

export const isRefused = (next: Next): next is Violation => isViolation(next);

/** Turns a tile in hand can take; the other face is one of them where it looks different. */
export const turnsOfDraft = ({ state }: Ground, draft: Draft): readonly number[] =>
  turnsOf(state.components, heldTile(draft));
