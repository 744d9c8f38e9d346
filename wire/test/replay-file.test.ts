import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { readReplayFile } from '../src/replay-file.ts';

const GAMES = join(import.meta.dirname, '../../games');
const KEPT = readdirSync(GAMES).flatMap((game) => {
  const folder = join(GAMES, game, 'replays');
  const names = game === 'catalogue' ? [] : readdirSync(folder).filter((name) => name.endsWith('.json'));
  return names.map((name) => join(folder, name));
});

/** A file with every member there can be, as made since names and salts are proven. */
const full = () => ({
  format: 'pentapolis-replay/1',
  game: 'hush',
  version: 1,
  names: ['Ada', 'Bo'],
  occupants: [{ nonce: 'n' }, { nonce: 'm', level: 'master' }],
  events: [
    {
      seq: 0,
      kind: 'start',
      game: 'hush',
      version: 1,
      setup: { seats: 2, options: { lake: 'deep' }, components: {} },
      match: 'm',
      commitment: 'c',
      saltCommitments: ['a', ''],
      salts: ['s', ''],
      occupants: ['o', 'p'],
      outcomes: [3, [0, 1]],
    },
    { seq: 1, kind: 'act', seat: 0, action: { place: 1 }, outcomes: [2] },
    { seq: 2, kind: 'undo', seat: 0, to: 1 },
    { seq: 3, kind: 'answer', seat: 1, agree: false },
    { seq: 4, kind: 'leave', seat: 1, reason: 'resigned', deserted: true },
    { seq: 5, kind: 'abandon' },
  ],
  chain: ['1', '2', '3', '4', '5', '6'],
  seed: 'seed',
  result: { ranking: [1, 2], scores: [3, -1.5] },
  broken: { seq: 6, why: 'missing', kind: 'act', seat: 0, rule: 'PEN-TURN-1' },
  unread: [{ seq: 6, body: '{', chain: '7' }],
  times: [1, 2, 3, 4, 5, 6],
});

/** As made before that: what came later is not there. */
const old = () => {
  const { occupants: _, broken: __, unread: ___, times: ____, events, ...file } = full();
  const [first, ...rest] = events;
  const { match: _m, saltCommitments: _s, occupants: _o, ...start } = first as Record<string, unknown>;
  return { ...file, events: [start, ...rest] };
};

/** What the rules of a game read, and not the reader of the file. */
const OF_THE_GAME = /\.(options|components|action)$/;

/** The paths of all objects in a value that are read here. */
function objectsIn(value: unknown, path = ''): string[] {
  if (typeof value !== 'object' || value === null || OF_THE_GAME.test(path)) return [];
  if (Array.isArray(value)) return value.flatMap((item, index) => objectsIn(item, `${path}[${index}]`));
  const inside = Object.entries(value).flatMap(([name, item]) =>
    objectsIn(item, path === '' ? name : `${path}.${name}`),
  );
  return [path, ...inside];
}

function at(value: unknown, path: string): Record<string, unknown> {
  const steps = path.match(/[^.[\]]+/g) ?? [];
  return steps.reduce((inner, step) => (inner as Record<string, unknown>)[step], value) as Record<
    string,
    unknown
  >;
}

test.each(KEPT)('%s still opens', (path) => {
  const kept = JSON.parse(readFileSync(path, 'utf8'));
  expect(readReplayFile(kept)).toBe(kept);
});

test.each([
  ['every member', full],
  ['old members only', old],
])('a file with %s opens', (_, make) => {
  const file = make();
  expect(readReplayFile(file)).toBe(file);
});

describe('a member that is not understood is refused by its path', () => {
  it.each(objectsIn(full()))('in “%s”', (path) => {
    const file = full();
    at(file, path).clock = 1;
    const field = path === '' ? 'clock' : `${path}.clock`;
    expect(readReplayFile(file)).toEqual({ why: 'unknown', field });
  });
});

test.each<[string, string, unknown]>([
  ['names[1]', 'names', ['Ada', 2]],
  ['events', 'events', []],
  ['chain', 'chain', 'x'],
  ['result', 'result', []],
  ['version', 'version', -1],
])('“%s” is refused by its path', (field, member, value) => {
  expect(readReplayFile({ ...full(), [member]: value })).toEqual({ why: 'wrong', field });
});

test.each<[string, string, unknown]>([
  ['events[0].setup.seats', 'events[0].setup', { options: {} }],
  ['events[0].kind', 'events[0]', { seq: 0, kind: 'abandon' }],
  ['events[1].kind', 'events[1]', { seq: 1, kind: 'constructor' }],
  ['events[1].outcomes[1]', 'events[1]', { ...full().events[1], outcomes: [1, -1] }],
  ['events[2]', 'events[2]', null],
  ['events[4].reason', 'events[4]', { seq: 4, kind: 'leave', seat: 0, reason: 'bored' }],
])('“%s” is refused by its path', (field, path, value) => {
  const file = full();
  const [, parent = '', last = ''] = /^(.*?)(?:\[|\.)(\w+)\]?$/.exec(path) ?? [];
  at(file, parent)[last] = value;
  expect(readReplayFile(file)).toEqual({ why: 'wrong', field });
});

test('behind the break of a damaged log may stand anything', () => {
  const file = full();
  const events = [...file.events.slice(0, 3), { torn: true }, 'x'];
  const damaged = { ...file, events, times: [1, 2, 3, 4, 5], broken: { seq: 3, why: 'unreadable' } };
  expect(readReplayFile(damaged)).toBe(damaged);
  expect(readReplayFile({ ...damaged, broken: { seq: 4, why: 'unreadable' } })).toMatchObject({
    field: 'events[3].kind',
  });
});

test.each<[unknown, object]>([
  ['pentapolis-replay/2', { why: 'newer', found: 'pentapolis-replay/2' }],
  ['pentapolis-replay/two', { why: 'format', found: 'pentapolis-replay/two' }],
  ['pentapolis-shown/1', { why: 'format', found: 'pentapolis-shown/1' }],
  [7, { why: 'format', found: '' }],
])('format %s', (format, problem) => {
  expect(readReplayFile({ ...full(), format, more: 1 })).toEqual(problem);
});
