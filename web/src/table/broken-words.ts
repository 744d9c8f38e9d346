import type { Speaker } from '@pentapolis/kernel';
import type { Broken } from '@pentapolis/wire';
import type { Words } from '../text/words.tsx';

/** Why a match stands still: which event of its log it is that can't be read, whose it is, and what is wrong with it. */
export function brokenWords({ seq, why, seat, rule }: Broken, words: Words, say: Speaker): string {
  if (why === 'notServed') return words('broken.notServed');
  const what = words(`broken.${why}`, { rule: rule ?? '' });
  return seat === undefined
    ? words('broken.event', { seq, what })
    : words('broken.eventOf', { seq, what, name: say.seat(seat) });
}
