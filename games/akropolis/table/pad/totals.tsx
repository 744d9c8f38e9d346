import type { Speaker } from '@pentapolis/kernel';
import { DISTRICTS } from '../../rules/index.ts';
import { DistrictSign, StarSign } from '../panels/signs.tsx';
import { type PadState, padTotals } from './pad-state.ts';

interface TotalsProps {
  readonly state: PadState;
  nameOf(player: number): string;
  readonly say: Speaker;
}

/** Everybody's count side by side, with their places. */
export function Totals({ state, nameOf, say }: TotalsProps) {
  const totals = padTotals(state);
  return (
    <table className="akr-pad-totals">
      <caption>{say.term('akropolis.pad.totals')}</caption>
      <thead>
        <tr>
          <td />
          {totals.map(({ rank }, player) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: players are known by their place
            <th key={player} scope="col" data-first={rank === 1}>
              {nameOf(player)}
              <small>{say.term('akropolis.pad.rank', { rank })}</small>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {DISTRICTS.map((district) => (
          <tr key={district}>
            <th scope="row">
              <DistrictSign district={district} />
              <span>{say.term(`district.${district}`)}</span>
            </th>
            {totals.map(({ score }, player) => {
              const { value, stars, points } = score.districts[district];
              return (
                // biome-ignore lint/suspicious/noArrayIndexKey: players are known by their place
                <td key={player}>
                  <span className="akr-sum">
                    {say.number(value)} × {say.number(stars)}
                    <StarSign size={12} />
                  </span>
                  <strong>{say.number(points)}</strong>
                </td>
              );
            })}
          </tr>
        ))}
        <tr>
          <th scope="row">{say.term('akropolis.score.stones')}</th>
          {totals.map(({ score }, player) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: players are known by their place
            <td key={player}>
              <strong>{say.number(score.stonePoints)}</strong>
            </td>
          ))}
        </tr>
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{say.term('akropolis.score.total')}</th>
          {totals.map(({ score, rank }, player) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: players are known by their place
            <td key={player} data-first={rank === 1}>
              {say.number(score.total)}
            </td>
          ))}
        </tr>
      </tfoot>
    </table>
  );
}
