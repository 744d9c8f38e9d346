import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { breaches, controls, type Plant } from './plants.ts';

// A copy of the house with its real Biome configuration and package.json files, but none of its code. Every breach
// is planted in it and Biome runs once: each planted file must be refused for the right reasons and no others.

const root = resolve(import.meta.dirname, '../..');

function rooms(): string[] {
  const { workspaces } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    workspaces: string[];
  };
  return workspaces
    .flatMap((room) =>
      room.endsWith('/*')
        ? readdirSync(join(root, dirname(room))).map((id) => join(dirname(room), id))
        : [room],
    )
    .filter((room) => existsSync(join(root, room, 'package.json')));
}

function plant(house: string, file: string, text: string): void {
  mkdirSync(dirname(join(house, file)), { recursive: true });
  writeFileSync(join(house, file), text);
}

function build(plants: readonly Plant[], config: (text: string) => string = (text) => text): string {
  const house = mkdtempSync(join(tmpdir(), 'pentapolis-walls-'));
  plant(house, 'biome.jsonc', config(readFileSync(join(root, 'biome.jsonc'), 'utf8')));
  for (const file of ['.gitignore', 'package.json']) cpSync(join(root, file), join(house, file));
  for (const room of rooms()) cpSync(join(root, room, 'package.json'), join(house, room, 'package.json'));
  cpSync(join(root, 'scripts/lint'), join(house, 'scripts/lint'), { recursive: true });
  for (const { file, code } of plants) plant(house, file, code);
  return house;
}

/** Runs Biome over a house: file -> the sorted set of rules it was refused for. */
function lint(house: string): Map<string, string[]> {
  const biome = join(root, 'node_modules/@biomejs/biome/bin/biome');
  const args = [biome, 'lint', '--reporter=json', '--max-diagnostics=none', '.'];
  const run = spawnSync(process.execPath, args, { cwd: house, encoding: 'utf8', maxBuffer: 1 << 26 });
  const line = run.stdout.split('\n').find((text) => text.startsWith('{'));
  if (line === undefined) throw new Error(`Biome printed no report:\n${run.stdout}\n${run.stderr}`);
  const report = JSON.parse(line) as { diagnostics: { category: string; location: { path: string } }[] };
  const found = new Map<string, Set<string>>();
  for (const { category, location } of report.diagnostics) {
    found.set(location.path, (found.get(location.path) ?? new Set()).add(category));
  }
  return new Map([...found].map(([file, categories]) => [file, [...categories].sort()]));
}

const houses: string[] = [];
function report(plants: readonly Plant[], config?: (text: string) => string): Map<string, string[]> {
  const house = build(plants, config);
  houses.push(house);
  return lint(house);
}
afterAll(() => {
  for (const house of houses) rmSync(house, { recursive: true, force: true });
});

describe('the walls', () => {
  let found = new Map<string, string[]>();
  beforeAll(() => {
    found = report([...controls, ...breaches]);
  });

  test.each(controls)('let $file be', ({ file }) => {
    expect(found.get(file)).toBeUndefined();
  });

  test.each(breaches)('stop $file', ({ file, rules }) => {
    expect(found.get(file)).toEqual([...rules].sort());
  });

  test('stand around a game that Biome was never told of', () => {
    const moved = ({ file, ...plant }: Plant) => ({ ...plant, file: file.replace('akropolis', 'atlantis') });
    const inside = ({ file }: Plant) => file.startsWith('games/akropolis/');
    const manifest = readFileSync(join(root, 'games/akropolis/package.json'), 'utf8');
    const plants = [...controls, ...breaches].filter(inside).map(moved);
    const around = report([{ file: 'games/atlantis/package.json', code: manifest, rules: [] }, ...plants]);
    for (const { file, rules } of plants)
      expect([file, around.get(file) ?? []]).toEqual([file, [...rules].sort()]);
  });

  test('are what stops them: with the rule switched off, nothing is reported for it', () => {
    const rule = 'lint/style/noRestrictedImports';
    const open = report(breaches, (text) =>
      text.replaceAll('"noRestrictedImports": { "level": "error"', '"noRestrictedImports": { "level": "off"'),
    );
    expect(breaches.some(({ rules }) => rules.includes(rule))).toBe(true);
    expect([...open.values()].flat()).not.toContain(rule);
  });
});
