import type { Seat, Speaker } from '@pentapolis/kernel';
import { SeatMark } from '@pentapolis/kit';
import { useEffect, useRef } from 'react';
import { useWords } from '../text/words.tsx';
import './curtain.css';

/** Hides the table while the screen goes from hand to hand. */
export function Curtain(props: {
  readonly seat: Seat;
  readonly say: Speaker;
  readonly game: string;
  readonly take: (seat: Seat) => void;
}) {
  const { seat, say, game, take } = props;
  const words = useWords();
  const name = say.seat(seat);
  const ready = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    ready.current?.focus();
    // What was said to the last person must not be found there by the next.
    for (const region of document.querySelectorAll('[aria-live]')) region.textContent = '';
  }, []);
  return (
    <main className="curtain" data-game={game}>
      <SeatMark seat={seat} size={72} />
      <h1>{words('curtain.pass', { name })}</h1>
      <p>{words('curtain.help', { name })}</p>
      <button
        type="button"
        ref={ready}
        className="button"
        data-look="accent"
        data-size="large"
        onClick={() => take(seat)}
      >
        {words('curtain.ready', { name })}
      </button>
    </main>
  );
}

/** "Now Bo": the screen of an open game changed hands. */
export function Arrival(props: { readonly seat: Seat; readonly say: Speaker; readonly dismiss: () => void }) {
  const { seat, say, dismiss } = props;
  const words = useWords();
  return (
    <button type="button" className="arrival" onClick={dismiss}>
      <SeatMark seat={seat} size={28} />
      <span role="status">{words('curtain.now', { name: say.seat(seat) })}</span>
    </button>
  );
}
