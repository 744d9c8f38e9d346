import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { TilePicture } from '../art/tile-picture.tsx';
import { FLIGHT_MS, type Flight, type Step } from './use-step.ts';

interface FlightsProps {
  readonly root: RefObject<HTMLElement | null>;
  readonly step: Step;
  /** Seat on the stage; its tiles land there, the others on their cards. */
  readonly watched: number;
  /** Tile that was laid from here and needs no flight. */
  readonly skip: string | undefined;
  readonly reducedMotion: boolean;
}

/** Tiles on their way from the site to the city that took them, so that a rival's move is seen and not just applied. */
export function Flights({ root, step, watched, skip, reducedMotion }: FlightsProps) {
  const seats = useSeats(root);
  const flown = useRef<Step>(step);
  const [flying, setFlying] = useState<readonly Flight[]>([]);
  useEffect(() => {
    if (flown.current === step) return undefined;
    flown.current = step;
    if (reducedMotion) return undefined;
    const flights = step.flights.filter(({ tile }) => tile !== skip);
    setFlying(flights);
    const last = flights.at(-1);
    if (last === undefined) return undefined;
    const timer = window.setTimeout(() => setFlying([]), last.delayMs + FLIGHT_MS);
    return () => window.clearTimeout(timer);
  }, [step, skip, reducedMotion]);
  return flying.map((flight) => (
    <Flyer
      key={flight.tile}
      flight={flight}
      from={seats.current.get(flight.tile)}
      to={targetOf(root.current, flight.to === watched ? '.kit-stage' : `[data-card="${flight.to}"]`)}
    />
  ));
}

/** Where each offered tile lay on the screen when the page was last drawn. */
function useSeats(root: RefObject<HTMLElement | null>) {
  const seats = useRef(new Map<string, DOMRect>());
  useLayoutEffect(() => {
    const offers = root.current?.querySelectorAll<HTMLElement>('[data-tile]') ?? [];
    for (const offer of offers)
      seats.current.set(offer.dataset.tile as string, offer.getBoundingClientRect());
  });
  return seats;
}

function targetOf(root: HTMLElement | null, selector: string): DOMRect | undefined {
  return root?.querySelector(selector)?.getBoundingClientRect();
}

interface FlyerProps {
  readonly flight: Flight;
  readonly from: DOMRect | undefined;
  readonly to: DOMRect | undefined;
}

function Flyer({ flight, from, to }: FlyerProps) {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (from === undefined || to === undefined) return undefined;
    const [dx, dy] = [
      to.x + to.width / 2 - from.x - from.width / 2,
      to.y + to.height / 2 - from.y - from.height / 2,
    ];
    const animation = element.current?.animate(
      [
        { transform: 'translate(0, 0) scale(1)', opacity: 1 },
        { transform: `translate(${dx}px, ${dy}px) scale(0.8)`, opacity: 1, offset: 0.85 },
        { transform: `translate(${dx}px, ${dy}px) scale(0.7)`, opacity: 0 },
      ],
      { duration: FLIGHT_MS, delay: flight.delayMs, easing: 'cubic-bezier(0.3, 0, 0.2, 1)', fill: 'both' },
    );
    return () => animation?.cancel();
  }, [from, to, flight.delayMs]);
  if (from === undefined) return undefined;
  return (
    <div
      ref={element}
      className="akr-flyer"
      style={{ left: from.x, top: from.y, width: from.width, height: from.height }}
    >
      <TilePicture tile={flight.tile} />
    </div>
  );
}
