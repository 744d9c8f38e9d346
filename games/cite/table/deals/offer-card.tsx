import { Icon, Reason, SeatMark } from '@pentapolis/kit';
import type { Action } from '../../rules/action.ts';
import type { Offer } from '../../rules/deals/clauses.ts';
import { clauseText } from '../../rules/phrases.ts';
import type { BoardProps } from '../board/board-props.ts';
import { counterDraft } from '../model/draft.ts';
import { Composer } from './composer.tsx';
import { DealGains } from './gains.tsx';
import type { Drafting } from './use-draft.ts';

interface OfferCardProps {
  readonly props: BoardProps;
  readonly own: number | undefined;
  readonly active: boolean;
  readonly offer: Offer;
  readonly drafting: Drafting;
  send(...actions: readonly Action[]): void;
  toTown(): void;
}

/** An offer on the table: its sentences, what it is worth to each, who has signed, and what I may answer. */
export function OfferCard(cardProps: OfferCardProps) {
  const { props, own, active, offer, drafting, send, toTown } = cardProps;
  const { frame, say, showRule, explain } = props;
  const { view } = frame;
  const { id, by, parties, clauses, signed, status, answers } = offer;
  const open = status === 'open';
  const mine = own !== undefined && parties.includes(own);
  const asked = open && mine && !signed.includes(own);
  const sign: Action = { kind: 'sign', offer: id };
  const refusal = asked && active ? explain(sign) : undefined;
  const countering = own !== undefined && drafting.draft?.answers === id;
  return (
    <article
      className="cte-offer"
      data-status={status}
      data-asked={asked}
      data-offer={id}
      aria-label={say.term('cite.offer', { id, seat: by })}
    >
      <header>
        <SeatMark seat={by} />
        <h3>{say.term(answers === 0 ? 'cite.offer.title' : 'cite.offer.counter', { seat: by, answers })}</h3>
        <span className="cte-tag">{say.term(`cite.offer.${status}`)}</span>
      </header>
      <ol>
        {clauses.map((clause, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: clauses are known by their place
          <li key={index}>{clauseText(clause, say)}</li>
        ))}
      </ol>
      {open ? <DealGains view={view} by={by} clauses={clauses} say={say} /> : undefined}
      {refusal === undefined ? undefined : <Reason refusal={refusal} say={say} showRule={showRule} />}
      {countering ? (
        <Composer props={props} own={own} active={active} drafting={drafting} send={send} toTown={toTown} />
      ) : open ? (
        <div className="cte-offer-foot">
          <ul className="cte-signed">
            {parties.map((seat) => (
              <li key={seat} data-signed={signed.includes(seat)}>
                <SeatMark seat={seat} size={14} />
                {say.term(signed.includes(seat) ? 'cite.signed' : 'cite.unsigned', { seat })}
              </li>
            ))}
          </ul>
          {mine && active ? (
            <Answers {...cardProps} own={own} asked={asked} refused={refusal !== undefined} />
          ) : undefined}
        </div>
      ) : undefined}
    </article>
  );
}

interface AnswersProps extends OfferCardProps {
  readonly own: number;
  readonly asked: boolean;
  readonly refused: boolean;
}

/** What a party may say to an open offer. */
function Answers({ props: { say }, own, offer, drafting, send, asked, refused }: AnswersProps) {
  const { id, by } = offer;
  return (
    <div className="cte-deal-tools">
      {by === own ? (
        <button type="button" className="cte-button" onClick={() => send({ kind: 'withdraw', offer: id })}>
          {say.term('cite.withdraw')}
        </button>
      ) : undefined}
      {asked ? (
        <>
          <button type="button" className="cte-button" onClick={() => send({ kind: 'decline', offer: id })}>
            {say.term('cite.decline')}
          </button>
          <button type="button" className="cte-button" onClick={() => drafting.open(counterDraft(offer))}>
            {say.term('cite.counter')}
          </button>
          <button
            type="button"
            className="cte-button cte-sign"
            data-look="accent"
            disabled={refused}
            onClick={() => send({ kind: 'sign', offer: id })}
          >
            <Icon name="check" size={18} />
            {say.term('cite.sign')}
          </button>
        </>
      ) : undefined}
    </div>
  );
}
