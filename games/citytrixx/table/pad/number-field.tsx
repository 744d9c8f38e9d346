import type { CompanyId } from '../../rules/index.ts';
import { Plate } from '../art/plate.tsx';

interface NumberFieldProps {
  readonly label: string;
  /** Shows this sign instead of the label, which is then for ears. */
  readonly plate?: CompanyId;
  readonly value: number;
  readonly most?: number;
  onChange(value: number): void;
}

/** A labelled field for a whole number from 0. */
export function NumberField({ label, plate, value, most = 999, onChange }: NumberFieldProps) {
  return (
    <label>
      {plate === undefined ? (
        label
      ) : (
        <>
          <Plate company={plate} />
          <span className="kit-unseen">{label}</span>
        </>
      )}
      <input
        type="number"
        inputMode="numeric"
        min={0}
        max={most}
        value={value}
        data-narrow={most < 10 || undefined}
        onChange={({ target }) => onChange(wholeNumber(target.value, most))}
      />
    </label>
  );
}

/** What was typed as a whole number from 0 to `most`. */
export function wholeNumber(text: string, most: number): number {
  const value = Math.floor(Number(text));
  return Number.isFinite(value) ? Math.min(most, Math.max(0, value)) : 0;
}
