import { Glyph, type SeatProps } from '@pentapolis/kit';
import type { View } from '../rules/index.ts';
import { Arms, CrownSign } from './art/emblem.tsx';
import { CITY, GOLD, HAND } from './art/signs.data.ts';
import './art/art.css';
import './seat-line.css';

/** A seat's gold, hand, city and points, and whom it has shown this round, for the players panel. */
export function SeatLine({ view, seat, say }: SeatProps<View>) {
  const line = view.seats[seat];
  if (line === undefined) return undefined;
  const { gold, handSize, city, revealed, score } = line;
  const figures = [
    { glyph: GOLD, shown: say.number(gold), label: say.term('citadels.gold', { gold }) },
    { glyph: HAND, shown: say.number(handSize), label: say.term('citadels.hand', { hand: handSize }) },
    {
      glyph: CITY,
      shown: `${say.number(city.length)}/${say.number(view.goal)}`,
      label: say.term('citadels.districts', { districts: city.length, goal: view.goal }),
    },
  ];
  return (
    <div className="cit cit-seat-line">
      {figures.map(({ glyph, shown, label }) => (
        <span key={glyph} title={label}>
          <Glyph d={glyph} size={16} />
          <span aria-hidden="true">{shown}</span>
          <span className="kit-unseen">{label}</span>
        </span>
      ))}
      <strong>{say.term('citadels.points', { points: score.total })}</strong>
      {view.crown === seat ? (
        <span title={say.term('citadels.wearsCrown')}>
          <CrownSign size={16} />
          <span className="kit-unseen">{say.term('citadels.wearsCrown')}</span>
        </span>
      ) : undefined}
      {revealed.map((character) => (
        <span key={character}>
          <Arms character={character} size={16} />
          {say.term(`character.${character}`)}
        </span>
      ))}
    </div>
  );
}
