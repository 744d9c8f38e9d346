import { useEffect, useRef } from 'react';
import { useSettings } from '../state/settings.ts';
import { chime } from './sound.ts';

const ICON = '/favicon.svg';

/**
 * Makes a turn unmistakable beyond the page: where the person asked for it, by a sound and a notification while the page
 * is out of sight. Title and icon tell of every match that waits, see `own/waiting-signal.tsx`.
 */
export function useTurnSignal(turn: boolean, title: string, sentence: string): void {
  const was = useRef(false);
  useEffect(() => {
    const began = turn && !was.current;
    was.current = turn;
    if (!began) return;
    const { sound, notify } = useSettings.getState();
    if (sound) chime('turn');
    const wanted =
      notify && document.hidden && 'Notification' in window && Notification.permission === 'granted';
    if (!wanted) return;
    const note = new Notification(title, { body: sentence, icon: ICON, tag: window.location.pathname });
    note.onclick = () => {
      window.focus();
      note.close();
    };
  }, [turn, title, sentence]);
}
