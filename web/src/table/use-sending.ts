import { useCallback, useEffect, useRef, useState } from 'react';

/** An answer that comes sooner is never announced as being waited for. */
const NOTICEABLE_MS = 300;

/** Whether an action has been on its way for long enough to say so, and how to tell. */
export function useSending(): readonly [sending: boolean, tell: (on: boolean) => void] {
  const [sending, setSending] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const tell = useCallback((on: boolean): void => {
    clearTimeout(timer.current);
    if (on) timer.current = setTimeout(() => setSending(true), NOTICEABLE_MS);
    else setSending(false);
  }, []);
  useEffect(() => () => clearTimeout(timer.current), []);
  return [sending, tell];
}
