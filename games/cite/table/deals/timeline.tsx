import type { Speaker } from '@pentapolis/kernel';
import { SeatMark } from '@pentapolis/kit';
import { clauseText } from '../../rules/phrases.ts';
import { lastTurn, turnOf } from '../../rules/turns.ts';
import type { View } from '../../rules/view.ts';
import { type DueRow, dueRows, type Mark } from '../model/dues.ts';
import { pileWords } from '../model/words.ts';

const SIGNS: Readonly<Record<NonNullable<Mark>, string>> = {
  paid: '✓',
  owed: '!',
  due: '●',
  waits: '○',
  use: '◆',
  ban: '–',
  deadline: '⚑',
  kept: '✓',
  broken: '✗',
};

interface TimelineProps {
  readonly view: View;
  readonly say: Speaker;
}

/** Running contracts with what is due when: one line a promise, one column a turn. */
export function Timeline({ view, say }: TimelineProps) {
  const rows = dueRows(view);
  // where nobody shares turns, one's own
  const now = view.viewer < 0 ? view.turn : turnOf(view, view.viewer);
  const turns = Array.from({ length: lastTurn(view) }, (_, at) => at + 1);
  return (
    <section className="cte-contracts" aria-label={say.term('cite.contracts')}>
      <h3>{say.term('cite.contracts')}</h3>
      {view.debts.length === 0 ? undefined : (
        <ul className="cte-arrears" role="alert">
          {view.debts.map(({ contract, clause, from, to, missing, since }) => (
            <li key={`${contract} ${clause} ${since}`}>
              <SeatMark seat={from} size={14} />
              {say.term('cite.owes', { seat: from, to, amounts: pileWords(missing, say), turn: since })}
            </li>
          ))}
        </ul>
      )}
      {rows.length === 0 ? (
        <p className="cte-faint">{say.term('cite.contracts.none')}</p>
      ) : (
        <table className="cte-timeline">
          <thead>
            <tr>
              <th scope="col">{say.term('cite.timeline.turn')}</th>
              {turns.map((turn) => (
                <th key={turn} scope="col" data-now={turn === now && view.phase !== 'over'}>
                  {say.number(turn)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <Row key={`${row.contract} ${row.index}`} row={row} say={say} />
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}

function Row({ row, say }: Pick<TimelineProps, 'say'> & { readonly row: DueRow }) {
  const { clause, status, marks } = row;
  return (
    <tr data-status={status}>
      <th scope="row">
        <span className="cte-timeline-words">
          <SeatMark seat={clause.from} size={14} /> {clauseText(clause, say)}
        </span>
        <span className="cte-tag" data-status={status}>
          {say.term(`status.${status}`)}
        </span>
      </th>
      {marks.map((mark, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a turn is its place
        <td key={at} data-mark={mark} title={mark && say.term(`cite.mark.${mark}`)}>
          {mark === undefined ? undefined : (
            <>
              <span aria-hidden="true">{SIGNS[mark]}</span>
              <span className="kit-unseen">{say.term(`cite.mark.${mark}`)}</span>
            </>
          )}
        </td>
      ))}
    </tr>
  );
}
