import type { SeatToken } from '@pentapolis/wire';
import { useEffect, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { followMatch, type LiveMatch, type LiveState } from '../net/live-match.ts';
import { useTokens } from '../state/seats.ts';

/** Follows a match while the component lives, with the seats this device holds. */
export function useLiveMatch(id: string): LiveMatch | undefined {
  const [live, setLive] = useState<LiveMatch>();
  const tokens = useTokens(id);
  useEffect(() => {
    const following = followMatch(id);
    setLive(following);
    return () => following.close();
  }, [id]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other seats are another pair of eyes on the server
  useEffect(() => live?.refresh(), [tokens]);
  return live;
}

export function useLive<T>(live: LiveMatch, select: (state: LiveState) => T): T {
  return useStore(live.store, select);
}

/** The seats this device acts for: those it holds a token of, but for those that were left. */
export function useOwnSeats(live: LiveMatch): readonly SeatToken[] {
  const tokens = useTokens(live.id);
  const spent = useLive(live, (state) => state.spent);
  return useMemo(() => tokens.filter(({ token }) => !spent.includes(token)), [tokens, spent]);
}
