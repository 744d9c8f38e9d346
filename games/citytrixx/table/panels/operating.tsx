import type { Speaker } from '@pentapolis/kernel';
import { SeatMark } from '@pentapolis/kit';
import { type CompanyId, type IncomeForecast, operateForecast, type View } from '../../rules/index.ts';
import { Plate } from '../art/plate.tsx';
import type { BoardProps } from '../board/board-props.ts';
import type { Aiming } from '../board/use-aim.ts';
import { citiesOf } from '../model/aim.ts';
import { StepSign } from './change.tsx';

interface OperatingProps {
  readonly props: BoardProps;
  readonly aiming: Aiming;
}

/** The operating round: the President's choice with all it causes, or how far the round has come. */
export function Operating({ props, aiming }: OperatingProps) {
  const { frame, say } = props;
  const { view } = frame;
  const { action } = aiming;
  if (action?.kind === 'operate') return <Choosing props={props} aiming={aiming} company={action.company} />;
  return (
    <div className="ctx-operating">
      <p className="ctx-why">{say.term('citytrixx.operating.order')}</p>
      <ol className="ctx-runs">
        {view.operating.map((id, at) => (
          <Run key={id} id={id} now={at === view.operated} view={view} say={say} />
        ))}
      </ol>
    </div>
  );
}

function Run({
  id,
  now,
  view,
  say,
}: {
  readonly id: CompanyId;
  readonly now: boolean;
  readonly view: View;
  readonly say: Speaker;
}) {
  const company = view.companies.find((other) => other.id === id);
  if (company === undefined) return undefined;
  const { income, dividend = 0, value = 0, president } = company;
  return (
    <li data-now={now}>
      <Plate company={id} />
      <span className="ctx-run-name">{say.term(`citytrixx.country.${id}`)}</span>
      {president === undefined ? undefined : (
        <span className="ctx-run-president">
          <SeatMark seat={president} size={14} /> {say.seat(president)}
        </span>
      )}
      <strong>
        {income === undefined
          ? say.term(now ? 'citytrixx.operating.now' : 'citytrixx.operating.waits')
          : say.term('citytrixx.operating.result', { income, value, perShare: dividend })}
      </strong>
    </li>
  );
}

function Choosing({ props, aiming, company }: OperatingProps & { readonly company: CompanyId }) {
  const { frame, legal, say } = props;
  const { view } = frame;
  const chosen = citiesOf(aiming.aim, aiming.ground);
  const forecast = operateForecast(view, company, chosen);
  const [best] = legal;
  return (
    <div className="ctx-operating">
      <p className="ctx-why">
        {say.term('citytrixx.operating.choose', {
          count: chosen.length,
          capacity: forecast.capacity,
          company,
        })}
      </p>
      <div className="ctx-sums">
        <p>
          <span>{say.term('citytrixx.income')}</span>
          <strong>{say.number(forecast.income)}</strong>
        </p>
        <p>
          <span>{say.term('citytrixx.value')}</span>
          <strong>
            {say.number(forecast.value)} <StepSign steps={forecast.steps} say={say} />{' '}
            {say.number(forecast.valueAfter)}
          </strong>
        </p>
        <p>
          <span>{say.term('citytrixx.dividend')}</span>
          <strong>{say.number(forecast.perShare)}</strong>
        </p>
        <div className="ctx-sums-tools">
          <button
            type="button"
            className="ctx-small-button"
            onClick={() => aiming.set(best?.kind === 'operate' ? { cities: best.cities } : {})}
          >
            {say.term('citytrixx.operating.best')}
          </button>
          <button type="button" className="ctx-small-button" onClick={() => aiming.set({ cities: [] })}>
            {say.term('citytrixx.operating.none')}
          </button>
        </div>
      </div>
      <Ladder forecast={forecast} say={say} />
      <ul className="ctx-payouts" aria-label={say.term('citytrixx.payouts')}>
        {forecast.dividends.map((money, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its index
          <li key={seat} data-none={money === 0}>
            <SeatMark seat={seat} size={14} />
            <span>{say.seat(seat)}</span>
            <b>+{say.number(money)}</b>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** What every income does to the disc, with the step that this one takes. [CTX-VALUE-1] to [CTX-VALUE-4] */
function Ladder({ forecast, say }: { readonly forecast: IncomeForecast; readonly say: Speaker }) {
  const { value, steps } = forecast;
  const rungs = value === 0 ? [-1, 1] : [-1, 0, 1, 2];
  return (
    <ol className="ctx-ladder" aria-label={say.term('citytrixx.ladder')}>
      {rungs.map((rung) => (
        <li key={rung} aria-current={rung === steps}>
          <span>{say.term(`citytrixx.ladder.${rung}`, { value })}</span>
          <StepSign steps={rung} say={say} />
        </li>
      ))}
    </ol>
  );
}
