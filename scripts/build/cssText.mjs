import { readFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { transform } from 'esbuild';

// The suffix keeps other tools (Vite above all) from taking the module for a stylesheet of the page.
const SUFFIX = '?text.js';

/** The minified text of a stylesheet. */
export async function minifyCss(file) {
  const source = await readFile(file, 'utf8');
  const { code } = await transform(source, { loader: 'css', minify: true, target: 'es2022', sourcefile: file });
  return code.trim();
}

/** Rollup and Vite plugin: `import css from './x.css'` gives the minified text. */
export function cssText() {
  return {
    name: 'css-text',
    enforce: 'pre',
    resolveId(source, importer) {
      if (!source.endsWith('.css') || !importer) return null;
      return resolve(dirname(importer.split('?')[0]), source) + SUFFIX;
    },
    async load(id) {
      if (!id.endsWith(`.css${SUFFIX}`)) return null;
      const file = id.slice(0, -SUFFIX.length);
      this.addWatchFile?.(file);
      return { code: `export default ${JSON.stringify(await minifyCss(file))};`, map: null };
    },
  };
}

/** esbuild plugin with the same meaning. */
export const cssTextForEsbuild = {
  name: 'css-text',
  setup(build) {
    build.onLoad({ filter: /\.css$/ }, async ({ path }) => ({ contents: await minifyCss(path), loader: 'text' }));
  },
};
