import { Glyph, SeatMark } from '@pentapolis/kit';
import type { MatchInfo } from '@pentapolis/wire';
import { useCover } from '../lobby/use-covers.ts';
import type { LiveMatch } from '../net/live-match.ts';
import { useCast } from '../state/cast.ts';
import { useSeats, useTokens } from '../state/seats.ts';
import { useSpeaker, useWords } from '../text/words.tsx';
import { SIGNS } from '../ui/signs.data.ts';
import { SiteFrame } from '../ui/site-frame.tsx';
import { useTitle } from '../ui/use-title.ts';
import { BotFiller } from './bot-filler.tsx';
import { JoinForm } from './join-form.tsx';
import { SaltsNotice } from './salts-notice.tsx';
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
  const tokens = useTokens(info.id);
  const seated = tokens.length > 0;
  const full = info.saltsDueAt !== undefined;
  const made = useSeats(({ matches }) => matches[info.id]?.made === true) && seated;
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
          {!seated && <JoinForm info={info} />}
          <section aria-labelledby="waiting-seats">
            <h2 id="waiting-seats">{words('wait.seats')}</h2>
            <ul className="waiting-seats" aria-live="polite">
              {info.seats.map((seat, index) => {
                const own = tokens.some((token) => token.seat === index);
                return (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its index
                  <li key={index} data-open={seat.filled === 'open' || undefined}>
                    <SeatMark seat={index} size={20} />
                    <span className={seat.filled === 'open' ? 'field-help' : 'name'}>
                      {seat.filled === 'open' ? words('wait.empty') : names[index]}
                    </span>
                    {own && (
                      <span className="tag" data-tone="accent">
                        {words('wait.isYou')}
                      </span>
                    )}
                    {seat.filled === 'bot' && <Glyph d={SIGNS.bot} size={18} />}
                    {seat.filled === 'person' && !own && (
                      <span className="tag">{words(seat.online ? 'wait.here' : 'wait.away')}</span>
                    )}
                    {full && seat.filled === 'person' && !seat.saltOpened && (
                      <span className="tag">{words('wait.salt')}</span>
                    )}
                  </li>
                );
              })}
            </ul>
          </section>
          <ShareLink />
          {made && !full && <BotFiller info={info} />}
          {seated && !full && (
            <button
              type="button"
              className="link-button waiting-leave"
              onClick={() => tokens.forEach(({ seat }) => void live.move(seat, { kind: 'resign' }))}
            >
              {words('wait.leave')}
            </button>
          )}
        </div>
      </div>
    </SiteFrame>
  );
}
