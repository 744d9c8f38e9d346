import type { Frame } from '@pentapolis/kernel';
import type { MatchInfo } from '@pentapolis/wire';
import { useMemo } from 'react';
import type { Track } from '../net/live-match.ts';

/** A frame of a match that can't be played on: nobody is asked anything. */
export function withoutQuestions({ status, view, left, result }: Frame): Frame {
  return { status, view, deciding: [], left, ...(result === undefined ? {} : { result }) };
}

/** What is held of a match, to be looked at only when its log can't be followed to the end. */
export function useStandingStill(track: Track | undefined, { broken }: MatchInfo): Track | undefined {
  const isBroken = broken !== undefined;
  return useMemo(() => {
    if (track === undefined || !isBroken) return track;
    const { frame, shown } = track;
    return {
      ...track,
      frame: withoutQuestions(frame),
      shown: { ...shown, frame: withoutQuestions(shown.frame) },
    };
  }, [track, isBroken]);
}
