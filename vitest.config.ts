import { defineConfig } from 'vitest/config';
import { cssText } from './scripts/build/cssText.mjs';
import { findPostgres } from './scripts/test/findPostgres.mjs';

const SPECS = '**/*.{spec,test}.{ts,tsx}';

/** A group of tests. They run in Node; a file that needs a document says so in its first comment (`@vitest-environment jsdom`). */
const group = (name: string, include: string[], more: object = {}) => ({
  plugins: [cssText()],
  test: { name, include, environment: 'node', ...more },
});

const CONTRACT = { isolate: false, setupFiles: ['test/ownModules.ts'], testTimeout: 30_000, hookTimeout: 60_000 };
// A busy machine may lose a race once; what fails twice is a fault.
const E2E = { isolate: false, setupFiles: ['test/ownModules.ts'], testTimeout: 60_000, hookTimeout: 60_000, maxWorkers: 2, retry: 1, expect: { poll: { timeout: 10_000 } } };

/** The same tests on PostgreSQL, where there is one: what the server does, and the journeys that say so by their name. */
const onPostgres = () => [
  group('contract-postgres', [`test/contract/${SPECS}`], { ...CONTRACT, exclude: ['test/contract/embedded*'], globalSetup: ['test/postgres/postgresSetup.ts'] }),
  group('e2e-postgres', ['test/e2e/**/*.both.e2e.ts'], { ...E2E, globalSetup: ['test/e2e/globalSetup.ts', 'test/postgres/postgresSetup.ts'], passWithNoTests: true }),
];

export default defineConfig({
  test: {
    projects: [
      group('unit', [`test/${SPECS}`], {
        exclude: ['browser', 'contract', 'e2e', 'build'].map((folder) => `test/${folder}/**`),
        // Properties of many runs take seconds on a busy machine.
        testTimeout: 20_000,
      }),
      group('contract', [`test/contract/${SPECS}`], { ...CONTRACT, exclude: ['test/contract/postgres*'], globalSetup: ['test/postgres/embeddedSetup.ts'] }),
      group('e2e', [`test/e2e/**/*.e2e.ts`], { ...E2E, globalSetup: ['test/e2e/globalSetup.ts', 'test/e2e/academySetup.ts'] }),
      ...(findPostgres() ? onPostgres() : []),
      group('build', [`test/build/${SPECS}`]),
    ],
  },
});
