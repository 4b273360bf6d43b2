import { existsSync, readdirSync } from 'node:fs';
import alias from '@rollup/plugin-alias';
import commonjs from '@rollup/plugin-commonjs';
import nodeResolve from '@rollup/plugin-node-resolve';
import replace from '@rollup/plugin-replace';
import { dts } from 'rollup-plugin-dts';
import esbuild from 'rollup-plugin-esbuild';
import { earlyNeeds, needsOfTags } from './scripts/build/earlyNeeds.mjs';
import { chunkGraph } from './scripts/build/chunks/chunkGraph.mjs';
import { codeFiles } from './scripts/build/codeFiles.mjs';
import { cssText } from './scripts/build/sheets/cssText.mjs';
import { fileAddress } from './scripts/build/fileAddress.mjs';
import { leaveOut } from './scripts/build/leaveOut.mjs';
import { lazyImports } from './scripts/build/lazyImports.mjs';
import { loaderLinks } from './scripts/build/loaderLinks.mjs';
import { distOf, inDist, inRoot } from './scripts/build/paths.mjs';
import { PREACT_ALIASES } from './scripts/build/renderer.mjs';
import { chunkName, sharedChunks } from './scripts/build/chunks/sharedChunks.mjs';
import { sheetTexts } from './scripts/build/sheets/sheetTexts.mjs';
import { shrink } from './scripts/build/shrink.mjs';
import { shrinkQuickly } from './scripts/build/shrinkQuickly.mjs';
import { unlessShipped } from './scripts/build/unlessShipped.mjs';

// Below this a request costs more than the bytes it saves.
const SMALL_CHUNK = 3000;

const anyFile = (...patterns) => new RegExp(patterns.map((pattern) => `/${pattern}`).join('|'));

const graphOf = (renderer, build) => distOf(renderer, 'meta', `${build}.json`);

/** What every build has in common. */
function plugins(renderer, extra = [], isShipped = renderer === 'preact') {
  return [
    renderer === 'preact' && alias({ entries: PREACT_ALIASES }),
    replace({ preventAssignment: true, values: { 'process.env.NODE_ENV': '"production"' } }),
    cssText(),
    fileAddress(),
    nodeResolve({
      rootDir: inRoot(),
      browser: true,
      extensions: ['.mjs', '.js', '.ts', '.tsx'],
      dedupe: ['react', 'react-dom', 'preact'],
      // Said here, or it would depend on NODE_ENV: `npm test` would then judge other code than is shipped.
      exportConditions: ['production'],
    }),
    commonjs(),
    esbuild({
      target: 'es2022',
      jsx: 'automatic',
      jsxImportSource: 'react',
      loaders: { '.json': 'json' },
      tsconfig: false,
    }),
    ...extra,
    // First the quick tool, which leaves the thorough one a quarter of its work.
    unlessShipped(shrinkQuickly()),
    isShipped && unlessShipped(shrink()),
  ].filter(Boolean);
}

// Modules of a library may need each other.
const isOfLibrary = ({ code, ids = [] }) =>
  code === 'CIRCULAR_DEPENDENCY' && ids.every((id) => id.includes('/node_modules/'));

function onwarn(warning, warn) {
  if (warning.code !== 'MODULE_LEVEL_DIRECTIVE' && !isOfLibrary(warning)) warn(warning);
}

/** The entries of `widgets/entries`, by chunk name. */
function elementEntries() {
  const names = existsSync(inRoot('widgets/entries')) ? readdirSync(inRoot('widgets/entries')) : [];
  return Object.fromEntries(
    names
      .filter((name) => /\.tsx?$/.test(name))
      .map((name) => [name.replace(/^lectern-|\.tsx?$/g, ''), inRoot('widgets/entries', name)]),
  );
}

// Files that are shipped as they are lie among the chunks, and never change under their name.
const assetName = 'chunks/[name]-[hash:8][extname]';

