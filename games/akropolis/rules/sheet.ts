import { illegal, isViolation, readOptions, type Violation } from '@pentapolis/kernel';
import { type Hex, REACH } from './geometry.ts';
import { type HexLetter, hexCode } from './hexes.ts';
import { RULING_SPECS, type Rulings, rulingsFrom } from './options.ts';
import { type CityScore, scoreCity } from './scoring.ts';
import { cityFrom } from './view.ts';

/** A final city written down by hand: what lies on top of each column, and the stones left. */
export interface ScoreSheet {
  readonly cells: readonly (Hex & { readonly hex: HexLetter; readonly height: number })[];
  readonly stones: number;
  readonly rulings: Rulings;
}

/** What a sheet may hold besides: the annotations of collected positions. Anything else is taken for a slip of the pen. */
const ANNOTATIONS = [
  'id',
  'title',
  'kind',
  'expected',
  'alternatives',
  'variantExpectations',
  'working',
  'notes',
];
const FIELDS = ['cells', 'stones', 'variants', 'rulings', ...ANNOTATIONS];

/**
 * Reads `{cells: [{q, r, hex, height}], stones, variants?, rulings?: {houses?, barracksEdge?, lake?}}` from an
 * untrusted value, or says which field is wrong.
 */
export function readScoreSheet(value: unknown): ScoreSheet | Violation {
  /** @param wants the phrase that says what should stand there */
  const unreadable = (field: string, wants: string = field): Violation =>
    illegal('AKR-SCORE-3', 'refusal.unreadableSheet', { field, wants });
  if (typeof value !== 'object' || value === null) return unreadable('cells');
  const unknown = Object.keys(value).find((field) => !FIELDS.includes(field));
  if (unknown !== undefined && !Array.isArray(value))
    return illegal('AKR-SCORE-3', 'refusal.unknownSheetField', { field: unknown });
  const { cells, stones = 0, variants = [], rulings = {} } = value as Record<string, unknown>;
  if (!Array.isArray(cells) || cells.length === 0) return unreadable('cells');
  const taken = new Set<string>();
  for (const [index, cell] of cells.entries()) {
    const extra = extraField(cell);
    if (extra !== undefined)
      return illegal('AKR-SCORE-3', 'refusal.unknownSheetField', { field: `cells[${index}].${extra}` });
    const wrong = wrongField(cell);
    if (wrong !== undefined)
      return unreadable(`cells[${index}]${wrong === 'cell' ? '' : `.${wrong}`}`, wrong);
    const { q, r } = cell as Hex;
    if (taken.has(`${q},${r}`))
      return illegal('AKR-SCORE-3', 'refusal.hexTwice', { q, r, cells: [{ q, r }] });
    taken.add(`${q},${r}`);
  }
  if (!Number.isSafeInteger(stones) || (stones as number) < 0) return unreadable('stones');
  if (typeof rulings !== 'object' || rulings === null) return unreadable('rulings');
  const { houses, barracksEdge, lake, ...others } = rulings as Record<string, unknown>;
  const [strange] = Object.keys(others);
  if (strange !== undefined)
    return illegal('AKR-SCORE-3', 'refusal.unknownSheetField', { field: `rulings.${strange}` });
  const given = Object.entries({ variants, houses, barracksEdge, lake }).filter(
    ([, item]) => item !== undefined,
  );
  const options = readOptions(RULING_SPECS, Object.fromEntries(given), 1);
  if (isViolation(options)) return options;
  return {
    cells: cells as ScoreSheet['cells'],
    stones: (stones as number) + 0,
    rulings: rulingsFrom(options),
  };
}

const CELL_FIELDS = ['q', 'r', 'hex', 'height'];

const extraField = (cell: unknown): string | undefined =>
  typeof cell === 'object' && cell !== null && !Array.isArray(cell)
    ? Object.keys(cell).find((field) => !CELL_FIELDS.includes(field))
    : undefined;

/** The first field that is wrong; `cell` when it is no cell at all. */
function wrongField(cell: unknown): string | undefined {
  if (typeof cell !== 'object' || cell === null) return 'cell';
  const { q, r, hex, height } = cell as Record<string, unknown>;
  const onBoard = (axis: unknown): boolean => Number.isInteger(axis) && Math.abs(axis as number) <= REACH;
  if (!onBoard(q)) return 'q';
  if (!onBoard(r)) return 'r';
  if (typeof hex !== 'string' || hexCode(hex) === 0) return 'hex';
  if (!Number.isSafeInteger(height) || (height as number) < 1) return 'height';
  return undefined;
}

export function scoreSheet({ cells, stones, rulings }: ScoreSheet): CityScore {
  return scoreCity(cityFrom(cells), stones, rulings);
}
