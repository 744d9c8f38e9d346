import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '../..');

/** Below that, a machine that has much else to do fails a test of something that works. */
const LEAST_MS = 60_000;

/** What gives up early: a wait of a library with its own short default, or a limit that is too short. */
function hasty(source: string): string[] {
  const found = [...source.matchAll(/\bvi\.(?:waitFor|waitUntil)\(/g)].map(([text]) => text);
  for (const [text, ms = ''] of source.matchAll(
    /\b(?:timeout|testTimeout|hookTimeout|withinMs)\s*[:=]\s*([\d_]+)/g,
  ))
    if (Number(ms.replaceAll('_', '')) < LEAST_MS) found.push(text);
  return found;
}

/** The helper itself, and clicks whose failure is an answer (something lies over it: another way is tried). */
const ALLOWED = [
  'server/test/support/until.ts',
  'scripts/test/patience.test.ts',
  'web/test/journeys/lib/citadels.ts',
];

test('tests wait for conditions: none gives up in less than a minute', () => {
  const args = ['ls-files', '--cached', '--others', '--exclude-standard', '*.ts', '*.tsx'];
  const files = execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n');
  const tests = files.filter((file) => /(^|\/)test\//.test(file) && !/measure|\.fit\.|plants/.test(file));
  expect(tests.length).toBeGreaterThan(100);
  const found = tests
    .filter((file) => !ALLOWED.includes(file))
    .map((file) => [file, hasty(readFileSync(resolve(root, file), 'utf8'))] as const)
    .filter(([, places]) => places.length > 0);
  expect(Object.fromEntries(found)).toEqual({});
});

test('and that is seen where it is broken', () => {
  expect(hasty('vi.waitFor(() => 1); it("x", { timeout: 15_000 })')).toEqual([
    'vi.waitFor(',
    'timeout: 15_000',
  ]);
  expect(hasty('expect.poll(f, { timeout: 600_000 })')).toEqual([]);
});
