import { useEffect, useRef, useState } from 'react';
import type { LiveMatch } from '../net/live-match.ts';
import { useLive } from './use-live-match.ts';

/** How many chat lines came since the chat was last in sight. */
export function useUnread(live: LiveMatch, open: boolean): number {
  const count = useLive(live, ({ chat }) => chat.length);
  const [seen, setSeen] = useState(count);
  const first = useRef(true);
  useEffect(() => {
    if (open || first.current) setSeen(count);
    first.current = false;
  }, [open, count]);
  return Math.max(0, count - seen);
}
