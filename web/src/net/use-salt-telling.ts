import { useEffect } from 'react';
import { tellAllSalts } from './salts.ts';

const EVERY_MS = 10_000;

/** Whatever page is open: matches whose last seat was just taken get what this device adds, and nobody waits for it. */
export function useSaltTelling(): void {
  useEffect(() => {
    void tellAllSalts();
    const timer = setInterval(() => void tellAllSalts(), EVERY_MS);
    return () => clearInterval(timer);
  }, []);
}
