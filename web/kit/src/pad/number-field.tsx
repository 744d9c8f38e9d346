import type { ReactNode } from 'react';

interface NumberFieldProps {
  readonly label: string;
  /** Shows this sign instead of the label, which is then for ears. */
  readonly sign?: ReactNode;
  readonly value: number;
  readonly most?: number;
  onChange(value: number): void;
}

/** A labelled field for a whole number from 0 to `most`. */
export function NumberField({ label, sign, value, most = 999, onChange }: NumberFieldProps) {
  return (
    <label>
      {sign === undefined ? (
        label
      ) : (
        <>
          {sign}
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
export function wholeNumber(text: string, most = 999): number {
  const value = Math.floor(Number(text));
  return Number.isFinite(value) ? Math.min(most, Math.max(0, value)) : 0;
}
