import type { Drawing } from './drawing.ts';
import { box, cross, disc, door, gable, slit } from './parts.ts';

/** Blue: houses of faith. */
export const FAITH = {
  temple: {
    body: box(4.5, 9.5, 15, 8) + gable(3, 9.5, 18, 6) + box(3, 17.5, 18, 3),
    line: slit(8, 9.5, 8) + slit(12, 9.5, 8) + slit(16, 9.5, 8),
  },
  church: {
    body: box(6, 12.5, 12, 8) + gable(4.5, 12.5, 15, 6.5),
    line: `${cross(12, 6)}${door(12, 20.5, 3.5, 4.5)}${disc(12, 11.5, 1.25)}`,
  },
  monastery: {
    body: box(2.5, 13, 19, 7.5) + box(14.5, 8, 5, 5) + gable(13.5, 8, 7, 4),
    line: `${door(6, 20.5, 3, 4.5)}${door(11, 20.5, 3, 4.5)}${door(17, 20.5, 3, 4.5)}M2.5 13h12M17 9.5v1.5`,
  },
  cathedral: {
    body:
      box(9, 11, 6, 9.5) +
      gable(9, 11, 6, 3.5) +
      box(3.5, 9, 5.5, 11.5) +
      gable(3.5, 9, 5.5, 6) +
      box(15, 9, 5.5, 11.5) +
      gable(15, 9, 5.5, 6),
    line: `${disc(12, 12.5, 1.5)}${door(12, 20.5, 3, 4)}${slit(6.25, 12, 3.5)}${slit(17.75, 12, 3.5)}`,
  },
} as const satisfies Record<string, Drawing>;
