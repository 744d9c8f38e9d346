import type { Paint, PaintStyle } from '@pentapolis/kernel';
import { AROUND, type Hex, lastHexes, type ViewCell, type ViewCity } from '../rules/index.ts';

/** A hue per district, so that a city can be taken in at a glance; letters say the same. */
const HUES: Readonly<Record<string, PaintStyle>> = {
  h: 'blue',
  m: 'yellow',
  b: 'red',
  t: 'magenta',
  g: 'green',
  q: 'dim',
};

const name = ({ q, r }: Hex): string => `${q},${r}`;

interface Field extends Hex {
  readonly cell?: ViewCell;
}

/** Every built hex and the empty ones beside them, where tiles may go. */
function fieldsOf({ cells }: ViewCity): Field[] {
  const fields = new Map<string, Field>();
  for (const { q, r } of cells)
    for (const step of AROUND)
      fields.set(name({ q: q + step.q, r: r + step.r }), { q: q + step.q, r: r + step.r });
  for (const cell of cells) fields.set(name(cell), { q: cell.q, r: cell.r, cell });
  return [...fields.values()];
}

/**
 * A city as flat-top hexes, two lines each: what lies on top with its height, and the coordinates. A column of hexes is
 * a column of text; each column stands half a hex lower than the one to its left.
 */
export function drawCity(city: ViewCity, paint: Paint): string[] {
  const fields = fieldsOf(city);
  const last = new Set(lastHexes(city).map(name));
  const width = Math.max(...fields.map((field) => name(field).length)) + 1;
  const west = Math.min(...fields.map(({ q }) => q));
  const line = ({ q, r }: Hex): number => 2 * r + q;
  const north = Math.min(...fields.map(line));
  const south = Math.max(...fields.map(line)) + 1;

  const lines: Map<number, { readonly text: string; readonly paint: (text: string) => string }>[] =
    Array.from({ length: south - north + 1 }, () => new Map());
  for (const field of fields) {
    const { cell } = field;
    const top = line(field) - north;
    const mark = cell === undefined ? '·' : `${cell.hex}${cell.height}`;
    const shown = last.has(name(field)) ? `[${mark}]` : mark;
    const hue = cell === undefined ? 'dim' : (HUES[cell.hex.toLowerCase()] ?? 'dim');
    const isPlaza = cell !== undefined && cell.hex !== cell.hex.toLowerCase();
    lines[top]?.set(field.q - west, {
      text: shown,
      paint: (text) => (isPlaza ? paint('bold', paint(hue, text)) : paint(hue, text)),
    });
    lines[top + 1]?.set(field.q - west, { text: name(field), paint: (text) => paint('dim', text) });
  }
  return lines.map((row) => {
    let text = '';
    let at = 0;
    for (const [column, part] of [...row].sort(([a], [b]) => a - b)) {
      const start = column * width + Math.floor((width - 1 - part.text.length) / 2);
      text += ' '.repeat(start - at) + part.paint(part.text);
      at = start + part.text.length;
    }
    return text;
  });
}
