import { useEffect, useRef } from 'react';
import { useSettings } from '../state/settings.ts';
import { chime } from './sound.ts';

/** The mark of the house with a lamp lit: somebody waits for you. */
const LIT =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 32 32'%3E%3Crect width='32' height='32' rx='7' fill='%2333415f'/%3E%3Cpath d='M16 5l10.5 7.6l-4 12.4h-13l-4-12.4Z' fill='none' stroke='%23f6f1e7' stroke-width='2'/%3E%3Ccircle cx='22.5' cy='22.5' r='9' fill='%23f2b04e' stroke='%2333415f' stroke-width='2'/%3E%3C/svg%3E";
const PLAIN = '/favicon.svg';

function setIcon(href: string): void {
  document.querySelector<HTMLLinkElement>('link[rel="icon"]')?.setAttribute('href', href);
}

/**
 * Makes a turn unmistakable beyond the page: the tab's icon, and, where the person asked for it, a sound and a
 * notification while the page is out of sight. The title is set by the table, which knows the words.
 */
export function useTurnSignal(turn: boolean, title: string, sentence: string): void {
  const was = useRef(false);
  useEffect(() => {
    setIcon(turn ? LIT : PLAIN);
    return () => setIcon(PLAIN);
  }, [turn]);
  useEffect(() => {
    const began = turn && !was.current;
    was.current = turn;
    if (!began) return;
    const { sound, notify } = useSettings.getState();
    if (sound) chime('turn');
    const wanted =
      notify && document.hidden && 'Notification' in window && Notification.permission === 'granted';
    if (!wanted) return;
    const note = new Notification(title, { body: sentence, icon: PLAIN, tag: window.location.pathname });
    note.onclick = () => {
      window.focus();
      note.close();
    };
  }, [turn, title, sentence]);
}
