import { rmSync } from 'node:fs';
import { relative } from 'node:path';
import { defaultReporter } from '@web/test-runner';
import { chromeLauncher } from '@web/test-runner-chrome';
import { build } from 'esbuild';
import { cssTextForEsbuild } from './scripts/build/cssText.mjs';
import { fileAddressForEsbuild } from './scripts/build/fileAddress.mjs';
import { filesBelow } from './scripts/build/inputs.mjs';
import { ROOT, inRoot } from './scripts/build/paths.mjs';
import { RENDERERS, rendererForEsbuild } from './scripts/build/renderer.mjs';
import { CHROME_ADVICE, CHROME_FLAGS, findChrome } from './scripts/chrome.mjs';
import { countReporter } from './scripts/test/countReporter.mjs';

const renderer = process.env.LECTERN_RENDERER ?? 'preact';
if (!RENDERERS.includes(renderer)) throw new Error(`LECTERN_RENDERER is ${RENDERERS.join(' or ')}, not ${renderer}.`);
const firefox = process.env.FIREFOX_PATH;
const executablePath = firefox || (await findChrome());
if (!executablePath) throw new Error(CHROME_ADVICE);

// The files are bundled first, so that aliases, styles and React's CommonJS mean here what they mean in a build.
const only = process.env.LECTERN_ONLY ?? '';
const sources = filesBelow('test/browser').filter((file) => /\.(spec|test)\.tsx?$/.test(file) && file.includes(only));
if (!sources.length) throw new Error(`There are no browser tests in test/browser${only && ` with "${only}" in their name`}.`);
const outdir = inRoot('.cache/browser', `${renderer}-${process.pid}`);
process.on('exit', () => rmSync(outdir, { recursive: true, force: true }));
await build({
  entryPoints: sources,
  outdir,
  outbase: inRoot('test/browser'),
  bundle: true,
  splitting: true,
  format: 'esm',
  target: 'es2022',
  jsx: 'automatic',
  jsxImportSource: 'react',
  sourcemap: 'linked',
  define: { 'process.env.NODE_ENV': '"production"', 'globalThis.LECTERN_RENDERER': JSON.stringify(renderer) },
  plugins: [rendererForEsbuild(renderer), cssTextForEsbuild, fileAddressForEsbuild],
  logLevel: 'warning',
});

export default {
  rootDir: ROOT,
  files: `${relative(ROOT, outdir)}/**/*.{spec,test}.js`,
  // One page at a time: only the page in front has focus, and scrolls and draws as a reader's does.
  concurrency: 1,
  testsFinishTimeout: 5 * 60_000,
  browsers: [chromeLauncher({ launchOptions: { executablePath, ...(firefox ? { browser: 'firefox' } : { args: CHROME_FLAGS }) } })],
  testFramework: { config: { timeout: 20_000 } },
  reporters: [defaultReporter({ reportTestProgress: false }), countReporter(process.env.LECTERN_COUNTS)],
};
