import { existsSync, readFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';

const excluded = ['**/node_modules/**', '**/dist/**', 'bench/**'];

/** Paths of programs that the tests start (Chromium), found by `node scripts/bootstrap.mjs test`. */
const toolsFile = new URL('.pentapolis/env.json', import.meta.url);
const tools = existsSync(toolsFile) ? JSON.parse(readFileSync(toolsFile, 'utf8')) : {};
const env = { ...tools, NODE_ENV: 'test' };

/** Tests wait for conditions; this only ends one that waits for ever, also on a machine that has much else to do. */
const PATIENCE_MS = 600_000;

/** Vitest gives up a poll after a second unless it is told otherwise. */
const expectPatiently = { poll: { timeout: PATIENCE_MS / 2, interval: 50 } };

const soaking = process.argv.includes('soak');

export default defineConfig({
  test: {
    maxWorkers: 2,
    passWithNoTests: soaking,
    coverage: { include: ['{kernel,wire,bots,lab,server,cli}/src/**', 'games/*/{rules,bot,rulebook}/**'] },
    projects: [
      {
        test: {
          name: 'unit',
          env,
          include: ['**/test/**/*.test.{ts,tsx}'],
          exclude: [...excluded, 'web/test/journeys/**'],
          testTimeout: PATIENCE_MS,
          hookTimeout: PATIENCE_MS,
          expect: expectPatiently,
          sequence: { groupOrder: 0 },
        },
      },
      {
        // Whole matches in Chromium against the built server, when the unit tests are done.
        test: {
          name: 'browser',
          env,
          include: ['web/test/journeys/**/*.test.ts'],
          exclude: excluded,
          testTimeout: 2 * PATIENCE_MS,
          hookTimeout: PATIENCE_MS,
          expect: expectPatiently,
          sequence: { groupOrder: 1 },
        },
      },
      ...(soaking
        ? [
            {
              test: {
                name: 'soak',
                env,
                include: ['**/test/**/*.soak.ts'],
                exclude: excluded,
                testTimeout: 1_800_000,
              },
            },
          ]
        : []),
    ],
  },
});