/** Output of a build whose shared code is in chunks. */
const inChunks = (dir, entryFileNames) => ({
  dir,
  format: 'es',
  entryFileNames,
  chunkFileNames: chunkName,
  assetFileNames: assetName,
  manualChunks: sharedChunks(),
  onlyExplicitManualChunks: true,
  experimentalMinChunkSize: SMALL_CHUNK,
  hoistTransitiveImports: false,
  sourcemap: true,
});

const elements = (renderer) => ({
  input: elementEntries(),
  // A lazy part may take what it shares with its element from the element's own chunk.
  preserveEntrySignatures: 'allow-extension',
  logLevel: 'warn',
  onwarn,
  plugins: plugins(renderer, [lazyImports(), chunkGraph(graphOf(renderer, 'embed'))]),
  // The loader carries these names.
  output: inChunks(distOf(renderer, 'embed/1'), 'chunks/[hash:7].js'),
});

const loader = (renderer) => ({
  input: { lectern: inRoot('widgets/loader.ts') },
  logLevel: 'warn',
  onwarn,
  plugins: plugins(renderer, [loaderLinks(graphOf(renderer, 'embed'))]),
  output: { dir: distOf(renderer, 'embed/1'), format: 'es', entryFileNames: '[name].js', sourcemap: 'hidden' },
});

/** What engineers ask a page with; shares nothing, so that it works where the elements' code does not arrive. */
const tools = (renderer) => ({
  input: { tools: inRoot('widgets/tools/script.ts') },
  logLevel: 'warn',
  onwarn,
  plugins: plugins(renderer),
  output: { dir: distOf(renderer, 'embed/1'), format: 'es', entryFileNames: '[name].js', sourcemap: 'hidden' },
});

// The server answers these calls with the page.
const needs = async () => ({ needs: await needsOfTags() });

const learn = (renderer) => ({
  input: { learn: inRoot('widgets/learn/main.tsx') },
  logLevel: 'warn',
  onwarn,
  plugins: plugins(renderer, [lazyImports(), chunkGraph(distOf(renderer, 'learn/manifest.json'), needs)]),
  // No loader carries these names, and hashes of seven letters are short for what is kept for good.
  output: {
    ...inChunks(distOf(renderer, 'learn'), '[name]-[hash].js'),
    chunkFileNames: (chunk) => chunkName(chunk).replace('hash:7', 'hash:8'),
  },
});

/** What `/learn` asks for while its code is on its way: one file that shares nothing, like the loader. */
const early = (renderer) => ({
  input: { early: inRoot('widgets/learn/early/early.ts') },
  logLevel: 'warn',
  onwarn,
  plugins: plugins(renderer, [earlyNeeds()]),
  output: { dir: distOf(renderer, 'learn'), format: 'es', entryFileNames: '[name].js', sourcemap: 'hidden' },
});

/** The service worker of `/learn`, made last since it knows the files of the page, and its successor where none is wanted. */
const worker = (renderer, name) => ({
  input: { [name]: inRoot(`src/worker/${name}.ts`) },
  logLevel: 'warn',
  onwarn,
  plugins: plugins(renderer, [codeFiles(distOf(renderer, 'learn/manifest.json'))]),
  output: { dir: distOf(renderer, 'learn'), format: 'iife', entryFileNames: '[name].js', sourcemap: 'hidden' },
});

/** The helper page of frames, which shares nothing either. */
const bridge = (renderer) => ({
  input: { bridge: inRoot('widgets/learn/bridge.ts') },
  logLevel: 'warn',
  onwarn,
  plugins: plugins(renderer),
  output: { dir: distOf(renderer, 'learn'), format: 'es', entryFileNames: '[name].js', sourcemap: 'hidden' },
});

/** Nothing of a drawn page comes late, and authors' texts are cleaned in another way where there is no document. */
const neverDrawn = anyFile(
  'widgets/(entries|hash)/',
  'src/element/',
  'src/features/player/(content/Content|overview/Overview|parts/text/AuthorText)\\.tsx$',
  'src/features/courses/(arrival/Arrival|tools/FilterDrawer|grid/VirtualGrid)\\.tsx$',
);

