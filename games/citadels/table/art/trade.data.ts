import type { Drawing } from './drawing.ts';
import { box, disc, door, gable } from './parts.ts';

/** Green: trade and crafts. */
export const TRADE = {
  tavern: {
    body: 'M5 8.5h11v10.5a1.5 1.5 0 0 1-1.5 1.5h-8A1.5 1.5 0 0 1 5 19ZM4.5 8.5a2.6 2.6 0 0 1 2.8-3.6a3.6 3.6 0 0 1 6.4 0a2.6 2.6 0 0 1 2.8 3.6Z',
    line: 'M16 11h2.5a1.5 1.5 0 0 1 1.5 1.5v3a1.5 1.5 0 0 1-1.5 1.5H16M8.5 11.5v6M12.5 11.5v6',
  },
  market: {
    body: `M5.5 4h13l2.5 5.5a2.25 2.25 0 0 1-4.5 0a2.25 2.25 0 0 1-4.5 0a2.25 2.25 0 0 1-4.5 0a2.25 2.25 0 0 1-4.5 0Z${box(4, 15, 16, 5.5)}`,
    line: 'M5.5 11.5V15M18.5 11.5V15M8.8 4L7.5 9.5M12 4v5.5M15.2 4l1.3 5.5M9 15v5.5M15 15v5.5',
  },
  tradingPost: {
    body: box(3, 12.5, 9, 8) + box(12, 12.5, 9, 8) + box(7.5, 4.5, 9, 8),
    line: 'M3 12.5l9 8M12 12.5l9 8M7.5 4.5l9 8M12 12.5l-9 8M21 12.5l-9 8M16.5 4.5l-9 8',
  },
  docks: {
    body: box(13.5, 12, 6.5, 6.5),
    band: 'M6.5 20V5M6.5 5H17',
    line: 'M3.5 20.5h17M6.5 10l5-5M16.75 5v7M13.5 15.25H20',
  },
  harbor: {
    body: 'M3 14.5h18l-3 5H6.5ZM12.5 4c4.5 1.5 6 4.5 6 8h-6ZM10.5 6c-3 1-4.5 3.5-5 6h5Z',
    line: 'M11.5 3v11.5M3 21.8c1.5-1 3-1 4.5 0s3 1 4.5 0s3-1 4.5 0s3 1 4.5 0',
  },
  townHall: {
    body: box(3, 12.5, 18, 8) + box(8.5, 7, 7, 13.5) + gable(7.5, 7, 9, 4.5),
    line: `${disc(12, 10.5, 2)}M12 9.5v1h1${door(12, 20.5, 3, 5)}M5.75 15v2.5M18.25 15v2.5`,
  },
} as const satisfies Record<string, Drawing>;
