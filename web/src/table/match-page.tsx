import type { Message } from '@pentapolis/kernel';
import type { MatchInfo } from '@pentapolis/wire';
import { Suspense, useEffect } from 'react';
import { Link } from 'wouter';
import type { LiveMatch } from '../net/live-match.ts';
import { broughtSeat } from '../state/brought-seat.ts';
import { parsed } from '../state/kept-entries.ts';
import { keepLuck, luckOf, readLuck } from '../state/luck.ts';
import { keepTokens, tokensOf, useTokens } from '../state/seats.ts';
import { plainSpeaker, useLanguage, useWords } from '../text/words.tsx';
import { Boundary } from '../ui/boundary.tsx';
import { Loading } from '../ui/loading.tsx';
import { SiteFrame } from '../ui/site-frame.tsx';
import { useWorld } from '../ui/use-world.ts';
import { WaitingRoom } from '../wait/waiting-room.tsx';
import { brokenWords } from './broken-words.ts';
import { DownloadRemains } from './download-match.tsx';
import { Table } from './table.tsx';
import { useLive, useLiveMatch } from './use-live-match.ts';

/**
 * A link may bring a seat along in its fragment (`#seat=0&token=…`), which no server and no log ever sees. It is kept,
 * and taken out of the address so that it is not shared by accident. With it comes what the device it was copied on had
 * been promised; without, the promise is what the server shows now.
 */
function takeSeatFromAddress({ id, game, commitment, seats }: MatchInfo, spent: readonly string[]): void {
  const fragment = new URLSearchParams(window.location.hash.slice(1));
  if (!fragment.has('token')) return;
  window.history.replaceState(undefined, '', window.location.pathname + window.location.search);
  const brought = broughtSeat(fragment, seats.length, tokensOf(id), spent);
  if (brought === undefined) return;
  keepTokens(id, game, [brought]);
  const promised = readLuck(parsed(fragment.get('luck')));
  if (luckOf(id) === undefined) keepLuck(id, promised ?? { commitment, salts: [], settled: true });
}

/** A match from the first look to the last: waiting for players, the table, the final scoring. */
export function MatchPage({ id }: { readonly id: string }) {
  const live = useLiveMatch(id);
  return live === undefined ? <Loading /> : <Match live={live} />;
}

function Match({ live }: { readonly live: LiveMatch }) {
  const info = useLive(live, (state) => state.info);
  const failure = useLive(live, (state) => state.failure);
  useWorld(info?.game);
  const watched = useLive(live, (state) => Object.keys(state.tracks).length > 0);
  const held = useTokens(live.id).length > 0;
  const game = info?.game;
  useEffect(() => {
    const { info: known, spent } = live.store.getState();
    if (game === undefined || known === undefined) return;
    takeSeatFromAddress(known, spent);
  }, [live, game]);
  useEffect(() => {
    if (held && game !== undefined) keepTokens(live.id, game, []);
  }, [held, live, game]);

  if (failure !== undefined) return <NoMatch id={live.id} reason={failure} />;
  if (info === undefined) return <Loading />;
  if (info.status === 'open') return <WaitingRoom live={live} info={info} />;
  if (!watched && info.status === 'abandoned') return <ClosedTable />;
  if (!watched) return info.broken === undefined ? <Loading /> : <Unwatchable info={info} />;
  return (
    <Boundary>
      <Suspense fallback={<Loading />}>
        <Table live={live} info={info} />
      </Suspense>
    </Boundary>
  );
}

/** A match of which nothing is left to be shown. */
function Unwatchable({ info }: { readonly info: MatchInfo }) {
  const words = useWords();
  const say = plainSpeaker(useLanguage());
  return (
    <SiteFrame>
      <div className="broken">
        <h1>{words('broken.title')}</h1>
        <p>{info.broken && brokenWords(info.broken, words, say)}</p>
        <DownloadRemains id={info.id} />
        <Link href="/" className="button" data-look="accent">
          {words('match.toLobby')}
        </Link>
      </div>
    </SiteFrame>
  );
}

/** A match that was given up before it began: there is no table to look at. */
function ClosedTable() {
  const words = useWords();
  return (
    <SiteFrame>
      <div className="broken">
        <h1>{words('closed.title')}</h1>
        <p>{words('closed.help')}</p>
        <Link href="/" className="button" data-look="accent">
          {words('match.toLobby')}
        </Link>
      </div>
    </SiteFrame>
  );
}

function NoMatch({ id, reason }: { readonly id: string; readonly reason: Message }) {
  const words = useWords();
  const say = plainSpeaker(useLanguage());
  return (
    <SiteFrame>
      <div className="broken">
        <h1>{words('match.missing')}</h1>
        <p>{say.has(reason.key) ? say(reason) : words('match.missingHelp')}</p>
        {reason.key === 'api.notServed' && <DownloadRemains id={id} />}
        <Link href="/" className="button" data-look="accent">
          {words('match.toLobby')}
        </Link>
      </div>
    </SiteFrame>
  );
}
