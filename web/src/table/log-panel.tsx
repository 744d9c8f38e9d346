import type { AnyGame } from '@pentapolis/kernel';
import { SeatMark } from '@pentapolis/kit';
import { Fragment, useLayoutEffect, useRef } from 'react';
import { useNow } from '../state/use-now.ts';
import { dayOf } from '../text/moment.ts';
import { MomentTime } from '../text/moment-time.tsx';
import { useLanguage, useWords } from '../text/words.tsx';
import { factWords, seatOf } from './fact-words.ts';
import type { PanelContext } from './panel-context.ts';
import './log-panel.css';

/** Within this many pixels of the end the log follows what happens. */
const NEAR_END = 80;

/** What happened, in words, the newest last; every step can be looked at again. */
export function LogPanel({ context, game }: { readonly context: PanelContext; readonly game: AnyGame }) {
  const words = useWords();
  const { told, say, showMoment } = context;
  const language = useLanguage();
  const now = useNow();
  const parts = context.game.table.parts ?? [];
  const end = useRef<HTMLDivElement>(null);
  const following = useRef(true);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new step moves the end
  useLayoutEffect(() => {
    if (following.current) end.current?.scrollIntoView({ block: 'end' });
  }, [told.length]);

  if (told.length === 0) return <p className="field-help">{words('log.empty')}</p>;
  return (
    <div
      className="log-scroll"
      onScroll={({ currentTarget: box }) => {
        following.current = box.scrollHeight - box.scrollTop - box.clientHeight < NEAR_END;
      }}
    >
      <ol className="log">
        {told.map(({ n, at, f }, index) => {
          const opening = f.find(({ kind }) => parts.includes(kind));
          const day = dayOf(at, now, language);
          const before = told[index - 1];
          const newDay = before !== undefined && dayOf(before.at, now, language) !== day;
          const seat = f.map(seatOf).find((found) => found !== undefined);
          return (
            <Fragment key={n}>
              {newDay && <li className="log-day">{day}</li>}
              {opening && (
                <li className="log-part">
                  <h3>{factWords(game, opening, say)}</h3>
                </li>
              )}
              <li className="log-step">
                <span className="log-mark">{seat !== undefined && <SeatMark seat={seat} size={14} />}</span>
                <div>
                  {f
                    .filter((fact) => fact !== opening)
                    .map((fact, index) => (
                      // biome-ignore lint/suspicious/noArrayIndexKey: the facts of a step never change
                      <p key={index}>{factWords(game, fact, say)}</p>
                    ))}
                  <p className="log-time">
                    <MomentTime at={at} now={now} />
                  </p>
                </div>
                <button
                  type="button"
                  className="log-see"
                  aria-label={words('log.see', { n })}
                  title={words('log.see', { n })}
                  onClick={() => showMoment(n)}
                >
                  <span className="numbers">{n}</span>
                </button>
              </li>
            </Fragment>
          );
        })}
      </ol>
      <div ref={end} />
    </div>
  );
}
