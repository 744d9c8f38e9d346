import type { Speaker } from '@pentapolis/kernel';
import { type FinalProps, RunningNumber, SeatMark } from '@pentapolis/kit';
import { useEffect, useState } from 'react';
import type { View } from '../../rules/index.ts';
import { beatsArchitect } from '../../rules/ranking.ts';
import { Miniature } from '../art/miniature.tsx';
import { DistrictSign, StarSign, StoneSign } from '../panels/signs.tsx';
import { type FinalRow, type FinalSheet, finalSheet, runningTotals, tieNotes } from './rows.ts';
import '../art/art.css';
import './final.css';

/** From one line of the count to the next. */
const STEP_MS = 550;

/** The final count, line by line, every seat's total growing as it goes. */
export function Final({ view, ranking, say, comfort }: FinalProps<View>) {
  const sheet = finalSheet(view);
  const rows = sheet?.rows.length ?? 0;
  const shown = useCountUp(rows, comfort.reducedMotion);
  if (sheet === undefined) return <p>{say.term('akropolis.score.hidden')}</p>;
  const totals = runningTotals(sheet, shown);
  const columns = [
    ...view.cities.map((_, seat) => say.seat(seat)),
    ...(view.architect ? [say.term(`architect.${view.choices.architect}`)] : []),
  ];
  return (
    <section className="akr akr-final">
      <table>
        <caption className="kit-unseen">{say.term('akropolis.phase.over')}</caption>
        <thead>
          <tr>
            <td />
            {columns.map((name, column) => (
              <th key={name} scope="col" data-first={ranking[column] === 1 && shown === rows}>
                {view.cities[column] ? <Miniature city={view.cities[column]} /> : undefined}
                <span className="akr-final-name">
                  {view.cities[column] ? <SeatMark seat={column} /> : undefined}
                  {name}
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sheet.rows.map((row, at) => (
            <Row key={row.id} row={row} seen={at < shown} say={say} />
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{say.term('akropolis.score.total')}</th>
            {totals.map((total, column) => (
              <td key={columns[column]} data-first={ranking[column] === 1 && shown === rows}>
                <Bar sheet={sheet} column={column} shown={shown} />
                <RunningNumber value={total} format={say.number} reducedMotion={comfort.reducedMotion} />
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
      {shown === rows ? <Notes view={view} sheet={sheet} say={say} /> : undefined}
    </section>
  );
}

/** A total as a bar of its colours, growing line by line. Decoration: the figures say the same. */
function Bar({
  sheet,
  column,
  shown,
}: {
  readonly sheet: FinalSheet;
  readonly column: number;
  readonly shown: number;
}) {
  const longest = Math.max(1, ...sheet.totals);
  return (
    <span className="akr-final-bar" aria-hidden="true">
      {sheet.rows.map(({ id, cells }, at) => (
        <span
          key={id}
          className={`akr-${id === 'stones' || id === 'quarries' ? 'rock' : id}`}
          style={{ width: `${at < shown ? (100 * (cells[column]?.points ?? 0)) / longest : 0}%` }}
        />
      ))}
    </span>
  );
}

/** Rows already counted: one more every step, all of them at once under reduced motion. */
function useCountUp(rows: number, reducedMotion: boolean): number {
  const [shown, setShown] = useState(reducedMotion ? rows : 0);
  useEffect(() => {
    if (reducedMotion || shown >= rows) return undefined;
    const timer = window.setTimeout(() => setShown(shown + 1), STEP_MS);
    return () => window.clearTimeout(timer);
  }, [shown, rows, reducedMotion]);
  return reducedMotion ? rows : shown;
}

function Row({ row, seen, say }: { readonly row: FinalRow; readonly seen: boolean; readonly say: Speaker }) {
  const district = row.id === 'stones' || row.id === 'quarries' ? undefined : row.id;
  return (
    <tr className={`akr-${district ?? 'rock'}`} data-seen={seen}>
      <th scope="row">
        {row.id === 'stones' ? <StoneSign /> : <DistrictSign district={district} />}
        <span>{say.term(district ? `district.${district}` : `akropolis.final.${row.id}`)}</span>
      </th>
      {row.cells.map(({ points, value, stars }, column) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: columns are the seats, in order
        <td key={column}>
          {value === undefined || stars === undefined ? undefined : (
            <span className="akr-sum">
              {say.number(value)} × {say.number(stars)}
              <StarSign size={12} />
            </span>
          )}
          <strong>{say.number(points)}</strong>
        </td>
      ))}
    </tr>
  );
}

interface NotesProps {
  readonly view: View;
  readonly sheet: FinalSheet;
  readonly say: Speaker;
}

/** How ties were broken, and how a match against an architect went. */
function Notes({ view, sheet, say }: NotesProps) {
  const { architect } = view.choices;
  const seats = view.cities.length;
  return (
    <div className="akr-final-notes">
      {tieNotes(sheet, seats).map(({ kind, seats: tied, points }) => (
        <p key={points}>
          {say.term(kind === 'stones' ? 'akropolis.final.tie' : 'akropolis.final.shared', {
            seats: [...tied],
            points,
          })}
        </p>
      ))}
      {view.architect ? (
        <>
          <p>{say.term(`akropolis.final.${soloOutcome(sheet)}`, { architect })}</p>
          <h3>{say.term('akropolis.final.rival')}</h3>
          <p>{say.term(`akropolis.final.rival.${architect}`)}</p>
        </>
      ) : undefined}
    </div>
  );
}

/** Against an architect: won, lost, or lost although the points are equal. */
export function soloOutcome({ totals, stones }: FinalSheet): 'beaten' | 'lost' | 'lostTie' {
  const [own, rival] = [0, 1].map((at) => ({ total: totals[at] as number, stones: stones[at] as number }));
  if (own === undefined || rival === undefined) return 'lost';
  if (beatsArchitect(own, rival)) return 'beaten';
  return own.total === rival.total ? 'lostTie' : 'lost';
}
