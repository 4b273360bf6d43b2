// package-lock.json knows the packages of all platforms: npm leaves out those of others where packages are installed already, and
// `npm ci` then fails on every machine.
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

type Packages = Readonly<Record<string, { readonly optionalDependencies?: Readonly<Record<string, string>> }>>;

/** Optional packages that are named and have no entry, as `who -> what`. */
function missingIn(packages: Packages): string[] {
  return Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies)
      .filter((name) => ![`${path}/node_modules/${name}`, `node_modules/${name}`].some((place) => place in packages))
      .map((name) => `${path} -> ${name}`),
  );
}

it('the lock file has an entry for each optional package', () => {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { readonly packages: Packages };
  expect(Object.keys(packages).length).toBeGreaterThan(1000);
  expect(missingIn(packages)).toEqual([]);
});

it('a missing one would be told', () => {
  const packages = {
    'node_modules/a': { optionalDependencies: { 'a-linux': '1', 'a-mac': '1' } },
    'node_modules/a-linux': {},
  };
  expect(missingIn(packages)).toEqual(['node_modules/a -> a-mac']);
});
