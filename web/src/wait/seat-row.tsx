import { Glyph, SeatMark } from '@pentapolis/kit';
import type { MatchInfo } from '@pentapolis/wire';
import type { ReactNode } from 'react';
import { useWords } from '../text/words.tsx';
import { SIGNS } from '../ui/signs.data.ts';

interface Props {
  readonly info: MatchInfo;
  readonly seat: number;
  readonly name: string;
  /** This device sits there. */
  readonly own: boolean;
  /** What the host may do with the seat. */
  readonly controls: ReactNode;
}

/** One seat of a table that waits: who sits there, or that nobody does yet. */
export function SeatRow({ info, seat, name, own, controls }: Props) {
  const words = useWords();
  const occupant = info.seats[seat];
  if (occupant === undefined) return undefined;
  const open = occupant.filled === 'open';
  const full = info.saltsDueAt !== undefined;
  return (
    <li data-open={open || undefined}>
      <SeatMark seat={seat} size={20} />
      <span className={open ? 'field-help' : 'name'}>{open ? words('wait.empty') : name}</span>
      {own && (
        <span className="tag" data-tone="accent">
          {words('wait.isYou')}
        </span>
      )}
      {occupant.filled === 'bot' && <Glyph d={SIGNS.bot} size={18} />}
      {occupant.filled === 'person' && !own && (
        <span className="tag">{words(occupant.online ? 'wait.here' : 'wait.away')}</span>
      )}
      {info.host === seat && <span className="tag">{words('wait.host')}</span>}
      {full && occupant.filled === 'person' && !occupant.saltOpened && (
        <span className="tag">{words('wait.salt')}</span>
      )}
      {controls}
    </li>
  );
}
