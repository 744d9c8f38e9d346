import { useEffect } from 'react';
import { waitsForMe } from './standing.ts';
import { useStandings } from './use-standings.ts';
import { useWaiting, waitingCount } from './waiting.ts';

const PLAIN = '/favicon.svg';

/** The mark of the house with a lamp lit: how many matches wait for you. */
export function litIcon(count: number): string {
  const shown = count > 9 ? '9+' : String(count);
  const svg = `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 32 32'><rect width='32' height='32' rx='7' fill='#33415f'/><path d='M16 5l10.5 7.6l-4 12.4h-13l-4-12.4Z' fill='none' stroke='#f6f1e7' stroke-width='2'/><circle cx='21' cy='21' r='11' fill='#f2b04e' stroke='#33415f' stroke-width='2'/><text x='21' y='26' text-anchor='middle' font-family='sans-serif' font-weight='700' font-size='${count > 9 ? 11 : 15}' fill='#1c2333'>${shown}</text></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

/** Keeps the count of matches that wait, which every page shows in its title, and the icon of the tab. */
export function WaitingSignal() {
  const { standings } = useStandings();
  const told = standings.filter(waitsForMe).map(({ own }) => own.id);
  const key = told.join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the list is new with every look
  useEffect(() => useWaiting.setState({ told }), [key]);
  const count = useWaiting(waitingCount);
  useEffect(() => {
    const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
    icon?.setAttribute('href', count === 0 ? PLAIN : litIcon(count));
  }, [count]);
  return undefined;
}
