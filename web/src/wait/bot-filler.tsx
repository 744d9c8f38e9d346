import type { MatchInfo } from '@pentapolis/wire';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { levelHelp, levelName } from '../lobby/level-help.ts';
import { fillWithBots, getGames } from '../net/api.ts';
import { useWords } from '../text/words.tsx';
import { Choice } from '../ui/choice.tsx';
import { useFailureText } from '../ui/failure-notice.tsx';

/** Lets the host begin without waiting any longer. */
export function BotFiller({ info, token }: { readonly info: MatchInfo; readonly token: string }) {
  const words = useWords();
  const failureText = useFailureText();
  const { data: games } = useQuery({ queryKey: ['games'], queryFn: getGames, staleTime: 60_000 });
  const levels = games?.find(({ id }) => id === info.game)?.levels ?? [];
  const [chosen, setChosen] = useState<string>();
  const level = chosen ?? (levels[1] ?? levels[0])?.id;
  const fill = useMutation({
    mutationFn: (level: string) => fillWithBots(info.id, token, level),
  });
  if (level === undefined) return undefined;
  return (
    <div className="bot-filler">
      <p>{words('wait.fill')}</p>
      <div className="bot-filler-line">
        <Choice
          label={words('wait.fillWith')}
          value={level}
          items={levels.map((item) => ({
            id: item.id,
            label: levelName(item.id, words),
            help: levelHelp(item, words),
          }))}
          change={setChosen}
        />
        <button type="button" className="button" disabled={fill.isPending} onClick={() => fill.mutate(level)}>
          {words('wait.fillNow')}
        </button>
      </div>
      {fill.isError && (
        <p className="notice" data-tone="bad" role="alert">
          {failureText(fill.error)}
        </p>
      )}
    </div>
  );
}
