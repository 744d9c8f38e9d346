import { isGameId } from '@pentapolis/catalogue';
import { COVERS } from '@pentapolis/catalogue/covers';
import type { Cover } from '@pentapolis/kit';
import { useQuery } from '@tanstack/react-query';

/** What a game shows of itself; undefined while it loads, or for a game that this page does not know. */
export function useCover(game: string): Cover | undefined {
  const { data } = useQuery({
    queryKey: ['cover', game],
    queryFn: async () => (isGameId(game) ? await COVERS[game]?.() : undefined) ?? null,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return data ?? undefined;
}
