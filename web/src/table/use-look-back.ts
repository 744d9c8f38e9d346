import type { Viewer } from '@pentapolis/kernel';
import { useCallback, useEffect, useState } from 'react';
import { getHistory } from '../net/api.ts';
import type { Moment } from '../net/pacer.ts';
import { momentsOf } from '../replay/moments.ts';
import { inSlices } from '../replay/slices.ts';
import { tokensOf } from '../state/seats.ts';

/** Looking at an earlier moment of a match that goes on. */
export interface LookBack {
  readonly moments: readonly Moment[];
  readonly at: number;
  readonly playing: boolean;
}

export interface LookBackControl {
  readonly looking: LookBack | undefined;
  readonly moment: Moment | undefined;
  /** Plays what happened from the moment with number `n` on. */
  play(n: number): void;
  /** Shows the moment with number `n` and stays there. */
  show(n: number): void;
  step(by: number): void;
  end(): void;
}

const STEP_MS = 1100;

/** Fetches the past through the eyes of `viewer` when it is asked for; nothing of it is kept afterwards. */
export function useLookBack(match: string, viewer: Viewer): LookBackControl {
  const [looking, setLooking] = useState<LookBack>();

  const open = useCallback(
    async (n: number, playing: boolean): Promise<void> => {
      const token = tokensOf(match).find(({ seat }) => seat === viewer)?.token;
      const history = await getHistory(match, viewer, token).catch(() => undefined);
      if (history === undefined) return;
      const moments = await inSlices(momentsOf(history));
      const found = moments.findIndex((moment) => moment.n >= n);
      setLooking({ moments, at: found < 0 ? moments.length - 1 : found, playing });
    },
    [match, viewer],
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: other eyes have another past
  useEffect(() => setLooking(undefined), [viewer]);

  useEffect(() => {
    if (!looking?.playing) return;
    const timer = setTimeout(() => {
      const last = looking.at >= looking.moments.length - 1;
      setLooking(last ? undefined : { ...looking, at: looking.at + 1 });
    }, STEP_MS);
    return () => clearTimeout(timer);
  }, [looking]);

  return {
    looking,
    moment: looking?.moments[looking.at],
    play: (n) => void open(n, true),
    show: (n) => void open(n, false),
    step: (by) =>
      setLooking((now) => {
        if (now === undefined) return undefined;
        const at = Math.max(0, now.at + by);
        return at >= now.moments.length ? undefined : { ...now, at, playing: false };
      }),
    end: () => setLooking(undefined),
  };
}
