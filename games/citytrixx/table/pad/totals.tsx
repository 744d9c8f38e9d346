import type { Speaker } from '@pentapolis/kernel';
import type { SheetScore } from '../../rules/index.ts';
import { Plate } from '../art/plate.tsx';

/** Everybody's fortune side by side, line by line, with their places. */
export function Totals({ score, say }: { readonly score: SheetScore; readonly say: Speaker }) {
  const { companies, players } = score;
  return (
    <table className="kit-pad-totals">
      <caption>{say.term('citytrixx.pad.totals')}</caption>
      <thead>
        <tr>
          <th scope="col">{say.term('citytrixx.final.units')}</th>
          {players.map(({ name, rank }) => (
            <th key={name} scope="col" data-first={rank === 1}>
              {name}
              <small>{say.term('citytrixx.pad.rank', { rank })}</small>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {companies.map(({ id, value, dividend, unit }, at) => (
          <tr key={id}>
            <th scope="row">
              <Plate company={id} />{' '}
              <span aria-hidden="true">{say.term('citytrixx.final.unit', { value, dividend, unit })}</span>
              <span className="kit-unseen">
                {say.term('citytrixx.final.unit.words', { company: id, value, dividend, unit })}
              </span>
            </th>
            {players.map(({ name, holdings }) => {
              const { shares = 0, worth = 0 } = holdings[at] ?? {};
              return (
                <td key={name}>
                  <small>{say.term('citytrixx.final.holding', { count: shares, unit })}</small>
                  {say.number(worth)}
                </td>
              );
            })}
          </tr>
        ))}
        <tr>
          <th scope="row">{say.term('citytrixx.cash')}</th>
          {players.map(({ name, cash }) => (
            <td key={name}>{say.number(cash)}</td>
          ))}
        </tr>
        <tr>
          <th scope="row">{say.term('citytrixx.pad.shares')}</th>
          {players.map(({ name, shares }) => (
            <td key={name}>{say.number(shares)}</td>
          ))}
        </tr>
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{say.term('citytrixx.final.total')}</th>
          {players.map(({ name, total, rank }) => (
            <td key={name} data-first={rank === 1}>
              {say.number(total)}
            </td>
          ))}
        </tr>
      </tfoot>
    </table>
  );
}
