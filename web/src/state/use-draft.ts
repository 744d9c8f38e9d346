import { useState } from 'react';

/** What is half written, for as long as this tab lives: through other panels, other pages and reloads. */
const PREFIX = 'pentapolis.draft.';

function kept(place: string): string {
  try {
    return sessionStorage.getItem(PREFIX + place) ?? '';
  } catch {
    return '';
  }
}

export function keepDraft(place: string, text: string): void {
  try {
    if (text === '') sessionStorage.removeItem(PREFIX + place);
    else sessionStorage.setItem(PREFIX + place, text);
  } catch {
    // a browser that keeps nothing: the words live as long as the field
  }
}

/** The text of a field that survives its field. @param place which one, in this tab */
export function useDraft(place: string): readonly [string, (text: string) => void] {
  const [text, setText] = useState(() => kept(place));
  return [
    text,
    (next) => {
      setText(next);
      keepDraft(place, next);
    },
  ];
}
