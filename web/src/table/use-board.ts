import type { AnyGame, Speaker, Viewer, Violation } from '@pentapolis/kernel';
import type { TableProps } from '@pentapolis/kit';
import { useMemo, useRef } from 'react';
import type { LiveMatch } from '../net/live-match.ts';
import type { Moment } from '../net/pacer.ts';
import { localRules } from './local-rules.ts';
import { useComfort } from './use-comfort.ts';

export type BoardProps = TableProps<unknown, unknown>;

interface Request {
  readonly game: AnyGame;
  readonly moment: Moment;
  readonly viewer: Viewer;
  readonly names: readonly string[];
  readonly say: Speaker;
  readonly showRule: (rule: string) => void;
  /** Absent where one only looks: an earlier moment, a replay. */
  readonly live?: LiveMatch | undefined;
  readonly refused?: (violation: Violation) => void;
  /** Told when an action is sent, and when it is answered. */
  readonly sending?: (on: boolean) => void;
}

const NONE: readonly unknown[] = [];

/** What the board of a game is given for one moment. */
export function useBoard(request: Request): BoardProps {
  const { game, moment, viewer, names, say, showRule, live, refused, sending } = request;
  const { frame, before, facts } = moment;
  const comfort = useComfort();
  /** Number of the Decision whose answer is on its way: pressed again, it is not sent again. */
  const answered = useRef<number>(undefined);
  const rules = useMemo(() => localRules(game, frame, viewer), [game, frame, viewer]);
  return useMemo<BoardProps>(
    () => ({
      frame,
      before,
      facts,
      viewer,
      names,
      legal: live === undefined ? NONE : rules.legal,
      explain: rules.explain,
      preview: rules.preview,
      async act(action) {
        const { asked } = frame;
        if (live === undefined || viewer === 'spectator' || asked === undefined) return undefined;
        if (answered.current === asked) return undefined;
        answered.current = asked;
        sending?.(true);
        const ahead = rules.foresee(action);
        if (ahead !== undefined) live.foresee(viewer, ahead.frame, ahead.facts);
        const answer = { kind: 'act', decision: asked, action: action as never } as const;
        const violation = await live.move(viewer, answer);
        answered.current = undefined;
        sending?.(false);
        if (violation !== undefined) refused?.(violation);
        return violation;
      },
      say,
      comfort,
      showRule,
    }),
    [frame, before, facts, viewer, names, live, rules, say, comfort, showRule, refused, sending],
  );
}
