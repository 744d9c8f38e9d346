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
