import type { Seat } from '@pentapolis/kernel';
import { seatShape } from '@pentapolis/kit';

const BODY =
  'M25 3c6.6 0 11 4.7 11 10.5c0 2.5-.9 4.8-2.4 6.6C42 22.5 47 29 47 37.5V52c0 2-1.3 3.5-3.5 3.5h-37C4.3 55.5 3 54 3 52V37.5C3 29 8 22.5 16.4 20.1A10 10 0 0 1 14 13.5C14 7.7 18.4 3 25 3Z';

/**
 * A citizen, 50 by 58, in the colour and with the mark of its seat.
 * @param mood 0 may stay, 1 must move still, 2 has moved: lies down
 */
export function Citizen({ seat, mood = 0 }: { readonly seat: Seat; readonly mood?: number }) {
  return (
    <g
      className="smc-citizen"
      data-mood={mood}
      transform={mood === 2 ? 'translate(-2 3) rotate(-84 25 29)' : undefined}
    >
      <path className="smc-citizen-shadow" d={BODY} transform="translate(3 4)" />
      <path className="smc-citizen-body" d={BODY} style={{ fill: `var(--seat-${seat % 8})` }} />
      <path
        className="smc-citizen-mark"
        d={seatShape(seat)}
        transform="translate(13 26) scale(1)"
        style={{ fill: `var(--seat-${seat % 8}-on)` }}
      />
    </g>
  );
}

/** A citizen by itself, beside words. */
export function CitizenSign({ seat, size = 18 }: { readonly seat: Seat; readonly size?: number }) {
  return (
    <svg className="smc-art" viewBox="0 0 50 58" height={size} width={(size * 50) / 58} aria-hidden="true">
      <Citizen seat={seat} />
    </svg>
  );
}

/** A cemetery on its space, with the mark of whoever lies there. */
export function Grave({ seat }: { readonly seat: Seat }) {
  return (
    <g className="smc-grave">
      <path className="smc-grave-ground" d="M10 10h80v80H10Z" />
      <path className="smc-grave-stone" d="M30 80V42a20 20 0 0 1 40 0v38Z" />
      <path className="smc-grave-line" d="M20 80h60" />
      <path
        d={seatShape(seat)}
        transform="translate(38 40)"
        style={{ fill: `var(--seat-${seat % 8})` }}
        className="smc-grave-mark"
      />
    </g>
  );
}

/** The Mayor: hat, sash, and the edge it stands on. 44 by 64, feet at the origin. */
export function MayorFigure() {
  return (
    <g className="smc-mayor">
      <path className="smc-mayor-body" d="M-20 0v-16c0-10 7-16 20-16s20 6 20 16V0Z" />
      <circle className="smc-mayor-head" cx="0" cy="-41" r="10" />
      <path className="smc-mayor-hat" d="M-16-47h32M-9-47v-14H9v14Z" />
      <path className="smc-mayor-sash" d="M-12-30L14-2" />
    </g>
  );
}
