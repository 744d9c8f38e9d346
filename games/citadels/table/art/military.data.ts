import type { Drawing } from './drawing.ts';
import { battlement, box, door, flag, slit } from './parts.ts';

/** Red: walls and weapons. */
export const MILITARY = {
  watchtower: {
    body: `M9 11h6l1.5 9.5h-9Z${battlement(7, 6, 10, 5, 3)}`,
    line: slit(12, 13.5, 3) + flag(12, 6),
  },
  prison: {
    body: box(4, 5, 16, 15.5),
    line: 'M8 5v15.5M12 5v15.5M16 5v15.5M4 9.5h16M4 16h16',
  },
  battlefield: {
    body: 'M2.5 20.5L10 8l7.5 12.5ZM14 15.5l2.5-4l5 9h-4Z',
    line: `M10 12l-3 8.5M10 12l3 8.5${flag(10, 8)}`,
  },
  fortress: {
    body: battlement(7.5, 4.5, 9, 9, 3) + battlement(2.5, 10.5, 19, 10, 5),
    line: `${door(12, 20.5, 4.5, 6)}M12 15v5.5M9.75 18h4.5M5.5 15v2M18.5 15v2`,
  },
} as const satisfies Record<string, Drawing>;
