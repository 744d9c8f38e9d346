import { type GameId, isGameId, RULES, type Rules } from '@pentapolis/catalogue';
import { useQuery } from '@tanstack/react-query';

/** A game's rules and their phrases; undefined while they load. */
export function useRules(game: string): Rules | undefined {
  const { data } = useQuery({
    queryKey: ['local-rules', game],
    queryFn: () => RULES[game as GameId](),
    enabled: isGameId(game),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return data;
}
