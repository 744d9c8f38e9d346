import type { Message, Speaker } from '@pentapolis/kernel';
import { announce, Icon } from '@pentapolis/kit';
import { useEffect, useState } from 'react';
import type { BoardProps } from '../board/board-props.ts';
import { noticesFor } from '../model/notices.ts';

const KEPT = 3;

/** What others just did to me, newest last, until I put it away or act again. */
export function useNotices({
  facts,
  frame,
  viewer,
  say,
}: BoardProps): readonly [readonly Message[], () => void] {
  const [notices, setNotices] = useState<readonly Message[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per step, in the view of that step
  useEffect(() => {
    if (viewer === 'spectator' || facts.length === 0) return;
    const fresh = noticesFor(facts, viewer, frame.view);
    const acted = facts.some(({ kind, seat }) => kind === 'drafted' && seat === viewer);
    for (const notice of fresh) announce(say(notice), 'assertive');
    setNotices((held) => [...(acted ? [] : held), ...fresh].slice(-KEPT));
  }, [facts]);
  return [notices, () => setNotices([])];
}

interface NoticesProps {
  readonly notices: readonly Message[];
  readonly say: Speaker;
  dismiss(): void;
}

/** A writ laid over the table: it is about me, so it stays until I have read it. */
export function Notices({ notices, say, dismiss }: NoticesProps) {
  if (notices.length === 0) return undefined;
  return (
    <aside className="cit-notices" aria-label={say.term('citadels.notices')}>
      <ul>
        {notices.map((notice, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same may happen twice
          <li key={at}>{say(notice)}</li>
        ))}
      </ul>
      <button type="button" className="cit-tool" aria-label={say.term('citadels.dismiss')} onClick={dismiss}>
        <Icon name="cross" size={18} />
      </button>
    </aside>
  );
}
