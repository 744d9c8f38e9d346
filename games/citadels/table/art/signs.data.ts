/** Signs of the five colours on a grid of 12, filled: lozenge, cross, bezant, chevron, star. */
export const SIGILS = {
  yellow: 'M6 .5L11 6L6 11.5L1 6Z',
  blue: 'M4.5 1h3v3.5H11v3H7.5V11h-3V7.5H1v-3h3.5Z',
  green: 'M6 1a5 5 0 1 1 0 10a5 5 0 0 1 0-10Z',
  red: 'M6 1.5l5 5v4l-5-5l-5 5v-4Z',
  purple: 'M6 .5l1.6 3.5l3.9.4l-2.9 2.6l.8 3.9L6 8.9l-3.4 2l.8-3.9L.5 4.4L4.4 4Z',
} as const;

/** On a grid of 24, filled. */
export const CROWN = 'M3 19.5V7.5l4.5 4.5L12 4l4.5 8L21 7.5v12Z';

/** On a grid of 24, as lines. */
export const GOLD = 'M12 3.5a8.5 8.5 0 1 0 0 17a8.5 8.5 0 0 0 0-17M12 8l2.8 4l-2.8 4l-2.8-4Z';
export const HAND =
  'M9 4.5h9.5a1 1 0 0 1 1 1V17M5.5 7.5h9a1 1 0 0 1 1 1v11a1 1 0 0 1-1 1h-9a1 1 0 0 1-1-1v-11a1 1 0 0 1 1-1Z';
export const DECK = 'M5 5h11v15H5ZM8 5V3h11v15h-3M8 10h5M8 14h5';
export const CITY = 'M4 20V9h4V6h3v3h2V4h4v7h3v9ZM10 20v-4h3v4';
export const SHIELDED = 'M5 4h14v8c0 5-4 7.5-7 8.5c-3-1-7-3.5-7-8.5ZM12 7.5v8M9 10.5h6';
export const SKULL =
  'M12 3.5a7.5 7.5 0 0 0-4.5 13.5v3.5h9V17A7.5 7.5 0 0 0 12 3.5M9 11.5h.01M15 11.5h.01M10.5 20.5v-2.5M13.5 20.5v-2.5';
