import { build } from 'esbuild';
import { cssTextForEsbuild } from './sheets/cssText.mjs';
import { inRoot } from './paths.mjs';

/** The library of the demonstration's tool omits file endings that Node requires, so it becomes part of the bundle. */
const bundledLibrary = {
  name: 'bundled-library',
  setup: ({ onResolve }) =>
    onResolve({ filter: /^@lti-tool\/core$/ }, () => ({ path: inRoot('node_modules/@lti-tool/core/dist/index.js') })),
};

/** Bundles a program of the server: its own code in one file with a source map, without its packages. */
export const bundleForNode = (entry, outfile) =>
  build({
    entryPoints: [entry],
    outfile,
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    target: 'node20',
    sourcemap: true,
    plugins: [cssTextForEsbuild, bundledLibrary],
    logLevel: 'warning',
  });
