import type { Spread } from './measure.ts';

/** One line of the report. */
export interface Row {
  readonly group: string;
  readonly what: string;
  readonly unit: string;
  readonly ours: Spread;
  /** boardgame.io in the same run. */
  readonly theirs?: Spread;
  /** What was asked for: a bound on ours against theirs, or on ours against a figure of issue 2, section 3. */
  readonly target?: Target;
}

export type Target =
  | { readonly kind: 'times'; readonly atLeast: number }
  | { readonly kind: 'share'; readonly atMost: number }
  | { readonly kind: 'figure'; readonly value: number; readonly better: 'higher' | 'lower' };

/** How the row stands to its target: the ratio, and whether it is met. */
export function verdict({ ours, theirs, target }: Row): { readonly ratio?: number; readonly met?: boolean } {
  if (target?.kind === 'figure') {
    const ratio = ours.median / target.value;
    return { ratio, met: target.better === 'higher' ? ratio >= 1 : ratio <= 1 };
  }
  if (theirs === undefined) return {};
  const ratio = ours.median / theirs.median;
  if (target === undefined) return { ratio };
  return { ratio, met: target.kind === 'times' ? ratio >= target.atLeast : ratio <= target.atMost };
}

function figure(value: number): string {
  const places = value >= 100 ? 0 : value >= 10 ? 1 : 2;
  return value.toLocaleString('en', { maximumFractionDigits: places });
}

function spread({ median, low, high, rounds }: Spread): string {
  return rounds === 1 ? figure(median) : `${figure(median)} (${figure(low)} – ${figure(high)})`;
}

function asked(target: Target | undefined): string {
  if (target === undefined) return '';
  if (target.kind === 'times') return `≥ ${target.atLeast}×`;
  if (target.kind === 'share') return `≤ ${figure(target.atMost)}×`;
  return `${target.better === 'higher' ? '≥' : '≤'} ${figure(target.value)}`;
}

/** The report as a Markdown table: medians, lowest and highest round in brackets. */
export function markdown(rows: readonly Row[]): string[] {
  const lines = [
    '| | what | unit | Pentapolis | boardgame.io 0.50.2 | ratio | asked | |',
    '|---|---|---|---:|---:|---:|---:|---|',
  ];
  for (const row of rows) {
    const { ratio, met } = verdict(row);
    const cells = [
      row.group,
      row.what,
      row.unit,
      spread(row.ours),
      row.theirs === undefined ? '' : spread(row.theirs),
      ratio === undefined ? '' : `${figure(ratio)}×`,
      asked(row.target),
      met === undefined ? '' : met ? 'met' : 'missed',
    ];
    lines.push(`| ${cells.join(' | ')} |`);
  }
  return lines;
}
