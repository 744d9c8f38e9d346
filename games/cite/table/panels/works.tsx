import { Popover, Reason, SeatMark } from '@pentapolis/kit';
import { useState } from 'react';
import type { Action } from '../../rules/action.ts';
import { rowOf } from '../../rules/buildings.ts';
import { indexOfBuilding } from '../../rules/exchange.ts';
import {
  type Amounts,
  amountsOf,
  type Pile,
  pileOf,
  plus,
  RESOURCES,
  type Resource,
  total,
} from '../../rules/resources.ts';
import { BuildingPicture } from '../art/building-art.tsx';
import { ResourceSign } from '../art/resource-sign.tsx';
import type { BoardProps } from '../board/board-props.ts';
import { type Work, worksOf } from '../model/works.ts';
import { AmountSigns, AmountsField } from './amounts.tsx';

interface WorksProps {
  readonly props: BoardProps;
  readonly own: number;
  readonly active: boolean;
  send(...actions: readonly Action[]): void;
}

/** Workshops, Markets and Banks that I may use now, each a button that opens what it can do. */
export function Works({ props, own, active, send }: WorksProps) {
  const { frame, say } = props;
  const works = worksOf(frame.view, own);
  if (works.length === 0) return undefined;
  return (
    <section className="cte-works" aria-label={say.term('cite.works')}>
      <h3>{say.term('cite.works')}</h3>
      <ul>
        {works.map((work) => {
          const name = say.term(`building.${work.building}`);
          return (
            <li key={`${work.building}${work.of}`}>
              <Popover
                className="cte-work"
                label={work.of === own ? name : say.term('cite.works.of', { name, seat: work.of })}
                trigger={
                  <>
                    <BuildingPicture id={work.building} owner={work.of} size={30} />
                    <span>{name}</span>
                    {work.of === own ? undefined : <SeatMark seat={work.of} size={14} />}
                    {work.left === undefined ? undefined : <i>{say.number(work.left)}</i>}
                  </>
                }
              >
                <div className="cte cte-form">
                  <h3>
                    {name}
                    {work.of === own ? undefined : <small> · {say.seat(work.of)}</small>}
                  </h3>
                  <Use work={work} props={props} own={own} active={active} send={send} />
                </div>
              </Popover>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

type UseProps = WorksProps & { readonly work: Work };

function Use(props: UseProps) {
  if (props.work.building === 'market') return <UseMarket {...props} />;
  if (props.work.building === 'fleaMarket') return <UseFlea {...props} />;
  return props.work.building === 'bank' ? <UseBank {...props} /> : <UseWorkshop {...props} />;
}

/** The action as a button, or why it can't be done. */
function Press({
  props,
  active,
  send,
  action,
  label,
}: UseProps & { readonly action: Action; readonly label: string }) {
  const refusal = active ? props.explain(action) : undefined;
  return (
    <>
      <button
        type="button"
        className="cte-button"
        data-look="accent"
        disabled={!active || refusal !== undefined}
        onClick={() => send(action)}
      >
        {label}
      </button>
      {refusal === undefined ? undefined : (
        <Reason refusal={refusal} say={props.say} showRule={props.showRule} />
      )}
    </>
  );
}

function UseWorkshop(props: UseProps) {
  const { work, own } = props;
  const { say, frame } = props.props;
  const { recipe } = rowOf(work.building);
  const held = frame.view.resources[own] as Pile;
  const [wanted, want] = useState(1);
  if (recipe === undefined) return undefined;
  const [left, right] = recipe.inputs;
  const most = Math.min(
    held[RESOURCES.indexOf(left)] as number,
    held[RESOURCES.indexOf(right)] as number,
    work.left ?? Number.POSITIVE_INFINITY,
  );
  const times = Math.max(1, Math.min(wanted, most));
  return (
    <>
      <p className="cte-recipe">
        <AmountSigns amounts={{ [left]: times, [right]: times }} say={say} size={22} />
        <span aria-hidden="true">→</span>
        <AmountSigns amounts={{ [recipe.output]: times * work.each }} say={say} size={22} />
      </p>
      <div className="cte-buy-line">
        <button
          type="button"
          className="cte-step"
          aria-label={say.term('cite.works.fewer')}
          disabled={times <= 1}
          onClick={() => want(times - 1)}
        >
          −
        </button>
        <output>{say.term('cite.works.times', { times })}</output>
        <button
          type="button"
          className="cte-step"
          aria-label={say.term('cite.works.more')}
          disabled={times >= most}
          onClick={() => want(times + 1)}
        >
          +
        </button>
      </div>
      <Press
        {...props}
        action={{ kind: 'transform', workshop: work.building, of: work.of, times }}
        label={say.term('cite.works.transform')}
      />
    </>
  );
}

interface TakeProps {
  readonly value: Resource;
  readonly say: BoardProps['say'];
  choose(value: Resource): void;
}

/** One of the eleven. */
function TakeField({ value, say, choose }: TakeProps) {
  return (
    <fieldset className="cte-take" aria-label={say.term('cite.works.take')}>
      {RESOURCES.map((resource) => (
        <button
          key={resource}
          type="button"
          aria-pressed={resource === value}
          aria-label={say.term(`resource.${resource}`)}
          title={say.term(`resource.${resource}`)}
          onClick={() => choose(resource)}
        >
          <ResourceSign resource={resource} size={22} />
        </button>
      ))}
    </fieldset>
  );
}

/** What one would like to have, to begin with: the first sort one has nothing of. */
const wantedOf = (held: readonly number[]): Resource => RESOURCES[Math.max(0, held.indexOf(0))] as Resource;

function UseMarket(props: UseProps) {
  const { work, own } = props;
  const { say, frame } = props.props;
  const held = frame.view.resources[own] as Pile;
  const effects = frame.view.effects[work.of];
  const standing = indexOfBuilding(frame.view, work.of, 'market') >= 0;
  const rate = (standing ? effects?.rate : effects?.stallRate) ?? 4;
  const [give, setGive] = useState<Amounts>({});
  const [take, setTake] = useState<Resource>(wantedOf(held));
  const given = amountsOf(pileOf(give).map((count, at) => Math.min(count, held[at] as number)));
  return (
    <>
      <p>{say.term('cite.works.market', { rate, given: total(pileOf(given)) })}</p>
      <AmountsField
        label={say.term('cite.works.give')}
        value={given}
        most={held}
        say={say}
        change={setGive}
      />
      <TakeField value={take} say={say} choose={setTake} />
      <Press
        {...props}
        send={(...actions) => {
          props.send(...actions);
          setGive({});
        }}
        action={{ kind: 'market', of: work.of, give: given, take }}
        label={say.term('cite.works.swap', { resource: take })}
      />
    </>
  );
}

function UseFlea(props: UseProps) {
  const { work, own } = props;
  const { say, frame } = props.props;
  const [take, setTake] = useState<Resource>(wantedOf(frame.view.resources[own] as Pile));
  return (
    <>
      <p>{say.term('cite.works.flea', { left: work.left ?? 0 })}</p>
      <TakeField value={take} say={say} choose={setTake} />
      <Press
        {...props}
        action={{ kind: 'flea', of: work.of, take }}
        label={say.term('cite.works.swap', { resource: take })}
      />
    </>
  );
}

function UseBank(props: UseProps) {
  const { own } = props;
  const { say, frame } = props.props;
  const bank = frame.view.banks[own] as Pile;
  const all = plus(frame.view.resources[own] as Pile, bank);
  const [wanted, want] = useState<Amounts>();
  const amounts = amountsOf(
    pileOf(wanted ?? amountsOf(bank)).map((count, at) => Math.min(count, all[at] as number)),
  );
  return (
    <>
      <p>{say.term('cite.works.bank')}</p>
      <AmountsField label={say.term('building.bank')} value={amounts} most={all} say={say} change={want} />
      <Press
        {...props}
        send={(...actions) => {
          props.send(...actions);
          want(undefined);
        }}
        action={{ kind: 'bank', amounts }}
        label={say.term('cite.works.deposit')}
      />
    </>
  );
}
