import type { Seat } from '@pentapolis/kernel';

/** One outline per seat on a 24-unit grid, so that a seat is never told by its colour alone. */
const SHAPES = [
  'M12 3a9 9 0 1 1 0 18a9 9 0 0 1 0-18Z',
  'M4 4h16v16H4Z',
  'M12 3l10 18H2Z',
  'M12 1.5L22 12L12 22.5L2 12Z',
  'M12 1.8l3.1 6.6l7.1.9l-5.2 5l1.3 7.1L12 17.9l-6.3 3.5L7 14.3l-5.2-5l7.1-.9Z',
  'M7 3h10l5 9l-5 9H7L2 12Z',
  'M8.5 2.5h7v6h6v7h-6v6h-7v-6h-6v-7h6Z',
  'M3 3h18v8c0 6-4 9.5-9 11c-5-1.5-9-5-9-11Z',
] as const;

/** The outline of a seat on a 24-unit grid, for pieces that carry it. */
export const seatShape = (seat: Seat): string => SHAPES[seat % SHAPES.length] as string;

/**
 * The mark of a seat: its colour and its shape, outlined so that it stands on any ground. Decoration beside the name;
 * hidden from screen readers.
 * @param size in px
 */
export function SeatMark({ seat, size = 16 }: { readonly seat: Seat; readonly size?: number }) {
  const index = seat % SHAPES.length;
  return (
    <svg className="seat-mark" viewBox="0 0 24 24" width={size} height={size} aria-hidden="true">
      <path
        d={SHAPES[index]}
        fill={`var(--seat-${index})`}
        stroke="var(--ink)"
        strokeOpacity={0.55}
        strokeWidth={1.5}
        strokeLinejoin="round"
      />
    </svg>
  );
}
