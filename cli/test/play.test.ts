import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { commitment } from '@pentapolis/kernel';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Built, buildCommand } from './command.ts';

let command: Built;
beforeAll(async () => {
  command = await buildCommand();
});
afterAll(() => command.remove());

const play = (lines: readonly string[], ...args: string[]) =>
  command.run(['play', 'akropolis', '--seed', 'a game', '--seats', 'you,random', ...args], {
    stdin: `${lines.join('\n')}\n`,
  });

describe('play', () => {
  test('a whole match to the end, saved, true to the rules', async () => {
    const turns = Array.from({ length: 40 }, () => '1');
    const { status, stdout, stderr } = await play(turns, '--save', 'whole.json', '--names', 'Ada');
    expect(stderr).toBe('');
    expect(status).toBe(0);
    expect(stdout).toMatch(/At the table: Ada, random\./);
    expect(stdout).toMatch(/The match is over\.\n1\. \w+: \d+ points\n2\. \w+: \d+ points/);
    expect(stdout).not.toContain('\u001b');
    const verified = await command.run(['verify', 'whole.json', '--json']);
    expect(JSON.parse(verified.stdout).ok).toBe(true);
  });

  test('whoever sits down adds to the luck, and is told how to verify it', async () => {
    const turns = Array.from({ length: 60 }, () => '1');
    const args = [
      '--seats',
      'you,random,you',
      '--salt',
      "it's raining",
      '--salt',
      '--four',
      '--save',
      'luck.json',
    ];
    const { status, stdout } = await play(turns, ...args);
    expect(status).toBe(0);
    const { events, seed } = JSON.parse(readFileSync(join(command.scratch, 'luck.json'), 'utf8'));
    const [{ salts, saltCommitments, commitment: promised }] = events;
    expect(salts).toEqual(["it's raining", '', '--four']);
    expect(saltCommitments).toEqual([commitment("it's raining"), '', commitment('--four')]);
    expect(promised).toBe(commitment(seed));
    expect(stdout.indexOf(promised)).toBeLessThan(stdout.indexOf('The match is over.'));
    const [, line] = /chose the luck: pentapolis (.*)/.exec(stdout) ?? [];
    expect(line).toBe(
      `verify 'luck.json' --commitment ${promised} --salt='it'\\''s raining' --salt='--four'`,
    );
    const verified = await command.run([
      'verify',
      'luck.json',
      '--commitment',
      promised,
      "--salt=it's raining",
      '--salt=--four',
      '--json',
    ]);
    expect(JSON.parse(verified.stdout)).toMatchObject({
      ok: true,
      checks: { salts: { ok: true }, salt: { ok: true } },
    });
    const other = await command.run(['verify', 'luck.json', '--salt', 'another']);
    expect(other.status).toBe(1);
  });

  test('without a seed and a salt both are drawn; with a seed the luck is the same again', async () => {
    const start = async (...args: string[]) => {
      const { stdout } = await command.run(['play', 'akropolis', '--save', 'm.json', ...args], { stdin: '' });
      expect(stdout).toMatch(/settled by a seed whose SHA-256 is [0-9a-f]{64}/);
      return JSON.parse(readFileSync(join(command.scratch, 'm.json'), 'utf8')).events[0];
    };
    const [one, two] = [await start(), await start()];
    expect([one.salts[0], one.salts[1]]).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/), '']);
    expect(one.salts).not.toEqual(two.salts);
    const again = await start('--seed', 'a match');
    expect(again.salts).toEqual(['Player 1', '']);
    expect((await start('--seed', 'a match')).outcomes).toEqual(again.outcomes);
    expect((await start('--seed', 'a match', '--salt', 'other')).outcomes).not.toEqual(again.outcomes);
  });

  test('a match that is not saved says what would have been needed to verify it', async () => {
    const { stdout } = await play(['quit'], '--names', 'Ada');
    expect(stdout).toMatch(/--save FILE keeps a replay\. Seed: a game\. Added: Ada\./);
  });

  test.each([
    [['--salt', ''], /1 to 64 characters/],
    [['--salt', 'x'.repeat(65)], /1 to 64 characters/],
    [['--salt', 'one', '--salt', 'two'], /2 salts for 1 people/],
  ])('a salt that can’t be one is refused: %j', async (args, why) => {
    const { status, stderr } = await play([], ...args);
    expect(status).toBe(2);
    expect(stderr).toMatch(why);
  });

  test('list, more, filter', async () => {
    const { stdout } = await play(['list', 'more', 'list T99', 'list 0,-2r5', 'quit']);
    expect(stdout).toMatch(/ {2} 1 {2}T\d\d@\S+ +Take T\d\d/);
    expect(stdout).toMatch(/1 to 20 of 180\./);
    expect(stdout).toMatch(/21 to 40 of 180\./);
    expect(stdout).toMatch(/None of your actions looks like “T99”/);
    expect(stdout).toMatch(/That is all 2\./);
  });

  test('why: the rule that refuses, or that it is allowed', async () => {
    const listed = await play(['list', 'quit']);
    const [first] = /T\d\d@\S+r\d/.exec(listed.stdout) ?? [];
    const { stdout } = await play([
      `why ${first}`,
      'why T01@20,20r0',
      'why',
      'why so',
      `why ${first?.slice(0, 3)}@20,20r0`,
      'quit',
    ]);
    expect(stdout).toMatch(/You may do that: Take T\d\d/);
    expect(stdout).toMatch(/\[AKR-SITE-1\]/);
    expect(stdout).toMatch(/touch your city\. \[AKR-PLACE-2\]/);
    expect(stdout).toMatch(/“so” is neither an action/);
  });

  test('an action in short form; a refused one costs nothing', async () => {
    const { stdout } = await play(['T01@20,20r0', '999', 'nonsense', 'hint', 'quit']);
    expect(stdout).toMatch(/\[AKR-SITE-1\]/);
    expect(stdout).toMatch(/The list goes from 1 to 180\./);
    expect(stdout).toMatch(/“nonsense” is neither an action nor a command/);
    const [, notation] = /would choose (\S+):/.exec(stdout) ?? [];
    const played = await play([notation as string, 'log', 'quit']);
    expect(played.stdout).toMatch(new RegExp(`Player 1 takes ${notation?.slice(0, 3)} `));
  });

  test('undo: what was played is as if it had not been', async () => {
    const { stdout } = await play(['1', 'undo', 'log', 'quit'], '--save', 'undone.json');
    expect(stdout).toMatch(/Player 1 takes the last action back\./);
    const { events } = JSON.parse(readFileSync(join(command.scratch, 'undone.json'), 'utf8'));
    expect(events.map(({ kind }: { kind: string }) => kind)).toEqual([
      'start',
      'act',
      'act',
      'undo',
      'answer',
      'abandon',
    ]);
    expect(JSON.parse((await command.run(['verify', 'undone.json', '--json'])).stdout).ok).toBe(true);
  });

  test('resigning ends a match of two', async () => {
    const { stdout } = await play(['resign'], '--json');
    expect(JSON.parse(stdout)).toMatchObject({ game: 'akropolis', version: 2, events: 2, ranking: [2, 1] });
  });

  test('two people at one keyboard are asked before a rival’s action is undone', async () => {
    const lines = ['1', 'list', '1', 'undo', 'n', 'undo', 'y', 'quit'];
    const { stdout } = await play(lines, '--seats', 'you,you', '--names', 'Ada,Grace');
    expect(stdout).toMatch(/Ada asks to take the last action back\. Do you agree, Grace\?/);
    expect(stdout).toMatch(/Grace does not agree/);
    expect(stdout).toMatch(/Ada takes the last action back/);
  });

  test('rules and help', async () => {
    const { stdout } = await play([
      'help',
      'rule AKR-PLACE-2',
      'rule PEN-UNDO-2',
      'rule AKR-NO-1',
      'board',
      'quit',
    ]);
    expect(stdout).toMatch(/Commands:/);
    expect(stdout).toMatch(/AKR-PLACE-2 {2}\S/);
    expect(stdout).toMatch(/PEN-UNDO-2 {2}\S/);
    expect(stdout).toMatch(/no rule AKR-NO-1/);
  });

  test('speaks French', async () => {
    const { stdout } = await play(['liste', 'conseil', 'quitter'], '--lang', 'fr');
    expect(stdout).toMatch(/À la table : Joueur 1, random\./);
    expect(stdout).toMatch(/Un joueur gourmand choisirait T\d\d/);
    expect(stdout).toMatch(/Vous quittez la table\./);
  });

  test('end of input leaves the table in good order', async () => {
    const { status, stdout } = await play([]);
    expect(stdout).toMatch(/You leave the table\./);
    expect(status).toBe(0);
  });
});
