import type { Seat, Speaker } from '@pentapolis/kernel';
import { type Comfort, Glyph, RunningNumber, SeatMark } from '@pentapolis/kit';
import { memo } from 'react';
import type { View } from '../../rules/index.ts';
import { CHIEF_GLYPH, STONE_GLYPH } from '../art/glyphs.data.ts';
import { Miniature } from '../art/miniature.tsx';
import type { Step } from '../board/use-step.ts';
import './cities.css';

interface CitiesProps {
  readonly view: View;
  readonly own: Seat | undefined;
  readonly watched: Seat;
  watch(seat: Seat): void;
  readonly say: Speaker;
  readonly comfort: Comfort;
  readonly step: Step;
}

/** All cities at a glance; choosing one puts it on the stage. */
export const Cities = memo(function Cities({ view, own, watched, watch, say, comfort, step }: CitiesProps) {
  const { architect, choices } = view;
  const order = view.cities.map((_, seat) => ((own ?? 0) + seat) % view.cities.length);
  return (
    <nav className="akr-cities" aria-label={say.term('akropolis.cities')}>
      {order.map((seat) => {
        const city = view.cities[seat] as View['cities'][number];
        const { stones, score } = city;
        return (
          <button
            key={seat}
            type="button"
            className="akr-card"
            data-card={seat}
            data-moved={step.lastSeat === seat}
            aria-pressed={watched === seat}
            onClick={() => watch(seat)}
          >
            <Miniature city={city} />
            <span className="akr-card-name">
              <SeatMark seat={seat} />
              <span className="akr-name">
                {seat === own ? say.term('akropolis.city.own') : say.seat(seat)}
              </span>
            </span>
            <CardNumbers
              total={score?.total}
              stones={stones}
              dug={step.dug.get(seat)}
              say={say}
              comfort={comfort}
            />
          </button>
        );
      })}
      {architect ? (
        <div className="akr-card akr-card-architect" data-card="architect">
          <span className="akr-card-name">
            <Glyph d={CHIEF_GLYPH} size={16} />
            <span className="akr-name">{say.term(`architect.${choices.architect}`)}</span>
          </span>
          <span className="akr-card-note">
            {say.term('akropolis.architect.tiles', { tiles: architect.tiles.length })}
          </span>
          <CardNumbers
            total={architect.score?.total}
            stones={architect.stones}
            dug={undefined}
            say={say}
            comfort={comfort}
          />
        </div>
      ) : undefined}
    </nav>
  );
});

interface CardNumbersProps {
  readonly total: number | undefined;
  readonly stones: number;
  readonly dug: number | undefined;
  readonly say: Speaker;
  readonly comfort: Comfort;
}

function CardNumbers({ total, stones, dug, say, comfort }: CardNumbersProps) {
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
