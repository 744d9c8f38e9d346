import type { Speaker } from '@pentapolis/kernel';
import { Icon, Popover, SeatMark } from '@pentapolis/kit';
import { bestForecast, type Face, faceOf, type View, type ViewCompany } from '../../rules/index.ts';
import { Hex } from '../art/hex.tsx';
import { Train } from '../art/pictures.tsx';
import { Plate } from '../art/plate.tsx';
import { useLook } from '../art/set-context.ts';
import type { BoardProps } from '../board/board-props.ts';
import type { Aiming } from '../board/use-aim.ts';
import { citiesOf } from '../model/aim.ts';
import { Change, StepSign } from './change.tsx';
import { CardHelp } from './help.tsx';

interface CompanyProps {
  readonly props: BoardProps;
  readonly company: ViewCompany;
  readonly aiming: Aiming;
  /** Something of it changed in the last step. */
  readonly fresh: boolean;
}

/** A company: value and President, trains, cities, and what it can earn or has earned. */
export function Company({ props, company, aiming, fresh }: CompanyProps) {
  const { frame, say, comfort } = props;
  const { view } = frame;
  const { id, president, value } = company;
  const { colour } = useLook(id);
  const choosing = aiming.action?.kind === 'operate' && aiming.action.company === id;
  const ahead = aiming.ahead?.companies.find((other) => other.id === id);
  const place = view.track.priority.indexOf(id) + 1;
  return (
    <section
      className="ctx-company"
      data-colour={colour}
      data-choosing={choosing}
      data-fresh={fresh}
      data-operating={view.step === 'operate' && view.operating[view.operated] === id}
      aria-label={say.term(`company.${id}`)}
    >
      <header>
        <Plate company={id} size="large" />
        <div className="ctx-company-name">
          <h2>{say.term(`citytrixx.country.${id}`)}</h2>
          {president === undefined ? undefined : (
            <p>
              <SeatMark seat={ahead?.president ?? president} size={14} />
              <span>{say.term('citytrixx.presides', { seat: ahead?.president ?? president })}</span>
            </p>
          )}
        </div>
        {value === undefined ? undefined : (
          <div className="ctx-company-value">
            <strong>
              <Change now={value} next={ahead?.value} still={comfort.reducedMotion} say={say} />
            </strong>
            <span className="ctx-long">{say.term('citytrixx.priority.at', { place })}</span>
            <span className="ctx-short" aria-hidden="true">
              {say.term('citytrixx.place', { place })}
            </span>
          </div>
        )}
      </header>
      {view.year === 0 ? undefined : (
        <>
          <Trains props={props} company={company} />
          <Cities props={props} company={company} aiming={aiming} choosing={choosing} />
          <Outlook view={view} company={company} say={say} />
        </>
      )}
    </section>
  );
}

function Trains({ props, company }: Pick<CompanyProps, 'props' | 'company'>) {
  const { frame, say, showRule } = props;
  const { trains, capacity } = company;
  return (
    <div className="ctx-trains">
      {trains.length === 0 ? (
        <span className="ctx-none">{say.term('citytrixx.trains.none')}</span>
      ) : (
        <>
          <ul data-rove>
            {trains.map((card) => {
              const face = faceOf(frame.view, card);
              return (
                <li key={card}>
                  <Popover
                    className="ctx-train"
                    label={say.term('citytrixx.train', {
                      level: face.level,
                      rank: face.rank,
                      rusts: face.removedBeforeYear ?? 0,
                    })}
                    trigger={
                      <>
                        <Train level={face.level} size={28} />
                        <b>T{face.level}</b>
                        {face.removedBeforeYear === undefined ? undefined : (
                          <i className="ctx-rust">{face.removedBeforeYear}</i>
                        )}
                      </>
                    }
                  >
                    <CardHelp face={face} say={say} showRule={showRule} />
                  </Popover>
                </li>
              );
            })}
          </ul>
          <span className="ctx-capacity" title={say.term('citytrixx.capacity', { capacity })}>
            <span aria-hidden="true">{say.term('citytrixx.upTo', { capacity })}</span>
            <span className="kit-unseen">{say.term('citytrixx.capacity', { capacity })}</span>
          </span>
        </>
      )}
    </div>
  );
}

/** Cities by what they earn, the best first. */
export function sortedCities(view: View, { cities }: ViewCompany): readonly Face[] {
  const year = Math.max(1, view.year) - 1;
  return cities
    .map((card) => faceOf(view, card))
    .sort((a, b) => (b.income[year] ?? 0) - (a.income[year] ?? 0) || a.city.localeCompare(b.city));
}

function Cities({
  props,
  company,
  aiming,
  choosing,
}: Omit<CompanyProps, 'fresh'> & { readonly choosing: boolean }) {
  const { frame, say, showRule, explain } = props;
  const { view } = frame;
  const faces = sortedCities(view, company);
  if (faces.length === 0) return <p className="ctx-cities ctx-none">{say.term('citytrixx.cities.none')}</p>;
  const chosen = choosing ? citiesOf(aiming.aim, aiming.ground) : company.ran;
  return (
    <ul
      className="ctx-cities"
      data-rove
      data-digits={choosing || undefined}
      aria-label={say.term('citytrixx.cities', { count: faces.length })}
    >
      {faces.map((face) => {
        const on = chosen.includes(face.id);
        const income = face.income[view.year - 1] ?? 0;
        const refusal =
          choosing && !on
            ? explain({ kind: 'operate', company: company.id, cities: [...chosen, face.id] })
            : undefined;
        const chip = (
          <>
            <span className="ctx-city-hex">
              <Hex income={income} year={view.year} size={26} />
              {on ? <Icon name="check" size={13} /> : undefined}
            </span>
            <span className="ctx-city-name">{face.city}</span>
          </>
        );
        const label = say.term('citytrixx.city', { city: face.city, income });
        return (
          <li key={face.id} data-on={on} data-refused={refusal !== undefined}>
            {choosing && refusal === undefined ? (
              <button
                type="button"
                className="ctx-city"
                data-target="true"
                aria-pressed={on}
                aria-label={label}
                onClick={() => aiming.press(face.id)}
              >
                {chip}
              </button>
            ) : (
              <Popover
                className="ctx-city"
                label={on ? `${label}, ${say.term('citytrixx.city.ran')}` : label}
                trigger={chip}
              >
                <CardHelp face={face} refusal={refusal} say={say} showRule={showRule} />
              </Popover>
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** What the company earned this year, or what it could earn with its best cities. */
function Outlook({
  view,
  company,
  say,
}: {
  readonly view: View;
  readonly company: ViewCompany;
  readonly say: Speaker;
}) {
  const { id, income, dividend = 0 } = company;
  if (income !== undefined)
    return (
      <p className="ctx-outlook" data-done>
        <span>{say.term('citytrixx.earned')}</span>
        <strong>{say.number(income)}</strong>
        <span>{say.term('citytrixx.perShare', { perShare: dividend })}</span>
      </p>
    );
  if (view.phase !== 'trick' && view.phase !== 'operating') return undefined;
  const { income: best, steps, valueAfter, perShare } = bestForecast(view, id);
  return (
    <p className="ctx-outlook">
      <span>{say.term('citytrixx.canEarn')}</span>
      <strong>{say.number(best)}</strong>
      <StepSign steps={steps} say={say} />
      <span className="ctx-to">{say.term('citytrixx.toValue', { value: valueAfter })}</span>
      <span>{say.term('citytrixx.perShare', { perShare })}</span>
    </p>
  );
}
