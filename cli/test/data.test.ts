import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer } from '@pentapolis/server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inside } from './inside.ts';

const scratch = mkdtempSync(join(tmpdir(), 'pentapolis-data-'));
const data = join(scratch, 'data');
let match = '';

beforeAll(async () => {
  const server = await createServer({ port: 0, host: '127.0.0.1', dataDir: data, storageThread: false });
  const seats = [
    { fill: 'you', name: 'Ada', salt: 'a salt' },
    { fill: 'you', name: 'Bo', salt: 'a salt' },
  ];
  const post = async (path: string, body: object) => {
    const headers = { 'content-type': 'application/json' };
    const sent = { method: 'POST', headers, body: JSON.stringify(body) };
    return (await (await fetch(`${server.url}/api/${path}`, sent)).json()) as Record<string, unknown>;
  };
  const { commitment } = await post('commitments', {});
  const asked = { game: 'akropolis', visibility: 'private', seats, commitment };
  const made = await post('matches', asked);
  match = (made.match as { id: string }).id;
  await server.close();
}, 30_000);
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

test('backup makes one checked file and never writes over another', async () => {
  const file = join(scratch, 'monday.sqlite');
  const made = await inside(['backup', file, '--data', data, '--json']);
  expect(made).toMatchObject({ status: 0 });
  expect(JSON.parse(made.stdout)).toEqual({ file, matches: 1, events: 1 });
  const again = await inside(['backup', file, '--data', data]);
  expect(again.status).toBe(2);
  expect(again.stderr).toMatch(/monday.sqlite exists. Name a file that does not/);
  const nowhere = await inside(['backup', join(scratch, 'no/such/file'), '--data', data]);
  expect(nowhere).toMatchObject({ status: 2, stdout: '' });
  const nothing = await inside(['backup', join(scratch, 'x'), '--data', scratch, '--lang', 'fr']);
  expect(nothing.status).toBe(1);
  expect(nothing.stderr).toMatch(/Il n’y a pas de base de données dans ce dossier/);
});

test('what export writes, import takes in, once', async () => {
  const out = join(scratch, 'out');
  const other = join(scratch, 'other');
  const all = await inside(['export', '--all', '--out', out, '--data', data]);
  expect(all.status).toBe(0);
  expect(all.stderr).toMatch(/CAUTION: this holds the seed/);
  expect(readdirSync(out)).toEqual([`${match}.json`]);
  const file = join(out, `${match}.json`);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  const one = await inside(['export', match, '--data', data]);
  expect(one.stdout).toBe(readFileSync(file, 'utf8'));

  const first = await inside(['import', out, '--data', other, '--json']);
  expect([first.status, JSON.parse(first.stdout)]).toEqual([0, { [file]: { outcome: 'imported' } }]);
  const second = await inside(['import', file, '--data', other]);
  expect(second).toMatchObject({ status: 0, stdout: `${file}: Here already, and the same: skipped.\n` });
  const altered = join(scratch, 'altered.json');
  writeFileSync(altered, readFileSync(file, 'utf8').replace(/"seed":"../, '"seed":"zz'));
  for (const [change, why] of [
    [{ format: 'pentapolis-export/2' }, /newer Pentapolis \(pentapolis-export\/2\)\. Update this one/],
    [{ clock: 1 }, /“clock” is not understood here/],
    [{ seed: undefined }, /“seed” is missing or wrong\)\. Export the match again/],
  ] as const) {
    const strange = join(other, '..', 'strange.json');
    writeFileSync(strange, JSON.stringify({ ...JSON.parse(readFileSync(file, 'utf8')), ...change }));
    const answer = await inside(['import', strange, '--data', other]);
    expect([answer.status, answer.stderr]).toEqual([1, expect.stringMatching(why)]);
  }
  const refused = await inside(['import', altered, '--data', other]);
  expect(refused.status).toBe(1);
  expect(refused.stderr).toMatch(/Refused: event 0 is not what the rules/);
});

test.each([
  [['export'], /Say which matches/],
  [['export', 'a', '--all'], /Say which matches/],
  [['export', '--all'], /need a folder/],
  [['import', 'no-such-file'], /There is no file no-such-file/],
] as const)('%j is refused before anything is made', async (args, message) => {
  const ended = await inside([...args, '--data', join(scratch, 'untouched')]);
  expect([ended.status, ended.stdout]).toEqual([2, '']);
  expect(ended.stderr).toMatch(message);
  expect(existsSync(join(scratch, 'untouched'))).toBe(false);
});

test('a match that is not there is said, the others are exported', async () => {
  const out = join(scratch, 'some');
  const ended = await inside(['export', 'nobody', match, '--out', out, '--data', data, '--json']);
  expect(ended.status).toBe(1);
  expect(JSON.parse(ended.stdout)).toEqual({
    matches: 1,
    failed: { nobody: 'There is no match of this id.' },
  });
  expect(existsSync(join(out, `${match}.json`))).toBe(true);
});
