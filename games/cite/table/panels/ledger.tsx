import type { Speaker } from '@pentapolis/kernel';
import { type Comfort, RunningNumber, SeatMark } from '@pentapolis/kit';
import { allCases, professionOf } from '../../rules/buildings.ts';
import { casesOf } from '../../rules/layout.ts';
import { forecast } from '../../rules/production.ts';
import { type Pile, RESOURCES } from '../../rules/resources.ts';
import type { View } from '../../rules/view.ts';
import { ResourceSign } from '../art/resource-sign.tsx';
import { pileWords } from '../model/words.ts';

interface LedgerProps {
  readonly view: View;
  readonly own: number | undefined;
  readonly say: Speaker;
  readonly comfort: Comfort;
}

/** What everybody holds, what it grows by next turn, how much is built, and who has finished. */
export function Ledger({ view, own, say, comfort }: LedgerProps) {
  const next = forecast(view);
  const open = view.phase === 'first' || view.phase === 'main' || view.phase === 'between';
  return (
    <section className="cte-ledger" aria-label={say.term('cite.ledger')}>
      <table>
        <thead>
          <tr>
            <th scope="col" className="cte-ledger-name">
              {say.term('cite.ledger.player')}
            </th>
            <th scope="col">{say.term('cite.ledger.cases')}</th>
            {RESOURCES.map((resource) => (
              <th key={resource} scope="col" title={say.term(`resource.${resource}`)}>
                <ResourceSign resource={resource} size={20} />
                <span className="kit-unseen">{say.term(`resource.${resource}`)}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {view.districts.map((district, seat) => {
            const held = view.resources[seat] as Pile;
            const bank = view.banks[seat] as Pile;
            const grows = next[seat]?.total as Pile;
            const owes = view.debts.some(({ from }) => from === seat);
            return (
              <tr key={district} data-own={seat === own} data-done={open && view.done[seat] === true}>
                <th scope="row" className="cte-ledger-name">
                  <SeatMark seat={seat} />
                  <span className="cte-ledger-words">
                    <b>{say.seat(seat)}</b>
                    <small>
                      {say.term(`profession.${professionOf(seat).id}`)}
                      {open && view.done[seat] === true ? ` · ${say.term('cite.ledger.done')}` : ''}
                      {owes ? <em> · {say.term('cite.ledger.owes')}</em> : undefined}
                    </small>
                  </span>
                </th>
                <td className="cte-ledger-cases">
                  <b>
                    <RunningNumber
                      value={casesOf(view.buildings, seat)}
                      format={say.number}
                      reducedMotion={comfort.reducedMotion}
                    />
                  </b>
                  <small>/{say.number(allCases(seat, view.districts.length, view.choices))}</small>
                </td>
                {RESOURCES.map((resource, at) => (
                  <td
                    key={resource}
                    data-none={held[at] === 0 && bank[at] === 0}
                    title={say.term('cite.ledger.cell', {
                      seat,
                      resource,
                      held: held[at] as number,
                      bank: bank[at] as number,
                      next: grows[at] as number,
                    })}
                  >
                    <b>
                      <RunningNumber
                        value={held[at] as number}
                        format={say.number}
                        reducedMotion={comfort.reducedMotion}
                      />
                    </b>
                    {bank[at] === 0 ? undefined : (
                      <i className="cte-ledger-bank">{`(${say.number(bank[at])})`}</i>
                    )}
                    {grows[at] === 0 ? undefined : <small>{`+${say.number(grows[at])}`}</small>}
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
      <p className="kit-unseen">
        {view.districts
          .map((_, seat) =>
            say.term('cite.ledger.words', {
              seat,
              amounts: pileWords(view.resources[seat] as Pile, say),
              next: pileWords(next[seat]?.total ?? [], say),
            }),
          )
          .join(' ')}
      </p>
    </section>
  );
}
