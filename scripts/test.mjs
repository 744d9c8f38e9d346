// `npm test`: types, lint, then every test; all three run even when one fails. Ends with one line that counts.
//   npm test -- web/test        arguments go to vitest, which then runs alone

import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { show } from './lib/command.mjs';
import { root } from './lib/say.mjs';

const bin = (/** @type {string} */ path) => join(root, 'node_modules', path);
const node = process.execPath;
const reportFile = join(root, '.pentapolis/vitest.json');
const extra = process.argv.slice(2);

/** Counts what vitest reported; a file that could not even be loaded counts as a failure of its own. */
function count(/** @type {number} */ code) {
  if (!existsSync(reportFile)) return { passed: 0, failed: 1, skipped: 0 };
  const report = JSON.parse(readFileSync(reportFile, 'utf8'));
  const broken = report.testResults.filter(
    (/** @type {{ status: string, assertionResults: unknown[] }} */ file) =>
      file.status === 'failed' && file.assertionResults.length === 0,
  ).length;
  const failed = report.numFailedTests + broken;
  return {
    passed: report.numPassedTests,
    failed: failed === 0 && code !== 0 ? 1 : failed,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

const steps = [
  { name: 'types', args: [bin('typescript/bin/tsc'), '-b'] },
  { name: 'lint', args: [bin('@biomejs/biome/bin/biome'), 'check', '--error-on-warnings', '.'] },
  {
    name: 'tests',
    args: [
      bin('vitest/vitest.mjs'),
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile=${reportFile}`,
      ...extra,
    ],
  },
];

mkdirSync(join(root, '.pentapolis'), { recursive: true });
rmSync(reportFile, { force: true });
const summary = [];
let failedChecks = 0;
let counted = { passed: 0, failed: 0, skipped: 0 };
for (const { name, args } of steps) {
  if (name !== 'tests' && extra.length > 0) continue;
  console.log(`\n--- ${name} ---`);
  const start = Date.now();
  const code = await show(node, args);
  if (name === 'tests') counted = count(code);
  else failedChecks += code === 0 ? 0 : 1;
  summary.push(
    `${name.padEnd(6)} ${code === 0 ? 'ok    ' : 'FAILED'} ${((Date.now() - start) / 1000).toFixed(1)} s`,
  );
}
const { passed, failed, skipped } = counted;
console.log(`\n${summary.join('\n')}`);
console.log(
  `\n${passed} passed, ${failed + failedChecks} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`,
);
process.exitCode = failed + failedChecks === 0 && passed > 0 ? 0 : 1;
