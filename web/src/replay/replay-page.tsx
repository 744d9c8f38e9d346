import { Icon } from '@pentapolis/kit';
import type { MatchInfo } from '@pentapolis/wire';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Suspense, use } from 'react';
import { Link, useLocation, useSearch } from 'wouter';
import { DownloadReplay } from '../final/download-replay.tsx';
import { getHistory, getMatch, getReplay } from '../net/api.ts';
import { useCast } from '../state/cast.ts';
import { tokensOf, useTokens } from '../state/seats.ts';
import { gameTable } from '../table/game-table.ts';
import { useWords } from '../text/words.tsx';
import { Boundary } from '../ui/boundary.tsx';
import { FailureNotice } from '../ui/failure-notice.tsx';
import { Loading } from '../ui/loading.tsx';
import { SiteFrame } from '../ui/site-frame.tsx';
import { type Eyes, eyesOf, readEyes } from './eyes.ts';
import { FindingsBar } from './findings-bar.tsx';
import { momentsOf } from './moments.ts';
import { partIn } from './own-part.ts';
import { Player } from './player.tsx';
import { inSlices } from './slices.ts';

/** A match of this server, move by move: `?at=<step>&eyes=<seat|spectator>`. */
export function ReplayPage({ id }: { readonly id: string }) {
  const { data: info, error, refetch } = useQuery({ queryKey: ['match', id], queryFn: () => getMatch(id) });
  if (error)
    return (
      <SiteFrame>
        <FailureNotice error={error} retry={() => void refetch()} />
      </SiteFrame>
    );
  if (info === undefined) return <Loading />;
  if (info.status === 'open') return <NotBegun id={id} />;
  return (
    <Boundary>
      <Suspense fallback={<Loading />}>
        <Replay info={info} />
      </Suspense>
    </Boundary>
  );
}

function NotBegun({ id }: { readonly id: string }) {
  const words = useWords();
  return (
    <SiteFrame>
      <div className="broken">
        <h1>{words('replay.notBegun')}</h1>
        <Link href={`/m/${id}`} className="button" data-look="accent">
          {words('replay.toTable')}
        </Link>
      </div>
    </SiteFrame>
  );
}

function Replay({ info }: { readonly info: MatchInfo }) {
  const game = use(gameTable(info.game));
  const words = useWords();
  const names = useCast(info);
  const tokens = useTokens(info.id);
  const [, go] = useLocation();
  const search = new URLSearchParams(useSearch());
  // Others' eyes are open to everybody once the match is over; until then one has one's own.
  const over = info.status === 'finished' || info.status === 'abandoned';
  const own = tokens.map(({ seat }) => seat);
  const eyes: readonly Eyes[] = over ? eyesOf(game, info.seats.length) : ['spectator', ...own];
  // Where nothing is hidden a spectator's board follows whoever acts.
  const fallback = game.game.meta.information === 'open' ? 'spectator' : (own[0] ?? 'spectator');
  const wanted = readEyes(search.get('eyes'), info.seats.length);
  const viewer = wanted !== undefined && eyes.includes(wanted) ? wanted : fallback;
  const { data, error, refetch } = useQuery({
    queryKey: ['history', info.id, viewer],
    queryFn: async () => {
      if (viewer === 'everything') {
        const [file, { momentsOfFile }] = await Promise.all([getReplay(info.id), import('./verify.ts')]);
        return inSlices(momentsOfFile(game.game, file, viewer, game.table.everything));
      }
      const token = tokensOf(info.id).find(({ seat }) => seat === viewer)?.token;
      return inSlices(momentsOf(await getHistory(info.id, viewer, token)));
    },
    staleTime: over ? Number.POSITIVE_INFINITY : 0,
  });
  // Held against this match, whatever the file says it is of.
  const check = useMutation({
    mutationFn: async () => {
      const [file, { verify }] = await Promise.all([getReplay(info.id), import('./verify.ts')]);
      const own = partIn(info.id);
      return { file, own, findings: await inSlices(verify(game.game, file, own)) };
    },
  });
  const failure = error ?? check.error;
  if (failure)
    return (
      <SiteFrame>
        <FailureNotice error={failure} retry={() => (check.isError ? check.reset() : void refetch())} />
      </SiteFrame>
    );
  if (data === undefined) return <Loading />;
  const at = search.get('at');
  const goTo = (step: number, through: Eyes): void =>
    go(`/m/${info.id}/replay?at=${step}&eyes=${through}`, { replace: true });
  return (
    <Player
      title={info.name}
      gameId={info.game}
      game={game}
      names={names}
      moments={data}
      at={at === null ? 0 : Number(at)}
      viewer={viewer}
      eyes={eyes}
      seek={(step) => goTo(step, viewer)}
      look={(through) => goTo(at === null ? 0 : Number(at), through)}
      tools={
        over && (
          <>
            <DownloadReplay id={info.id} />
            <button
              type="button"
              className="button"
              disabled={check.isPending}
              onClick={() => check.mutate()}
            >
              <Icon name="check" size={18} />
              {words('replay.check')}
            </button>
          </>
        )
      }
      banner={
        check.data && (
          <FindingsBar key={check.submittedAt} {...check.data} nameOf={(seat) => names[seat] ?? ''} />
        )
      }
      table={`/m/${info.id}`}
    />
  );
}
