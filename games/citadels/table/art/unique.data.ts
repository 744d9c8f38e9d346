import type { Drawing } from './drawing.ts';
import { battlement, box, cross, disc, dome, door, gable, slit, star } from './parts.ts';

/** Purple: each district is the only one of its kind, and has a sign of its own. */
export const UNIQUE = {
  hauntedCity: {
    body: 'M5.5 20.5V10.5a6.5 6.5 0 0 1 13 0v10l-2.2-2l-2.1 2l-2.2-2l-2.2 2l-2.1-2Z',
    line: 'M9.5 9.5v2M14.5 9.5v2M10.5 15c1-.8 2-.8 3 0',
  },
  keep: {
    body: battlement(5.5, 4, 13, 16.5, 3),
    line: `${door(12, 20.5, 4, 5.5)}${slit(9, 9, 3)}${slit(15, 9, 3)}M3.5 20.5h17`,
  },
  laboratory: {
    body: 'M4 10.5h16c0 3.5-2 6-5 7v3H9v-3c-3-1-5-3.5-5-7Z',
    band: 'M13 9.5L18 3.5',
    line: 'M4 10.5h16M9 17.5h6',
  },
  smithy: {
    body: 'M3 7h17.5v3c-3.5.3-5.5 1.8-5.5 4.5h2.5v6h-11v-6H9c0-3-2.5-4-6-4.5Z',
    line: 'M6.5 17h11M10 4.5h5M12.5 4.5V7',
  },
  observatory: {
    body: dome(4.5, 13.5, 15) + box(4.5, 13.5, 15, 7),
    band: 'M12 11L18.5 4.5',
    line: `M4.5 13.5h15${door(12, 20.5, 3.5, 4)}`,
  },
  graveyard: {
    body: 'M6.5 20.5V9.5a5.5 5.5 0 0 1 11 0v11Z',
    line: `${cross(12, 14)}M3 20.5h18M9.5 17.25h5`,
  },
  dragonGate: {
    body: 'M4 20.5V11L2.5 4l4.5 2.5a10 10 0 0 1 10 0L21.5 4L20 11v9.5h-4v-7a4 4 0 0 0-8 0v7Z',
    line: 'M8.5 9.2l1.75.8M15.5 9.2l-1.75.8M10.5 20.5v-4.5M13.5 20.5v-4.5',
  },
  university: {
    body: 'M6 11v5.5c3.5 2.7 8.5 2.7 12 0V11ZM1.5 9.5L12 5l10.5 4.5L12 14Z',
    line: 'M20.5 10.5V17M12 9.5l8.5 1',
  },
  library: {
    body: `${box(3, 5.5, 4.5, 15)}${box(7.5, 7.5, 5, 13)}M13.3 8l4-1.3l4.2 12.8l-4 1.3Z`,
    line: 'M3 9h4.5M3 17h4.5M7.5 11h5M14.3 11.2l4-1.3M16.4 17.6l4-1.3',
  },
  greatWall: {
    body: battlement(2, 11, 20, 9.5, 6) + battlement(7.5, 4.5, 9, 16, 3),
    line: 'M2 15.5h5.5M16.5 15.5H22M4.5 15.5v5M19.5 15.5v5M7.5 11h9M10.5 11v4.5M13.5 15.5v5M7.5 15.5h9',
  },
  schoolOfMagic: {
    body: `M2.5 11c3.5-1.5 6.5-1.3 9.5.8c3-2.1 6-2.3 9.5-.8v9c-3.5-1.3-6.5-1.1-9.5.8c-3-1.9-6-2.1-9.5-.8Z${star(12, 5, 3.5)}`,
    line: 'M12 11.8v9M5 14c1.5-.4 3-.3 4.5.3M14.5 14.3c1.5-.6 3-.7 4.5-.3',
  },
  lighthouse: {
    body: `M9.5 10h5l1.5 10.5H8Z${box(9, 5.5, 6, 4.5)}${dome(9, 5.5, 6)}`,
    line: 'M8.9 14h6.2M3 6l3.5.8M3 11l3.5-1.3M21 6l-3.5.8M21 11l-3.5-1.3M12 5.5V10',
  },
  armory: {
    body: 'M5 20.5V11a7 7 0 0 1 14 0v9.5h-4.5v-4h-5v4Z',
    line: 'M8 12.5h8M12 4v8.5M9.5 16.5v-4M14.5 16.5v-4',
  },
  museum: {
    body: 'M9 3.5h6l-1 3.5c2.7 1.5 4 4 4 6.5c0 3-1.7 5.5-3 7H9c-1.3-1.5-3-4-3-7c0-2.5 1.3-5 4-6.5Z',
    line: 'M6.3 12h11.4M6.5 15h11M9.5 5C6 4.5 4.5 6.5 6.8 9.5M14.5 5c3.5-.5 5 1.5 2.7 4.5',
  },
  imperialTreasury: {
    body: 'M3 11.5V10a4.5 4.5 0 0 1 4.5-4.5h9A4.5 4.5 0 0 1 21 10v10.5H3Z',
    line: `M3 12h18${box(10, 10.5, 4, 4.5)}M6.5 12v8.5M17.5 12v8.5`,
  },
  mapRoom: {
    body: 'M3 6.5L9 4l6 2.5L21 4v14l-6 2.5L9 18l-6 2.5Z',
    line: 'M9 4v14M15 6.5v14M5 14c2-3 5 1 7-2M16.8 9.5l2.4 2.4M19.2 9.5l-2.4 2.4',
  },
  wishingWell: {
    body: gable(3.5, 8.5, 17, 5.5) + box(4.5, 14.5, 15, 6),
    line: 'M6.5 8.5v6M17.5 8.5v6M12 8.5v2.5M10.5 11h3v2.3h-3ZM4.5 17.5h15M9 14.5v3M15 17.5v3',
  },
  quarry: {
    body: 'M2 20.5l2.5-6l5-1.5l3 3.5l3.5-2l6 6Z',
    band: 'M8.5 10.5L16 4.5',
    line: 'M10.5 3.5c4-1 7 1.5 8.5 5.5M9.5 13l-1 4M16 14.5l-1.5 3',
  },
  poorHouse: {
    body: `${disc(12, 7, 3.5)}M3.5 12h17a8.5 8.5 0 0 1-5 7.5v1h-7v-1a8.5 8.5 0 0 1-5-7.5Z`,
    line: 'M12 5.5v3M7 15c.5 1 1 1.5 2 2.2',
  },
  bellTower: {
    body: `${disc(12, 19.5, 1.75)}M6.5 15.5V11a5.5 5.5 0 0 1 11 0v4.5l2.5 3H4Z`,
    line: 'M12 5.5V3M6.5 15.5h11M3 8c.3-1.5 1-2.7 2-3.7M21 8c-.3-1.5-1-2.7-2-3.7',
  },
  factory: {
    body: 'M3 20.5V10.5l5.5 3.5v-3.5L14 14V4.5h5.5v16Z',
    line: 'M14 8h5.5M6 17.5h2M11 17.5h2M16 17.5h2M16 2.5c.8-.8 1.6-.8 2.4 0',
  },
  park: {
    body: 'M10.75 14h2.5v6.5h-2.5ZM12 3a5 5 0 0 1 4.8 3.7a4 4 0 0 1-1 7.8H8.2a4 4 0 0 1-1-7.8A5 5 0 0 1 12 3Z',
    line: 'M4 20.5h16M12 14.5v-4M12 12l2.2-2M12 11l-2-1.7',
  },
  hospital: {
    body: box(4, 10, 16, 10.5) + gable(2.5, 10, 19, 6.5),
    line: 'M10.5 11h3v2.5H16v3h-2.5V19h-3v-2.5H8v-3h2.5Z',
  },
  throneRoom: {
    body: 'M7 3.5l2.5 1.5L12 3l2.5 2L17 3.5V13h2.5v7.5h-3V18h-9v2.5h-3V13H7Z',
    line: 'M7 13h10M9.5 7.5h5v5.5h-5ZM4.5 18h15',
  },
  ballRoom: {
    body: 'M2.5 8.5c3.5-1.5 6.5-.8 9.5 1c3-1.8 6-2.5 9.5-1c.3 5-1.5 8.5-5 8.5c-2.3 0-3.3-1.7-4.5-3c-1.2 1.3-2.2 3-4.5 3c-3.5 0-5.3-3.5-5-8.5Z',
    line: 'M5.8 11.5c1.5-.8 2.7-.5 3.7.8c-1.2.9-2.6.7-3.7-.8ZM18.2 11.5c-1.5-.8-2.7-.5-3.7.8c1.2.9 2.6.7 3.7-.8ZM19 7.5c.5-2 .5-3.5-.5-5M21 8c.6-1.3.9-2.5.5-4',
  },
} as const satisfies Record<string, Drawing>;
