import { FinalCount, type FinalProps, levelSeats, seatColumns } from '@pentapolis/kit';
import { OWN_SET, type View } from '../../rules/index.ts';
import { SetContext } from '../art/set-context.ts';
import { RowName } from './row-name.tsx';
import { finalRows } from './rows.ts';
import '../art/art.css';
import './final.css';

/** The final scoring sheet, line by line: shares of each company, personal money, every fortune growing as it goes. */
export function Final({ view, ranking, say, comfort }: FinalProps<View>) {
  return (
    <SetContext value={view.components ?? OWN_SET}>
      <section className="ctx ctx-final">
        <FinalCount
          caption={say.term('citytrixx.phase.over')}
          corner={say.term('citytrixx.final.units')}
          columns={seatColumns(view.seats.length, say)}
          rows={finalRows(view).map((row) => ({
            id: row.company ?? 'cash',
            name: <RowName row={row} say={say} />,
            points: row.points,
            how: (seat) =>
              row.unit === undefined ? undefined : (
                <small>
                  {say.term('citytrixx.final.holding', { count: row.shares?.[seat] ?? 0, unit: row.unit })}
                </small>
              ),
          }))}
          total={say.term('citytrixx.final.total')}
          ranking={ranking}
          say={say}
          comfort={comfort}
        >
          {/* Equal fortunes. [CTX-TIE-1] */}
          {levelSeats(view.seats.map(({ fortune }) => fortune)).map((seats) => (
            <p key={seats.join()}>
              {say.term('citytrixx.final.tie', {
                seats: [...seats],
                shares: seats.map((seat) =>
                  Object.values(view.seats[seat]?.shares ?? {}).reduce((sum, count) => sum + count, 0),
                ),
              })}
            </p>
          ))}
        </FinalCount>
      </section>
    </SetContext>
  );
}
