import { Icon, Reason } from '@pentapolis/kit';
import type { Action } from '../../rules/action.ts';
import { others } from '../../rules/turns.ts';
import type { BoardProps } from '../board/board-props.ts';
import { type ClauseChoice, choicesFor, newClause, saidClauses } from '../model/draft.ts';
import { ClauseEditor } from './clause-editor.tsx';
import { DealGains } from './gains.tsx';
import type { Drafting } from './use-draft.ts';

interface ComposerProps {
  readonly props: BoardProps;
  readonly own: number;
  readonly active: boolean;
  readonly drafting: Drafting;
  send(...actions: readonly Action[]): void;
  /** The town comes into sight, where one thing is seen at a time. */
  toTown(): void;
}

/** A deal written as sentences: who gives what, who builds where, until when; and what it is worth to each. */
export function Composer({ props, own, active, drafting, send, toTown }: ComposerProps) {
  const { frame, say, explain, showRule } = props;
  const { view } = frame;
  const { draft } = drafting;
  if (draft === undefined) return undefined;
  const clauses = saidClauses(draft);
  // an offer that was closed meanwhile can't be answered any more: what was written becomes an offer of its own
  const answers = view.offers.some(({ id, status }) => id === draft.answers && status === 'open')
    ? draft.answers
    : 0;
  const action: Action = { kind: 'offer', clauses, answers };
  const refusal = active && clauses.length > 0 ? explain(action) : undefined;
  const ready = active && clauses.length > 0 && refusal === undefined;
  const [partner] = others(view, own);
  const to = draft.clauses
    .map(({ from, to: other }) => (from === own ? other : from))
    .find((seat) => seat !== own);
  return (
    <form
      className="cte-composer"
      aria-label={say.term(answers === 0 ? 'cite.deal.new' : 'cite.deal.counter')}
      onSubmit={(event) => {
        event.preventDefault();
        if (!ready) return;
        send(action);
        drafting.close();
      }}
    >
      <h3>{say.term(answers === 0 ? 'cite.deal.new' : 'cite.deal.counter')}</h3>
      <ol>
        {draft.clauses.map((clause, index) => (
          <ClauseEditor
            // biome-ignore lint/suspicious/noArrayIndexKey: clauses are known by their place
            key={index}
            clause={clause}
            view={view}
            say={say}
            pointing={drafting.pointing === index}
            change={(next) => drafting.set(index, next)}
            remove={() => drafting.remove(index)}
            point={(on) => {
              drafting.point(on ? index : undefined);
              if (on) toTown();
            }}
          />
        ))}
      </ol>
      <select
        className="cte-add"
        aria-label={say.term('cite.clause.add')}
        value=""
        onChange={({ target }) =>
          drafting.add(newClause(view, target.value as ClauseChoice, own, to ?? partner ?? own))
        }
      >
        <option value="">{say.term('cite.clause.add')}</option>
        {choicesFor(view).map((choice) => (
          <option key={choice} value={choice}>
            {say.term(`cite.clause.choice.${choice}`)}
          </option>
        ))}
      </select>
      <DealGains view={view} by={own} clauses={clauses} say={say} />
      {refusal === undefined ? undefined : <Reason refusal={refusal} say={say} showRule={showRule} />}
      <div className="cte-deal-tools">
        <button type="button" className="cte-button" onClick={drafting.close}>
          {say.term('cite.cancel')}
        </button>
        <button type="submit" className="cte-button" data-look="accent" disabled={!ready}>
          <Icon name="check" size={18} />
          {say.term(answers === 0 ? 'cite.deal.offer' : 'cite.deal.counter.offer')}
        </button>
      </div>
    </form>
  );
}
