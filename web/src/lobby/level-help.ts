import type { LevelInfo } from '@pentapolis/wire';
import type { TextKey } from '../text/en.ts';
import type { Words } from '../text/words.tsx';

/** "plays a fair game; wins 82 % against a simple bot; rated 1840", as far as it was measured. */
export function levelHelp(level: LevelInfo, words: Words): string {
  const { rating, winShareVsGreedy } = level;
  return [
    words(`level.${level.id}.is` as TextKey),
    ...(winShareVsGreedy === undefined ? [] : [words('level.wins', { share: winShareVsGreedy })]),
    ...(rating === undefined ? [] : [words('level.rating', { rating })]),
  ].join(' · ');
}

export function levelName(level: string, words: Words): string {
  return words(`level.${level}` as TextKey);
}
