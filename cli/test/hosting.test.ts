import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { createContext } from '../src/context.ts';
import { flagOf, variableOf } from '../src/settings/names.ts';
import { GROUPS, type Group, SETTINGS, type SettingName } from '../src/settings/rows.ts';

const guide = new URL('../../docs/hosting.md', import.meta.url);
const { text } = createContext('en');

/** The settings as the guide lists them. */
function tables(): string {
  return (Object.keys(GROUPS) as Group[])
    .map((group) => {
      const rows = (Object.keys(GROUPS[group]) as SettingName[]).map((name) => {
        const { initial, allowed } = SETTINGS[name];
        const cells = [name, flagOf(name), variableOf(name)].map((cell) => `\`${cell}\``);
        return `| ${[...cells, initial ?? '', text(`setting.${name}`), allowed(text)].join(' | ')} |`;
      });
      const heading = text(`settings.group.${group}`).replace(':', '');
      return [
        `### ${heading}`,
        '',
        '| in the file | flag | variable | default | what it is | takes |',
        '|---|---|---|---|---|---|',
        ...rows,
      ].join('\n');
    })
    .join('\n\n');
}

test('the guide lists the settings as they are (-u writes it)', async () => {
  const now = readFileSync(guide, 'utf8');
  const listed = now.replace(
    /(<!-- settings: .* -->\n)[\s\S]*(<!-- \/settings -->)/,
    `$1\n${tables()}\n\n$2`,
  );
  expect(listed).toContain(tables());
  await expect(listed).toMatchFileSnapshot(guide.pathname);
});

/** The text of an example. */
function example(language: string): string {
  const found = new RegExp(`\`\`\`${language}\\n([\\s\\S]*?)\`\`\``).exec(readFileSync(guide, 'utf8'));
  return found?.[1] ?? '';
}

test('the examples of proxies rely on what is so', () => {
  const port = SETTINGS.port.initial;
  const nginx = example('nginx');
  const blocks = [...nginx.matchAll(/location (\S+|= \S+) \{([^}]*)\}/g)];
  const socket = blocks.find(([, path]) => path === '/socket.io/')?.[2];
  for (const line of [
    `proxy_pass http://127.0.0.1:${port};`,
    'proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;',
    'proxy_set_header Upgrade $http_upgrade;',
    'proxy_set_header Connection "upgrade";',
  ])
    expect(socket).toContain(line);
  expect(nginx).toMatch(/^ {4}proxy_http_version 1\.1;$/m);
  expect(nginx).toMatch(/^ {4}proxy_set_header X-Forwarded-For /m); // for all other places
  const kilobytes = Number(/client_max_body_size (\d+)k;/.exec(nginx)?.[1]);
  expect(String(kilobytes * 1024)).toBe(SETTINGS.bodyBytes.initial);
  expect(example('caddyfile')).toContain(`reverse_proxy 127.0.0.1:${port}`);
  for (const text of [nginx, example('caddyfile')]) expect(text).toContain('/api/metrics');
});

test('the file of the guide can be read as it is', () => {
  const held = JSON.parse(example('json')) as Record<string, unknown>;
  for (const [name, value] of Object.entries(held)) {
    expect(Object.keys(SETTINGS)).toContain(name);
    expect(SETTINGS[name as SettingName].parse(String(value), '/')).toBe(value);
  }
  expect(example('ini')).toContain('serve --config /etc/pentapolis.json');
});
