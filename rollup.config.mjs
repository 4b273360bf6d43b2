import { existsSync, readdirSync } from 'node:fs';
import alias from '@rollup/plugin-alias';
import commonjs from '@rollup/plugin-commonjs';
import nodeResolve from '@rollup/plugin-node-resolve';
import replace from '@rollup/plugin-replace';
import terser from '@rollup/plugin-terser';
import esbuild, { minify } from 'rollup-plugin-esbuild';
import { chunkGraph } from './scripts/build/chunkGraph.mjs';
import { cssText } from './scripts/build/cssText.mjs';
import { loaderLinks } from './scripts/build/loaderLinks.mjs';
import { distOf, inRoot } from './scripts/build/paths.mjs';
import { PREACT_ALIASES } from './scripts/build/renderer.mjs';
import { sharedChunks } from './scripts/build/sharedChunks.mjs';

const graphOf = (renderer, build) => distOf(renderer, 'meta', `${build}.json`);

/** What every build has in common; the parity build on React is compressed by the quicker tool, since nobody downloads it. */
function plugins(renderer, extra = []) {
  return [
    renderer === 'preact' && alias({ entries: PREACT_ALIASES }),
    replace({ preventAssignment: true, values: { 'process.env.NODE_ENV': '"production"' } }),
    cssText(),
    nodeResolve({ browser: true, extensions: ['.mjs', '.js', '.ts', '.tsx'], dedupe: ['react', 'react-dom', 'preact'] }),
    commonjs(),
    esbuild({ target: 'es2022', jsx: 'automatic', jsxImportSource: 'react', loaders: { '.json': 'json' }, tsconfig: false }),
    ...extra,
    renderer === 'preact'
      ? terser({ module: true, ecma: 2020, compress: { passes: 2 }, format: { comments: false } })
      : minify({ target: 'es2022' }),
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

const elements = (renderer) => ({
  input: elementEntries(),
  onwarn,
  plugins: plugins(renderer, [chunkGraph(graphOf(renderer, 'embed'))]),
  output: {
    dir: distOf(renderer, 'embed/1'),
    format: 'es',
    entryFileNames: 'chunks/[name]-[hash].js',
    chunkFileNames: 'chunks/[name]-[hash].js',
    manualChunks: sharedChunks(),
    onlyExplicitManualChunks: true,
    hoistTransitiveImports: false,
    sourcemap: true,
  },
});

const loader = (renderer) => ({
  input: { lectern: inRoot('widgets/loader.ts') },
  onwarn,
  plugins: plugins(renderer, [loaderLinks(graphOf(renderer, 'embed'))]),
  output: { dir: distOf(renderer, 'embed/1'), format: 'es', entryFileNames: '[name].js', sourcemap: true },
});

const learn = (renderer) => ({
  input: { learn: inRoot('widgets/learn/main.tsx') },
  onwarn,
  plugins: plugins(renderer, [chunkGraph(distOf(renderer, 'learn/manifest.json'))]),
  output: {
    dir: distOf(renderer, 'learn'),
    format: 'es',
    entryFileNames: '[name]-[hash].js',
    chunkFileNames: 'chunks/[name]-[hash].js',
    manualChunks: sharedChunks(),
    onlyExplicitManualChunks: true,
    hoistTransitiveImports: false,
    sourcemap: true,
  },
});

const npm = () => ({
  input: {
    lectern: inRoot('widgets/index.ts'),
    ...(existsSync(inRoot('widgets/define.ts')) ? { define: inRoot('widgets/define.ts') } : {}),
    ...Object.fromEntries(Object.entries(elementEntries()).map(([name, file]) => [`define/${name}`, file])),
  },
  onwarn,
  plugins: plugins('preact', [chunkGraph(graphOf('preact', 'npm'))]),
  output: { dir: inRoot('dist/npm'), format: 'es', entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js', sourcemap: true },
});

/** Rollup options of each build, by name; a list is built in its order. */
export const builds = {
  'embed': () => [elements('preact'), loader('preact')],
  'learn': () => [learn('preact')],
  'npm': () => [npm()],
  'react-embed': () => [elements('react'), loader('react')],
  'react-learn': () => [learn('react')],
};

export default Object.values(builds).flatMap((options) => options());
