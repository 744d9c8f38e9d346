import { isViolation, type Speaker } from '@pentapolis/kernel';
import { useMemo } from 'react';
import { type PadState, padScore } from './pad-state.ts';

interface TotalsProps {
  readonly state: PadState;
  nameOf(player: number): string;
  readonly say: Speaker;
}

const PARTS = ['base', 'promise', 'specials', 'pollution'] as const;

/** Everybody's count side by side, with ranks, or what is wrong with the sheet. */
export function Totals({ state, nameOf, say }: TotalsProps) {
  const score = useMemo(() => padScore(state), [state]);
  if (isViolation(score)) return <p role="alert">{say({ key: score.key, args: score.args })}</p>;
  const { mode, seats } = score;
  const counts = mode === 'basic' || mode === 'votes' || mode === 'economic';
  return (
    <div className="smc-pad-scroll">
      <table className="smc-pad-totals">
        <caption>{say.term('small-city.pad.totals')}</caption>
        <thead>
          <tr>
            <td />
            {seats.map(({ rank, title }, player) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: players are known by their place
              <th key={player} scope="col" data-first={rank === 1}>
                {nameOf(player)}
                <small>
                  {seats.length > 1
                    ? say.term('small-city.pad.rank', { rank })
                    : title === undefined
                      ? say.term('small-city.final.noTitle')
                      : say.term(`title.${title}`)}
                </small>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {PARTS.filter((part) => part === 'base' || part === 'pollution' || counts)
            .filter((part) => part !== 'specials' || mode !== 'basic')
            .map((part) => (
              <tr key={part}>
                <th scope="row">{say.term(`small-city.final.${part === 'base' ? `base.${mode}` : part}`)}</th>
                {seats.map((seat, player) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: players are known by their place
                  <td key={player}>
                    {say.number(part === 'pollution' ? 0 - seat.pollution : seat[part])}
                    {part === 'promise' && seat.promiseNumber > 0 ? (
                      <small>{say.term(seat.kept ? 'small-city.pad.kept' : 'small-city.pad.broken')}</small>
                    ) : undefined}
                  </td>
                ))}
              </tr>
            ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{say.term(`small-city.final.total.${mode}`)}</th>
            {seats.map(({ total, rank }, player) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: players are known by their place
              <td key={player} data-first={rank === 1}>
                {say.number(total)}
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </div>
  );
}
