import type { ReactNode } from 'react';
import { Link } from 'wouter';
import type { Standing, Unknown } from '../own/standing.ts';
import { plainSpeaker, useLanguage, useSpeaker, useWords } from '../text/words.tsx';
import { ago } from './ago.ts';
import { useCover } from './use-covers.ts';

const NO_NAMES: readonly string[] = [];

/** What to call a match, whether or not the server tells of it. */
export function useStandingName({ own, info }: Pick<Standing, 'own' | 'info'>): string {
  const words = useWords();
  const cover = useCover(own.game);
  const say = useSpeaker(NO_NAMES, cover?.messages);
  return info?.name || words('lobby.someMatch', { game: cover ? say.term('cover.title') : own.game });
}

export function useUnknownText(unknown: Unknown | undefined): string | undefined {
  const words = useWords();
  if (unknown === undefined) return undefined;
  return unknown.why === 'missing'
    ? words('lobby.missing')
    : words('lobby.notReachable', { status: unknown.status });
}

/** A match of which nothing was heard: it stays in the list and says why. */
export function UnknownRow({
  standing,
  action,
}: {
  readonly standing: Standing;
  readonly action: ReactNode;
}) {
  const language = useLanguage();
  const { own, unknown } = standing;
  const name = useStandingName(standing);
  const say = plainSpeaker(language);
  const why = useUnknownText(unknown);
  return (
    <li className="match-row" data-game={own.game}>
      <div className="match-row-words">
        <p className="match-row-title">
          <Link href={`/m/${own.id}`} className="name">
            {name}
          </Link>
        </p>
        <p className="match-row-state">
          {own.tokens.map(({ seat }) => say.seat(seat)).join(', ')} · {ago(own.seenAt, Date.now(), language)}
        </p>
        {why !== undefined && <p className="match-row-notice">{why}</p>}
      </div>
      <div className="match-row-action">{action}</div>
    </li>
  );
}
