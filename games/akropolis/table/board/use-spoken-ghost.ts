import type { Speaker } from '@pentapolis/kernel';
import { announce } from '@pentapolis/kit';
import { useEffect } from 'react';
import type { ViewCell } from '../../rules/index.ts';
import { gainsText, spotText } from '../model/words.ts';
import type { PlacingBoard } from './use-placing.ts';

/** Says where the ghost lies, what it brings or why it may not lie there, whenever it was put somewhere. */
export function useSpokenGhost(placing: PlacingBoard, cells: readonly ViewCell[], say: Speaker): void {
  const { action, spot, refusal, gains, state } = placing;
  const text = ghostText();

  function ghostText(): string {
    if (state.step !== 'set' || action === undefined || spot === undefined) return '';
    const effect = refusal
      ? say({ key: refusal.key, args: refusal.args })
      : gains
        ? gainsText(gains, say)
        : '';
    return `${spotText(spot, action, cells, say)}. ${effect}`;
  }

  useEffect(() => {
    announce(text);
  }, [text]);
}
