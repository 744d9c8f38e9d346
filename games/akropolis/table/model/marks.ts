import { hexKey } from '@pentapolis/kit/geometry';
import {
  DISTRICTS,
  type District,
  type Explanation,
  explainCity,
  type View,
  type ViewCity,
} from '../../rules/index.ts';
import { kindOf } from './letters.ts';

/**
 * How a hex stands out: its district earns something (`counts`, `doubled`) or nothing (`idle`), the colour looked at is
 * another one (`dimmed`), it is why another hex counts or not (`because`).
 */
export type Mark = 'counts' | 'doubled' | 'idle' | 'dimmed' | 'because';

export type Explanations = ReadonlyMap<string, Explanation & { readonly district: District }>;

/** What every district hex of a city is worth and why, by hex key; nothing while points are kept for the end. */
export function explanationsOf(city: ViewCity | undefined, choices: View['choices']): Explanations {
  if (city?.score === undefined) return new Map();
  const byDistrict = explainCity(city.cells, choices);
  return new Map(
    DISTRICTS.flatMap((district) =>
      byDistrict[district].map((explanation) => [hexKey(explanation), { ...explanation, district }] as const),
    ),
  );
}

/** Idle districts always show as such; with a colour singled out, what counts in it and all else dimmed. */
export function marksOf(
  cells: ViewCity['cells'],
  explanations: Explanations,
  singled: District | undefined,
): ReadonlyMap<string, Mark> {
  const marks = new Map<string, Mark>();
  for (const cell of cells) {
    const key = hexKey(cell);
    const explanation = explanations.get(key);
    const idle = explanation !== undefined && explanation.worth === 0;
    if (singled === undefined) {
      if (idle) marks.set(key, 'idle');
      continue;
    }
    const kind = kindOf(cell.hex);
    if (kind.district !== singled) marks.set(key, 'dimmed');
    else if (idle) marks.set(key, 'idle');
    else marks.set(key, explanation?.reason === 'doubled' ? 'doubled' : 'counts');
  }
  return marks;
}
