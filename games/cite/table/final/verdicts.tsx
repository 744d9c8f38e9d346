import type { Speaker } from '@pentapolis/kernel';
import { SeatMark } from '@pentapolis/kit';
import { isGuilty } from '../../rules/deals/jury.ts';
import { clauseText } from '../../rules/phrases.ts';
import type { View } from '../../rules/view.ts';

/** What the jury found, promise by promise. */
export function Verdicts({ view, say }: { readonly view: View; readonly say: Speaker }) {
  if (view.accusations.length === 0) return undefined;
  return (
    <ul className="cte-verdicts">
      {view.accusations.map((accusation) => {
        const { contract, clause: at, accused } = accusation;
        const clause = view.contracts.find(({ id }) => id === contract)?.clauses[at];
        const guilty = isGuilty(accusation);
        return (
          <li key={`${contract} ${at}`}>
            <SeatMark seat={accused} size={14} /> {clause === undefined ? '' : clauseText(clause, say)}{' '}
            <span className="cte-tag" data-status={guilty ? 'broken' : 'kept'}>
              {say.term(guilty ? 'cite.jury.guilty' : 'cite.jury.acquitted')}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
