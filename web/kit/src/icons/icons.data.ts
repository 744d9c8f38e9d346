/**
 * Signs of the frame of a board, as paths on a grid of 24 with one stroke weight of 1.75, round ends and joins. A game
 * adds its own on the same grid.
 */
export const ICONS = {
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  fit: 'M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5M9 12h6M12 9v6',
  turnRight: 'M19.5 12a7.5 7.5 0 1 1-2.6-5.7M17.4 2.6v4.2h-4.2',
  turnLeft: 'M4.5 12a7.5 7.5 0 1 0 2.6-5.7M6.6 2.6v4.2h4.2',
  check: 'M4.5 12.5l5 5L19.5 7',
  cross: 'M6 6l12 12M18 6L6 18',
  left: 'M14.5 5.5L8 12l6.5 6.5',
  right: 'M9.5 5.5L16 12l-6.5 6.5',
  up: 'M5.5 14.5L12 8l6.5 6.5',
  down: 'M5.5 9.5L12 16l6.5-6.5',
  list: 'M9 6h11M9 12h11M9 18h11M4.5 6h.01M4.5 12h.01M4.5 18h.01',
  book: 'M12 6.5C10 4.8 7 4.5 4 5v13c3-.5 6-.2 8 1.5c2-1.7 5-2 8-1.5V5c-3-.5-6-.2-8 1.5ZM12 6.5v13',
  bars: 'M5 20v-9M12 20V4M19 20v-6',
  eye: 'M2.5 12C5 7.5 8.3 5.5 12 5.5s7 2 9.5 6.5c-2.5 4.5-5.8 6.5-9.5 6.5s-7-2-9.5-6.5ZM12 9.2a2.8 2.8 0 1 0 0 5.6a2.8 2.8 0 0 0 0-5.6',
  why: 'M9 9.2a3 3 0 1 1 4.6 2.5c-1 .7-1.6 1.3-1.6 2.5M12 17.6h.01M12 3a9 9 0 1 0 0 18a9 9 0 0 0 0-18',
  layers: 'M12 3.5l8.5 4.5L12 12.5L3.5 8ZM3.5 12l8.5 4.5l8.5-4.5M3.5 16l8.5 4.5l8.5-4.5',
  pin: 'M12 21.5c4.5-5.5 6.5-8.6 6.5-11.6a6.5 6.5 0 1 0-13 0c0 3 2 6.1 6.5 11.6ZM12 7.7a2.3 2.3 0 1 0 0 4.6a2.3 2.3 0 0 0 0-4.6',
  undo: 'M8.5 5L4 9.5L8.5 14M4.5 9.5H14a5.5 5.5 0 0 1 0 11h-3',
  lock: 'M6 11h12v9H6ZM8.5 11V8a3.5 3.5 0 0 1 7 0v3',
} as const;

export type IconName = keyof typeof ICONS;
