import { defineConfig } from 'vitest/config';

/** What must hold on both databases runs once on each. */
const databaseTests = [
  'tests/database/**/*.test.ts',
  'tests/policies/**/*.test.ts',
  'tests/wire/**/*.test.ts',
  'tests/crash/**/*.test.ts',
];

export default defineConfig({
  test: {
    // More than the two cores they are meant for: each waits for something now and then.
    maxWorkers: 3,
    projects: [
      {
        test: {
          name: 'unit',
          include: [
            '{shared,engine,content,server,web,tests/quality,tests/operation,tests/local-stripe}/**/*.test.{ts,tsx}',
          ],
          testTimeout: 120_000,
          expect: { poll: { timeout: 20_000 } },
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'pglite',
          include: databaseTests,
          env: { TEST_DATABASE: 'pglite' },
          globalSetup: ['tests/helpers/pglite-global-setup.ts'],
          testTimeout: 120_000,
          expect: { poll: { timeout: 20_000 } },
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'postgres',
          include: databaseTests,
          env: { TEST_DATABASE: 'postgres' },
          globalSetup: ['tests/helpers/postgres-global-setup.ts'],
          testTimeout: 120_000,
          expect: { poll: { timeout: 20_000 } },
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'e2e',
          include: ['tests/e2e/**/*.test.ts'],
          globalSetup: ['tests/helpers/pglite-global-setup.ts'],
          // Browsers share the machine with one another, not with the other tests.
          sequence: { groupOrder: 1 },
          testTimeout: 240_000,
          expect: { poll: { timeout: 20_000 } },
          hookTimeout: 240_000,
        },
      },
    ],
  },
});
