import type { Speaker } from '@pentapolis/kernel';
import { announce } from '@pentapolis/kit';
import { useEffect } from 'react';
import type { View } from '../../rules/view.ts';
import { isEmpty } from '../model/gains.ts';
import { pileWords } from '../model/words.ts';
import type { Placing } from './use-placing.ts';

/** Says where what is in hand lies, what it costs there and what it would bring; only once it is put down by hand. */
export function useSpokenGhost(
  { holding, payment, refusal, gains }: Placing,
  view: View,
  say: Speaker,
): void {
  const words =
    holding?.spot === undefined || !holding.set
      ? ''
      : refusal !== undefined
        ? say({ key: refusal.key, args: refusal.args })
        : [
            say.term('cite.ghost', {
              building: holding.building,
              x: holding.spot.x,
              y: holding.spot.y,
              cost: payment?.cost ?? 0,
            }),
            ...(gains?.totals ?? []).flatMap((pile, seat) =>
              isEmpty(pile) || pile.some((count) => count < 0)
                ? []
                : [say.term('cite.ghost.gain', { seat, amounts: pileWords(pile, say) })],
            ),
          ].join(' ');
  // biome-ignore lint/correctness/useExhaustiveDependencies: said once per place
  useEffect(() => announce(words), [words, view.viewer]);
}
