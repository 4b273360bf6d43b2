// `npm run bench`: bytes, time to the first card and what mounting leaves behind. `-- --runs 9` for steadier medians.
import { pathToFileURL } from 'node:url';
import { inRoot } from './build/paths.mjs';
import { checkNode, installPackages } from './install.mjs';

checkNode();
installPackages();
process.chdir(inRoot());
const { build } = await import('esbuild');
const outfile = inRoot('.cache/bench.mjs');
// The instruments are TypeScript; the scripts beside them are found from their own place and stay apart.
await build({
  entryPoints: [inRoot('test/bench/main.ts')],
  outfile,
  bundle: true,
  packages: 'external',
  platform: 'node',
  format: 'esm',
  target: 'node20',
  plugins: [
    {
      name: 'scripts-stay-apart',
      setup: ({ onResolve }) => onResolve({ filter: /\/scripts\/.*\.mjs$/ }, ({ path, resolveDir }) => ({ path: pathToFileURL(`${resolveDir}/${path}`).href, external: true })),
    },
  ],
});
const { main } = await import(pathToFileURL(outfile).href);
const asked = process.argv.indexOf('--runs');
await main(asked < 0 ? 5 : Number(process.argv[asked + 1]));
