import type { Resource } from '../../rules/resources.ts';

/** A sign on the grid of 24: `body` is filled and outlined, `line` drawn on top. */
export interface Drawing {
  readonly body: string;
  readonly line: string;
}

/** The eleven Resources, each with an outline of its own so that colour never speaks alone. */
export const RESOURCE_DRAWINGS: Readonly<Record<Resource, Drawing>> = {
  wood: {
    body: 'M5.5 7.5h12a4.5 4.5 0 0 1 0 9h-12a4.5 4.5 0 0 1 0-9Z',
    line: 'M17.5 7.5a4.5 4.5 0 0 0 0 9M17.5 11v2M5 10.5h5M6 13.5h6',
  },
  stone: {
    body: 'M3.5 18l1.5-8.5L11 5.5l6 2l4 6.5l-1.5 4.5Z',
    line: 'M11 5.5l-1 6.5l-5-2.5M10 12l6 1.5l5 .5M16 13.5l-1 4.5',
  },
  metal: {
    body: 'M7.5 7h9l4.5 10H3Z',
    line: 'M7.5 7l2 4.5h5l2-4.5M9.5 11.5L7 17M14.5 11.5L17 17',
  },
  cloth: {
    body: 'M4 6.5h12a3 3 0 0 1 3 3v9H7a3 3 0 0 1-3-3Z',
    line: 'M16 6.5a2.6 2.6 0 0 1 5 0c0 1.5-1 2.3-2 3M7.5 10h8M7.5 13h8M7.5 16h8',
  },
  gold: {
    body: 'M12 3.5a8.5 8.5 0 1 1 0 17a8.5 8.5 0 0 1 0-17Z',
    line: 'M12 6.5a5.5 5.5 0 1 1 0 11a5.5 5.5 0 0 1 0-11M12 9v6',
  },
  jewel: {
    body: 'M7 4.5h10l4.5 5.5L12 20.5L2.5 10Z',
    line: 'M2.5 10h19M8.5 10L12 20.5l3.5-10.5M7 4.5L8.5 10L12 4.5l3.5 5.5L17 4.5',
  },
  furniture: {
    body: 'M5.5 3h3.5v9h9.5v3.5h-13Z',
    line: 'M5.5 15.5V21M18.5 15.5V21M9 15.5V21M5.5 6H9M5.5 9H9',
  },
  sculpture: {
    body: 'M12 2.5a4 4 0 0 1 2.4 7.2c.4 1.8 4.6 2 4.6 6.8H5c0-4.8 4.2-5 4.6-6.8A4 4 0 0 1 12 2.5Z',
    line: 'M7.5 16.5L7 21h10l-.5-4.5M9.6 9.7c1.5 1 3.3 1 4.8 0',
  },
  lock: {
    body: 'M4.5 10.5h15v10h-15Z',
    line: 'M8 10.5V7.5a4 4 0 0 1 8 0v3M12 14v3.2',
  },
  weapon: {
    body: 'M20.5 3l-1 5L10 17.2L6.8 14L16 4.2Z',
    line: 'M4.5 12.5l7 7M8.2 15.8L3.5 20.5M17.5 6.5l-7 7',
  },
  glass: {
    body: 'M6 3h12c.4 5.5-1.6 9.5-6 9.5S5.6 8.5 6 3Z',
    line: 'M12 12.5V20M7.5 20.5h9M6 7h12',
  },
};
