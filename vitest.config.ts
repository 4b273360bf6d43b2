import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { defineConfig } from 'vitest/config';
import { cssText } from './scripts/build/sheets/cssText.mjs';
import { filesBelow } from './scripts/build/inputs.mjs';
import { findPostgres } from './scripts/test/findPostgres.mjs';
import { ranWhole } from './scripts/test/ranWhole.mjs';

const SPECS = '**/*.{spec,test}.{ts,tsx}';

// `npm test` leaves out the files marked as long. `npm run test:rest` leaves out those that `npm test` runs as a whole. `npm run test:all`
// leaves out none.
const QUICK = process.env['LECTERN_TESTS'] === 'quick';
const REST = process.env['LECTERN_TESTS'] === 'rest';
const isTest = (file: string) => /\.(spec|e2e)\.tsx?$/.test(file);
const RAN_WHOLE = REST ? filesBelow('test').filter((file) => isTest(file) && ranWhole(file)) : [];
const LEFT_OUT = [...(QUICK ? ['**/*.long.*'] : []), ...RAN_WHOLE.map((file) => relative('.', file))];

/** A group of tests. They run in Node; a file that needs a document says so in its first comment (`@vitest-environment jsdom`). */
const group = (
  name: string,
  include: string[],
  { exclude = [], leftOut = LEFT_OUT, ...more }: { exclude?: string[]; leftOut?: string[] } & object = {},
) => ({
  plugins: [cssText()],
  test: { name, include, exclude: [...exclude, ...leftOut], environment: 'node', ...more },
});

// Each of these has a process of its own: files that replace modules or load one as if for the first time, and files with a document,
// of which another would find what is left in it.
const ALONE = [
  '**/*.alone.spec.{ts,tsx}',
  ...filesBelow('test')
    .filter(
      (file) => /\.spec\.tsx?$/.test(file) && readFileSync(file, 'utf8').startsWith('// @vitest-environment jsdom'),
    )
    .map((file) => relative('.', file)),
];
const NO_UNIT = ['browser', 'contract', 'e2e', 'engines', 'build', 'package'].map((folder) => `test/${folder}/**`);

// How long is waited for what comes: no test passes by being quick, and one that fails takes so long.
const PATIENT = { expect: { poll: { timeout: 15_000 } } };
// What two tasks leave free of two cores: a task alone at the end would use one of them.
const BOTH_CORES = { maxWorkers: 2 };
const UNIT = {
  ...BOTH_CORES,
  setupFiles: ['test/patientWaits.ts'],
  // Properties of many runs take seconds on a busy machine.
  testTimeout: 60_000,
  ...PATIENT,
};
const CONTRACT = {
  ...BOTH_CORES,
  isolate: false,
  setupFiles: ['test/patientWaits.ts'],
  testTimeout: 60_000,
  hookTimeout: 120_000,
  ...PATIENT,
};
const E2E = {
  isolate: false,
  setupFiles: ['test/ownModules.ts'],
  testTimeout: 300_000,
  hookTimeout: 300_000,
  // More than the two cores of a small machine: a journey mostly waits for its page.
  maxWorkers: 3,
  expect: { poll: { timeout: 60_000 } },
};

/**
 * The same tests on PostgreSQL: what the server does, and the journeys that say so by their name. They have no files in `npm test`, nor
 * where there is no PostgreSQL.
 */
const onPostgres = (files: (pattern: string) => string[]) => [
  group('contract-postgres', files(`test/contract/${SPECS}`), {
    ...CONTRACT,
    exclude: ['test/contract/embedded/**'],
    leftOut: [],
    globalSetup: ['test/postgres/postgresSetup.ts'],
  }),
  group('e2e-postgres', files('test/e2e/**/*.both.{e2e,long.e2e}.ts'), {
    ...E2E,
    leftOut: [],
    globalSetup: ['test/e2e/support/globalSetup.ts', 'test/postgres/postgresSetup.ts'],
    passWithNoTests: true,
  }),
];

export default defineConfig({
  test: {
    projects: [
      // The files of a process share its modules: starting a process for each took longer than the tests.
      group('unit', [`test/${SPECS}`], { ...UNIT, isolate: false, exclude: [...NO_UNIT, ...ALONE] }),
      group('unit-alone', ALONE, { ...UNIT, exclude: NO_UNIT }),
      group('contract', [`test/contract/${SPECS}`], {
        ...CONTRACT,
        exclude: ['test/contract/postgres/**'],
        globalSetup: ['test/postgres/embeddedSetup.ts'],
      }),
      group('e2e', [`test/e2e/**/*.e2e.ts`], {
        ...E2E,
        globalSetup: ['test/e2e/support/globalSetup.ts', 'test/e2e/support/academySetup.ts'],
      }),
      ...onPostgres((pattern) => (findPostgres() && !QUICK ? [pattern] : [])),
      // A journey in each browser that is installed beside Chromium; `npm test` runs none of them.
      ...['firefox', 'webkit'].map((engine) =>
        group(engine, [`test/engines/${engine}.spec.ts`], { ...E2E, leftOut: [] }),
      ),
      // They look at what the long build makes, too.
      group('build', [`test/build/${SPECS}`], { leftOut: [], testTimeout: 60_000 }),
      // Each test installs, builds and opens a project; `npm test` runs none of them.
      group('package', [`test/package/${SPECS}`], {
        leftOut: [],
        testTimeout: 300_000,
        hookTimeout: 300_000,
        globalSetup: ['test/package/packSetup.ts'],
      }),
    ],
  },
});
