import type { Speaker } from '@pentapolis/kernel';
import { SeatMark } from '@pentapolis/kit';
import type { View, ViewCompany } from '../../rules/index.ts';
import { Train } from '../art/pictures.tsx';
import { Plate } from '../art/plate.tsx';
import { useLook } from '../art/set-context.ts';
import type { BoardProps } from '../board/board-props.ts';
import type { Aiming } from '../board/use-aim.ts';
import { Change } from './change.tsx';

interface SetupProps {
  readonly props: BoardProps;
  readonly aiming: Aiming;
  readonly own: number | undefined;
}

/** Before the first year: companies are chosen, then their starting values. */
export function Setup({ props, aiming, own }: SetupProps) {
  const { frame, say } = props;
  const { view } = frame;
  if (view.step === 'setValue') return <Starting props={props} aiming={aiming} own={own} />;
  return (
    <div className="ctx-setup">
      <p className="ctx-why">{say.term('citytrixx.setup')}</p>
      <ul className="ctx-choose" data-rove data-digits>
        {view.companies.map((company) => (
          <li key={company.id}>
            <Candidate company={company} aiming={aiming} say={say} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function Candidate({
  company,
  aiming,
  say,
}: {
  readonly company: ViewCompany;
  readonly aiming: Aiming;
  readonly say: Speaker;
}) {
  const { id, owner } = company;
  const { colour } = useLook(id);
  const face = (
    <>
      <Plate company={id} size="large" />
      <Train level={4} size={96} />
      <b>{say.term(`citytrixx.country.${id}`)}</b>
      {owner === undefined ? undefined : (
        <span className="ctx-owner">
          <SeatMark seat={owner} size={16} /> {say.seat(owner)}
        </span>
      )}
    </>
  );
  const free = owner === undefined && aiming.question === 'company';
  return free ? (
    <button
      type="button"
      className="ctx-candidate"
      data-colour={colour}
      data-target="true"
      aria-pressed={aiming.aim.company === id}
      onClick={() => (aiming.aim.company === id ? aiming.confirm() : aiming.set({ company: id }))}
    >
      {face}
    </button>
  ) : (
    <span className="ctx-candidate" data-colour={colour} data-taken={owner !== undefined}>
      {face}
    </span>
  );
}

/** The starting values: what is paid, what is left, and the place in priority it would give. */
function Starting({ props, aiming, own }: SetupProps) {
  const { frame, say, comfort } = props;
  const { view } = frame;
  const seat = view.order[view.turn] ?? own;
  const company = seat === undefined ? undefined : view.seats[seat]?.company;
  const asked = aiming.question === 'start';
  return (
    <div className="ctx-setup">
      <p className="ctx-why">{say.term(asked ? 'citytrixx.start.press' : 'citytrixx.start.wait')}</p>
      <ol className="ctx-order" aria-label={say.term('citytrixx.order')}>
        {view.order.map((other, at) => (
          <li key={other} data-now={at === view.turn}>
            <b>{at + 1}</b>
            <SeatMark seat={other} size={16} />
            <span>{say.seat(other)}</span>
            <Plate company={view.seats[other]?.company ?? 'BE'} />
            <strong>{startOf(view, other, say)}</strong>
          </li>
        ))}
      </ol>
      {asked && own !== undefined && company !== undefined && aiming.ahead !== undefined ? (
        <p className="ctx-slip-line">
          {say.term('citytrixx.cash')}{' '}
          <Change
            now={view.seats[own]?.cash ?? 0}
            next={aiming.ahead.seats[own]?.cash}
            still={comfort.reducedMotion}
            say={say}
          />
          {' · '}
          {say.term('citytrixx.priority.at', { place: aiming.ahead.track.priority.indexOf(company) + 1 })}
        </p>
      ) : undefined}
    </div>
  );
}

function startOf(view: View, seat: number, say: Speaker): string {
  const company = view.seats[seat]?.company;
  const value = view.companies.find(({ id }) => id === company)?.value;
  return value === undefined ? '–' : say.number(value);
}
