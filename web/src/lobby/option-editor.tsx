import { defaultOf, isAsked, type OptionSpec, type Speaker } from '@pentapolis/kernel';
import { RuleNote } from '../rules/rule-note.tsx';

export type OptionValues = Readonly<Record<string, boolean | string | readonly string[]>>;

interface Props {
  readonly game: string;
  readonly specs: readonly OptionSpec[];
  readonly seats: number;
  readonly values: OptionValues;
  readonly change: (values: OptionValues) => void;
  readonly say: Speaker;
}

/** Whether the person asked for something else than is usual at a table of `seats`. */
export function isChanged(spec: OptionSpec, values: OptionValues, seats: number): boolean {
  const value = values[spec.id];
  return value !== undefined && String(value) !== String(defaultOf(spec, seats));
}

/** The options of a game, drawn from their specification: labels, what each means, and the rule behind it. */
export function OptionEditor({ game, specs, seats, values, change, say }: Props) {
  return specs
    .filter((spec) => isAsked(spec, seats))
    .map((spec) => (
      <OptionField
        key={spec.id}
        game={game}
        spec={spec}
        value={values[spec.id] ?? defaultOf(spec, seats)}
        change={(value) => change({ ...values, [spec.id]: value })}
        say={say}
      />
    ));
}

interface FieldProps {
  readonly game: string;
  readonly spec: OptionSpec;
  readonly value: boolean | string | readonly string[];
  readonly change: (value: boolean | string | readonly string[]) => void;
  readonly say: Speaker;
}

function OptionField({ game, spec, value, change, say }: FieldProps) {
  const key = `option.${spec.id}`;
  const help = `${key}.help`;
  const rule = <RuleNote game={game} rule={spec.rule} />;
  if (spec.kind === 'flag')
    return (
      <div className="option">
        <label className="option-line">
          <input
            type="checkbox"
            checked={value === true}
            onChange={(event) => change(event.target.checked)}
          />
          <span className="option-name">{say.term(key)}</span>
        </label>
        {say.has(help) && <p className="field-help">{say.term(help)}</p>}
        {rule}
      </div>
    );
  return (
    <fieldset className="option">
      <legend className="option-name">{say.term(key)}</legend>
      {say.has(help) && <p className="field-help">{say.term(help)}</p>}
      {spec.choices.map((choice) => (
        <label key={choice} className="option-line">
          <input
            type={spec.kind === 'choice' ? 'radio' : 'checkbox'}
            name={`${game}-${spec.id}`}
            checked={
              spec.kind === 'choice' ? value === choice : (value as readonly string[]).includes(choice)
            }
            onChange={(event) =>
              change(spec.kind === 'choice' ? choice : toggled(value, choice, event.target.checked))
            }
          />
          {say.term(`${key}.${choice}`)}
        </label>
      ))}
      {rule}
    </fieldset>
  );
}

/** A subset with one of its choices put in or taken out. */
function toggled(value: OptionValues[string], choice: string, chosen: boolean): readonly string[] {
  const others = (value as readonly string[]).filter((item) => item !== choice);
  return chosen ? [...others, choice] : others;
}
