import { fastChance, type Seat } from '@pentapolis/kernel';
import { useMemo } from 'react';
import { type State, smallCity } from '../../rules/index.ts';
import { cellKey } from '../model/keys.ts';
import type { BoardProps } from './board-props.ts';
import type { Aiming } from './use-aim.ts';

/** Questions whose answers change the forecast and nothing that is left to luck. */
const FORESEEN: ReadonlySet<string> = new Set(['move', 'house', 'trade', 'calm', 'gain']);

/**
 * The position after what is pressed, or what the pointer is over, if it were done: for the forecast.
 * @returns undefined where nothing is prepared, or where other seats would act before it is seen
 */
export function useForeseen(
  { frame, legal, preview }: BoardProps,
  known: State,
  aim: Aiming,
  shown: Seat,
  probed: number | undefined,
): State | undefined {
  const kind = legal.length === 0 ? '' : (frame.decision?.kind ?? '');
  const [only] = aim.ready;
  const over = probed === undefined ? undefined : cellKey(shown, probed);
  const meant =
    aim.ready.length === 1
      ? only
      : over !== undefined && aim.picks.length > 0 && aim.targets.has(over)
        ? aim.meaning(over)
        : undefined;
  const text = FORESEEN.has(kind) && meant !== undefined ? JSON.stringify(meant) : '';
  // biome-ignore lint/correctness/useExhaustiveDependencies: the action counts by what is in it
  return useMemo(() => {
    const view = text === '' || meant === undefined ? undefined : preview(meant);
    if (view === undefined) return undefined;
    const state = smallCity.determinize(view, fastChance(1));
    return state.phase === known.phase ? state : undefined;
  }, [text, preview, known]);
}
