import type { Seat } from '@pentapolis/kernel';
import { useEffect, useState } from 'react';
import type { View } from '../../rules/index.ts';

/**
 * Whose city is on the stage: a player's own until another is chosen; for those without a seat the one that was built
 * in last, until they choose.
 */
export function useWatched(
  view: View,
  own: Seat | undefined,
  lastSeat: Seat | undefined,
): readonly [Seat, (seat: Seat) => void] {
  const [chosen, choose] = useState<Seat>();
  const [followed, follow] = useState<Seat>(0);
  useEffect(() => {
    if (lastSeat !== undefined) follow(lastSeat);
  }, [lastSeat]);
  const seat = chosen ?? own ?? followed;
  return [Math.min(seat, view.cities.length - 1), choose];
}
