import { Popover, RuleLink } from '@pentapolis/kit';
import { useState } from 'react';
import type { Action } from '../../rules/action.ts';
import { cheapest, mostCases, PRICE_TABLE, type Purchase } from '../../rules/price.ts';
import { type Amounts, amountsOf, type Pile, pileOf, total } from '../../rules/resources.ts';
import type { BoardProps } from '../board/board-props.ts';
import { buyOf } from '../model/payment.ts';
import { AmountSigns, AmountsField } from './amounts.tsx';

interface PurseProps {
  readonly props: BoardProps;
  readonly own: number;
  readonly active: boolean;
  send(...actions: readonly Action[]): void;
}

/** What I can build: rights at hand, the price of the next Cases with what I hold, and the cheapest way to pay. */
export function Purse({ props, own, active, send }: PurseProps) {
  const { frame, say, showRule } = props;
  const { view } = frame;
  const held = view.resources[own] as Pile;
  const most = mostCases(held).cases;
  const [wanted, want] = useState(1);
  const cases = Math.max(1, Math.min(wanted, Math.max(1, most)));
  const purchase = most === 0 ? undefined : cheapest(held, cases);
  const rights = view.rights[own] as number;
  return (
    <section className="cte-purse" aria-label={say.term('cite.purse')}>
      <header className="cte-panel-head">
        <h2>{say.term('cite.rights', { rights })}</h2>
        <PriceTable props={props} />
      </header>
      <div className="cte-buy">
        <p className="cte-buy-can">{say.term('cite.buy.can', { cases: most, held: total(held) })}</p>
        {purchase === undefined ? undefined : (
          <>
            <div className="cte-buy-line">
              <button
                type="button"
                className="cte-step"
                aria-label={say.term('cite.buy.fewer')}
                disabled={cases <= 1}
                onClick={() => want(cases - 1)}
              >
                −
              </button>
              <output aria-live="polite">{say.term('cite.cases', { cases })}</output>
              <button
                type="button"
                className="cte-step"
                aria-label={say.term('cite.buy.further')}
                disabled={cases >= most}
                onClick={() => want(cases + 1)}
              >
                +
              </button>
              <button
                type="button"
                className="cte-button"
                disabled={!active}
                onClick={() => send(buyOf(purchase))}
              >
                {say.term('cite.buy', { cases })}
              </button>
            </div>
            <Sets purchase={purchase} say={say} />
          </>
        )}
        <OwnChoice props={props} own={own} active={active} send={send} />
      </div>
      {view.pot > 0 ? (
        <p className="cte-pot">
          {say.term('cite.pot', { gold: view.pot })}{' '}
          <RuleLink rule="CTE-GOLD-1" say={say} showRule={showRule} />
        </p>
      ) : undefined}
    </section>
  );
}

function Sets({ purchase, say }: { readonly purchase: Purchase; readonly say: BoardProps['say'] }) {
  const sum = purchase.sets.reduce<Pile>(
    (all, set) => all.map((count, at) => count + (set[at] as number)),
    purchase.sets[0]?.map(() => 0) ?? [],
  );
  return (
    <p className="cte-buy-sets">
      <span>{say.term('cite.buy.cheapest')}</span>
      <AmountSigns amounts={amountsOf(sum)} say={say} />
    </p>
  );
}

/** Pays what one picks instead of what is cheapest. */
function OwnChoice({ props, own, active, send }: PurseProps) {
  const { frame, say } = props;
  const held = frame.view.resources[own] as Pile;
  const [amounts, setAmounts] = useState<Amounts>({});
  const picked = pileOf(amounts).map((count, at) => Math.min(count, held[at] as number));
  const found = mostCases(picked);
  const used = found.sets.reduce((sum, set) => sum + total(set), 0);
  const left = total(picked) - used;
  return (
    <Popover className="kit-link" trigger={say.term('cite.buy.choose')}>
      <div className="cte cte-form">
        <h3>{say.term('cite.buy.choose')}</h3>
        <AmountsField
          label={say.term('cite.buy.choose')}
          value={amountsOf(picked)}
          most={held}
          say={say}
          change={setAmounts}
        />
        <p>{say.term('cite.buy.found', { cases: found.cases, left })}</p>
        <button
          type="button"
          className="cte-button"
          data-look="accent"
          disabled={!active || found.cases === 0}
          onClick={() => {
            send(buyOf(found));
            setAmounts({});
          }}
        >
          {say.term('cite.buy', { cases: found.cases })}
        </button>
      </div>
    </Popover>
  );
}

/** The price table as it is printed. */
function PriceTable({ props: { say, showRule } }: { readonly props: BoardProps }) {
  return (
    <Popover className="kit-link" trigger={say.term('cite.prices')}>
      <div className="cte cte-form">
        <h3>{say.term('cite.prices')}</h3>
        <table className="cte-prices">
          <thead>
            <tr>
              <th scope="col">{say.term('cite.prices.sorts')}</th>
              <th scope="col">{say.term('cite.prices.each')}</th>
              <th scope="col">{say.term('cite.prices.buys')}</th>
            </tr>
          </thead>
          <tbody>
            {PRICE_TABLE.map(({ different, each, cases }) => (
              <tr key={different}>
                <td>{say.number(different)}</td>
                <td>{say.number(each)}</td>
                <td>
                  <b>{say.term('cite.cases', { cases })}</b>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
        <RuleLink rule="CTE-PRICE-1" say={say} showRule={showRule} />
        <RuleLink rule="CTE-PRICE-2" say={say} showRule={showRule} />
      </div>
    </Popover>
  );
}
