import { type ActionDispatch, useEffect, useReducer } from 'react';

/** What a half-filled sheet is kept as, so that neither a reload nor another page loses it. */
export interface PadDraft {
  /** What was kept; '' where nothing was. */
  readonly text: string;
  keep(text: string): void;
}

/** A kept sheet belongs to the release whose empty sheet looked the same; one of another release may have another shape. */
function revived<S>(text: string, empty: string): S | undefined {
  try {
    const kept = JSON.parse(text) as { readonly empty: string; readonly state: S };
    return kept.empty === empty ? kept.state : undefined;
  } catch {
    return undefined;
  }
}

/** The reducer of a score pad whose state outlives the page. Only JSON may be in it. */
export function usePad<S, A>(
  reducer: (state: S, input: A) => S,
  create: () => S,
  draft: PadDraft,
): [S, ActionDispatch<[A]>] {
  const [state, dispatch] = useReducer(reducer, undefined, () => {
    const fresh = create();
    return draft.text === '' ? fresh : (revived<S>(draft.text, JSON.stringify(fresh)) ?? fresh);
  });
  const { text, keep } = draft;
  useEffect(() => {
    const empty = JSON.stringify(create());
    const next = JSON.stringify(state) === empty ? '' : JSON.stringify({ empty, state });
    if (next !== text) keep(next);
  }, [state, create, text, keep]);
  return [state, dispatch];
}
