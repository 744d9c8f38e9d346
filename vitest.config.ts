import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['**/test/**/*.test.{ts,tsx}'],
          exclude: ['**/node_modules/**', '**/dist/**', 'bench/**', 'web/test/journeys/**'],
        },
      },
      {
        test: {
          name: 'browser',
          include: ['web/test/journeys/**/*.test.ts'],
          fileParallelism: false,
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
