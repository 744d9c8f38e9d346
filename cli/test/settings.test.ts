import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { createContext } from '../src/context.ts';
import { UsageError } from '../src/failure.ts';
import { flagOf, variableOf } from '../src/settings/names.ts';
import { SETTING_NAMES, SETTINGS, type SettingName } from '../src/settings/rows.ts';
import { serverOptions } from '../src/settings/server-options.ts';
import { type Effective, effectiveSettings } from '../src/settings/sources.ts';
import { inside } from './inside.ts';

const folder = mkdtempSync(join(tmpdir(), 'settings-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const context = createContext('en');

let files = 0;
function file(held: unknown): string {
  const path = join(folder, `${files++}.json`);
  writeFileSync(path, typeof held === 'string' ? held : JSON.stringify(held));
  return path;
}

interface Given {
  readonly flags?: Partial<Record<SettingName, string>>;
  readonly variables?: Record<string, string>;
  readonly held?: unknown;
}

function effective({ flags = {}, variables = {}, held }: Given = {}): Promise<Effective> {
  return effectiveSettings(context, {
    flags,
    variables,
    config: held === undefined ? undefined : file(held),
  });
}

/** What is said of settings that can't be used. */
async function refusal(given: Given): Promise<string> {
  const refused = await effective(given).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(UsageError);
  return (refused as UsageError).message;
}

test('a flag comes before a variable, a variable before the file, the file before the default', async () => {
  const held = { port: 1, trustProxy: 1, idle: '7d', readsPerMinute: 10 };
  const variables = { PENTAPOLIS_PORT: '2', PENTAPOLIS_TRUST_PROXY: '2', PENTAPOLIS_IDLE: 'never' };
  const { settings, from } = await effective({ flags: { port: '3' }, variables, held });
  expect(settings).toMatchObject({
    port: 3,
    trustProxy: 2,
    idle: Infinity,
    readsPerMinute: 10,
    chatPerMinute: 40,
  });
  expect(from).toMatchObject({
    port: '--port',
    trustProxy: 'PENTAPOLIS_TRUST_PROXY',
    chatPerMinute: undefined,
  });
  expect(from.readsPerMinute).toMatch(/\.json$/);
});

test('PORT is what hosting platforms set, and PENTAPOLIS_PORT comes before it; an empty variable is not set', async () => {
  expect((await effective({ variables: { PORT: '80' } })).settings.port).toBe(80);
  expect((await effective({ variables: { PORT: '80', PENTAPOLIS_PORT: '81' } })).settings.port).toBe(81);
  expect((await effective({ variables: { PORT: '', PENTAPOLIS_PORT: '' } })).settings.port).toBe(3000);
});

test('the file can be named by a variable, and its folders start where it is', async () => {
  const path = file({ data: 'matches' });
  const { settings } = await effective({ variables: { PENTAPOLIS_CONFIG: path } });
  expect(settings.data).toBe(join(folder, 'matches'));
  const flagged = await effective({ flags: { data: 'matches' } });
  expect(flagged.settings.data).toBe(join(process.cwd(), 'matches'));
});

describe('what can’t be used is refused with its name, its place and what can', () => {
  test.each<[string, Given, RegExp]>([
    [
      'flag',
      { flags: { trustProxy: 'yes' } },
      /^--trust-proxy takes a whole number from 0 to 16, not “yes”\.$/,
    ],
    [
      'variable',
      { variables: { PENTAPOLIS_METRICS: 'all' } },
      /^The variable PENTAPOLIS_METRICS takes one of local, public, off, not “all”/,
    ],
    ['member', { held: { idle: 30 } }, /^“idle” in .*json takes a time from 1h to 3650d.*“never”, not “30”/],
    ['bounds', { held: { idle: '1s' } }, /“idle”.*not “1s”/],
    [
      'infinity where there is none',
      { held: { nameLength: 'unlimited' } },
      /“nameLength”.*from 8 to 100, not “unlimited”/,
    ],
    ['a number that is none', { held: { readsPerMinute: 1.5 } }, /or “unlimited”, not “1\.5”/],
    ['a list', { held: { port: [1] } }, /“port”.*not “\[1\]”/],
    ['null', { held: { host: null, port: null } }, /“port” in .*not “null”/],
    ['toggle', { variables: { PENTAPOLIS_PAUSES: 'perhaps' } }, /“on” or “off”, not “perhaps”/],
    ['overruled and wrong', { flags: { port: '80' }, held: { port: 'http' } }, /“port” in .*not “http”/],
    [
      'unknown variable',
      { variables: { PENTAPOLIS_TRUST_PROXI: '1' } },
      /PENTAPOLIS_TRUST_PROXI\. Did you mean PENTAPOLIS_TRUST_PROXY\?/,
    ],
    [
      'unknown member',
      { held: { trustproxy: 1 } },
      /“trustproxy” in .*json is no setting\. Did you mean trustProxy\?/,
    ],
    ['a member every object has', { held: '{"__proto__": 1}' }, /“__proto__”/],
    ['no object', { held: [] }, /holds no settings.*\{"port": 8080/],
    ['no JSON', { held: '{"port": 1,}' }, /is not JSON/],
    [
      'no file',
      { variables: { PENTAPOLIS_CONFIG: join(folder, 'nowhere.json') } },
      /There is no file .*nowhere\.json/,
    ],
  ])('%s', async (_name, given, message) => {
    expect(await refusal(given)).toMatch(message);
  });
});

test('every setting can be set by flag, variable and file, and its own words are understood again', async () => {
  for (const name of SETTING_NAMES) {
    const { initial, slot, parse } = SETTINGS[name];
    const text = initial ?? { host: '::1', botDelay: '1s', botWorkers: '2' }[name as string];
    expect(text, name).toBeDefined();
    const value = parse(text as string, process.cwd());
    for (const given of [
      { flags: { [name]: text } },
      { variables: { [variableOf(name)]: text as string } },
      { held: { [name]: slot === 'n' && text !== 'unlimited' ? Number(text) : text } },
    ])
      if (name !== 'data') expect((await effective(given)).settings[name], name).toBe(value);
  }
});

test('serve --help names every setting in both languages', async () => {
  for (const language of ['C.UTF-8', 'fr_FR.UTF-8']) {
    const { stdout } = await inside(['serve', '--help'], language);
    for (const name of SETTING_NAMES) {
      const flag = flagOf(name);
      const off = SETTINGS[name].slot === undefined;
      expect(stdout).toContain(off ? flag.replace('--', '--no-') : flag);
    }
  }
});

test('serve --check-config says what is in force and who says so, and starts nothing', async () => {
  vi.stubEnv('PENTAPOLIS_CONFIG', file({ trustProxy: 1 }));
  vi.stubEnv('PENTAPOLIS_CREATES_PER_HOUR', 'unlimited');
  const args = ['serve', '--check-config', '--no-pauses'];
  const { status, stdout } = await inside(args);
  expect(stdout).toMatch(/^port +3000 +default$/m);
  expect(stdout).toMatch(/^pauses +off +--no-pauses$/m);
  expect(stdout).toMatch(/^trustProxy +1 +.*\.json$/m);
  expect(stdout).toMatch(/^createsPerHour +unlimited +PENTAPOLIS_CREATES_PER_HOUR$/m);
  expect(status).toBe(0);
  vi.stubEnv('PENTAPOLIS_CONFIG', file({ trustProxy: 1 }));
  const json = JSON.parse((await inside([...args, '--json'])).stdout);
  expect(json.trustProxy).toEqual({ value: '1', from: expect.stringMatching(/json$/) });
  expect(Object.keys(json)).toEqual(SETTING_NAMES);
});

test('what cannot be used ends with status 2 before anything starts', async () => {
  vi.stubEnv('PENTAPOLIS_TRUST', '1');
  const { status, stderr, stdout } = await inside(['serve', '--check-config']);
  expect(stderr).toMatch(/^Error: No setting belongs to the variable PENTAPOLIS_TRUST\./);
  expect(stdout).toBe('');
  expect(status).toBe(2);
});

test('settings reach the server', async () => {
  const { settings } = await effective({
    flags: { pauses: 'off', trustProxy: '2', logLevel: 'debug', chatPerMinute: '7', matches: 'unlimited' },
  });
  expect(serverOptions(settings)).toMatchObject({
    trustProxy: 2,
    logLevel: 'debug',
    botDelayMs: 0,
    pauses: { leastMs: 0, mostMs: 0 },
    limits: { chatPerMinute: 7, matches: Infinity },
  });
  const asIs = serverOptions((await effective()).settings);
  expect(asIs).toMatchObject({ botDelayMs: 600, idleMs: 30 * 86_400_000, port: 3000 });
  expect(asIs).not.toHaveProperty('host');
});
