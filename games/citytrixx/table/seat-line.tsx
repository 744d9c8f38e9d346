import { Glyph, type SeatProps } from '@pentapolis/kit';
import { type CompanyId, OWN_SET, type View } from '../rules/index.ts';
import { Plate } from './art/plate.tsx';
import { SetContext } from './art/set-context.ts';
import { COINS, HAND, HIDDEN } from './art/signs.data.ts';
import './art/art.css';
import './seat-line.css';

/** A seat's money, cards and shares, and what they come to now, for the players panel. */
export function SeatLine({ view, seat, say }: SeatProps<View>) {
  const line = view.seats[seat];
  if (line === undefined) return undefined;
  const { cash, backs, shares, fortune } = line;
  const hidden = (line.concealed ?? line.remembered ?? []).length;
  const figures = [
    { glyph: COINS, shown: cash, label: say.term('citytrixx.cash.of', { cash }) },
    {
      glyph: HAND,
      shown: backs.certificate + backs.train + backs.money,
      label: say.term('citytrixx.backs', backs),
    },
    { glyph: HIDDEN, shown: hidden, label: say.term('citytrixx.concealed.count', { count: hidden }) },
  ];
  return (
    <SetContext value={view.components ?? OWN_SET}>
      <div className="ctx ctx-seat-line">
        {figures.map(({ glyph, shown, label }) => (
          <span key={glyph} title={label}>
            <Glyph d={glyph} size={16} />
            <span aria-hidden="true">{say.number(shown)}</span>
            <span className="kit-unseen">{label}</span>
          </span>
        ))}
        <strong>{say.term('citytrixx.fortune', { fortune })}</strong>
        <span className="ctx-seat-shares">
          {Object.entries(shares)
            .filter(([, count]) => count > 0)
            .map(([company, count]) => (
              <span key={company}>
                <Plate company={company as CompanyId} />
                <span aria-hidden="true">{count}</span>
                <span className="kit-unseen">{say.term('citytrixx.holding', { company, count })}</span>
              </span>
            ))}
        </span>
      </div>
    </SetContext>
  );
}
