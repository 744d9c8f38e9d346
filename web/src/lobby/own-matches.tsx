import { Icon } from '@pentapolis/kit';
import type { MatchInfo } from '@pentapolis/wire';
import { useQueries } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Link } from 'wouter';
import { ApiFailure, getMatch } from '../net/api.ts';
import { forgetMatch, type OwnMatch, useOwnMatches } from '../state/seats.ts';
import { useWords } from '../text/words.tsx';
import { MatchRow } from './match-row.tsx';

/** How many of the matches of this device are looked up at a time. */
const SHOWN = 12;
const REFRESH_MS = 10_000;

function isTurnOf(own: OwnMatch, info: MatchInfo): boolean {
  return info.status === 'running' && own.tokens.some(({ seat }) => info.deciding.includes(seat));
}

/** The matches this device has a seat in, those that wait for it first. Draws nothing where there are none. */
export function OwnMatches() {
  const words = useWords();
  const own = useOwnMatches().slice(0, SHOWN);
  const answers = useQueries({
    queries: own.map(({ id }) => ({
      queryKey: ['match', id],
      queryFn: () => getMatch(id),
      refetchInterval: REFRESH_MS,
    })),
  });
  const gone = own.filter((_, at) => {
    const error = answers[at]?.error;
    return error instanceof ApiFailure && error.status === 404;
  });
  useEffect(() => {
    for (const { id } of gone) forgetMatch(id);
  });
  const known = own.flatMap((match, at) => {
    const info = answers[at]?.data;
    return info === undefined ? [] : [{ info, turn: isTurnOf(match, info) }];
  });
  if (known.length === 0) return undefined;
  const rows = known.sort((a, b) => Number(b.turn) - Number(a.turn) || b.info.changedAt - a.info.changedAt);
  return (
    <section className="lobby-section" aria-labelledby="lobby-mine">
      <h2 id="lobby-mine">{words('lobby.mine')}</h2>
      <p className="field-help">{words('lobby.mineHelp')}</p>
      <ul className="match-list">
        {rows.map(({ info, turn }) => (
          <MatchRow
            key={info.id}
            info={info}
            mine={turn}
            action={
              <>
                <Link href={`/m/${info.id}`} className="button" data-look={turn ? 'accent' : undefined}>
                  {words(info.status === 'finished' ? 'lobby.result' : 'lobby.continue')}
                </Link>
                <button
                  type="button"
                  className="button"
                  data-look="icon"
                  aria-label={words('lobby.forget', { name: info.name || info.game })}
                  onClick={() => forgetMatch(info.id)}
                >
                  <Icon name="cross" size={16} />
                </button>
              </>
            }
          />
        ))}
      </ul>
    </section>
  );
}
