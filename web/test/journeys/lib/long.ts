import { it } from 'vitest';

/** `it` for journeys that are too long for `npm test`; `npm run soak` goes them too. */
export const longIt = process.env.PENTAPOLIS_SOAK === '1' ? it : it.skip;
