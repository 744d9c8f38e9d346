import { disagreement, isRemark, type Json, pathText, type Truth } from '@pentapolis/kernel';
import { promiseTruths, tileTruths, truths } from './box-truths.ts';
import { DECKS, type Deck, SIDES } from './components.ts';
import { isTile } from './tiles.ts';

/** Refuses a field by its path and the key of the phrase that says why. */
export type Fail = (path: string, why: string, args?: Record<string, Json>) => never;

type Fields = Readonly<Record<string, unknown>>;

/** Members that say where a value is from, or what people noted beside it: they may stand anywhere and change nothing. */
const REMARKS = [
  'source',
  'sources',
  'sourceNote',
  'fieldSources',
  'deckSource',
  'columnCostSource',
  'note',
  'why',
];
/** Members of a file that only describe the box. */
const ABOUT = ['game', 'editionNote'];

/** Uses of spaces of commerce as a file names them; those of factories have the names the rules use. */
const USES: Fields = {
  money1: 'money',
  cubeToMoney: 'cubeForMoney',
  moneyToVotes: 'moneyForVotes',
  cubeToVotes: 'cubeForVotes',
};
const COLOURS = ['white', 'grey', 'black'] as const;

const WHY = { unknown: 'unknown', differs: 'agrees', words: 'words' } as const;

/** Is it a file that describes the whole box, with its promises as a list? */
export const isBoxData = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, 'promises');

/** Reads such a file. */
class Reader {
  readonly fail: Fail;
  constructor(fail: Fail) {
    this.fail = fail;
  }

  object(value: unknown, path: string, known: readonly string[]): Fields {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return this.fail(path, 'object');
    const unknown = Object.keys(value).find((name) => !known.includes(name) && !REMARKS.includes(name));
    const at = (name: string): string => (path === '' ? name : `${path}.${name}`);
    if (unknown !== undefined) this.fail(at(unknown), 'unknown');
    for (const name of REMARKS) {
      const said = (value as Fields)[name];
      if (said !== undefined && !isRemark(said)) this.fail(at(name), 'words');
    }
    return value as Fields;
  }

  /** A member that only describes. */
  words(value: unknown, path: string): void {
    if (value !== undefined && typeof value !== 'string') this.fail(path, 'words');
  }

  list(value: unknown, path: string): readonly unknown[] {
    return Array.isArray(value) ? value : this.fail(path, 'list');
  }

  /** Refuses the first member of `given` that says otherwise than the rules, and the first that nobody understands. */
  agree(truth: Truth, given: unknown, path: string): void {
    const found = disagreement(truth, given, REMARKS);
    if (found !== undefined) this.fail(pathText([path, ...found.path]), WHY[found.why]);
  }

  board(value: unknown, path: string): unknown {
    const { grid, zones } = this.object(value, path, ['grid', 'zones']);
    const { width, height } = this.object(grid, `${path}.grid`, ['width', 'height']);
    return {
      width,
      height,
      zones: this.list(zones, `${path}.zones`).map((item, at) => this.zone(item, `${path}.zones[${at}]`, at)),
    };
  }

  zone(value: unknown, path: string, at: number): unknown {
    const { step, width, height, area, origin } = this.object(value, path, [
      'step',
      'width',
      'height',
      'area',
      'origin',
    ]);
    if (step !== undefined) this.agree(at, step, `${path}.step`);
    if (area !== undefined) this.agree(Number(width) * Number(height), area, `${path}.area`);
    const corner = this.list(origin, `${path}.origin`);
    if (corner.length !== 2) this.fail(`${path}.origin`, 'pair');
    return { row: corner[0], column: corner[1], width, height };
  }

