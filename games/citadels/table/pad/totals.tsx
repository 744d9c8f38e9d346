import type { Speaker } from '@pentapolis/kernel';
import { RuleLink } from '@pentapolis/kit';
import type { SheetScore } from '../../rules/index.ts';
import { PARTS } from '../final/rows.ts';

/** The rule each line of the count goes by. */
const RULE = {
  cost: 'CIT-SCORE-1',
  extra: 'CIT-SCORE-2',
  colours: 'CIT-SCORE-3',
  completion: 'CIT-SCORE-4',
  special: 'CIT-SCORE-5',
} as const;

interface TotalsProps {
  readonly score: SheetScore;
  readonly say: Speaker;
  showRule(id: string): void;
}

/** Everybody's points side by side, line by line, with their places. */
export function Totals({ score: { players }, say, showRule }: TotalsProps) {
  const columns = players.map((player, at) => ({ ...player, at }));
  const haunted = columns.flatMap(({ name, haunted: colour }) =>
    colour === undefined ? [] : [{ name, colour }],
  );
  return (
    <>
      <div className="cit-pad-scroll">
        <table className="kit-pad-totals">
          <caption>{say.term('citadels.pad.totals')}</caption>
          <thead>
            <tr>
              <td />
              {columns.map(({ at, name, rank }) => (
                <th key={at} scope="col" data-first={rank === 1}>
                  {name}
                  <small>{say.term('citadels.pad.rank', { rank })}</small>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {PARTS.map((part) => (
              <tr key={part}>
                <th scope="row">
                  {say.term(`citadels.final.${part}`)}{' '}
                  <RuleLink rule={RULE[part]} say={say} showRule={showRule} />
                </th>
                {columns.map(({ at, [part]: points }) => (
                  <td key={at}>{say.number(points)}</td>
                ))}
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{say.term('citadels.final.total')}</th>
              {columns.map(({ at, total, rank }) => (
                <td key={at} data-first={rank === 1}>
                  {say.number(total)}
                </td>
              ))}
            </tr>
          </tfoot>
        </table>
      </div>
      {haunted.map(({ name, colour }) => (
        <p key={name}>{say.term('citadels.pad.haunted', { name, colour })}</p>
      ))}
      <p className="kit-pad-note">
        {say.term('citadels.pad.ties')} <RuleLink rule="CIT-TIE-1" say={say} showRule={showRule} />
      </p>
    </>
  );
}
