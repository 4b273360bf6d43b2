import { createRequire } from 'node:module';
import { dirname, resolve, sep } from 'node:path';
import { transform } from 'esbuild';
import { scopedSheet } from './sheetNames.mjs';

// With the suffix, other tools (above all Vite) do not treat the module as a stylesheet of the page.
const SUFFIX = '.text.js';

/**
 * Turns `rem` of declarations into multiples of `--l-em`, the text size of the element or page that a sheet is for: on a foreign page the
 * host sets the root's size (ELEM-16). Conditions of media and containers keep `rem`, because the root does not change it there.
 */
export const ownRem = (css) =>
  css.replace(
    /(@[^{};]*[{;])|(?<![\w.-])(-?(?:\d*\.)?\d+)rem\b/g,
    (_, rule, count) => rule ?? `calc(${count}*var(--l-em))`,
  );

/**
 * A stylesheet as a module: its minified text, and the names of its classes. The sheet of a library stays as its authors wrote it;
 * where its sizes follow the root, a sheet of ours says them again.
 */
async function cssModule(file) {
  const { text, classes } = scopedSheet(file);
  const sized = file.includes(`${sep}node_modules${sep}`) ? text : ownRem(text);
  const { code } = await transform(sized, { loader: 'css', minify: true, target: 'es2022', sourcefile: file });
  return `export default ${JSON.stringify(code.trim())};\nexport const classes = ${JSON.stringify(classes)};`;
}

/** The file of a package's own sheet. */
const ofPackage = (source) => createRequire(import.meta.url).resolve(source);

/** Rollup and Vite plugin: `import css, { classes } from './x.css'` gives the minified text, and the final names of its classes. */
export function cssText() {
  return {
    name: 'css-text',
    enforce: 'pre',
    resolveId(source, importer) {
      if (!source.endsWith('.css') || !importer) return null;
      const file = /^[./]/.test(source) ? resolve(dirname(importer.split('?')[0]), source) : ofPackage(source);
      return file + SUFFIX;
    },
    async load(id) {
      if (!id.endsWith(`.css${SUFFIX}`)) return null;
      const file = id.slice(0, -SUFFIX.length);
      this.addWatchFile?.(file);
      return { code: await cssModule(file), map: null };
    },
  };
}

/** esbuild plugin with the same meaning. */
export const cssTextForEsbuild = {
  name: 'css-text',
  setup(build) {
    build.onLoad({ filter: /\.css$/ }, async ({ path }) => ({ contents: await cssModule(path), loader: 'js' }));
  },
};
