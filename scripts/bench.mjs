// `npm run bench`: bytes, time to the first card and to the first text, the way from a card to its course, the leftovers of mounting, lists
// of ten thousand courses, a course of five thousand parts, months of a thousand dates, the words of the tutor, the channel between a frame
// and its host, the files of certificates, pages for visitors that the server draws, hundreds of readers at once, and calls from outside:
// commits of packages, launches of tools. `-- --runs 9` for steadier medians, `-- --only lists` for a part of them: bytes, loads, player,
// way, leaks, lists, tree, calendar, tutor, channel, languages, certificates, drawn, readers, outside; joined by commas. Bytes and chains
// are compared with test/bench/baseline.json, which `-- --keep` overwrites.
import { pathToFileURL } from 'node:url';
import { inRoot } from './build/paths.mjs';
import { checkNode, installPackages } from './install.mjs';
import { optionOf } from './optionOf.mjs';

checkNode();
installPackages();
process.chdir(inRoot());
const { build } = await import('esbuild');
const outfile = inRoot('.cache/bench.mjs');
// The benchmarks are TypeScript; the scripts that they import are resolved from their own folder and are not bundled.
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
      setup: ({ onResolve }) =>
        onResolve({ filter: /\/scripts\/.*\.mjs$/ }, ({ path, resolveDir }) => ({
          path: pathToFileURL(`${resolveDir}/${path}`).href,
          external: true,
        })),
    },
  ],
});
const { main } = await import(pathToFileURL(outfile).href);
const said = (name) => optionOf(process.argv, name);
await main(Number(said('--runs') ?? 5), said('--only')?.split(','), process.argv.includes('--keep'));
