import { areaOf, mayImport, mayImportPackage, packageOwners } from './areas.ts';
import type { Source } from './sources.ts';

/** Imports that the table of areas does not allow. */
export function wrongArrows(sources: readonly Source[]): string[] {
  return sources.flatMap(({ path, imports }) => {
    const from = areaOf(path);
    if (!from) return [];
    return imports
      .filter(({ isPackage }) => !isPackage)
      .flatMap(({ target, isType }) => {
        const to = areaOf(target);
        return to && !mayImport(from, to, isType) ? [`${path} (${from}) imports ${target} (${to})`] : [];
      });
  });
}

/** Features that import another feature. */
export function crossedFeatures(sources: readonly Source[]): string[] {
  const featureOf = (path: string) => /^src\/features\/([^/]+)\//.exec(path)?.[1];
  return sources.flatMap(({ path, imports }) => {
    const own = featureOf(path);
    if (!own) return [];
    return imports
      .filter(({ target }) => (featureOf(target) ?? own) !== own)
      .map(({ target }) => `${path} imports ${target}`);
  });
}

/** Packages imported outside the area they belong to; preact, which only Rollup uses, may be imported nowhere. */
export function wrongPackages(sources: readonly Source[]): string[] {
  return sources.flatMap(({ path, imports }) => {
    const area = areaOf(path);
    if (!area) return [];
    return imports
      .filter(({ isPackage }) => isPackage)
      .filter(({ target }) => {
        const owner = packageOwners[target];
        return (
          /^preact($|\/)/.test(target) ||
          target === 'zustand' ||
          (owner !== undefined && owner !== area) ||
          !mayImportPackage(area, target)
        );
      })
      .map(({ target }) => `${path} imports ${target}`);
  });
}

/** Cycles of static imports, each reported once with its path. Type imports count, because a cycle of types is a cycle of concepts. */
export function cycles(sources: readonly Source[]): string[] {
  const next = new Map(
    sources.map(({ path, imports }) => [
      path,
      imports.filter((item) => !item.isPackage && !item.isDynamic).map(({ target }) => target),
    ]),
  );
  const done = new Set<string>();
  const found: string[] = [];
  const visit = (path: string, trail: readonly string[]) => {
    const start = trail.indexOf(path);
    if (start >= 0) found.push([...trail.slice(start), path].join(' → '));
    if (start >= 0 || done.has(path)) return;
    for (const target of next.get(path) ?? []) visit(target, [...trail, path]);
    done.add(path);
  };
  for (const path of next.keys()) visit(path, []);
  return found;
}

/** Files in `src` that re-export from others. Only the port may do so, and only types, because it combines the interfaces below it. */
export function barrels(sources: readonly Source[]): string[] {
  const passesOn = ({ path, imports }: Source) =>
    imports.some(({ isReExport, isType }) => isReExport && !(isType && path === 'src/port/port.ts'));
  return sources
    .filter((item) => item.path.startsWith('src/') && (/\/index\.tsx?$/.test(item.path) || passesOn(item)))
    .map(({ path }) => path);
}

/** Imports of lazy modules that the static imports of `start` reach; an early check that a chunk does not contain them. */
export function lazyModulesReached(sources: readonly Source[], start: string, lazy: RegExp): string[] {
  const byPath = new Map(sources.map((item) => [item.path, item]));
  const seen = new Set<string>();
  const found: string[] = [];
  const visit = (path: string) => {
    if (seen.has(path)) return;
    seen.add(path);
    for (const { target, isDynamic, isType } of byPath.get(path)?.imports ?? []) {
      if (isDynamic || isType) continue;
      if (lazy.test(target)) found.push(`${path} imports ${target}`);
      visit(target);
    }
  };
  visit(start);
  return found;
}
