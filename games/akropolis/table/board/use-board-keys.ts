import { useTableKeys } from '@pentapolis/kit';
import { type RefObject, useEffect, useRef } from 'react';
import type { PlacingBoard } from './use-placing.ts';
import type { TileCommands } from './use-tiles.ts';

interface KeyTargets {
  readonly site: readonly string[];
  readonly placing: PlacingBoard;
  readonly tiles: TileCommands;
}

/**
 * Keys of the board: 1-6 choose a tile, R turns it, V chooses what it turns around, Escape puts it back.
 */
export function useBoardKeys(root: RefObject<HTMLElement | null>, targets: KeyTargets): void {
  useTableKeys((event) => {
    if (!runKey(event, targets)) return false;
    if (/^[1-6]$/.test(event.key)) focusStage(root.current);
    return true;
  });

  // A button that built goes with the tile; whoever pressed it goes on from the city.
  const { step } = targets.placing.state;
  const before = useRef(step);
  useEffect(() => {
    const left = before.current === 'set' && (step === 'sent' || step === 'choose');
    before.current = step;
    if (left && document.activeElement === document.body) focusStage(root.current);
  }, [step, root]);
}

function focusStage(root: HTMLElement | null): void {
  root?.querySelector<HTMLElement>('.kit-stage-field')?.focus();
}

function runKey(
  { key, shiftKey }: Pick<KeyboardEvent, 'key' | 'shiftKey'>,
  { site, placing, tiles }: KeyTargets,
): boolean {
  const tile = /^[1-6]$/.test(key) ? site[Number(key) - 1] : undefined;
  if (tile !== undefined) {
    tiles.choose(tile, false);
    return true;
  }
  if (placing.state.tile === undefined) return false;
  switch (key) {
    case 'r':
    case 'R':
      tiles.turn(shiftKey ? -1 : 1);
      return true;
    case 'v':
    case 'V':
      tiles.nextPivot();
      return true;
    case 'Escape':
      tiles.cancel();
      return true;
    default:
      return false;
  }
}
