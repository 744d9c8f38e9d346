import type { Speaker, Viewer } from '@pentapolis/kernel';
import type { GameTable } from '../table/game-table.ts';
import type { Words } from '../text/words.tsx';

/** Through whose eyes a replay is seen; `everything`: what all of them know, taken together. */
export type Eyes = Viewer | 'everything';

export function readEyes(text: string | null, seats: number): Eyes | undefined {
  if (text === 'spectator' || text === 'everything') return text;
  const seat = Number(text);
  return text !== null && text !== '' && Number.isInteger(seat) && seat >= 0 && seat < seats
    ? seat
    : undefined;
}

/** Whom the board is drawn for. */
export const viewerOf = (eyes: Eyes): Viewer => (eyes === 'everything' ? 'spectator' : eyes);

/** All eyes that a match which is over can be seen through. */
export function eyesOf({ table }: GameTable, seats: number): Eyes[] {
  const each = Array.from({ length: seats }, (_, seat) => seat);
  return ['spectator', ...each, ...(table.everything === undefined ? [] : (['everything'] as const))];
}

export function eyesName(eyes: Eyes, words: Words, say: Speaker): string {
  return typeof eyes === 'string' ? words(`replay.${eyes}`) : say.seat(eyes);
}
