import { existsSync, readdirSync } from 'node:fs';
import alias from '@rollup/plugin-alias';
import commonjs from '@rollup/plugin-commonjs';
import nodeResolve from '@rollup/plugin-node-resolve';
import replace from '@rollup/plugin-replace';
import esbuild, { minify } from 'rollup-plugin-esbuild';
import { aheadNeeds } from './scripts/build/aheadNeeds.mjs';
import { besideEachOther } from './scripts/build/besideEachOther.mjs';
import { chunkGraph } from './scripts/build/chunkGraph.mjs';
import { cssText } from './scripts/build/cssText.mjs';
import { fileAddress } from './scripts/build/fileAddress.mjs';
import { leanManifests } from './scripts/build/leanManifests.mjs';
import { leanQuery } from './scripts/build/leanQuery.mjs';
import { leanSchemas } from './scripts/build/leanSchemas.mjs';
import { leanShell } from './scripts/build/leanShell.mjs';
import { loaderLinks } from './scripts/build/loaderLinks.mjs';
import { distOf, inDist, inRoot } from './scripts/build/paths.mjs';
import { PREACT_ALIASES } from './scripts/build/renderer.mjs';
import { chunkName, sharedChunks } from './scripts/build/sharedChunks.mjs';
import { shrink } from './scripts/build/shrink.mjs';
import { unlessShipped } from './scripts/build/unlessShipped.mjs';

// Below this a request costs more than the bytes it saves.
const SMALL_CHUNK = 3000;

const graphOf = (renderer, build) => distOf(renderer, 'meta', `${build}.json`);

/** What every build has in common. */
function plugins(renderer, extra = [], isShipped = renderer === 'preact') {
  return [
    renderer === 'preact' && alias({ entries: PREACT_ALIASES }),
    replace({ preventAssignment: true, values: { 'process.env.NODE_ENV': '"production"' } }),
    cssText(),
    fileAddress(),
    leanManifests(),
    leanQuery(),
    leanSchemas(),
    leanShell(),
    nodeResolve({ rootDir: inRoot(), browser: true, extensions: ['.mjs', '.js', '.ts', '.tsx'], dedupe: ['react', 'react-dom', 'preact'] }),
    commonjs(),
    esbuild({ target: 'es2022', jsx: 'automatic', jsxImportSource: 'react', loaders: { '.json': 'json' }, tsconfig: false }),
    ...extra,
    // First the quick tool, which leaves the thorough one a quarter of its work.
    unlessShipped(minify({ target: 'es2022' })),
    isShipped && unlessShipped(shrink()),
  ].filter(Boolean);
}

function onwarn(warning, warn) {
  if (warning.code !== 'MODULE_LEVEL_DIRECTIVE') warn(warning);
}

/** The entries of `widgets/entries`, by chunk name. */
function elementEntries() {
  const names = existsSync(inRoot('widgets/entries')) ? readdirSync(inRoot('widgets/entries')) : [];
  return Object.fromEntries(names.filter((name) => /\.tsx?$/.test(name)).map((name) => [name.replace(/^lectern-|\.tsx?$/g, ''), inRoot('widgets/entries', name)]));
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
  plugins: plugins(renderer, [besideEachOther(), chunkGraph(graphOf(renderer, 'embed'))]),
  // The loader carries these names.
  output: inChunks(distOf(renderer, 'embed/1'), 'chunks/[hash:6].js'),
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

const learn = (renderer) => ({
  input: { learn: inRoot('widgets/learn/main.tsx') },
  logLevel: 'warn',
  onwarn,
  plugins: plugins(renderer, [besideEachOther(), chunkGraph(distOf(renderer, 'learn/manifest.json'))]),
  // No loader carries these names, and hashes of six letters are enough for 64 chunks alone.
  output: { ...inChunks(distOf(renderer, 'learn'), '[name]-[hash].js'), chunkFileNames: (chunk) => chunkName(chunk).replace('hash:6', 'hash:8') },
});

/** What `/learn` asks for while its code is on its way: one file that shares nothing, like the loader. */
const ahead = (renderer) => ({
  input: { ahead: inRoot('widgets/learn/ahead.ts') },
  logLevel: 'warn',
  onwarn,
  plugins: plugins(renderer, [aheadNeeds()]),
  output: { dir: distOf(renderer, 'learn'), format: 'es', entryFileNames: '[name].js', sourcemap: 'hidden' },
});

/** The helper page of frames, which shares nothing either. */
const bridge = (renderer) => ({
  input: { bridge: inRoot('widgets/learn/bridge.ts') },
  logLevel: 'warn',
  onwarn,
  plugins: plugins(renderer),
  output: { dir: distOf(renderer, 'learn'), format: 'es', entryFileNames: '[name].js', sourcemap: 'hidden' },
});

/** What `/learn` is made of. */
const portal = (renderer) => [learn(renderer), ahead(renderer), bridge(renderer)];

const npm = () => ({
  input: {
    lectern: inRoot('widgets/index.ts'),
    ...(existsSync(inRoot('widgets/define.ts')) ? { define: inRoot('widgets/define.ts') } : {}),
    ...Object.fromEntries(Object.entries(elementEntries()).map(([name, file]) => [`define/${name}`, file])),
  },
  logLevel: 'warn',
  onwarn,
  plugins: plugins('preact', [chunkGraph(graphOf('preact', 'npm'))]),
  // No loader carries these names, and hashes of six letters are enough for 64 chunks alone.
  output: { dir: inDist('npm'), format: 'es', entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js', assetFileNames: assetName, sourcemap: true },
});

/** `lectern/react` and `lectern/vue`: the host's own React or Vue draws the tags. */
const wrappers = () => ({
  input: { react: inRoot('widgets/react.ts'), vue: inRoot('widgets/vue.ts') },
  external: ['react', 'vue'],
  logLevel: 'warn',
  onwarn,
  plugins: plugins('react'),
  output: { dir: inDist('npm'), format: 'es', entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js', sourcemap: true },
});

const workbench = () => ({
  input: { main: inRoot('widgets/workbench/main.tsx') },
  logLevel: 'warn',
  onwarn,
  plugins: plugins('preact', [], false),
  output: { dir: inDist('workbench'), format: 'es', entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js', assetFileNames: assetName, sourcemap: true },
});

/** Rollup options of each build, by name; a list is built in its order. */
export const builds = {
  'embed': () => [elements('preact'), loader('preact'), tools('preact')],
  'learn': () => portal('preact'),
  'npm': () => [npm(), wrappers()],
  'workbench': () => [workbench()],
  'react-embed': () => [elements('react'), loader('react'), tools('react')],
  'react-learn': () => portal('react'),
};

export default Object.values(builds).flatMap((options) => options());
