import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Built, buildCommand } from './command.ts';
import { inside } from './inside.ts';

const scratch = mkdtempSync(join(tmpdir(), 'cli-'));
writeFileSync(join(scratch, 'broken.json'), '{"cells": [');
writeFileSync(join(scratch, 'other.json'), '{"format": "something/2"}');
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

const COMMANDS = [
  'serve',
  'play',
  'simulate',
  'ladder',
  'score',
  'replay',
  'verify',
  'check',
  'perft',
  'rules',
  'bench',
] as const;

describe('help', () => {
  test.each(COMMANDS)('%s --help shows examples and --json', async (name) => {
    const { status, stdout, stderr } = await inside([name, '--help']);
    expect(status).toBe(0);
    expect(stderr).toBe('');
    expect(stdout).toContain(`Usage: pentapolis ${name}`);
    expect(stdout).toMatch(new RegExp(`Examples:\\n  \\$ pentapolis ${name}`));
    expect(stdout).toContain('--json');
  });

  test('without a command: the list, status 2', async () => {
    const { status, stdout, stderr } = await inside([]);
    expect(status).toBe(2);
    expect(stdout + stderr).toContain('simulate');
  });

  test('speaks French when asked by option or by environment', async () => {
    const asked = await inside(['simulate', '--help', '--lang', 'fr']);
    const meant = await inside(['simulate', '--help'], 'fr_FR.UTF-8');
    expect(asked.stdout).toContain('Usage : pentapolis simulate');
    expect(asked.stdout).toContain('Exemples :');
    expect(meant.stdout).toBe(asked.stdout);
    const overruled = await inside(['--version', '--lang', 'en'], 'fr_FR.UTF-8');
    expect(overruled.stdout).toMatch(/^\d+\.\d+\.\d+\n$/);
  });
});

const SIMULATE = ['simulate', 'akropolis', '--seats', 'random,random'];

describe('what is wrong is said in one sentence, with status 2 and no stack', () => {
  test.each<[string[], RegExp]>([
    [['simulat'], /no command “simulat”.*simulate/],
    [['score', 'akropolis'], /<file>/],
    [['simulate', 'akropolis'], /--seats/],
    [['simulate', 'acropolis', '--seats', 'random'], /no game “acropolis”.*akropolis/],
    [['simulate', 'akropolis', '--seats', 'gready,random'], /no bot “gready”.*greedy/],
    [['simulate', 'akropolis', '--seats', 'greedy,,random'], /--seats.*empty/],
    [['simulate', 'akropolis', '--seats', 'random,random,random,random,random'], /1 to 4 seats, not 5/],
    [[...SIMULATE, '--matches', '0'], /--matches.*from 1 to 1000000, not “0”/],
    [[...SIMULATE, '--matches', '2.5'], /--matches.*“2.5”/],
    [[...SIMULATE, '--seed', 'x'], /--seed.*“x”/],
    [[...SIMULATE, '--workers', '-1'], /--workers/],
    [[...SIMULATE, '--think-ms', '10', '--iterations', '10'], /--think-ms and --iterations/],
    [[...SIMULATE, '--iterations', 'many'], /--iterations.*“many”/],
    [[...SIMULATE, '--options', '{long'], /--options is not JSON/],
    [[...SIMULATE, '--options', '[]'], /PEN-OPTION-1/],
    [[...SIMULATE, '--options', '{"nothing":1}'], /“nothing”.*PEN-OPTION-1/],
    [[...SIMULATE, '--options', '{"long":"yes"}'], /“long”.*AKR-OPTION-4/],
    [[...SIMULATE, '--options', '{"variants":["castle"]}'], /“variants”.*AKR-VARIANT-1/],
    [[...SIMULATE, '--speed', '3'], /no option “--speed”.*--seed/],
    [[...SIMULATE, 'more'], /too many words/],
    [[...SIMULATE, '--lang', 'de'], /en or fr, not “de”/],
    [[...SIMULATE, '--seed'], /“--seed <n>” needs a value/],
    [['ladder', 'akropolis', '--bots', 'random'], /two bots/],
    [['ladder', 'akropolis', '--seats', '3'], /3 seats.*even/],
    [['ladder', 'akropolis', '--seats', '6'], /--seats.*from 2 to 4/],
    [['ladder', 'akropolis', '--bots', 'random,random'], /“random” is listed twice/],
    [['score', 'akropolis', join(scratch, 'nowhere.json')], /no file .*nowhere\.json/],
    [['score', 'akropolis', scratch], /is a directory/],
    [['score', 'akropolis', join(scratch, 'broken.json')], /broken.json is not JSON/],
    [['replay', join(scratch, 'other.json')], /“something\/2”, not “pentapolis-replay\/1”/],
    [['verify', join(scratch, 'broken.json')], /not JSON/],
    [['check', 'akropolis', '--matches', 'all'], /--matches/],
    [['perft', 'akropolis', '--depth', '0'], /--depth/],
    [['perft', 'akropolis', '--seats', '9'], /--seats.*from 1 to 4/],
    [['rules', 'akropolis', 'AKR-PLACE-99'], /no rule AKR-PLACE-99.*AKR-PLACE-/],
    [['rules', 'akropolis', '--search', 'dragon'], /“dragon”/],
    [['play', 'akropolis', '--seats', 'greedy,random'], /pentapolis simulate/],
    [['play', 'akropolis', '--names', 'a,b,c'], /3 names for 2 seats/],
    [['serve', '--port', '99999'], /--port.*65535/],
  ])('%j', async (args, message) => {
    const { status, stdout, stderr } = await inside(args);
    expect(stderr).toMatch(message);
    expect(stderr).not.toMatch(/\n\s+at /);
    expect(stderr).toMatch(/^Error: /);
    expect(stdout).toBe('');
    expect(status).toBe(2);
  });

  test('in French too', async () => {
    const { status, stderr } = await inside(['simulat', '--lang', 'fr']);
    expect(stderr).toMatch(/^Erreur : Il n’y a pas de commande « simulat »\. Vouliez-vous dire simulate \?/);
    expect(status).toBe(2);
  });
});

describe('as a process', () => {
  let command: Built;
  beforeAll(async () => {
    command = await buildCommand();
  });
  afterAll(() => command.remove());

  test('help, version, bad usage: the same words, on the right stream, with the right status', async () => {
    const help = await command.run(['simulate', '--help']);
    expect(help).toEqual(await inside(['simulate', '--help']));
    const bad = await command.run(['simulate', 'acropolis', '--seats', 'random'], { env: { LANG: 'fr_FR' } });
    expect(bad.stderr).toMatch(/^Erreur : Il n’y a pas de jeu « acropolis »\./);
    expect(bad.stdout).toBe('');
    expect(bad.status).toBe(2);
  });

  test('a bad PORT of the environment is named', async () => {
    const { status, stderr } = await command.run(['serve'], { env: { PORT: 'http' } });
    expect(stderr).toMatch(/PORT.*“http”/);
    expect(status).toBe(2);
  });

  test('whoever stops reading the output is no error', async () => {
    const child = command.start(['rules', 'akropolis']);
    child.stdout?.once('data', () => child.stdout?.destroy());
    const status = await new Promise((resolve) => child.once('exit', resolve));
    expect(status).toBe(0);
  });
});
