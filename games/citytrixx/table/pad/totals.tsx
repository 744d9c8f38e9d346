import type { Speaker } from '@pentapolis/kernel';
import { PadTotals } from '@pentapolis/kit';
import type { SheetScore } from '../../rules/index.ts';
import { RowName } from '../final/row-name.tsx';

/** Everybody's fortune side by side, line by line, with their places. */
export function Totals({ score, say }: { readonly score: SheetScore; readonly say: Speaker }) {
  const { companies, players } = score;
  return (
    <PadTotals
      caption={say.term('citytrixx.pad.totals')}
      corner={say.term('citytrixx.final.units')}
      players={players}
      rows={[
        ...companies.map(({ id, value, dividend, unit }, at) => ({
          id,
          name: <RowName row={{ company: id, value, dividend, unit }} say={say} />,
          points: players.map(({ holdings }) => holdings[at]?.worth ?? 0),
          how: (player: number) => (
            <small>
              {say.term('citytrixx.final.holding', {
                count: players[player]?.holdings[at]?.shares ?? 0,
                unit,
              })}
            </small>
          ),
        })),
        { id: 'cash', name: say.term('citytrixx.cash'), points: players.map(({ cash }) => cash) },
        {
          id: 'shares',
          name: say.term('citytrixx.pad.shares'),
          points: players.map(({ shares }) => shares),
        },
      ]}
      total={say.term('citytrixx.final.total')}
      say={say}
    />
  );
}
