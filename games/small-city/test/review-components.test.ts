import { readFileSync } from 'node:fs';
import { isViolation, type Json, pathText, speaker, type Violation } from '@pentapolis/kernel';
import { strangers } from '@pentapolis/kernel/conformance';
import { describe, expect, it } from 'vitest';
import { messages } from '../rulebook/index.ts';
import { OWN_COMPONENTS } from '../rules/components.data.ts';
import { smallCity } from '../rules/index.ts';

// biome-ignore lint/suspicious/noExplicitAny: a file people write by hand, changed at will
type Any = any;

const USES: Readonly<Record<string, string>> = {
  money: 'money1',
  cubeForMoney: 'cubeToMoney',
  moneyForVotes: 'moneyToVotes',
  cubeForVotes: 'cubeToVotes',
};
const VALUES = { easy: [6, -3], medium: [12, -6], difficult: [18, -12] } as const;

/** The game's own set as a file about the whole box writes it. */
function box(change: (file: Any) => void = () => {}): Json {
  const { boards, tiles, decks } = OWN_COMPONENTS;
  const file = {
    game: 'Small City',
    rounds: 8,
    boards: Object.fromEntries(
      Object.entries(boards).map(([side, { width, height, zones }]) => [
        side,
        {
          grid: { width, height },
          zones: zones.map((zone, step) => ({
            step,
            width: zone.width,
            height: zone.height,
            area: zone.width * zone.height,
            origin: [zone.row, zone.column],
          })),
          source: 'reconstructed',
        },
      ]),
    ),
    tiles: tiles.map(({ id, count, cells, spaces, water, materials }) => ({
      id,
      name: 'a tile',
      count,
      size: cells.length,
      cells,
      ...(spaces === undefined ? {} : { spaces: spaces.map((use) => USES[use] ?? use) }),
      ...(water === undefined ? {} : { waterCells: water, buildingCells: cells.slice(0, 2), cost: 2 }),
      ...(materials === undefined
        ? {}
        : { materials: { white: materials[0], grey: materials[1], black: materials[2] } }),
    })),
    promises: Object.entries(decks)
      .flatMap(([deck, numbers]) => numbers.map((number) => ({ number, deck })))
      .map(({ number, deck }) => {
        const [votesIfKept, votesIfBroken] = VALUES[deck as 'easy'];
        return { number, text: 'a promise', deck, votesIfKept, votesIfBroken };
      }),
    universityVotes: 3,
  };
  const copy = JSON.parse(JSON.stringify(file));
  change(copy);
  return copy;
}

const read = (value: Json): Json | Violation => smallCity.readComponents!(value);

function wrong(change: (file: Any) => void): unknown[] {
  const violation = read(box(change));
  if (!isViolation(violation)) throw new Error('accepted');
  return [violation.rule, violation.args.path, violation.args.why];
}

/** The box as the project's notes describe it. */
const NOTES: Any = JSON.parse(readFileSync(new URL('./box.json', import.meta.url), 'utf8'));

/** A field, why it is refused, and the change that makes it wrong. */
const CASES: readonly (readonly [string, string, (file: Any) => unknown])[] = [
  ['boards.easy.grid.width', 'whole', (file) => (file.boards.easy.grid.width = 40)],
  ['boards.easy.zones[1].origin[1]', 'whole', (file) => (file.boards.easy.zones[1].origin = [0, 11])],
  ['boards.expert.zones[2].area', 'agrees', (file) => (file.boards.expert.zones[2].area = 63)],
  ['tiles[3].count', 'whole', (file) => (file.tiles[3].count = '12')],
  ['tiles[2].id', 'tileOrder', (file) => (file.tiles[2].id = 'R9')],
  ['tiles[6].spaces[1]', 'use', (file) => (file.tiles[6].spaces[1] = 'money1')],
  [
    'tiles[13].waterCells',
    'inside',
    (file) => {
      file.tiles[13].waterCells = [
        [1, 0],
        [5, 5],
      ];
      delete file.tiles[13].buildingCells;
    },
  ],
  ['tiles[13].buildingCells', 'agrees', (file) => file.tiles[13].buildingCells.pop()],
  ['tiles[13].cost', 'agrees', (file) => (file.tiles[13].cost = 4)],
  ['tiles[21].materials.black', 'whole', (file) => (file.tiles[21].materials.black = -1)],
  ['tiles[20].materials', 'printed', (file) => (file.tiles[20].materials.white = 2)],
  ['promises[3].deck', 'deckName', (file) => (file.promises[3].deck = 'hard')],
  ['promises[3].votesIfKept', 'agrees', (file) => (file.promises[3].votesIfKept = 7)],
  ['promises', 'list', (file) => (file.promises = {})],
  ['rounds', 'agrees', (file) => (file.rounds = 9)],
  ['universityVotes', 'agrees', (file) => (file.universityVotes = 4)],
  ['more', 'unknown', (file) => (file.more = 1)],
  ['promises[3].predicate', 'agrees', (file) => (file.promises[3].predicate = 'zoneStep==0')],
  ['promises[3].text', 'words', (file) => (file.promises[3].text = 4)],
  ['tiles[4].name', 'words', (file) => (file.tiles[4].name = {})],
  ['tiles[4].note', 'words', (file) => (file.tiles[4].note = 5)],
  ['residenceVotes', 'agrees', (file) => (file.residenceVotes = [1, 2, 3, 4, 5, 6])],
  ['soloRatings[0][1]', 'agrees', (file) => (file.soloRatings = NOTES.soloRatings.with(0, [50, 'City']))],
  ['boards.easy.name', 'unknown', (file) => (file.boards.easy.name = 'A')],
];

describe('a file that describes the whole box', () => {
  it('[SMC-OPTION-4] gives boards, tiles and decks, and reads again what it gave', () => {
    expect(read(box())).toEqual(OWN_COMPONENTS);
    expect(read(read(box()) as Json)).toEqual(OWN_COMPONENTS);
  });

  it('[SMC-OPTION-4] may be as full as the notes of the project', () => {
    expect(isViolation(read(NOTES))).toBe(false);
  });

  it('[SMC-OPTION-4] has no member that is not understood, at any depth', () => {
    const wrong = [...strangers(NOTES)].filter(({ path, value }) => {
      const refused = read(value as Json);
      // remarks are texts: that one is refused as a whole
      const remark = path.findIndex((name) => name === 'sources' || name === 'fieldSources');
      const place = pathText(path.slice(0, remark < 0 ? undefined : remark + 1));
      return !isViolation(refused) || refused.args.path !== place;
    });
    expect(wrong.map(({ path }) => pathText(path))).toEqual([]);
  });

  it('says in both languages what to do with it', () => {
    const refused = read(box((file) => (file.boards.easy.zones[1].depth = 2))) as Violation;
    expect((['en', 'fr'] as const).map((language) => speaker(language, messages[language])(refused))).toEqual(
      [
        'boards.easy.zones[1].depth: nothing of this name is understood here: leave it out.',
        'boards.easy.zones[1].depth : rien de ce nom n’a de sens ici : retirez-le.',
      ],
    );
  });

  it('may have other shapes, numbers, costs and decks', () => {
    const set = read(
      box((file) => {
        file.tiles[21].materials.grey = 1;
        file.tiles[0].count = 29;
        file.tiles[1].count = 21;
      }),
    ) as Any;
    expect([set.tiles[21].materials, set.tiles[0].count]).toEqual([[2, 1, 0], 29]);
  });

  it.each(CASES)('refuses %s: %s', (path, why, change) => {
    expect(wrong(change)).toEqual(['SMC-OPTION-4', path, why]);
  });
});
