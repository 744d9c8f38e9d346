import { type BuildingId, footprint, type View } from '../rules/index.ts';

/** One letter per building. */
export const LETTERS: Readonly<Record<BuildingId, string>> = {
  smallShop: 's',
  tradingPost: 't',
  largeShop: 'L',
  bank: 'b',
  fleaMarket: 'f',
  mill: 'M',
  guild: 'G',
  inn: 'I',
  market: 'K',
  pavedStreet: '=',
  manufactory: 'F',
  glassworks: 'g',
  sculptor: 'c',
  locksmith: 'l',
  joiner: 'j',
  jeweller: 'w',
  armourer: 'a',
  weaverShop: 'v',
  shoppingStreet: '$',
  grandPlace: 'P',
  canal: '~',
  port: 'H',
};

const EMPTY = ' ·';
/** Room around what is built, in Cases. */
const MARGIN = 1;

/** The built part of the town, row by row; the borders run between two Cases at the central point. */
export function drawTown({ buildings, districts }: Pick<View, 'buildings' | 'districts'>): string[] {
  const cells = new Map<string, string>();
  for (const building of buildings)
    for (const { x, y } of footprint(building.building, building))
      cells.set(`${x},${y}`, `${building.owner + 1}${LETTERS[building.building]}`);
  const xs = [-1, 0, ...[...cells.keys()].map((key) => Number(key.split(',')[0]))];
  const ys = [-1, 0, ...[...cells.keys()].map((key) => Number(key.split(',')[1]))];
  const [left, right] = [Math.min(...xs) - MARGIN, Math.max(...xs) + MARGIN];
  const [top, bottom] = [Math.min(...ys) - MARGIN, Math.max(...ys) + MARGIN];
  const lines: string[] = [];
  for (let y = top; y <= bottom; y++) {
    if (y === 0) lines.push('-'.repeat(3 * (right - left + 1) + 2));
    let line = '';
    for (let x = left; x <= right; x++) {
      if (x === 0) line += y < 0 && districts.length === 3 ? '  ' : '| ';
      line += `${cells.get(`${x},${y}`) ?? EMPTY} `;
    }
    lines.push(line.trimEnd());
  }
  return lines;
}
