import type { Speaker } from '@pentapolis/kernel';
import { type Comfort, Glyph, RunningNumber } from '@pentapolis/kit';
import { STONE_GLYPH } from '../art/glyphs.data.ts';

interface CardNumbersProps {
  readonly total: number | undefined;
  readonly stones: number;
  readonly dug: number | undefined;
  readonly say: Speaker;
  readonly comfort: Comfort;
}

/** Points, while they are shown, and stones; stones just dug rise from them. */
export function CardNumbers({ total, stones, dug, say, comfort }: CardNumbersProps) {
  return (
    <span className="akr-card-numbers">
      {total === undefined ? undefined : (
        <span className="akr-card-total">
          <RunningNumber value={total} format={say.number} reducedMotion={comfort.reducedMotion} />
          <span className="kit-unseen"> {say.term('akropolis.city.pointsUnit', { points: total })}</span>
        </span>
      )}
      <span className="akr-card-stones">
        <Glyph d={STONE_GLYPH} size={16} />
        <RunningNumber value={stones} format={say.number} reducedMotion={comfort.reducedMotion} />
        <span className="kit-unseen"> {say.term('akropolis.city.stonesUnit', { stones })}</span>
        {dug === undefined ? undefined : (
          <span key={stones} className="akr-dug" aria-hidden="true">
            {say.term('akropolis.signed', { value: dug })}
          </span>
        )}
      </span>
    </span>
  );
}
