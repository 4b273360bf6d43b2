import { rmSync } from 'node:fs';
import { basename, relative } from 'node:path';
import { defaultReporter } from '@web/test-runner';
import { build } from 'esbuild';
import { cssTextForEsbuild } from './scripts/build/sheets/cssText.mjs';
import { fileAddressForEsbuild } from './scripts/build/fileAddress.mjs';
import { filesBelow } from './scripts/build/inputs.mjs';
import { ROOT, inRoot } from './scripts/build/paths.mjs';
import { RENDERERS, rendererForEsbuild } from './scripts/build/renderer.mjs';
import { ownSheets, scopedSheet } from './scripts/build/sheets/sheetNames.mjs';
import { countReporter } from './scripts/test/countReporter.mjs';
import { launcherOf } from './scripts/test/engines/launcherOf.mjs';
import { progressReporter } from './scripts/test/progressReporter.mjs';
import { ranWhole } from './scripts/test/ranWhole.mjs';
import { readPart } from './scripts/test/readPart.mjs';

const renderer = process.env.LECTERN_RENDERER ?? 'preact';
if (!RENDERERS.includes(renderer)) throw new Error(`LECTERN_RENDERER is ${RENDERERS.join(' or ')}, not ${renderer}.`);
const engine = process.env.LECTERN_ENGINE ?? 'chromium';

// The files are bundled first, so that aliases, styles and React's CommonJS mean here what they mean in a build.
// LECTERN_ONLY chooses files by words in their paths, with commas between the words.
const only = (process.env.LECTERN_ONLY ?? '').split(',');
// `npm test` leaves out the files marked as long. `npm run test:rest` leaves out those that `npm test` runs as a whole, on preact.
const inMode = {
  quick: (file) => !file.includes('.long.'),
  rest: (file) => renderer !== 'preact' || !ranWhole(file),
}[process.env.LECTERN_TESTS];
// Sheets and markup are the same under both renderers: what they look like in every state, and what engines find there, is judged
// under the one that is shipped.
const judgedOnce = /\/test\/browser\/(access|looks)\/.*\.long\./;
// One of two browsers that share the files, each taking every second one.
const half = Number(process.env.LECTERN_HALF ?? 0);
const { part, of } = readPart();
const sources = filesBelow('test/browser')
  .filter((file) => /\.test\.tsx?$/.test(file) && (inMode?.(file) ?? true) && only.some((word) => file.includes(word)))
  .filter((file) => renderer === 'preact' || only[0] || !judgedOnce.test(file))
  .filter((_file, index) => !half || index % 2 === half - 1)
  .filter((_file, index) => only[0] || index % of === part - 1);
if (!sources.length)
  throw new Error(`There are no browser tests in test/browser with "${only.join(',')}" in their paths.`);
// Whose each class is, for tests of what sheets meet.
const sheets = ownSheets().map((file) => ({
  name: basename(file),
  css: scopedSheet(file).text,
  own: Object.values(scopedSheet(file).classes),
}));
const outdir = inRoot('.cache/browser', `${renderer}-${process.pid}`);
process.on('exit', () => rmSync(outdir, { recursive: true, force: true }));
const plainFailures = inRoot('test/browser/support/plainFailures.ts');
await build({
  entryPoints: sources,
  inject: [plainFailures],
  outdir,
  outbase: inRoot('test/browser'),
  bundle: true,
  splitting: true,
  format: 'esm',
  target: 'es2022',
  jsx: 'automatic',
  jsxImportSource: 'react',
  sourcemap: 'linked',
  define: {
    'process.env.NODE_ENV': '"production"',
    'process.env.LECTERN_TESTS': JSON.stringify(process.env.LECTERN_TESTS ?? 'all'),
    'globalThis.LECTERN_RENDERER': JSON.stringify(renderer),
    'LECTERN_SHEETS': JSON.stringify(sheets),
  },
  plugins: [
    rendererForEsbuild(renderer),
    cssTextForEsbuild,
    fileAddressForEsbuild,
    // package.json says that no source file does a thing by being imported; this one does.
    {
      name: 'plain-failures',
      setup: ({ onResolve }) =>
        onResolve({ filter: /plainFailures\.ts$/ }, () => ({ path: plainFailures, sideEffects: true })),
    },
  ],
  logLevel: 'warning',
});

export default {
  rootDir: ROOT,
  files: `${relative(ROOT, outdir)}/**/*.{spec,test}.js`,
  // The workbench's own files of texts are those of the project here.
  middleware: [
    (context, next) => {
      context.url = context.url.replace(/^\/workbench(?=\/locales\/)/, '');
      return next();
    },
  ],
  // One page at a time: only the page in front has focus, and scrolls and draws as a reader's does.
  concurrency: 1,
  // A file whose end is never told fails by itself, so that it alone runs a second time.
  testsFinishTimeout: 10 * 60_000,
  browsers: [await launcherOf(engine)],
  // Longer than a test waits for one thing (test/browser/support/stage.tsx).
  testFramework: { config: { timeout: 60_000 } },
  reporters: [
    defaultReporter({ reportTestProgress: false }),
    countReporter(process.env.LECTERN_COUNTS, (file) => relative(outdir, file).replace(/\.js$/, '')),
    progressReporter(),
  ],
};
