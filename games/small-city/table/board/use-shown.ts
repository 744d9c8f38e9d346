import type { Seat } from '@pentapolis/kernel';
import { useEffect, useState } from 'react';

/**
 * Whose borough is on the stage: that of whatever is asked about, else the viewer's own, until another is chosen; for those
 * without a seat the one where something happened last.
 * @param wanted the borough a new question is about
 * @param question changes with every question
 */
export function useShown(
  own: Seat | undefined,
  wanted: Seat | undefined,
  question: string,
  last: Seat | undefined,
): readonly [Seat, (seat: Seat) => void] {
  const [chosen, choose] = useState<{ readonly seat: Seat; readonly question: string }>();
  const [followed, follow] = useState<Seat>(0);
  useEffect(() => {
    if (last !== undefined) follow(last);
  }, [last]);
  const seat = chosen?.question === question ? chosen.seat : (wanted ?? own ?? followed);
  return [seat, (next) => choose({ seat: next, question })];
}
