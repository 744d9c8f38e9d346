import type { Speaker, Violation } from '@pentapolis/kernel';

interface RefusalProps {
  readonly refusal: Violation;
  readonly say: Speaker;
  showRule(id: string): void;
}

/** What is wrong, and the rule that says so. */
export function Refusal({ refusal, say, showRule }: RefusalProps) {
  return (
    <p className="akr-refusal">
      {say({ key: refusal.key, args: refusal.args })}{' '}
      <button type="button" className="akr-link" onClick={() => showRule(refusal.rule)}>
        {say.term('akropolis.rule', { rule: refusal.rule })}
      </button>
    </p>
  );
}
