import type { Drawing } from './drawing.ts';
import { battlement, box, dome, door, flag, gable, slit } from './parts.ts';

/** Yellow: houses of the nobility. */
export const NOBLE = {
  manor: {
    body: box(5, 12, 14, 8) + gable(3.5, 12, 17, 7.5) + box(15.5, 5.5, 2.5, 4),
    line: `${door(12, 20, 4, 5.5)}M7 14.5h2v2h-2ZM15 14.5h2v2h-2Z`,
  },
  castle: {
    body: battlement(9, 11, 6, 9, 2) + battlement(3.5, 7, 5.5, 13, 2) + battlement(15, 7, 5.5, 13, 2),
    line: door(12, 20, 3.5, 5) + slit(6.25, 11.5, 3) + slit(17.75, 11.5, 3) + flag(6.25, 7),
  },
  palace: {
    body: dome(7.5, 11, 9) + box(7.5, 11, 9, 9) + box(2.5, 13.5, 5, 6.5) + box(16.5, 13.5, 5, 6.5),
    line: `${door(12, 20, 3.5, 5.5)}${slit(12, 6.5, -3.5)}M7.5 13.5h9M5 16v1.5M19 16v1.5`,
  },
} as const satisfies Record<string, Drawing>;
