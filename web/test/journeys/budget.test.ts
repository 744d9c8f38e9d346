import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

it('the first page and every game keep to their budget of JavaScript', () => {
  const script = fileURLToPath(new URL('../../scripts/budget.mjs', import.meta.url));
  const said = execFileSync(process.execPath, [script], { encoding: 'utf8' });
  expect(said).toMatch(/first page \d+\.\d kB of/);
  expect(said).toMatch(/akropolis \d+\.\d kB of/);
});
