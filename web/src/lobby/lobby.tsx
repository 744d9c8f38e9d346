import type { GameInfo } from '@pentapolis/wire';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useState } from 'react';
import { getGames } from '../net/api.ts';
import { useWords } from '../text/words.tsx';
import { FailureNotice } from '../ui/failure-notice.tsx';
import { SiteFrame } from '../ui/site-frame.tsx';
import { useTitle } from '../ui/use-title.ts';
import type { Preset } from './create-dialog.tsx';
import { GameCard } from './game-card.tsx';
import { OwnMatches } from './own-matches.tsx';
import { PublicMatches } from './public-matches.tsx';
import { warmTable } from './warm-table.ts';
import './lobby.css';

const CreateDialog = lazy(async () => ({ default: (await import('./create-dialog.tsx')).CreateDialog }));

/** The first page: what there is to play, and every way to a table. */
export function Lobby() {
  const words = useWords();
  useTitle(words('site.title'));
  const {
    data: games,
    error,
    refetch,
  } = useQuery({
    queryKey: ['games'],
    queryFn: getGames,
    staleTime: 60_000,
  });
  const first = games?.[0]?.id;
  useEffect(() => (first === undefined ? undefined : warmTable(first)), [first]);
  const [creating, setCreating] = useState<{ game: GameInfo; preset: Preset }>();
  return (
    <SiteFrame>
      <OwnMatches />
      <div className="lobby-intro">
        <h1>{words('site.claim')}</h1>
        <p>{words('site.promise')}</p>
      </div>
      {error && <FailureNotice error={error} retry={() => void refetch()} />}
      <div className="games">
        {games?.map((game, index) => (
          <GameCard
            key={game.id}
            game={game}
            first={index === 0}
            create={(preset) => setCreating({ game, preset })}
          />
        ))}
        {games === undefined && !error && <div className="game-card game-card-awaited" aria-hidden="true" />}
      </div>
      <PublicMatches />
      {creating && (
        <Suspense>
          <CreateDialog {...creating} close={() => setCreating(undefined)} />
        </Suspense>
      )}
    </SiteFrame>
  );
}
