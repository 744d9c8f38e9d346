import type { District } from '../../rules/index.ts';

/** The signs of Akropolis on the kit's grid of 24, lines of one weight. */
export const DISTRICT_GLYPHS: Readonly<Record<District, string>> = {
  // A Cycladic house: a dome over white walls
  house: 'M4 20.5V12h16v8.5ZM7.5 12a4.5 4.5 0 0 1 9 0M12 7.5V4.5M10 20.5v-4.5h4v4.5',
  // A stall under its awning
  market:
    'M5.5 4h13l2 5.5h-17ZM3.5 9.5a2.83 2.83 0 0 0 5.66 0a2.83 2.83 0 0 0 5.67 0a2.83 2.83 0 0 0 5.67 0M5.5 12.5v8h13v-8M5.5 16.5h13',
  // A crested helmet
  barracks:
    'M12 5.5c-4.5 0-7 3-7 7.5v7.5h4l.7-5.5h4.6l.7 5.5h4V13c0-4.5-2.5-7.5-7-7.5ZM12 15v-3.5M8 6.5C8.5 4 10 3 12.5 3c3.8 0 6.5 2 7.5 5',
  // A gable on columns
  temple: 'M3.5 9L12 3.5L20.5 9ZM6 9v8.5M10 9v8.5M14 9v8.5M18 9v8.5M4.5 17.5h15M3.5 20.5h17',
  // An olive tree
  garden:
    'M12 20.5v-9M12 16l-3-2.5M12 14l3.5-3M8 15.5c-2.5 0-4-1.7-4-3.9c0-1.8 1-3 2.5-3.5C7 5.2 9.2 3.5 12 3.5s5 1.7 5.5 4.6c1.5.5 2.5 1.7 2.5 3.5c0 2.2-1.5 3.9-4 3.9M8.5 20.5h7',
};

export const QUARRY_GLYPH =
  'M3.5 20.5v-6.5h8.5v6.5ZM12 20.5v-6.5h8.5v6.5ZM7.5 14V7.5h9V14M9.5 7.5L11 4h4.5l1 3.5';
export const STONE_GLYPH = 'M12 3l8 4.5v9L12 21l-8-4.5v-9ZM4 7.5l8 4.5l8-4.5M12 12v9';
export const STAR_GLYPH = 'M12 3.2l2.7 5.7l6.2.8l-4.5 4.3l1.1 6.2L12 17.2l-5.5 3l1.1-6.2L3.1 9.7l6.2-.8Z';
/** The Chief Architect's compasses. */
export const CHIEF_GLYPH =
  'M12 2.5v3.5M12 6a1.8 1.8 0 1 0 0 .01ZM11 7.5L6 21M13 7.5L18 21M7.8 15.5c2.6 1.6 5.8 1.6 8.4 0';
