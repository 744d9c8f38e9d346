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

function revived<T>(text: string, start: string): T | undefined {
  try {
    const kept = JSON.parse(text) as { readonly start?: unknown; readonly value?: T };
    return kept.start === start ? kept.value : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Half-filled fields that survive their dialog. What was kept counts only while the fields would start the same: otherwise
 * it is of another release, or of another person's name. Only JSON may be in it.
 * @param place which fields, in this tab
 * @returns the fields, what changes some of them, and what forgets them
 */
export function useDraftFields<T extends object>(
  place: string,
  create: () => T,
): readonly [T, (change: Partial<T>) => void, () => void] {
  const [start] = useState(create);
  const began = JSON.stringify(start);
  const [value, setValue] = useState<T>(() => revived<T>(kept(place), began) ?? start);
  return [
    value,
    (change) =>
      setValue((before) => {
        const next = { ...before, ...change };
        keepDraft(place, JSON.stringify({ start: began, value: next }));
        return next;
      }),
    () => keepDraft(place, ''),
  ];
}
