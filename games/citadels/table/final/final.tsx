import { type FinalProps, RunningNumber, SeatMark } from '@pentapolis/kit';
import { useEffect, useState } from 'react';
import type { View } from '../../rules/index.ts';
import { Emblem } from '../art/emblem.tsx';
import { colourOf } from '../art/emblems.ts';
import { finalRows, ties } from './rows.ts';
import '../art/art.css';
import './final.css';

/** From one line of the count to the next. */
const STEP_MS = 550;

/** The final count, line by line, every seat's total growing as it goes. */
export function Final({ view, ranking, say, comfort }: FinalProps<View>) {
  const rows = finalRows(view);
  const shown = useCountUp(rows.length, comfort.reducedMotion);
  const done = shown === rows.length;
  const totals = view.seats.map((_, seat) =>
    rows.slice(0, shown).reduce((sum, { points }) => sum + (points[seat] as number), 0),
  );
  return (
    <section className="cit cit-final">
      <div className="cit-final-scroll">
        <table>
          <caption className="kit-unseen">{say.term('citadels.phase.over')}</caption>
          <thead>
            <tr>
              <td />
              {view.seats.map(({ city }, seat) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its index
                <th key={seat} scope="col" data-first={ranking[seat] === 1 && done}>
                  <span className="cit-final-city" aria-hidden="true">
                    {city.map(({ card }, at) => (
                      // biome-ignore lint/suspicious/noArrayIndexKey: districts keep their places
                      <span key={at} className="cit-plaque" data-colour={colourOf(card)}>
                        <Emblem district={card} size={16} />
                      </span>
                    ))}
                  </span>
                  <span className="cit-final-name">
                    <SeatMark seat={seat} /> {say.seat(seat)}
                  </span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ part, points }, at) => (
              <tr key={part} data-seen={at < shown}>
                <th scope="row">{say.term(`citadels.final.${part}`)}</th>
                {points.map((value, seat) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: columns are the seats, in order
                  <td key={seat}>{say.number(value)}</td>
                ))}
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{say.term('citadels.final.total')}</th>
              {totals.map((total, seat) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: columns are the seats, in order
                <td key={seat} data-first={ranking[seat] === 1 && done}>
                  <RunningNumber value={total} format={say.number} reducedMotion={comfort.reducedMotion} />
                </td>
              ))}
            </tr>
          </tfoot>
        </table>
      </div>
      {done
        ? ties(view).map((seats) => (
            <p key={seats.join()}>
              {say.term('citadels.final.tie', {
                seats: [...seats],
                costs: seats.map((seat) => view.seats[seat]?.score.cost ?? 0),
                gold: seats.map((seat) => view.seats[seat]?.gold ?? 0),
              })}
            </p>
          ))
        : undefined}
    </section>
  );
}

/** Rows already counted: one more every step, all of them at once under reduced motion. */
function useCountUp(rows: number, reducedMotion: boolean): number {
  const [shown, setShown] = useState(0);
  useEffect(() => {
    if (reducedMotion || shown >= rows) return undefined;
    const timer = window.setTimeout(() => setShown(shown + 1), STEP_MS);
    return () => window.clearTimeout(timer);
  }, [shown, rows, reducedMotion]);
  return reducedMotion ? rows : shown;
}
