import type { ReactNode } from 'react';
import { ActionBarShell } from './action-area.tsx';
import type { Turn } from './use-turn.ts';

interface Props {
  readonly turn: Turn;
  readonly showRule: (rule: string) => void;
  readonly undo: ReactNode;
  /** What there is to do once the match is over. */
  readonly final: ReactNode;
}

/** The action bar of the present: mine, somebody else's, or the end. */
export function TurnBar({ turn, showRule, undo, final }: Props) {
  const { rule } = turn;
  return (
    <ActionBarShell
      state={turn.mine ? 'mine' : turn.over ? 'over' : 'theirs'}
      kicker={turn.kicker}
      sentence={turn.sentence}
      rule={rule === undefined ? undefined : () => showRule(rule)}
    >
      {undo}
      {final}
    </ActionBarShell>
  );
}
