import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Built, buildCommand } from './command.ts';

let command: Built;
beforeAll(async () => {
  command = await buildCommand();
});
afterAll(() => command.remove());

/** Starts a server on a free port and waits until it says where it is. */
async function serving(data: string) {
  const child = command.start(['serve', '--port', '0', '--host', '127.0.0.1', '--json'], {
    env: { PENTAPOLIS_DATA: data },
  });
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const line = await new Promise<string>((resolve, reject) => {
    child.stdout?.setEncoding('utf8').once('data', resolve);
    child.once('exit', (status) => reject(new Error(`serve ended with ${status}`)));
  });
  return { child, ended, ready: JSON.parse(line) as { url: string; port: number; data: string } };
}

test('serves until it is told to end, and ends in good order', async () => {
  const { child, ended, ready } = await serving('here');
  try {
    expect(ready.url).toBe(`http://127.0.0.1:${ready.port}`);
    expect(ready.data).toBe(join(command.scratch, 'here'));
    const answer = await fetch(`${ready.url}/api/games`);
    expect(answer.status).toBe(200);
    expect(JSON.stringify(await answer.json())).toContain('"akropolis"');

    const second = await command.run([
      'serve',
      '--host',
      '127.0.0.1',
      '--port',
      String(ready.port),
      '--data',
      'there',
    ]);
    expect(second.stderr).toMatch(`Error: Port ${ready.port} is in use.`);
    expect(second.status).toBe(2);
    expect(existsSync(join(command.scratch, 'there'))).toBe(false);
  } finally {
    child.kill('SIGTERM');
  }
  expect(await ended).toBe(0);
});

test('an address this machine does not have', async () => {
  const { status, stderr } = await command.run(['serve', '--port', '0', '--host', '192.0.2.1']);
  expect(stderr).toMatch(/no address 192\.0\.2\.1/);
  expect(status).toBe(2);
});

test('a data folder that can’t be used is said in one paragraph, with what to do', async () => {
  const { child, ended } = await serving('shared');
  const serve = (data: string, lang = 'en') =>
    command.run(['serve', '--port', '0', '--host', '127.0.0.1', '--data', data, '--lang', lang]);
  try {
    const second = await serve('shared');
    expect(second).toMatchObject({ status: 1, stdout: '' });
    expect(second.stderr.trim().split('\n')).toHaveLength(1);
    expect(second.stderr).toMatch(`Another server uses this data folder (process ${child.pid} on`);
    child.kill('SIGKILL');
    await ended;
    const after = await serving('shared'); // a lock ends with its process
    after.child.kill('SIGTERM');
    expect(await after.ended).toBe(0);
  } finally {
    child.kill('SIGKILL');
  }

  writeFileSync(join(command.scratch, 'letter'), 'Dear Ada');
  const inTheWay = await serve('letter', 'fr');
  expect(inTheWay.status).toBe(1);
  expect(inTheWay.stderr).toMatch(/^Erreur : .*letter: Le dossier de données n’est pas un dossier/);
  mkdirSync(join(command.scratch, 'broken'));
  writeFileSync(join(command.scratch, 'broken/pentapolis.sqlite'), 'Dear Ada, '.repeat(900));
  const broken = await serve('broken');
  expect(broken.status).toBe(1);
  expect(broken.stderr).toMatch(/not a database of Pentapolis. Move it away and put your last backup/);
  expect(broken.stderr).not.toMatch(/\n {4}at |report/);
});
