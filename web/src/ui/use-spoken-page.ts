import { announce } from '@pentapolis/kit';
import { useEffect, useRef } from 'react';
import { useLocation } from 'wouter';

/** Long enough for the new page to have set its title. */
const SETTLED_MS = 400;

/** Says the title when the person has gone to another page, as a browser does when it loads one. */
export function useSpokenPage(): void {
  const [path] = useLocation();
  const last = useRef(path);
  useEffect(() => {
    if (path === last.current) return;
    last.current = path;
    const timer = setTimeout(() => announce(document.title), SETTLED_MS);
    return () => clearTimeout(timer);
  }, [path]);
}
