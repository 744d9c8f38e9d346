import { type FinalProps, RunningNumber, SeatMark } from '@pentapolis/kit';
import { useEffect, useState } from 'react';
import type { View } from '../../rules/view.ts';
import { ArtDefs } from '../art/defs.tsx';
import { Ground } from '../art/ground.tsx';
import { Town } from '../board/town.tsx';
import { toUnits, townCells } from '../model/geo.ts';
import { finalCount } from './rows.ts';
import { Verdicts } from './verdicts.tsx';
import '../art/art.css';
import '../board/board.css';
import '../panels/panels.css';
import '../deals/deals.css';
import './final.css';

/** From one line of the count to the next. */
const STEP_MS = 550;

const NOTHING: ReadonlySet<number> = new Set();

/** The final count, line by line, beside the town as it was built. */
export function Final({ view, ranking, say, comfort }: FinalProps<View>) {
  const { scores, parts, guilty } = finalCount(view);
  const shown = useCountUp(parts.length, comfort.reducedMotion);
  const done = shown === parts.length;
  const totals = scores.map((score) => parts.slice(0, shown).reduce((sum, part) => sum + score[part], 0));
  const cells = townCells(view.buildings);
  const { x, y, width, height } = toUnits(cells, 2);
  return (
    <section className="cte cte-final">
      <ArtDefs />
      <svg className="cte-final-town" viewBox={`${x} ${y} ${width} ${height}`} aria-hidden="true">
        <Ground districts={view.districts} town={toUnits(cells, 1.5)} own={undefined} />
        <Town
          view={view}
          before={undefined}
          looked={undefined}
          changing={NOTHING}
          moving={undefined}
          own={undefined}
          say={say}
        />
      </svg>
      <div className="cte-final-scroll">
        <table>
          <caption className="kit-unseen">{say.term('cite.phase.over')}</caption>
          <thead>
            <tr>
              <td />
              {scores.map((_, seat) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its index
                <th key={seat} scope="col" data-first={ranking[seat] === 1 && done}>
                  <SeatMark seat={seat} /> {say.seat(seat)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {parts.map((part, at) => (
              <tr key={part} data-seen={at < shown}>
                <th scope="row">{say.term(`cite.final.${part}`)}</th>
                {scores.map((score, seat) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: columns are the seats, in order
                  <td key={seat}>{say.number(score[part])}</td>
                ))}
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{say.term('cite.final.cases')}</th>
              {totals.map((total, seat) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: columns are the seats, in order
                <td key={seat} data-first={ranking[seat] === 1 && done}>
                  <RunningNumber value={total} format={say.number} reducedMotion={comfort.reducedMotion} />
                </td>
              ))}
            </tr>
            <tr className="cte-final-left">
              <th scope="row">{say.term('cite.final.left')}</th>
              {scores.map(({ left }, seat) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: columns are the seats, in order
                <td key={seat}>{say.number(left)}</td>
              ))}
            </tr>
            {guilty.length === 0 ? undefined : (
              <tr className="cte-final-left">
                <th scope="row">{say.term('cite.final.jury')}</th>
                {scores.map((_, seat) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: columns are the seats, in order
                  <td key={seat} data-guilty={guilty.includes(seat)}>
                    {guilty.includes(seat) ? say.term('cite.final.guilty') : '–'}
                  </td>
                ))}
              </tr>
            )}
          </tfoot>
        </table>
      </div>
      <Verdicts view={view} say={say} />
    </section>
  );
}

/** Lines already counted: one more every step, all of them at once under reduced motion. */
function useCountUp(rows: number, reducedMotion: boolean): number {
  const [shown, setShown] = useState(0);
  useEffect(() => {
    if (reducedMotion || shown >= rows) return undefined;
    const timer = window.setTimeout(() => setShown(shown + 1), STEP_MS);
    return () => window.clearTimeout(timer);
  }, [shown, rows, reducedMotion]);
  return reducedMotion ? rows : shown;
}
