import type { Speaker } from '@pentapolis/kernel';
import { Icon, Popover, Reason, SeatMark } from '@pentapolis/kit';
import {
  type ActionOf,
  type CompanyChange,
  sales,
  type TradeForecast,
  tradeForecast,
} from '../../rules/index.ts';
import { Plate } from '../art/plate.tsx';
import type { BoardProps } from '../board/board-props.ts';
import type { Aiming } from '../board/use-aim.ts';
import { Change } from './change.tsx';

interface SlipProps {
  readonly props: BoardProps;
  readonly aiming: Aiming;
  readonly own: number;
  readonly deal: ActionOf<'buy'>;
}

/** The purchase on one slip: what is sold before, how it is paid, and what it does to values, presidency and money. */
export function Slip({ props, aiming, own, deal }: SlipProps) {
  const { frame, say, comfort } = props;
  const forecast = tradeForecast(frame.view, own, deal);
  const { price, proceeds, money, lost, cash, cashNow, cashAfter, refusal, changes, fortunes } = forecast;
  return (
    <section className="ctx-slip" aria-label={say.term('citytrixx.slip', { card: deal.card })}>
      <div className="ctx-slip-pay">
        <div className="ctx-slip-head">
          <p className="ctx-why">{say.term('citytrixx.slip', { card: deal.card })}</p>
          <button
            type="button"
            className="ctx-slip-close"
            aria-label={say.term('citytrixx.cancel')}
            onClick={aiming.cancel}
          >
            <Icon name="cross" size={18} />
          </button>
        </div>
        <Sales {...{ props, aiming, own, deal }} />
        <dl>
          <Line term="citytrixx.slip.price" amount={say.number(price)} say={say} />
          {proceeds > 0 ? (
            <Line term="citytrixx.slip.proceeds" amount={`+${say.number(proceeds)}`} say={say} />
          ) : undefined}
          <Line
            term={lost > 0 ? 'citytrixx.slip.moneyLost' : 'citytrixx.slip.money'}
            args={{ lost, count: deal.money.length }}
            amount={say.number(money)}
            warn={lost > 0}
            say={say}
          />
          <Line term="citytrixx.slip.cash" amount={say.number(cash)} say={say} />
        </dl>
      </div>
      <div className="ctx-slip-after">
        <p className="ctx-why">{say.term('citytrixx.slip.after')}</p>
        {refusal !== undefined ? (
          <Reason refusal={refusal} say={say} showRule={props.showRule} />
        ) : (
          <>
            <p className="ctx-slip-line">
              <span>{say.term('citytrixx.cash')}</span>
              <Change now={cashNow} next={cashAfter} still={comfort.reducedMotion} say={say} />
            </p>
            {changes.map((change) => (
              <CompanyLine key={change.company} change={change} still={comfort.reducedMotion} say={say} />
            ))}
            <Fortunes fortunes={fortunes} still={comfort.reducedMotion} say={say} />
          </>
        )}
      </div>
    </section>
  );
}

function Line(props: {
  readonly term: string;
  readonly args?: Readonly<Record<string, number>>;
  readonly amount: string;
  readonly warn?: boolean;
  readonly say: Speaker;
}) {
  const { term, args, amount, warn, say } = props;
  return (
    <div data-warn={warn}>
      <dt>{say.term(term, args)}</dt>
      <dd>{amount}</dd>
    </div>
  );
}

/** What may be sold before, with what it brings; the rest says why not. */
function Sales({ props, aiming, own, deal }: SlipProps) {
  const { frame, say, showRule } = props;
  const offers = sales(frame.view, own).filter(
    ({ company }) => (frame.view.seats[own]?.shares[company] ?? 0) > 0,
  );
  return (
    <ul className="ctx-sales" data-rove aria-label={say.term('citytrixx.sell')}>
      {offers.map(({ company, price, refusal: early }) => {
        const selling = deal.sell === company;
        const other = { ...deal, sell: company };
        const refusal = early ?? (selling ? undefined : ofSale(props.explain(other)));
        const face = (
          <>
            {say.term(selling ? 'citytrixx.sell.on' : 'citytrixx.sell.off')}
            <Plate company={company} />
            <b>+{say.number(price)}</b>
          </>
        );
        const label = say.term('citytrixx.sell.one', { company, price });
        return (
          <li key={company} data-refused={refusal !== undefined}>
            {refusal === undefined ? (
              <button
                type="button"
                className="ctx-small-button"
                aria-pressed={selling}
                aria-label={label}
                onClick={() => aiming.set({ card: deal.card, sell: selling ? 'none' : company })}
              >
                {face}
              </button>
            ) : (
              <Popover className="ctx-small-button" label={`${label}. ${say(refusal)}`} trigger={face}>
                <div className="ctx ctx-help">
                  <Reason refusal={refusal} say={say} showRule={showRule} />
                </div>
              </Popover>
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** A purchase that is too dear even so may still be paid otherwise: only what concerns the sale counts. */
function ofSale(refusal: ReturnType<BoardProps['explain']>): ReturnType<BoardProps['explain']> {
  return refusal?.key === 'refusal.tooDear' ? undefined : refusal;
}

function CompanyLine({
  change,
  still,
  say,
}: {
  readonly change: CompanyChange;
  readonly still: boolean;
  readonly say: Speaker;
}) {
  const { company, value, valueAfter, shares, sharesAfter, president, presidentAfter } = change;
  return (
    <p className="ctx-slip-line">
      <Plate company={company} />
      <span>{say.term('citytrixx.value')}</span>
      <Change now={value} next={valueAfter} still={still} say={say} />
      <span>{say.term('citytrixx.shares')}</span>
      <Change now={shares} next={sharesAfter} still={still} say={say} />
      <span className="ctx-slip-president" data-changes={president !== presidentAfter}>
        <SeatMark seat={presidentAfter} size={14} />
        {say.term(
          president === presidentAfter ? 'citytrixx.president.stays' : 'citytrixx.president.becomes',
          { seat: presidentAfter },
        )}
      </span>
    </p>
  );
}

function Fortunes({
  fortunes,
  still,
  say,
}: Pick<TradeForecast, 'fortunes'> & { readonly still: boolean; readonly say: Speaker }) {
  return (
    <p className="ctx-slip-line ctx-fortunes">
      <span>{say.term('citytrixx.worth')}</span>
      {fortunes.map(({ before, after }, seat) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its index
        <span key={seat} title={say.seat(seat)}>
          <SeatMark seat={seat} size={14} />
          <span className="kit-unseen">{say.seat(seat)}</span>
          <Change now={before} next={after} still={still} say={say} />
        </span>
      ))}
    </p>
  );
}
