import type { Speaker, Violation } from '@pentapolis/kernel';
import { Icon } from '@pentapolis/kit';

interface Common {
  readonly say: Speaker;
  showRule(id: string): void;
}

/** The way to a rule. */
export function RuleLink({ rule, say, showRule }: Common & { readonly rule: string }) {
  return (
    <button type="button" className="cte-link" onClick={() => showRule(rule)}>
      <Icon name="book" size={16} />
      {say.term('cite.rule', { rule })}
    </button>
  );
}

/** Why something can't be done, and the rule that says so. */
export function Reason({ refusal, say, showRule }: Common & { readonly refusal: Violation }) {
  return (
    <p className="cte-reason">
      <span>{say({ key: refusal.key, args: refusal.args })}</span>{' '}
      {refusal.rule === '' ? undefined : <RuleLink rule={refusal.rule} say={say} showRule={showRule} />}
    </p>
  );
}
