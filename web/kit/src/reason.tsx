import type { Speaker, Violation } from '@pentapolis/kernel';
import { Icon } from './icons/icon.tsx';
import './reason.css';

interface Common {
  readonly say: Speaker;
  /** Opens the rules at a rule. */
  showRule(id: string): void;
}

/** The way to a rule. */
export function RuleLink({ rule, say, showRule }: Common & { readonly rule: string }) {
  return (
    <button type="button" className="kit-link" onClick={() => showRule(rule)}>
      <Icon name="book" size={16} />
      {say.term('kit.rule', { rule })}
    </button>
  );
}

/** Why something can't be done, and the rule that says so. */
export function Reason({ refusal, say, showRule }: Common & { readonly refusal: Violation }) {
  return (
    <p className="kit-reason">
      <Icon name="cross" size={16} />
      <span>{say({ key: refusal.key, args: refusal.args })}</span>
      {refusal.rule === '' ? undefined : <RuleLink rule={refusal.rule} say={say} showRule={showRule} />}
    </p>
  );
}
