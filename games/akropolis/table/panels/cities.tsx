import type { Seat, Speaker } from '@pentapolis/kernel';
import { type Comfort, SeatMark } from '@pentapolis/kit';
import { memo } from 'react';
import type { View } from '../../rules/index.ts';
import { Miniature } from '../art/miniature.tsx';
import type { Step } from '../board/use-step.ts';
import { ArchitectCard } from './architect-card.tsx';
import { CardNumbers } from './card-numbers.tsx';
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
        <ArchitectCard architect={architect} name={choices.architect} say={say} comfort={comfort} />
      ) : undefined}
    </nav>
  );
});
