/** Signs of this table on the grid of 24. */
export const CHAIR = 'M4 20V8l4 4l4-7l4 7l4-4v12ZM4 16.5h16';
export const HAND = 'M7 7h9v13H7ZM10 4h9v13';
export const HIDDEN = 'M5 8h14v11H5ZM8 5h8M8 13.5h8';
export const COINS =
  'M4 8c0-1.7 3-3 6-3s6 1.3 6 3s-3 3-6 3s-6-1.3-6-3ZM4 8v8c0 1.7 3 3 6 3M16 8v3M13 16.5c0-1.4 2-2.5 4-2.5s4 1.1 4 2.5s-2 2.5-4 2.5s-4-1.1-4-2.5Z';
export const RISE = 'M12 20V5M6 11l6-6.5L18 11';
export const FALL = 'M12 4v15M6 13l6 6.5l6-6.5';
export const LEVEL = 'M5 9.5h14M5 14.5h14';
export const TRAIN = 'M6 4h12v13H6ZM6 12h12M9 20l2-3M15 20l-2-3M9 8h6';
export const LOCKED = 'M6 11h12v9H6ZM8.5 11V8a3.5 3.5 0 0 1 7 0v3';