  tile(value: unknown, path: string): unknown {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
    const type = (value as Fields).id;
    if (!isTile(type)) return { id: type };
    const known = tileTruths(type);
    const given = this.object(value, path, [
      'id',
      'name',
      'count',
      'cells',
      'spaces',
      'buildingCells',
      'waterCells',
      'materials',
      'materialsSource',
      ...Object.keys(known),
    ]);
    for (const [name, truth] of Object.entries(known))
      if (given[name] !== undefined) this.agree(truth, given[name], `${path}.${name}`);
    const { id, count, cells, spaces, buildingCells, waterCells } = given;
    this.words(given.name, `${path}.name`);
    this.words(given.materialsSource, `${path}.materialsSource`);
    if (buildingCells !== undefined) this.ground(cells, buildingCells, waterCells, path);
    const uses = Array.isArray(spaces) ? spaces.map((use) => USES[use as string] ?? use) : spaces;
    const { materials } = 'materials' in known ? {} : given;
    return {
      id,
      count,
      cells,
      ...(uses === undefined ? {} : { spaces: uses }),
      ...(waterCells === undefined ? {} : { water: waterCells }),
      ...(materials === undefined ? {} : { materials: this.cubes(materials, `${path}.materials`) }),
    };
  }

  /** The spaces that are said to be ground must be those that are no water. */
  ground(cells: unknown, ground: unknown, water: unknown, path: string): void {
    const names = (list: unknown): string[] =>
      Array.isArray(list) ? list.map((cell) => JSON.stringify(cell)) : [];
    const wet = names(water);
    const dry = names(cells).filter((cell) => !wet.includes(cell));
    this.agree(dry.toSorted(), names(ground).toSorted(), `${path}.buildingCells`);
  }

  cubes(value: unknown, path: string): unknown {
    const given = this.object(value, path, COLOURS);
    return COLOURS.map((colour) => given[colour]);
  }

  decks(value: unknown): unknown {
    const decks: Record<Deck, unknown[]> = { easy: [], medium: [], difficult: [] };
    this.list(value, 'promises').forEach((item, at) => {
      const path = `promises[${at}]`;
      const known = ['number', 'text', 'deck', 'predicate', 'votesIfKept', 'votesIfBroken'];
      const { deck, number, ...said } = this.object(item, path, known);
      if (!DECKS.includes(deck as Deck)) this.fail(`${path}.deck`, 'deckName');
      if (number !== at + 1) this.fail(`${path}.number`, 'whole', { least: at + 1, most: at + 1 });
      this.words(said.text, `${path}.text`);
      for (const [name, truth] of Object.entries(promiseTruths(deck as Deck, at + 1)))
        if (said[name] !== undefined) this.agree(truth, said[name], `${path}.${name}`);
      decks[deck as Deck].push(number);
    });
    return decks;
  }
}

/** A file about the whole box in the form that `readComponents` reads, once all it repeats agrees with the rules. */
export function fromBox(value: unknown, fail: Fail): unknown {
  const reader = new Reader(fail);
  const known = truths();
  const given = reader.object(value, '', [
    'boards',
    'boroughSizeTrack',
    'tiles',
    'promises',
    ...Object.keys(known),
    ...ABOUT,
  ]);
  for (const name of ABOUT) reader.words(given[name], name);
  for (const [name, truth] of Object.entries(known))
    if (given[name] !== undefined) reader.agree(truth, given[name], name);
  const boards = reader.object(given.boards, 'boards', SIDES);
  const read = Object.fromEntries(SIDES.map((side) => [side, reader.board(boards[side], `boards.${side}`)]));
  const track = given.boroughSizeTrack;
  if (track !== undefined)
    for (const side of SIDES)
      reader.agree({ spaces: (read[side] as { zones: unknown[] }).zones.length }, track, 'boroughSizeTrack');
  return {
    boards: read,
    tiles: reader.list(given.tiles, 'tiles').map((tile, at) => reader.tile(tile, `tiles[${at}]`)),
    decks: reader.decks(given.promises),
  };
}

/** The path of a field of a component set as such a file has it. */
export function boxPath(path: string): string {
  return path
    .replace(/^(boards\.\w+)\.(width|height)$/, '$1.grid.$2')
    .replace(/^(boards\.\w+\.zones\[\d+\])\.row$/, '$1.origin[0]')
    .replace(/^(boards\.\w+\.zones\[\d+\])\.column$/, '$1.origin[1]')
    .replace(/^(tiles\[\d+\])\.water\b/, '$1.waterCells')
    .replace(
      /^(tiles\[\d+\]\.materials)\[(\d)\]$/,
      (_, start: string, at: string) => `${start}.${COLOURS[Number(at)]}`,
    )
    .replace(/^decks\.\w+(\[\d+\])?$/, 'promises');
}
