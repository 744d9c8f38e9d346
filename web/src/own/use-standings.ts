import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useOwnMatches } from '../state/seats.ts';
import { askAfter, useAnswers } from './answers.ts';
import { inOrder, type Standing } from './standing.ts';

const REFRESH_MS = 15_000;

/** All matches this device takes part in, in the order in which they matter; asked after while the page is in sight. */
export function useStandings(): { readonly standings: readonly Standing[]; readonly askAgain: () => void } {
  const own = useOwnMatches();
  const ids = own.map(({ id }) => id).sort();
  const { refetch } = useQuery({
    queryKey: ['own', ids],
    queryFn: async () => {
      await askAfter(ids);
      return Date.now();
    },
    enabled: ids.length > 0,
    refetchInterval: REFRESH_MS,
    refetchOnWindowFocus: 'always',
  });
  const { known, unknown, held } = useAnswers();
  const standings = useMemo(
    () =>
      inOrder(
        own.map((match) => ({
          own: match,
          ...(known[match.id] === undefined ? {} : { info: known[match.id] }),
          ...(held[match.id] === undefined ? {} : { held: held[match.id] }),
          ...(unknown[match.id] === undefined ? {} : { unknown: unknown[match.id] }),
        })) as Standing[],
      ),
    [own, known, unknown, held],
  );
  return { standings, askAgain: () => void refetch() };
}
