import { RuleLink, SeatMark } from '@pentapolis/kit';
import type { Action } from '../../rules/action.ts';
import { isGuilty, nextVote } from '../../rules/deals/jury.ts';
import { clauseText } from '../../rules/phrases.ts';
import type { BoardProps } from '../board/board-props.ts';

interface JuryProps {
  readonly props: BoardProps;
  readonly own: number | undefined;
  readonly active: boolean;
  send(...actions: readonly Action[]): void;
}

/** Promises before the jury: the sentence, the accused, every vote, and mine while it is asked. */
export function Jury({ props, own, active, send }: JuryProps) {
  const { frame, say, showRule } = props;
  const { view } = frame;
  if (view.accusations.length === 0) return undefined;
  const asked = own === undefined || !active || view.phase !== 'jury' ? -1 : nextVote(view, own);
  return (
    <section className="cte-jury" aria-label={say.term('cite.jury')}>
      <header className="cte-panel-head">
        <h2>{say.term('cite.jury')}</h2>
        <RuleLink rule="CTE-JURY-2" say={say} showRule={showRule} />
      </header>
      {view.accusations.map((accusation, index) => {
        const { contract, clause: at, accused, votes } = accusation;
        const clause = view.contracts.find(({ id }) => id === contract)?.clauses[at];
        const over = !votes.includes(0);
        return (
          <article key={`${contract} ${at}`} className="cte-offer" data-asked={index === asked}>
            <header>
              <SeatMark seat={accused} />
              <h3>{say.term('cite.jury.accused', { seat: accused })}</h3>
              {over ? (
                <span className="cte-tag" data-status={isGuilty(accusation) ? 'broken' : 'kept'}>
                  {say.term(isGuilty(accusation) ? 'cite.jury.guilty' : 'cite.jury.acquitted')}
                </span>
              ) : undefined}
            </header>
            {clause === undefined ? undefined : <p>{clauseText(clause, say)}</p>}
            <ul className="cte-signed">
              {votes.map((vote, seat) =>
                vote < 0 ? undefined : (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its index
                  <li key={seat}>
                    <SeatMark seat={seat} size={14} />
                    {say.term(`cite.jury.vote.${vote}`, { seat })}
                  </li>
                ),
              )}
            </ul>
            {index === asked ? (
              <div className="cte-deal-tools">
                <button
                  type="button"
                  className="cte-button"
                  onClick={() => send({ kind: 'vote', accusation: index, guilty: false })}
                >
                  {say.term('cite.jury.acquit')}
                </button>
                <button
                  type="button"
                  className="cte-button"
                  data-look="accent"
                  onClick={() => send({ kind: 'vote', accusation: index, guilty: true })}
                >
                  {say.term('cite.jury.convict')}
                </button>
              </div>
            ) : undefined}
          </article>
        );
      })}
    </section>
  );
}
