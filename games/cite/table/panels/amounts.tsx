import type { Speaker } from '@pentapolis/kernel';
import {
  type Amounts,
  amountsOf,
  type Pile,
  pileOf,
  RESOURCES,
  type Resource,
} from '../../rules/resources.ts';
import { ResourceSign } from '../art/resource-sign.tsx';
import { amountWords } from '../model/words.ts';

interface AmountsProps {
  readonly amounts: Amounts;
  readonly say: Speaker;
  readonly size?: number;
}

/** Resources as signs with numbers; the words are there for whoever doesn't see them. */
export function AmountSigns({ amounts, say, size = 18 }: AmountsProps) {
  const shown = RESOURCES.filter((resource) => (amounts[resource] ?? 0) > 0);
  return (
    <span className="cte-amounts" title={amountWords(amounts, say)}>
      <span className="kit-unseen">{amountWords(amounts, say)}</span>
      {shown.map((resource) => (
        <span key={resource} aria-hidden="true">
          <b>{say.number(amounts[resource])}</b>
          <ResourceSign resource={resource} size={size} />
        </span>
      ))}
      {shown.length === 0 ? <span aria-hidden="true">{say.term('counted.nothing')}</span> : undefined}
    </span>
  );
}

interface AmountsFieldProps {
  readonly label: string;
  readonly value: Amounts;
  /** At most so many of each; undefined = as many as one likes. */
  readonly most?: readonly number[];
  /** Only these. */
  readonly only?: readonly Resource[];
  readonly say: Speaker;
  change(value: Amounts): void;
}

/** Chooses Resources: a press adds one, minus takes one back. */
export function AmountsField({ label, value, most, only = RESOURCES, say, change }: AmountsFieldProps) {
  const pile = pileOf(value);
  const set = (resource: Resource, by: number): void => {
    const at = RESOURCES.indexOf(resource);
    const next: Pile = pile.with(at, Math.max(0, Math.min(999, (pile[at] as number) + by)));
    change(amountsOf(next));
  };
  return (
    <fieldset className="cte-amounts-field" aria-label={label}>
      {only.map((resource) => {
        const at = RESOURCES.indexOf(resource);
        const count = pile[at] as number;
        const name = say.term(`resource.${resource}`);
        const full = most !== undefined && count >= (most[at] as number);
        return (
          <span key={resource} className="cte-amount" data-some={count > 0}>
            <button
              type="button"
              className="cte-amount-add"
              aria-label={say.term('cite.more', { name, count })}
              title={name}
              disabled={full}
              onClick={() => set(resource, 1)}
            >
              <ResourceSign resource={resource} size={22} />
              <b>{say.number(count)}</b>
            </button>
            <button
              type="button"
              className="cte-amount-less"
              aria-label={say.term('cite.less', { name, count })}
              disabled={count === 0}
              onClick={() => set(resource, -1)}
            >
              −
            </button>
          </span>
        );
      })}
    </fieldset>
  );
}
