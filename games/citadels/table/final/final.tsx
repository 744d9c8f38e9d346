import { FinalCount, type FinalProps, levelSeats, seatColumns } from '@pentapolis/kit';
import type { View } from '../../rules/index.ts';
import { Emblem } from '../art/emblem.tsx';
import { colourOf } from '../art/emblems.ts';
import { finalRows } from './rows.ts';
import '../art/art.css';
import './final.css';

/** The final count, line by line, under the cities that were built. */
export function Final({ view, ranking, say, comfort }: FinalProps<View>) {
  const totals = view.seats.map(({ score }) => score.total);
  return (
    <section className="cit cit-final">
      <FinalCount
        caption={say.term('citadels.phase.over')}
        columns={seatColumns(view.seats.length, say, (seat) => ({
          picture: (
            <span className="cit-final-city" aria-hidden="true">
              {view.seats[seat]?.city.map(({ card }, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: districts keep their places
                <span key={at} className="cit-plaque" data-colour={colourOf(card)}>
                  <Emblem district={card} size={16} />
                </span>
              ))}
            </span>
          ),
        }))}
        rows={finalRows(view).map(({ part, points }) => ({
          id: part,
          name: say.term(`citadels.final.${part}`),
          points,
        }))}
        total={say.term('citadels.final.total')}
        ranking={ranking}
        say={say}
        comfort={comfort}
      >
        {/* Order settled by districts or gold. [CIT-TIE-1] [CIT-TIE-2] */}
        {levelSeats(totals).map((seats) => (
          <p key={seats.join()}>
            {say.term('citadels.final.tie', {
              seats: [...seats],
              costs: seats.map((seat) => view.seats[seat]?.score.cost ?? 0),
              gold: seats.map((seat) => view.seats[seat]?.gold ?? 0),
            })}
          </p>
        ))}
      </FinalCount>
    </section>
  );
}
