import type { Rule, RuleSection } from '@pentapolis/kernel';
import { useQuery } from '@tanstack/react-query';
import { getRules } from '../net/api.ts';
import { useLanguage } from '../text/words.tsx';

const NONE: readonly RuleSection[] = [];

/** The rules of a game and of the table in the person's language. */
export function useRulebook(game: string) {
  const language = useLanguage();
  const query = useQuery({
    queryKey: ['rulebook', game, language],
    queryFn: () => getRules(game, language),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return { ...query, game: query.data?.game ?? NONE, table: query.data?.table ?? NONE };
}

export function findRule(sections: readonly RuleSection[], id: string): Rule | undefined {
  return sections.flatMap(({ rules }) => rules).find((rule) => rule.id === id);
}
