import { useTableKeys } from '@pentapolis/kit';
import type { RefObject } from 'react';
import type { Aiming } from './use-aim.ts';
import type { Hand } from './use-hand.ts';
import type { Planning } from './use-plan.ts';

interface KeyTargets {
  readonly planning: Planning | undefined;
  readonly hand: Hand;
  readonly aim: Aiming;
  readonly inspecting: boolean;
  /** To the next borough. */
  look(way: 1 | -1): void;
  close(): void;
}

/**
 * Keys that work wherever on the board the focus is: 1 to 7 take a tile of a kind, R and F turn and flip it, U takes the
 * last step back, B looks at the next borough, Escape lets go.
 */
export function useKeys(root: RefObject<HTMLElement | null>, targets: KeyTargets): void {
  useTableKeys((event) => {
    if (!run(event, targets)) return false;
    if (/^[1-7]$/.test(event.key)) root.current?.querySelector<HTMLElement>('.kit-stage-field')?.focus();
    return true;
  });
}

function run({ key, shiftKey }: KeyboardEvent, to: KeyTargets): boolean {
  const { planning, hand, aim } = to;
  if (planning !== undefined && /^[1-7]$/.test(key)) {
    hand.pickCategory(Number(key) - 1);
    return true;
  }
  switch (key.toLowerCase()) {
    case 'b':
      to.look(shiftKey ? -1 : 1);
      return true;
    case 'r':
      if (hand.draft === undefined) return false;
      hand.turn(shiftKey ? -1 : 1);
      return true;
    case 'f':
      if (hand.draft === undefined) return false;
      hand.flip();
      return true;
    case 'u':
      if (planning?.task !== 'build' || planning.steps.length === 0) return false;
      planning.remove(planning.steps.length - 1);
      return true;
    case 'escape':
      if (hand.draft !== undefined) hand.cancel();
      else if (aim.picks.length > 0) aim.cancel();
      else if (to.inspecting) to.close();
      else return false;
      return true;
    default:
      return false;
  }
}
