import type { MatchInfo } from '@pentapolis/wire';
import { useCover } from '../lobby/use-covers.ts';
import type { LiveMatch } from '../net/live-match.ts';
import { useCast } from '../state/cast.ts';
import { useTokens } from '../state/seats.ts';
import { useOwnSeats } from '../table/use-live-match.ts';
import { useSpeaker, useWords } from '../text/words.tsx';
import { SiteFrame } from '../ui/site-frame.tsx';
import { useTitle } from '../ui/use-title.ts';
import { BotFiller } from './bot-filler.tsx';
import { CloseTable } from './close-table.tsx';
import { FreeSeat } from './free-seat.tsx';
import { JoinForm } from './join-form.tsx';
import { SaltsNotice } from './salts-notice.tsx';
import { SeatRow } from './seat-row.tsx';
import { ShareLink } from './share-link.tsx';
import './waiting-room.css';

interface Props {
  readonly live: LiveMatch;
  readonly info: MatchInfo;
}

/** Before the match: who is here, who is missing, and how to bring them. */
export function WaitingRoom({ live, info }: Props) {
  const words = useWords();
  const cover = useCover(info.game);
  const names = useCast(info);
  const say = useSpeaker(names, cover?.messages);
  const held = useTokens(info.id);
  const own = useOwnSeats(live);
  const seated = own.length > 0;
  const hosting = own.find(({ seat }) => seat === info.host)?.token;
  const full = info.saltsDueAt !== undefined;
  const title = cover ? say.term('cover.title') : info.game;
  useTitle(info.name === '' ? title : `${info.name} · ${title}`);
  return (
    <SiteFrame>
      <div className="waiting" data-game={info.game}>
        <div className="waiting-picture">{cover && <cover.Picture />}</div>
        <div className="waiting-words">
          <div>
            {info.name !== '' && <p className="field-help">{title}</p>}
            <h1>{info.name || title}</h1>
          </div>
          {full ? (
            <SaltsNotice info={info} />
          ) : (
            <p>{seated ? words('wait.help') : words('join.invited', { game: title })}</p>
          )}
          {!seated && held.length > 0 && (
            <p className="notice" role="status">
              {words('wait.freed')}
            </p>
          )}
          {!seated && <JoinForm info={info} />}
          <section aria-labelledby="waiting-seats">
            <h2 id="waiting-seats">{words('wait.seats')}</h2>
            <ul className="waiting-seats" aria-live="polite">
              {info.seats.map(({ filled }, seat) => (
                <SeatRow
                  // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its index
                  key={seat}
                  info={info}
                  seat={seat}
                  name={names[seat] ?? ''}
                  own={own.some((token) => token.seat === seat)}
                  controls={
                    hosting !== undefined &&
                    !full &&
                    filled !== 'open' &&
                    seat !== info.host && (
                      <FreeSeat info={info} seat={seat} name={names[seat] ?? ''} token={hosting} />
                    )
                  }
                />
              ))}
            </ul>
          </section>
          <ShareLink />
          {hosting !== undefined && !full && <BotFiller info={info} token={hosting} />}
          <div className="waiting-ways">
            {seated && !full && (
              <button
                type="button"
                className="link-button waiting-leave"
                onClick={() => own.forEach(({ seat }) => void live.move(seat, { kind: 'resign' }))}
              >
                {words('wait.leave')}
              </button>
            )}
            {hosting !== undefined && !full && <CloseTable info={info} token={hosting} />}
          </div>
        </div>
      </div>
    </SiteFrame>
  );
}
