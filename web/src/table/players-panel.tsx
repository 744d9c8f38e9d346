import { Glyph, SeatMark } from '@pentapolis/kit';
import type { SeatInfo } from '@pentapolis/wire';
import { levelName } from '../lobby/level-help.ts';
import { useNow } from '../state/use-now.ts';
import { lengthOf } from '../text/moment.ts';
import { useLanguage, useWords, type Words } from '../text/words.tsx';
import { SIGNS } from '../ui/signs.data.ts';
import type { PanelContext } from './panel-context.ts';
import './players-panel.css';

function presence(seat: SeatInfo, left: boolean, words: Words): string | undefined {
  if (left && seat.filled !== 'bot') return words('players.left');
  if (seat.filled === 'bot')
    return seat.insteadOf === undefined
      ? words('players.bot', { level: levelName(seat.level, words) })
      : words('players.botInstead', { level: levelName(seat.level, words), name: seat.insteadOf });
  return seat.filled === 'person' && !seat.online ? words('wait.away') : undefined;
}

/** Everybody at the table: who is thinking, what they have, how they stand. */
export function PlayersPanel({ context }: { readonly context: PanelContext }) {
  const words = useWords();
  const { info, frame, game, say, seats, waitingSince } = context;
  const language = useLanguage();
  const waited = lengthOf(useNow() - waitingSince, language);
  return (
    <ol className="players">
      {info.seats.map((seat, index) => {
        const thinking = frame.status === 'running' && frame.deciding.includes(index);
        const note = presence(seat, frame.left.includes(index), words);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its index
          <li key={index} className="player" data-thinking={thinking || undefined}>
            <div className="player-head">
              <SeatMark seat={index} size={20} />
              <span className="name player-name">{say.seat(index)}</span>
              {seats.includes(index) && (
                <span className="tag" data-tone="accent">
                  {words('wait.isYou')}
                </span>
              )}
              {seat.filled === 'bot' && <Glyph d={SIGNS.bot} size={18} />}
              {thinking && (
                <span className="player-thinking">
                  <i aria-hidden="true" />
                  {words(seats.includes(index) ? 'players.toMove' : 'players.thinking')}
                  {waited !== undefined && ` · ${waited}`}
                </span>
              )}
            </div>
            {note && <p className="player-note">{note}</p>}
            <game.table.SeatLine view={frame.view} seat={index} say={say} />
          </li>
        );
      })}
      {info.spectators > 0 && (
        <li className="players-watching">{words('players.watching', { count: info.spectators })}</li>
      )}
    </ol>
  );
}
