import type { Speaker } from '@pentapolis/kernel';
import { RuleLink } from '@pentapolis/kit';
import { useId } from 'react';
import type { Rulings } from '../../rules/index.ts';
import { OPTION_SPECS } from '../../rules/options.ts';
import type { PadInput } from './pad-state.ts';

interface RulingsFormProps {
  readonly rulings: Rulings;
  dispatch(input: PadInput): void;
  readonly say: Speaker;
  showRule(id: string): void;
}

/** The options a count depends on, as the rules list them. */
const SCORING = OPTION_SPECS.filter(({ id }) => ['variants', 'houses', 'barracksEdge', 'lake'].includes(id));

/** What the players agreed: harder conditions and rulings. */
export function RulingsForm({ rulings, dispatch, say, showRule }: RulingsFormProps) {
  const form = useId();
  return (
    <div className="akr-pad-rulings">
      {SCORING.map((spec) => {
        if (spec.kind === 'flag') return undefined;
        const chosen = rulings[spec.id as keyof Rulings];
        const isOn = (choice: string): boolean =>
          Array.isArray(chosen) ? chosen.includes(choice) : chosen === choice;
        const choose = (choice: string, on: boolean): void => {
          const value = Array.isArray(chosen)
            ? spec.choices.filter((item) => (item === choice ? on : isOn(item)))
            : choice;
          dispatch({ kind: 'rulings', change: { [spec.id]: value } });
        };
        return (
          <fieldset key={spec.id}>
            <legend>
              {say.term(`option.${spec.id}`)} <RuleLink rule={spec.rule} say={say} showRule={showRule} />
            </legend>
            {spec.choices.map((choice) => (
              <label key={choice}>
                <input
                  type={spec.kind === 'subset' ? 'checkbox' : 'radio'}
                  name={`${form}-${spec.id}`}
                  checked={isOn(choice)}
                  onChange={({ target }) => choose(choice, target.checked)}
                />
                {say.term(`option.${spec.id}.${choice}`)}
              </label>
            ))}
          </fieldset>
        );
      })}
    </div>
  );
}
