import { Glyph, Icon } from '@pentapolis/kit';
import { useState } from 'react';
import { Link } from 'wouter';
import { kindOf, type Standing, seatsGone, waitsForMe } from '../own/standing.ts';
import { useStandings } from '../own/use-standings.ts';
import { forgetMatch, useSeats } from '../state/seats.ts';
import { useWords } from '../text/words.tsx';
import { SIGNS } from '../ui/signs.data.ts';
import { ForgottenMatches, TakeBack } from './forgotten-matches.tsx';
import { MatchRow } from './match-row.tsx';
import { UnknownRow, useStandingName, useUnknownText } from './unknown-row.tsx';
import './own-matches.css';

/** Of the matches that are over, so many stand open; the others are a press away. */
const OVER_SHOWN = 3;

/** All matches this device has a seat in, those that wait for it first. Draws nothing where there are none. */
export function OwnMatches() {
  const words = useWords();
  const { standings, askAgain } = useStandings();
  const [removed, setRemoved] = useState<Standing>();
  const unsaved = useSeats((state) => state.unsaved);
  const waiting = standings.filter(waitsForMe).length;
  const current = standings.filter((standing) => kindOf(standing) !== 'over');
  const over = standings.filter((standing) => kindOf(standing) === 'over');
  const row = (standing: Standing) => (
    <OwnRow
      key={standing.own.id}
      standing={standing}
      askAgain={askAgain}
      remove={() => setRemoved(standing)}
    />
  );
  return (
    <>
      {unsaved && (
        <p className="notice" data-tone="warn" role="alert">
          {words('lobby.unsaved')}
        </p>
      )}
      {removed && <TakeBack key={removed.own.id} standing={removed} done={() => setRemoved(undefined)} />}
      {standings.length > 0 && (
        <section className="own-matches" aria-labelledby="lobby-mine">
          <h2 id="lobby-mine">
            {waiting > 0 ? words('lobby.wait', { count: waiting }) : words('lobby.mine')}
          </h2>
          <ul className="match-list own-match-list">
            {current.map(row)}
            {over.slice(0, OVER_SHOWN).map(row)}
          </ul>
          {over.length > OVER_SHOWN && (
            <details className="own-over">
              <summary>{words('lobby.moreOver', { count: over.length - OVER_SHOWN })}</summary>
              <ul className="match-list own-match-list">{over.slice(OVER_SHOWN).map(row)}</ul>
            </details>
          )}
          <p className="field-help">{words('lobby.mineHelp')}</p>
        </section>
      )}
      <ForgottenMatches />
    </>
  );
}

interface RowProps {
  readonly standing: Standing;
  readonly askAgain: () => void;
  readonly remove: () => void;
}

function OwnRow({ standing, askAgain, remove }: RowProps) {
  const words = useWords();
  const { own, info, unknown } = standing;
  const mine = waitsForMe(standing);
  const name = useStandingName(standing);
  const unreached = useUnknownText(unknown);
  const gone = seatsGone(standing);
  const notice = unreached ?? (gone.length > 0 ? words('lobby.seatGone', { count: gone.length }) : undefined);
  const action = (
    <>
      {unknown !== undefined && (
        <button type="button" className="button" data-look="quiet" onClick={askAgain}>
          <Glyph d={SIGNS.again} size={18} />
          {words('lobby.askAgain')}
        </button>
      )}
      {info !== undefined && (
        <Link href={`/m/${own.id}`} className="button" data-look={mine ? 'accent' : undefined}>
          {words(info.status === 'finished' ? 'lobby.result' : 'lobby.continue')}
        </Link>
      )}
      <button
        type="button"
        className="button"
        data-look="icon"
        aria-label={words('lobby.forget', { name })}
        onClick={() => {
          forgetMatch(own.id);
          remove();
        }}
      >
        <Icon name="cross" size={16} />
      </button>
    </>
  );
  if (info === undefined) return <UnknownRow standing={standing} action={action} />;
  const seats = own.tokens.map(({ seat }) => seat).filter((seat) => !gone.includes(seat));
  return <MatchRow info={info} own={seats} mine={mine} notice={notice} action={action} />;
}
