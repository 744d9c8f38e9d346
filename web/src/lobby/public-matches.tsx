import type { MatchInfo } from '@pentapolis/wire';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { getMatches } from '../net/api.ts';
import { useSeats } from '../state/seats.ts';
import type { TextKey } from '../text/en.ts';
import { useWords } from '../text/words.tsx';
import { FailureNotice } from '../ui/failure-notice.tsx';
import { MatchRow } from './match-row.tsx';

interface Kind {
  readonly status: MatchInfo['status'];
  readonly title: TextKey;
  readonly none: TextKey;
  readonly action: TextKey;
  readonly limit: number;
  readonly path: (id: string) => string;
}

const KINDS: readonly Kind[] = [
  {
    status: 'open',
    title: 'lobby.open',
    none: 'lobby.openNone',
    action: 'lobby.join',
    limit: 20,
    path: (id) => `/m/${id}`,
  },
  {
    status: 'running',
    title: 'lobby.running',
    none: 'lobby.runningNone',
    action: 'lobby.watch',
    limit: 6,
    path: (id) => `/m/${id}`,
  },
  {
    status: 'finished',
    title: 'lobby.finished',
    none: 'lobby.finishedNone',
    action: 'lobby.replay',
    limit: 6,
    path: (id) => `/m/${id}/replay`,
  },
];

const REFRESH_MS = 5000;

function List({ kind }: { readonly kind: Kind }) {
  const words = useWords();
  const own = useSeats(({ matches }) => matches);
  const { data, error, refetch } = useQuery({
    queryKey: ['matches', kind.status],
    queryFn: () => getMatches(kind.status, kind.limit),
    refetchInterval: REFRESH_MS,
  });
  const id = `lobby-${kind.status}`;
  return (
    <section className="lobby-section" aria-labelledby={id}>
      <h2 id={id}>{words(kind.title)}</h2>
      {error && <FailureNotice error={error} retry={() => void refetch()} />}
      {data?.matches.length === 0 && <p className="lobby-none">{words(kind.none)}</p>}
      <ul className="match-list">
        {data?.matches.map((info) => (
          <MatchRow
            key={info.id}
            info={info}
            own={own[info.id]?.tokens.map(({ seat }) => seat) ?? []}
            action={
              <Link href={kind.path(info.id)} className="button">
                {words(own[info.id] && info.status !== 'finished' ? 'lobby.continue' : kind.action)}
              </Link>
            }
          />
        ))}
      </ul>
    </section>
  );
}

/** Public matches: those one can join, those one can watch, those that are over. */
export function PublicMatches() {
  return (
    <div className="lobby-lists">
      {KINDS.map((kind) => (
        <List key={kind.status} kind={kind} />
      ))}
    </div>
  );
}
