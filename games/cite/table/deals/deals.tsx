import { Icon } from '@pentapolis/kit';
import type { Action } from '../../rules/action.ts';
import type { BoardProps } from '../board/board-props.ts';
import { newDraft } from '../model/draft.ts';
import { Composer } from './composer.tsx';
import { Jury } from './jury.tsx';
import { OfferCard } from './offer-card.tsx';
import { Timeline } from './timeline.tsx';
import type { Drafting } from './use-draft.ts';

interface DealsProps {
  readonly props: BoardProps;
  readonly own: number | undefined;
  readonly active: boolean;
  readonly drafting: Drafting;
  send(...actions: readonly Action[]): void;
  toTown(): void;
}

/** Negotiation: the jury when it sits, offers on the table, the deal I write, and what is promised until when. */
export function Deals(dealsProps: DealsProps) {
  const { props, own, active, drafting, send, toTown } = dealsProps;
  const { frame, say } = props;
  const { view } = frame;
  const isOpen = (status: string): boolean => status === 'open';
  const open = view.offers.filter(({ status }) => isOpen(status)).toReversed();
  const closed = view.offers.filter(({ status }) => !isOpen(status)).toReversed();
  const trading = view.phase === 'first' || view.phase === 'main';
  const { draft } = drafting;
  const inPlace = draft !== undefined && open.some(({ id }) => id === draft.answers);
  return (
    <section className="cte-deals" aria-label={say.term('cite.deals')}>
      <Jury props={props} own={own} active={active} send={send} />
      {trading ? (
        <header className="cte-panel-head">
          <h2>{say.term('cite.deals')}</h2>
          {own !== undefined && draft === undefined ? (
            <button
              type="button"
              className="cte-button cte-new-deal"
              aria-keyshortcuts="D"
              title="D"
              disabled={!active}
              onClick={() => drafting.open(newDraft(view, own))}
            >
              <Icon name="plus" size={18} />
              {say.term('cite.deal.new')}
            </button>
          ) : undefined}
        </header>
      ) : undefined}
      {own !== undefined && draft !== undefined && trading && !inPlace ? (
        <Composer props={props} own={own} active={active} drafting={drafting} send={send} toTown={toTown} />
      ) : undefined}
      {open.map((offer) => (
        <OfferCard key={offer.id} {...dealsProps} offer={offer} />
      ))}
      {trading && open.length === 0 && draft === undefined ? (
        <p className="cte-faint">{say.term('cite.offers.none')}</p>
      ) : undefined}
      <Timeline view={view} say={say} />
      {closed.length === 0 ? undefined : (
        <details className="cte-closed">
          <summary>{say.term('cite.offers.closed', { count: closed.length })}</summary>
          {closed.map((offer) => (
            <OfferCard key={offer.id} {...dealsProps} offer={offer} />
          ))}
        </details>
      )}
    </section>
  );
}
