import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, expect, it, vi } from 'vitest';

interface Project {
  readonly test: { readonly name: string; readonly exclude: readonly string[] };
}

afterEach(() => vi.unstubAllEnvs());

// No part of the typed program: it reads scripts that have no types.
const place = '../../../vitest.config.ts';

/** Names of the files that `npm run test:rest` leaves out of a group. */
async function leftOutOf(group: string): Promise<readonly string[]> {
  vi.stubEnv('LECTERN_TESTS', 'rest');
  vi.resetModules();
  const { default: config } = (await import(place)) as {
    readonly default: { readonly test: { readonly projects: readonly Project[] } };
  };
  return config.test.projects.find(({ test }) => test.name === group)?.test.exclude ?? ['no such group'];
}

// `npm test` has no task for these groups, so that nothing of theirs has been run when the rest is.
it.each(['package', 'firefox', 'webkit'])('the rest of the tests has all files of the group %s', async (group) => {
  expect(await leftOutOf(group)).toEqual([]);
});

it('it has none of the files that npm test runs as a whole', async () => {
  expect(await leftOutOf('unit')).toContain(relative('.', fileURLToPath(import.meta.url)));
});
