import { useEffect, useState } from 'react';

const MINUTE_MS = 60_000;

/** The time, as often as what is said with it changes: once a minute. Unix ms. */
export function useNow(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
