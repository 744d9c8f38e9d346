import { useCallback, useEffect, useRef, useState } from 'react';
import type { Action } from '../../rules/action.ts';
import type { BoardProps } from './board-props.ts';

/**
 * Plays several actions one after another, each when the one before has been answered: "pay and build" is one press and two
 * actions. What is refused ends the row.
 */
export function useQueue({ frame, explain, act }: BoardProps): (...actions: readonly Action[]) => void {
  const [rest, setRest] = useState<readonly Action[]>([]);
  /** Number of the question that was answered last: what is shown may lag behind what was answered. */
  const sent = useRef<number>(undefined);
  const { asked } = frame;
  useEffect(() => {
    const [next, ...later] = rest;
    if (next === undefined || asked === undefined || asked === sent.current) return;
    if (explain(next) !== undefined) {
      setRest([]);
      return;
    }
    sent.current = asked;
    setRest(later);
    act(next).then(
      (refusal) => {
        if (refusal === undefined) return;
        sent.current = undefined;
        setRest([]);
      },
      () => setRest([]),
    );
  }, [rest, asked, explain, act]);
  return useCallback((...actions) => setRest(actions), []);
}
