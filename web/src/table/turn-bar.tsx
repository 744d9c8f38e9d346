import type { ReactNode } from 'react';
import { useWords } from '../text/words.tsx';
import { ActionBarShell } from './action-area.tsx';
import type { Turn } from './use-turn.ts';

interface Props {
  readonly turn: Turn;
  /** My answer is on its way. */
  readonly sending: boolean;
  readonly showRule: (rule: string) => void;
  readonly undo: ReactNode;
  /** What there is to do once the match is over. */
  readonly final: ReactNode;
}

/** The action bar of the present: mine, somebody else's, or the end. */
export function TurnBar({ turn, sending, showRule, undo, final }: Props) {
  const { rule } = turn;
  const words = useWords();
  return (
    <ActionBarShell
      state={turn.mine ? 'mine' : turn.over ? 'over' : 'theirs'}
      kicker={sending ? words('turn.sending') : turn.kicker}
      busy={sending}
      sentence={turn.sentence}
      rule={rule === undefined ? undefined : () => showRule(rule)}
    >
      {undo}
      {final}
    </ActionBarShell>
  );
}
