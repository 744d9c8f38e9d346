import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '../..');
const tsc = join(root, 'node_modules/typescript/bin/tsc');
const run = (command: string, args: string[]) =>
  execFileSync(command, args, { cwd: root, encoding: 'utf8' }).trim().split('\n');

test('every TypeScript file belongs to a project that `npm run typecheck` checks', () => {
  const { references } = JSON.parse(readFileSync(join(root, 'tsconfig.json'), 'utf8')) as {
    references: { path: string }[];
  };
  const checked = new Set(
    references
      .flatMap(({ path }) => run(process.execPath, [tsc, '-p', path, '--listFilesOnly']))
      .map((file) => relative(root, resolve(root, file))),
  );
  const written = run('git', ['ls-files', '*.ts', '*.tsx'])
    .filter((file) => !file.startsWith('bench/'))
    .filter((file) => existsSync(join(root, file)));
  expect(written.length).toBeGreaterThan(0);
  expect(written.filter((file) => !checked.has(file))).toEqual([]);
}, 180_000);
