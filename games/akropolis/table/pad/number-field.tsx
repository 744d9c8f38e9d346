interface NumberFieldProps {
  readonly label: string;
  readonly value: number;
  onChange(value: number): void;
}

/** A labelled field for a number of points, stars or stones. */
export function NumberField({ label, value, onChange }: NumberFieldProps) {
  return (
    <label>
      {label}
      <input
        type="number"
        inputMode="numeric"
        min={0}
        max={999}
        value={value}
        onChange={({ target }) => onChange(wholeNumber(target.value))}
      />
    </label>
  );
}

/** What was typed as a number of points: whole, 0 to 999. */
export function wholeNumber(text: string): number {
  const value = Math.floor(Number(text));
  return Number.isFinite(value) ? Math.min(999, Math.max(0, value)) : 0;
}
