import type { Speaker } from '@pentapolis/kernel';
import type { ReactNode } from 'react';
import { RunningNumber } from '../motion/running-number.tsx';
import { SeatMark } from '../seat-mark.tsx';
import type { Comfort } from '../table.ts';
import './final-count.css';
import { useCountUp } from './use-count-up.ts';

/** Who is counted: seats, in their order, and what plays against them. */
export interface CountColumn {
  readonly name: string;
  /** Absent: no seat, as a rival that the rules play. */
  readonly seat?: number;
  /** What it built, above the name. Decoration. */
  readonly picture?: ReactNode;
  /** What is to be known below the name. */
  readonly note?: ReactNode;
}

/** A line of the count: what it is and what it gives each column. The points of all lines add up to the totals. */
export interface CountRow {
  readonly id: string;
  readonly name: ReactNode;
  readonly points: readonly number[];
  /** How a cell's points come about, before them. */
  readonly how?: (column: number) => ReactNode;
  readonly className?: string;
}

interface FinalCountProps {
  readonly caption: string;
  /** Above the names of the lines. */
  readonly corner?: string;
  readonly columns: readonly CountColumn[];
  readonly rows: readonly CountRow[];
  readonly total: string;
  /** Places of the seats, from 1. */
  readonly ranking: readonly number[];
  /** A picture of a column's total above it, while `shown` lines are counted. */
  readonly totalPicture?: (column: number, shown: number) => ReactNode;
  /** Lines below the totals that do not add to them. */
  readonly below?: readonly {
    readonly id: string;
    readonly name: string;
    readonly cell: (column: number) => ReactNode;
  }[];
  readonly say: Speaker;
  readonly comfort: Comfort;
  /** How ties were broken and the like: said when all is counted. */
  readonly children?: ReactNode;
}

/** The columns of a match: its seats, in their order. */
export const seatColumns = (
  seats: number,
  say: Speaker,
  more: (seat: number) => Partial<CountColumn> = () => ({}),
): CountColumn[] =>
  Array.from({ length: seats }, (_, seat) => ({ seat, name: say.seat(seat), ...more(seat) }));

/** The final count of a match, line by line, every total growing as it goes. */
export function FinalCount(props: FinalCountProps) {
  const { caption, corner, columns, rows, total, ranking, totalPicture, below = [], say, comfort } = props;
  const shown = useCountUp(rows.length, comfort.reducedMotion);
  const done = shown === rows.length;
  const totals = columns.map((_, column) =>
    rows.slice(0, shown).reduce((sum, { points }) => sum + (points[column] ?? 0), 0),
  );
  const first = (column: number): boolean => done && ranking[column] === 1;
  return (
    <>
      <div className="kit-count">
        <table>
          <caption className="kit-unseen">{caption}</caption>
          <thead>
            <tr>
              {corner === undefined ? <td /> : <th scope="col">{corner}</th>}
              {columns.map(({ name, seat, picture, note }, column) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: columns keep their places
                <th key={column} scope="col" data-first={first(column)}>
                  {picture}
                  <span className="kit-count-name">
                    {seat === undefined ? undefined : <SeatMark seat={seat} />}
                    {name}
                  </span>
                  {note}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ id, name, points, how, className }, at) => (
              <tr key={id} className={className} data-seen={at < shown}>
                <th scope="row">{name}</th>
                {columns.map((_, column) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: columns keep their places
                  <td key={column}>
                    {how?.(column)}
                    <span>{say.number(points[column] ?? 0)}</span>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{total}</th>
              {totals.map((value, column) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: columns keep their places
                <td key={column} data-first={first(column)}>
                  {totalPicture?.(column, shown)}
                  <RunningNumber value={value} format={say.number} reducedMotion={comfort.reducedMotion} />
                </td>
              ))}
            </tr>
            {below.map(({ id, name, cell }) => (
              <tr key={id} className="kit-count-below">
                <th scope="row">{name}</th>
                {columns.map((_, column) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: columns keep their places
                  <td key={column}>{cell(column)}</td>
                ))}
              </tr>
            ))}
          </tfoot>
        </table>
      </div>
      {done ? props.children : undefined}
    </>
  );
}
