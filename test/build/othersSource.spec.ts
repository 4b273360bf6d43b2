// No step of the build edits, replaces or cuts another project's source: each library is bundled as its authors ship it.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'rollup';
import { parseAst } from 'rollup/parseAst';
import { expect, it } from 'vitest';
import { builds } from '../../rollup.config.mjs';
import type { ChunkGraph } from './chunkFences.ts';

const root = join(import.meta.dirname, '../..');
// Published plugins with settings that their users are told to make: aliases of the renderer, NODE_ENV, modules of Node, TypeScript, types.
const PUBLISHED = new Set(['alias', 'replace', 'node-resolve', 'commonjs', 'esbuild', 'dts']);

const plugins = Object.values(builds)
  .flatMap((build) => build())
  .flatMap((options) => options.plugins as readonly Plugin[])
  .filter(({ name }) => !PUBLISHED.has(name));

// The package is built for `npm run test:all` alone.
const manifests = ['meta/embed.json', 'learn/manifest.json', 'meta/npm.json'].filter(
  (file) => file !== 'meta/npm.json' || existsSync(join(root, 'dist', file)),
);
const modules = manifests
  .map((file) => JSON.parse(readFileSync(join(root, 'dist', file), 'utf8')) as ChunkGraph)
  .flatMap(({ files }) => Object.values(files).flatMap((file) => Object.keys(file.modules)))
  .filter((module) => module.startsWith('node_modules/') && existsSync(join(root, module)));
const libraries = [...new Set(modules)].map(
  (module) => [join(root, module), readFileSync(join(root, module), 'utf8')] as const,
);

const handlerOf = (hook: unknown) =>
  (typeof hook === 'object' && hook ? (hook as { handler: unknown }).handler : hook) as
    ((...given: unknown[]) => unknown) | undefined;
const context = {
  parse: parseAst,
  error: (error: unknown) => {
    throw error;
  },
  addWatchFile: () => undefined,
  emitFile: () => 'reference',
};

/** Libraries that a plugin would give another source. */
async function edited(plugin: Pick<Plugin, 'load' | 'transform'>): Promise<string[]> {
  const found: string[] = [];
  for (const [id, code] of libraries) {
    const loaded = await handlerOf(plugin.load)?.call(context, id);
    const changed = await handlerOf(plugin.transform)?.call(context, code, id);
    if (loaded != null || changed != null) found.push(id);
  }
  return found;
}

it('knows the libraries of the builds, and the plugins that are our own', () => {
  for (const name of ['i18next', 'ofetch', '@tanstack/query-core', '@r2wc/core', 'valibot', 'preact'])
    expect(
      modules.some((module) => module.includes(`/${name}/`)),
      name,
    ).toBe(true);
  expect(plugins.map(({ name }) => name)).toContain('lazy-imports');
});

it("takes each library as it is for production, whatever NODE_ENV is while the build runs: Svelte's has a form to debug", () => {
  expect(modules).toContain('node_modules/esm-env/false.js');
  expect(modules.filter((module) => /\/dev\/|\/esm-env\/true\.js$/.test(module))).toEqual([]);
});

it.each([...new Map(plugins.map((plugin) => [plugin.name, plugin])).values()])(
  '$name leaves libraries as they are',
  async (plugin) => {
    expect(await edited(plugin)).toEqual([]);
  },
);

it('would be caught', async () => {
  expect(await edited({ transform: (code) => code.replace('MutationCache', '') })).toHaveLength(libraries.length);
  expect(await edited({ load: (id) => (id.includes('/valibot/') ? '' : null) })).toHaveLength(1);
});
