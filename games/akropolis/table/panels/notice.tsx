import type { Speaker, Violation } from '@pentapolis/kernel';
import { Icon, Reason } from '@pentapolis/kit';

interface NoticeProps {
  readonly notice: Violation | undefined;
  readonly say: Speaker;
  showRule(id: string): void;
  dismiss(): void;
}

/** A refusal that belongs to no place of the city: a tile too dear. */
export function Notice({ notice, say, showRule, dismiss }: NoticeProps) {
  if (notice === undefined) return undefined;
  return (
    <div className="akr-notice akr-bubble-bad">
      <Reason refusal={notice} say={say} showRule={showRule} />
      <button
        type="button"
        className="akr-round akr-plain"
        aria-label={say.term('akropolis.close')}
        onClick={dismiss}
      >
        <Icon name="cross" />
      </button>
    </div>
  );
}
