import type { Seat } from '@pentapolis/kernel';
import { SeatMark } from '@pentapolis/kit';
import type { MatchInfo } from '@pentapolis/wire';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { useCast } from '../state/cast.ts';
import { waitingLine, yourTurn } from '../text/whose-turn.ts';
import { useSpeaker, useWords, type Words } from '../text/words.tsx';
import { ago } from './ago.ts';
import { useCover } from './use-covers.ts';
import './match-row.css';

function outcome(
  info: MatchInfo,
  own: readonly Seat[],
  words: Words,
  nameOf: (seat: Seat) => string,
): string {
  const { broken } = info;
  if (broken !== undefined)
    return broken.why === 'notServed' ? words('lobby.notServed') : words('lobby.broken', { seq: broken.seq });
  switch (info.status) {
    case 'open':
      return words('lobby.waitingForSeats', {
        open: info.seats.filter(({ filled }) => filled === 'open').length,
      });
    case 'running':
      return waitingLine({ deciding: info.deciding, own, nameOf, words });
    case 'finished':
      return words('lobby.wonBy', {
        names: (info.result?.ranking ?? []).flatMap((rank, seat) => (rank === 1 ? [nameOf(seat)] : [])),
      });
    case 'abandoned':
      return words('lobby.abandoned');
  }
}

interface Props {
  readonly info: MatchInfo;
  /** The seats of this device. */
  readonly own?: readonly Seat[];
  /** It waits for one of them. */
  readonly mine?: boolean;
  /** Why what is shown is not of now. */
  readonly notice?: string | undefined;
  readonly action: ReactNode;
}

const NO_SEATS: readonly Seat[] = [];

/** A match in a list: what it is, who plays, how it stands, and the one thing to do. */
export function MatchRow({ info, own = NO_SEATS, mine = false, notice, action }: Props) {
  const words = useWords();
  const cover = useCover(info.game);
  const names = useCast(info);
  const say = useSpeaker(names, cover?.messages);
  const game = cover ? say.term('cover.title') : info.game;
  return (
    <li className="match-row" data-game={info.game} data-turn={mine || undefined}>
      <div className="match-row-words">
        <p className="match-row-title">
          <Link href={`/m/${info.id}`} className="name">
            {info.name || game}
          </Link>
          {info.name !== '' && <span className="tag">{game}</span>}
          {mine && (
            <span className="tag" data-tone="accent">
              {yourTurn({ deciding: info.deciding, own, nameOf: say.seat, words })}
            </span>
          )}
        </p>
        <ul className="match-row-seats">
          {info.seats.map((seat, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its index
            <li key={index}>
              <SeatMark seat={index} size={12} />
              {seat.filled === 'open' ? words('lobby.openSeat') : say.seat(index)}
              {info.result && <b className="numbers">{say.number(info.result.scores[index])}</b>}
            </li>
          ))}
        </ul>
        <p className="match-row-state">
          {words('lobby.since', {
            state: outcome(info, own, words, say.seat),
            when: ago(info.changedAt, Date.now(), say.language),
          })}
        </p>
        {notice !== undefined && <p className="match-row-notice">{notice}</p>}
      </div>
      <div className="match-row-action">{action}</div>
    </li>
  );
}
