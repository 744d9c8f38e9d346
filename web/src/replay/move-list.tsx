import type { Speaker } from '@pentapolis/kernel';
import { SeatMark } from '@pentapolis/kit';
import { memo, useCallback, useEffect, useRef, useState } from 'react';
import type { Moment } from '../net/pacer.ts';
import { useNow } from '../state/use-now.ts';
import { factWords, seatOf } from '../table/fact-words.ts';
import type { GameTable } from '../table/game-table.ts';
import { MomentTime } from '../text/moment-time.tsx';
import { useWords } from '../text/words.tsx';

interface Props {
  readonly game: GameTable;
  readonly moments: readonly Moment[];
  readonly at: number;
  readonly say: Speaker;
  readonly seek: (at: number) => void;
}

/** Moves to a group; groups are drawn one after another, so that a long match keeps the page from nothing. */
const GROUP = 40;

/** All moves of a film, to go to any of them. Only what changes is drawn again: a match may have a thousand. */
export function MoveList({ game, moments, at, say, seek }: Props) {
  const words = useWords();
  const now = useNow();
  const list = useRef<HTMLOListElement>(null);
  const seekNow = useRef(seek);
  useEffect(() => {
    seekNow.current = seek;
  }, [seek]);
  const pick = useCallback((index: number) => seekNow.current(index), []);
  const [drawn, setDrawn] = useState(GROUP);
  useEffect(() => {
    if (drawn >= moments.length) return;
    const timer = setTimeout(() => setDrawn(drawn + GROUP));
    return () => clearTimeout(timer);
  }, [drawn, moments]);
  const isThere = at < drawn;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the list follows the film, and what of it is drawn
  useEffect(() => {
    list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
  }, [at, isThere]);
  const groups = Math.ceil(Math.min(drawn, moments.length) / GROUP);
  return (
    <ol ref={list} className="replay-moves" aria-label={words('panel.log')}>
      {Array.from({ length: groups }, (_, group) => (
        <Moves
          // biome-ignore lint/suspicious/noArrayIndexKey: a group is its index
          key={group}
          game={game}
          moments={moments}
          from={group * GROUP}
          at={Math.floor(at / GROUP) === group ? at : -1}
          say={say}
          now={now}
          pick={pick}
        />
      ))}
    </ol>
  );
}

interface MovesProps extends Omit<Props, 'seek'> {
  readonly from: number;
  readonly now: number;
  readonly pick: (index: number) => void;
}

/** One group of moves. @param props.at -1 where the film is elsewhere */
const Moves = memo(function Moves({ game, moments, from, at, say, now, pick }: MovesProps) {
  const words = useWords();
  return moments.slice(from, from + GROUP).map((moment, offset) => {
    const index = from + offset;
    const seat = moment.facts.map(seatOf).find((found) => found !== undefined);
    const [first] = moment.facts;
    return (
      <li key={moment.n}>
        <button
          type="button"
          className="replay-move"
          aria-current={index === at ? 'step' : undefined}
          onClick={() => pick(index)}
        >
          <span className="numbers">{index}</span>
          {seat === undefined ? <span /> : <SeatMark seat={seat} size={12} />}
          <span>
            {first === undefined ? words('past.start') : factWords(game.game, first, say)}
            {moment.at !== undefined && (
              <span className="log-time">
                <MomentTime at={moment.at} now={now} />
              </span>
            )}
          </span>
        </button>
      </li>
    );
  });
});
