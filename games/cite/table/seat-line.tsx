import type { SeatProps } from '@pentapolis/kit';
import { allCases, professionOf } from '../rules/buildings.ts';
import { casesOf } from '../rules/layout.ts';
import { forecast } from '../rules/production.ts';
import { amountsOf, type Pile } from '../rules/resources.ts';
import type { View } from '../rules/view.ts';
import { AmountSigns } from './panels/amounts.tsx';
import './art/art.css';
import './panels/panels.css';
import './seat-line.css';

/** A seat's profession, Cases, Resources, next harvest and cards, for the players panel. */
export function SeatLine({ view, seat, say }: SeatProps<View>) {
  const held = view.resources[seat] as Pile | undefined;
  if (held === undefined) return undefined;
  const bank = amountsOf(view.banks[seat] as Pile);
  const next = amountsOf(forecast(view)[seat]?.total ?? []);
  const owed = view.debts.filter(({ from }) => from === seat);
  return (
    <div className="cte cte-seat-line">
      <p>
        <b>{say.term(`profession.${professionOf(seat).id}`)}</b>
        {' · '}
        {say.term('cite.seat.cases', {
          cases: casesOf(view.buildings, seat),
          all: allCases(seat, view.districts.length, view.choices),
        })}
        {view.done[seat] === true && view.phase !== 'over' ? ` · ${say.term('cite.ledger.done')}` : ''}
      </p>
      <p>
        <span>{say.term('cite.seat.holds')}</span>{' '}
        <AmountSigns amounts={amountsOf(held)} say={say} size={16} />
      </p>
      {Object.keys(bank).length === 0 ? undefined : (
        <p>
          <span>{say.term('cite.seat.bank')}</span> <AmountSigns amounts={bank} say={say} size={16} />
        </p>
      )}
      <p>
        <span>{say.term('cite.seat.next')}</span> <AmountSigns amounts={next} say={say} size={16} />
      </p>
      {view.choices.game === 'advanced' ? (
        <p>{say.term('cite.seat.cards', { count: view.hands[seat]?.count ?? 0 })}</p>
      ) : undefined}
      {owed.length === 0 ? undefined : (
        <p className="cte-seat-owes">{say.term('cite.seat.owes', { count: owed.length })}</p>
      )}
    </div>
  );
}
