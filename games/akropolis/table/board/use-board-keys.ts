import { type RefObject, useEffect, useRef } from 'react';
import type { PlacingBoard } from './use-placing.ts';
import type { TileCommands } from './use-tiles.ts';

interface KeyTargets {
  readonly site: readonly string[];
  readonly placing: PlacingBoard;
  readonly tiles: TileCommands;
}

/** Keys that work wherever the focus is on the board, or nowhere: 1-6 choose a tile, R turns it, Escape puts it back. */
export function useBoardKeys(root: RefObject<HTMLElement | null>, targets: KeyTargets): void {
  const latest = useRef(targets);
  latest.current = targets;
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const target = event.target as HTMLElement;
      const here = target === document.body || root.current?.contains(target) === true;
      if (!here || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      if (target.matches('input, select, textarea, [contenteditable]')) return;
      if (runKey(event, latest.current)) {
        event.preventDefault();
        if (/^[1-6]$/.test(event.key)) root.current?.querySelector<HTMLElement>('.kit-stage-field')?.focus();
      }
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [root]);
}

function runKey({ key, shiftKey }: KeyboardEvent, { site, placing, tiles }: KeyTargets): boolean {
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
