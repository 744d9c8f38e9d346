import type { Speaker } from '@pentapolis/kernel';
import type { ReactNode } from 'react';
import type { CountRow } from '../final/final-count.tsx';
import './pad.css';

interface PadTotalsProps {
  readonly caption: string;
  /** Above the names of the lines. */
  readonly corner?: string;
  /** In the order of the sheet. Places are from 1. */
  readonly players: readonly {
    readonly name: string;
    readonly rank: number;
    readonly total: number;
    /** Below the name, where the place says nothing: alone. */
    readonly note?: ReactNode;
  }[];
  readonly rows: readonly CountRow[];
  readonly total: string;
  readonly say: Speaker;
}

/** What a score pad comes to: everybody's points side by side, line by line, with their places. */
export function PadTotals({ caption, corner, players, rows, total, say }: PadTotalsProps) {
  const columns = players.map((player, at) => ({ ...player, at }));
  return (
    <div className="kit-pad-scroll">
      <table className="kit-pad-totals">
        <caption>{caption}</caption>
        <thead>
          <tr>
            {corner === undefined ? <td /> : <th scope="col">{corner}</th>}
            {columns.map(({ at, name, rank, note }) => (
              <th key={at} scope="col" data-first={rank === 1}>
                {name}
                <small>{note ?? say.term('kit.rank', { rank })}</small>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, name, points, how, className }) => (
            <tr key={id} className={className}>
              <th scope="row">{name}</th>
              {columns.map(({ at }) => (
                <td key={at}>
                  {how?.(at)}
                  <span>{say.number(points[at] ?? 0)}</span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{total}</th>
            {columns.map(({ at, total: points, rank }) => (
              <td key={at} data-first={rank === 1}>
                {say.number(points)}
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </div>
  );
}
