// No step of the build edits, replaces or cuts another project's source: each library is bundled as its authors ship it.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { transform } from 'esbuild';
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
const SHEET = '.css.text.js';
const bundled = manifests
  .map((file) => JSON.parse(readFileSync(join(root, 'dist', file), 'utf8')) as ChunkGraph)
  .flatMap(({ files }) => Object.values(files).flatMap((file) => Object.keys(file.modules)))
  .filter((module) => module.startsWith('node_modules/'));
const modules = bundled.filter((module) => existsSync(join(root, module)));
const sheets = [...new Set(bundled.filter((module) => module.endsWith(SHEET)))];
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

/** The code that a hook gives, which returns it alone or in an object. */
const codeOf = (given: unknown) => (typeof given === 'string' ? given : (given as { readonly code: string }).code);

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

it('takes the sheet of a library as it is: minified, and nothing else', async () => {
  const { load } = plugins.find(({ name }) => name === 'css-text')!;
  expect(sheets.length).toBeGreaterThan(0);
  for (const sheet of sheets) {
    const id = join(root, sheet);
    const source = readFileSync(id.slice(0, -'.text.js'.length), 'utf8');
    const { code } = await transform(source, { loader: 'css', minify: true, target: 'es2022' });
    const [, text] = /^export default (".*");$/m.exec(codeOf(await handlerOf(load)?.call(context, id))) ?? [];
    expect(JSON.parse(text ?? ''), sheet).toBe(code.trim());
  }
});

/** What a plugin puts in the place of a library's module, by the way in which the module is asked for. */
async function replaced({ resolveId }: Pick<Plugin, 'resolveId'>): Promise<string[]> {
  const names = ['i18next', 'ofetch', '@tanstack/query-core', '@r2wc/core', 'valibot', '@event-calendar/core'];
  const found: string[] = [];
  for (const name of [...names, ...libraries.map(([id]) => id)])
    if (await handlerOf(resolveId)?.call(context, name, join(root, 'src/main.ts'), {})) found.push(name);
  return found;
}

it.each([...new Map(plugins.map((plugin) => [plugin.name, plugin])).values()])(
  '$name puts no other module in the place of a library',
  async (plugin) => {
    expect(await replaced(plugin)).toEqual([]);
  },
);

it('would be caught', async () => {
  expect(await edited({ transform: (code) => code.replace('MutationCache', '') })).toHaveLength(libraries.length);
  expect(await edited({ load: (id) => (id.includes('/valibot/') ? '' : null) })).toHaveLength(1);
  expect(await replaced({ resolveId: (id) => (id === 'ofetch' ? '/our/fetch.js' : null) })).toEqual(['ofetch']);
});
