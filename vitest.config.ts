import { defineConfig } from 'vitest/config';
import { cssText } from './scripts/build/cssText.mjs';

const SPECS = '**/*.{spec,test}.{ts,tsx}';

/** A group of tests. They run in Node; a file that needs a document says so in its first comment (`@vitest-environment jsdom`). */
const group = (name: string, include: string[], more: object = {}) => ({
  plugins: [cssText()],
  test: { name, include, environment: 'node', ...more },
});

export default defineConfig({
  test: {
    projects: [
      group('unit', [`test/${SPECS}`], {
        exclude: ['browser', 'contract', 'e2e', 'build'].map((folder) => `test/${folder}/**`),
      }),
      group('contract', [`test/contract/${SPECS}`], { testTimeout: 30_000, hookTimeout: 60_000 }),
      group('e2e', [`test/e2e/**/*.e2e.ts`], {
        globalSetup: ['test/e2e/globalSetup.ts'],
        testTimeout: 60_000,
        hookTimeout: 60_000,
        maxWorkers: 2,
        expect: { poll: { timeout: 10_000 } },
      }),
      group('build', [`test/build/${SPECS}`]),
    ],
  },
});
