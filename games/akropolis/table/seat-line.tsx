import { Glyph, type SeatProps } from '@pentapolis/kit';
import type { View } from '../rules/index.ts';
import { STONE_GLYPH } from './art/glyphs.data.ts';
import './seat-line.css';

/** A seat's stones and points for the players panel. */
export function SeatLine({ view, seat, say }: SeatProps<View>) {
  const city = view.cities[seat];
  if (city === undefined) return undefined;
  return (
    <span className="akr-seat-line">
      <span>
        <Glyph d={STONE_GLYPH} size={16} />
        <span aria-hidden="true">{say.number(city.stones)}</span>
        <span className="kit-unseen">{say.term('akropolis.city.stones', { stones: city.stones })}</span>
      </span>
      {city.score ? (
        <strong>{say.term('akropolis.city.points', { points: city.score.total })}</strong>
      ) : undefined}
    </span>
  );
}
