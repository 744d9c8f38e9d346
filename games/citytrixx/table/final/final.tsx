import type { Speaker } from '@pentapolis/kernel';
import { type FinalProps, RunningNumber, SeatMark } from '@pentapolis/kit';
import { useEffect, useState } from 'react';
import { OWN_SET, type View } from '../../rules/index.ts';
import { Plate } from '../art/plate.tsx';
import { SetContext } from '../art/set-context.ts';
import { type FinalRow, finalRows, ties } from './rows.ts';
import '../art/art.css';
import './final.css';

/** From one line of the count to the next. */
const STEP_MS = 550;

/** The final scoring sheet, line by line: shares of each company, personal money, every fortune growing as it goes. */
export function Final({ view, ranking, say, comfort }: FinalProps<View>) {
  const rows = finalRows(view);
  const shown = useCountUp(rows.length, comfort.reducedMotion);
  const done = shown === rows.length;
  const totals = view.seats.map((_, seat) =>
    rows.slice(0, shown).reduce((sum, { points }) => sum + (points[seat] as number), 0),
  );
  return (
    <SetContext value={view.components ?? OWN_SET}>
      <section className="ctx ctx-final">
        <table>
          <caption className="kit-unseen">{say.term('citytrixx.phase.over')}</caption>
          <thead>
            <tr>
              <th scope="col">{say.term('citytrixx.final.units')}</th>
              {view.seats.map((_, seat) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its index
                <th key={seat} scope="col" data-first={ranking[seat] === 1 && done}>
                  <span className="ctx-final-name">
                    <SeatMark seat={seat} /> {say.seat(seat)}
                  </span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, at) => (
              <tr key={row.company ?? 'cash'} data-seen={at < shown}>
                <th scope="row">
                  <RowName row={row} say={say} />
                </th>
                {row.points.map((value, seat) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: columns are the seats, in order
                  <td key={seat}>
                    {row.unit === undefined ? undefined : (
                      <small>
                        {say.term('citytrixx.final.holding', {
                          count: row.shares?.[seat] ?? 0,
                          unit: row.unit,
                        })}
                      </small>
                    )}
                    <span>{say.number(value)}</span>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{say.term('citytrixx.final.total')}</th>
              {totals.map((total, seat) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: columns are the seats, in order
                <td key={seat} data-first={ranking[seat] === 1 && done}>
                  <RunningNumber value={total} format={say.number} reducedMotion={comfort.reducedMotion} />
                </td>
              ))}
            </tr>
          </tfoot>
        </table>
        {done
          ? ties(view).map((seats) => (
              <p key={seats.join()}>
                {say.term('citytrixx.final.tie', {
                  seats: [...seats],
                  shares: seats.map((seat) =>
                    Object.values(view.seats[seat]?.shares ?? {}).reduce((sum, count) => sum + count, 0),
                  ),
                })}
              </p>
            ))
          : undefined}
      </section>
    </SetContext>
  );
}

function RowName({ row, say }: { readonly row: FinalRow; readonly say: Speaker }) {
  const { company, value = 0, dividend = 0, unit = 0 } = row;
  if (company === undefined) return say.term('citytrixx.cash');
  return (
    <span className="ctx-final-unit">
      <Plate company={company} />
      <span aria-hidden="true">{say.term('citytrixx.final.unit', { value, dividend, unit })}</span>
      <span className="kit-unseen">
        {say.term('citytrixx.final.unit.words', { company, value, dividend, unit })}
      </span>
    </span>
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
