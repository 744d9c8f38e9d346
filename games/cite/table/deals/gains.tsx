import type { Seat, Speaker } from '@pentapolis/kernel';
import { SeatMark } from '@pentapolis/kit';
import type { Clause } from '../../rules/deals/clauses.ts';
import { dealGains } from '../../rules/forecast-deal.ts';
import { RESOURCES } from '../../rules/resources.ts';
import type { View } from '../../rules/view.ts';
import { signed, tenthsWords } from '../model/words.ts';

interface DealGainsProps {
  readonly view: View;
  readonly by: Seat;
  readonly clauses: readonly Clause[];
  readonly say: Speaker;
}

/** What a deal is worth to each party, as the rules value it: in Cases, with what moves as the reason. */
export function DealGains({ view, by, clauses, say }: DealGainsProps) {
  if (clauses.length === 0) return undefined;
  return (
    <ul className="cte-worth" aria-label={say.term('cite.worth')}>
      {dealGains(view, by, clauses).map(({ seat, now, later, tenths }) => {
        const list = (pile: readonly number[]): string =>
          RESOURCES.flatMap((resource, at) =>
            pile[at] === 0 ? [] : [`${signed(pile[at] as number, say)} ${say.term(`resource.${resource}`)}`],
          ).join(', ') || say.term('counted.nothing');
        const why = say.term('cite.worth.why', { now: list(now), later: list(later) });
        return (
          <li key={seat} title={why} data-sign={Math.sign(tenths)}>
            <SeatMark seat={seat} />
            <span>{say.seat(seat)}</span>
            <b>{say.term('cite.worth.cases', { cases: tenthsWords(tenths, say) })}</b>
            <span className="kit-unseen">{why}</span>
          </li>
        );
      })}
    </ul>
  );
}
