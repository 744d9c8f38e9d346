import { Icon, SeatMark } from '@pentapolis/kit';
import { type CardId, faceOf, type View } from '../../rules/index.ts';
import { Plate } from '../art/plate.tsx';
import type { BoardProps } from '../board/board-props.ts';
import type { Aiming } from '../board/use-aim.ts';
import { buyRefusal } from '../model/refusals.ts';
import { passedSeats } from '../model/words.ts';
import { Card } from './card.tsx';
import { Slip } from './slip.tsx';

interface StockProps {
  readonly props: BoardProps;
  readonly aiming: Aiming;
  readonly own: number | undefined;
}

/** The stock round: certificates on the table, who speaks when, and the purchase in preparation. */
export function Stock({ props, aiming, own }: StockProps) {
  const { frame, say } = props;
  const { view } = frame;
  const deal = aiming.action;
  return (
    <div className="ctx-stage-body" data-dealing={deal?.kind === 'buy'}>
      <section className="ctx-market" aria-label={say.term('citytrixx.market')}>
        <p className="ctx-why">{say.term('citytrixx.market')}</p>
        {view.table.length === 0 ? (
          <p className="ctx-none">{say.term('citytrixx.market.none')}</p>
        ) : (
          <ul className="ctx-cards" data-rove>
            {view.table.map((card) => (
              <li key={card}>
                <ForSale card={card} props={props} aiming={aiming} own={own} />
              </li>
            ))}
          </ul>
        )}
      </section>
      {deal?.kind === 'buy' && own !== undefined ? (
        <Slip props={props} aiming={aiming} own={own} deal={deal} />
      ) : (
        <Speaking props={props} asked={aiming.question === 'trade'} />
      )}
    </div>
  );
}

/** A certificate that can be bought, or says why it can't. */
export function ForSale({
  card,
  props,
  aiming,
  own,
}: StockProps & {
  readonly card: CardId;
}) {
  const { frame, say, showRule, explain } = props;
  const { view } = frame;
  const face = faceOf(view, card);
  const asked = aiming.question === 'trade' && own !== undefined;
  const value = view.companies.find(({ id }) => id === face.company)?.value ?? 0;
  return (
    <Card
      face={face}
      year={view.year}
      press={asked ? () => aiming.press(card) : undefined}
      picked={aiming.card === card}
      refusal={asked && !aiming.isTarget(card) ? buyRefusal(view, own, card, explain) : undefined}
      note={view.phase === 'stock' ? say.term('citytrixx.price', { value }) : undefined}
      say={say}
      showRule={showRule}
    />
  );
}

function Speaking({ props, asked }: { readonly props: BoardProps; readonly asked: boolean }) {
  const { frame, say } = props;
  const { view } = frame;
  const passed = passedSeats(view);
  return (
    <section className="ctx-speaking" aria-label={say.term('citytrixx.order')}>
      <p className="ctx-why">{say.term(asked ? 'citytrixx.trade.press' : 'citytrixx.order.least')}</p>
      <ol className="ctx-order">
        {view.order.map((seat, at) => (
          <li key={seat} data-now={at === view.turn && view.step === 'trade'}>
            <b>{at + 1}</b>
            <SeatMark seat={seat} size={16} />
            <span>{say.seat(seat)}</span>
            <Bought view={view} seat={seat} />
            {passed.includes(seat) ? (
              <i className="ctx-tag">
                <Icon name="check" size={12} />
                {say.term('citytrixx.passed')}
              </i>
            ) : undefined}
          </li>
        ))}
      </ol>
    </section>
  );
}

/** What a seat bought and sold this year, which closes the other way. */
function Bought({ view, seat }: { readonly view: View; readonly seat: number }) {
  const { bought = [], sold = [] } = view.seats[seat] ?? {};
  return (
    <span className="ctx-trades">
      {bought.map((company) => (
        <span key={company}>
          +<Plate company={company} />
        </span>
      ))}
      {sold.map((company) => (
        <span key={company}>
          −<Plate company={company} />
        </span>
      ))}
    </span>
  );
}
