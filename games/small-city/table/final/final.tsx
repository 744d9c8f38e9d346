import type { Speaker } from '@pentapolis/kernel';
import { type FinalProps, Glyph, RunningNumber, SeatMark } from '@pentapolis/kit';
import { useEffect, useState } from 'react';
import { TITLES, titleFor, type View } from '../../rules/index.ts';
import { SIGNS } from '../art/signs.data.ts';
import { finalRows, promisesCount } from './rows.ts';
import '../art/art.css';
import './final.css';

/** From one line of the count to the next. */
const STEP_MS = 600;

/** The final count, line by line, with every promise laid open; alone, the title that was earned. */
export function Final({ view, ranking, say, comfort }: FinalProps<View>) {
  const rows = finalRows(view);
  const shown = useCountUp(rows.length, comfort.reducedMotion);
  const done = shown === rows.length;
  const totals = view.players.map((_, seat) =>
    rows.slice(0, shown).reduce((sum, { points }) => sum + (points[seat] ?? 0), 0),
  );
  const { mode } = view.choices;
  return (
    <section className="smc smc-final">
      {view.seats === 1 ? <SoloTitle view={view} say={say} /> : undefined}
      <div className="smc-final-scroll">
        <table>
          <caption className="kit-unseen">{say.term('phase.over')}</caption>
          <thead>
            <tr>
              <td />
              {view.players.map(({ out }, seat) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its index
                <th key={seat} scope="col" data-first={ranking[seat] === 1 && done}>
                  <span className="smc-final-name">
                    <SeatMark seat={seat} /> {say.seat(seat)}
                  </span>
                  {out ? <small>{say.term('small-city.out')}</small> : undefined}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ part, points }, at) => (
              <tr key={part} data-seen={at < shown}>
                <th scope="row">{say.term(`small-city.final.${part === 'base' ? `base.${mode}` : part}`)}</th>
                {points.map((value, seat) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: columns are the seats, in order
                  <td key={seat}>{say.number(value)}</td>
                ))}
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{say.term(`small-city.final.total.${mode}`)}</th>
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
      <h3>{say.term('small-city.promises')}</h3>
      <ul className="smc-final-promises">
        {view.players.map(({ promise = 0, specials = [] }, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its index
          <li key={seat}>
            <SeatMark seat={seat} size={14} />
            <span>
              {promise === 0
                ? say.term('small-city.promises.none')
                : say.term('small-city.final.kept', {
                    promise,
                    kept: view.scores[seat]?.kept ?? false,
                    points: view.scores[seat]?.promise ?? 0,
                  })}
              {specials.length === 0
                ? ''
                : ` ${say.term('small-city.final.special', { promises: [...specials], points: view.scores[seat]?.specials ?? 0 })}`}
            </span>
          </li>
        ))}
      </ul>
      {done && view.seats > 1 ? <Ties view={view} say={say} /> : undefined}
    </section>
  );
}

/** Seats with the same total: what came first among them. [SMC-END-2] */
function Ties({ view, say }: { readonly view: View; readonly say: Speaker }) {
  const groups = new Map<number, number[]>();
  for (const [seat, { total }] of view.scores.entries())
    if (view.players[seat]?.out !== true) groups.set(total, [...(groups.get(total) ?? []), seat]);
  return [...groups.values()]
    .filter((seats) => seats.length > 1)
    .map((seats) => (
      <p key={seats.join()}>
        {say.term('small-city.final.tie', {
          mode: view.choices.mode,
          seats,
          pollution: seats.map((seat) => view.players[seat]?.pollution ?? 0),
          votes: seats.map((seat) => view.scores[seat]?.votes ?? 0),
          money: seats.map((seat) => view.players[seat]?.money ?? 0),
          promises: promisesCount(view),
        })}
      </p>
    ));
}

function SoloTitle({ view, say }: { readonly view: View; readonly say: Speaker }) {
  const total = view.scores[0]?.total ?? 0;
  const title = view.players[0]?.out === true ? undefined : titleFor(total);
  return (
    <div className="smc-final-title" data-title={title ?? ''}>
      <Glyph d={SIGNS.hall} size={40} />
      <p>
        {title === undefined
          ? say.term('small-city.final.noTitle')
          : say.term('small-city.final.title', { title })}
      </p>
      <ol>
        {TITLES.map(([least, name]) => (
          <li key={name} data-reached={total >= least && title !== undefined} data-mine={name === title}>
            {say.number(least)} {say.term(`title.${name}`)}
          </li>
        ))}
      </ol>
    </div>
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