/** What the server draws pages for visitors with: one file for Node that brings all it needs, and the texts of its sheets. */
const render = () => ({
  input: { render: inRoot('widgets/public/drawPage.tsx') },
  logLevel: 'warn',
  onwarn,
  plugins: plugins('preact', [leaveOut(neverDrawn), sheetTexts()], false),
  output: {
    dir: inDist('render'),
    format: 'es',
    entryFileNames: '[name].mjs',
    inlineDynamicImports: true,
    sourcemap: true,
  },
});

/** What `/learn` is made of. */
const portal = (renderer) => [
  learn(renderer),
  early(renderer),
  bridge(renderer),
  worker(renderer, 'worker'),
  worker(renderer, 'noWorker'),
];

/** What the package offers as code that brings all it needs. */
const npmEntries = () => ({
  lectern: inRoot('widgets/index.ts'),
  define: inRoot('widgets/define.ts'),
  ...Object.fromEntries(Object.entries(elementEntries()).map(([name, file]) => [`define/${name}`, file])),
});

const wrapperEntries = { react: inRoot('widgets/react.ts'), vue: inRoot('widgets/vue.ts') };

const npm = () => ({
  input: npmEntries(),
  logLevel: 'warn',
  onwarn,
  plugins: plugins('preact', [chunkGraph(graphOf('preact', 'npm'))]),
  // No loader carries these names, and hashes of seven letters are short for what is kept for good.
  output: {
    dir: inDist('npm'),
    format: 'es',
    entryFileNames: '[name].js',
    chunkFileNames: 'chunks/[name]-[hash].js',
    assetFileNames: assetName,
    sourcemap: 'hidden',
  },
});

/** `lectern/react` and `lectern/vue`: the host's own React or Vue draws the tags. */
const wrappers = () => ({
  input: wrapperEntries,
  external: ['react', 'vue'],
  logLevel: 'warn',
  onwarn,
  plugins: plugins('react'),
  output: {
    dir: inDist('npm'),
    format: 'es',
    entryFileNames: '[name].js',
    chunkFileNames: 'chunks/[name]-[hash].js',
    sourcemap: 'hidden',
  },
});

/** Types of the package. Those of libraries that its code brings along come along too, so that a partner needs none of these. */
const types = () => ({
  input: {
    ...npmEntries(),
    ...wrapperEntries,
    elements: inRoot('widgets/types/elements.ts'),
    protocol: inRoot('widgets/types/protocol.ts'),
  },
  external: ['react', 'vue'],
  logLevel: 'warn',
  // An entry that has an effect and exports nothing has no types.
  onwarn: (warning, warn) => warning.code !== 'EMPTY_BUNDLE' && warn(warning),
  plugins: [dts({ tsconfig: inRoot('tsconfig.types.json'), includeExternal: ['@tanstack/query-core', 'zustand'] })],
  output: {
    dir: inDist('types'),
    format: 'es',
    entryFileNames: '[name].d.ts',
    chunkFileNames: 'chunks/[name]-[hash].d.ts',
  },
});

const workbench = () => ({
  input: { main: inRoot('widgets/workbench/main.tsx') },
  logLevel: 'warn',
  onwarn,
  plugins: plugins('preact', [], false),
  output: {
    dir: inDist('workbench'),
    format: 'es',
    entryFileNames: '[name].js',
    chunkFileNames: '[name]-[hash].js',
    assetFileNames: assetName,
    sourcemap: true,
  },
});

/** Rollup options of each build, by name; a list is built in its order. */
export const builds = {
  'embed': () => [elements('preact'), loader('preact'), tools('preact')],
  'learn': () => portal('preact'),
  'render': () => [render()],
  'npm': () => [npm(), wrappers()],
  'types': () => [types()],
  'workbench': () => [workbench()],
  'react-embed': () => [elements('react'), loader('react'), tools('react')],
  'react-learn': () => portal('react'),
};

export default Object.values(builds).flatMap((options) => options());
