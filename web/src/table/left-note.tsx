import type { Frame } from '@pentapolis/kernel';
import type { LiveMatch } from '../net/live-match.ts';
import { useTokens } from '../state/seats.ts';
import { useWords } from '../text/words.tsx';
import { useOwnSeats } from './use-live-match.ts';

/** Tells who gave up every seat of this screen what has become of them: they look on. */
export function LeftNote({ live, frame }: { readonly live: LiveMatch; readonly frame: Frame }) {
  const words = useWords();
  const sat = useTokens(live.id).some(({ seat }) => frame.left.includes(seat));
  const sits = useOwnSeats(live).length > 0;
  if (!sat || sits) return undefined;
  return (
    <div className="strip" role="status">
      <p>{words(frame.status === 'running' ? 'left.lookOn' : 'left.over')}</p>
    </div>
  );
}
