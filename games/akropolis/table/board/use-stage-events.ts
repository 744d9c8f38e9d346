import type { Point, StageEvents } from '@pentapolis/kit';
import { type KeyboardEvent, useRef } from 'react';
import type { Hex } from '../../rules/index.ts';
import { ARROWS } from '../model/navigate.ts';
import { type Lens, SIZE } from '../model/scene.ts';
import { type Spot, snap, tileHexAt } from '../model/spots.ts';
import type { PlacingBoard } from './use-placing.ts';
import type { TileCommands } from './use-tiles.ts';

interface StageEventInput {
  readonly placing: PlacingBoard;
  readonly tiles: TileCommands;
  readonly live: boolean;
  look(hex: Hex | undefined): void;
  readonly lens: Lens;
  /** The column seen at a point. */
  at(point: Point): Hex | undefined;
}

/** How near a legal spot has to be, in board units, to be meant. */
const REACH = 0.62 * SIZE;

/** What taps, drags, the wheel and keys on the stage mean for the tile being laid, or for the hex looked at. */
export function useStageEvents({ placing, tiles, live, look, lens, at }: StageEventInput): StageEvents {
  const { state, book, spot, dispatch } = placing;
  const dragging = useRef(false);
  const laying = live && state.tile !== undefined && state.step !== 'sent';

  const under = (point: Point): Spot | undefined => snap(point, book, REACH);
  return {
    onHover(point) {
      if (laying) {
        const next = point && under(point);
        if (state.step === 'loose' && next) dispatch({ kind: 'hover', spot: next });
      } else look(point && at(point));
    },
    onTap(point) {
      const target = laying ? under(point) : undefined;
      if (!laying) look(at(point));
      else if (target && state.step === 'set' && target.id === spot?.id) tiles.turn(1);
      else if (target) tiles.setOn(target);
    },
    onPress(point) {
      if (!laying || state.placement === undefined || spot === undefined) return;
      const pivot = tileHexAt(point, state.placement, spot.level, lens);
      if (pivot >= 0) dispatch({ kind: 'pivot', pivot });
    },
    onDragStart(point) {
      const target = laying ? under(point) : undefined;
      dragging.current = state.step === 'set' && target !== undefined && target.id === spot?.id;
      return dragging.current;
    },
    onDrag(point) {
      const target = under(point);
      if (target && target.id !== spot?.id) tiles.setOn(target);
    },
    onDragEnd() {
      dragging.current = false;
    },
    onTurn(way) {
      if (laying) tiles.turn(way);
    },
    onKeyDown(event: KeyboardEvent<HTMLElement>) {
      const arrow = ARROWS[event.key];
      if (!laying || event.ctrlKey || event.metaKey || event.altKey) return;
      if (arrow) {
        event.preventDefault();
        tiles.move(arrow);
      } else if (event.key === 'Enter') {
        event.preventDefault();
        if (state.step === 'set') tiles.confirm();
        else if (spot) tiles.setOn(spot);
      }
    },
  };
}
