import { execFile } from 'node:child_process';
import { copyFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, relative } from 'node:path';
import { promisify } from 'node:util';
import { cssTextForEsbuild } from './cssText.mjs';
import { filesBelow } from './inputs.mjs';
import { distOf, inRoot } from './paths.mjs';

const TOOLS = ['package-lock.json', 'rollup.config.mjs', 'scripts/build'];
const BROWSER = [...TOOLS, 'src', 'widgets', 'locales'];

async function rollupBuild(name) {
  const { rollup } = await import('rollup');
  const { builds } = await import('../../rollup.config.mjs');
  for (const { output, ...input } of builds[name]()) {
    const bundle = await rollup(input);
    await bundle.write(output);
    await bundle.close();
  }
}

/** The translations beside the loader, without their white space. */
async function copyLocales(renderer) {
  for (const file of filesBelow('locales').filter((path) => path.endsWith('.json'))) {
    const target = distOf(renderer, 'embed/1/locales', relative(inRoot('locales'), file));
    await mkdir(dirname(target), { recursive: true });
    await writeFile(target, JSON.stringify(JSON.parse(await readFile(file, 'utf8'))));
  }
}

const embed = (renderer) => ({
  inputs: BROWSER,
  outputs: [distOf(renderer, 'embed')],
  run: async () => {
    await rollupBuild(renderer === 'react' ? 'react-embed' : 'embed');
    await copyLocales(renderer);
  },
});

const learn = (renderer) => ({
  inputs: BROWSER,
  outputs: [distOf(renderer, 'learn')],
  run: () => rollupBuild(renderer === 'react' ? 'react-learn' : 'learn'),
});

const serverBundle = {
  entryPoints: [inRoot('demo/server/main.ts')],
  bundle: true,
  packages: 'external',
  platform: 'node',
  format: 'esm',
  target: 'node20',
  sourcemap: true,
  plugins: [cssTextForEsbuild],
  logLevel: 'warning',
};

/** Everything that can be built: what it reads, what it writes (removed first), and how. */
export const targets = {
  'server': {
    inputs: [...TOOLS, 'demo', 'src', 'locales'],
    outputs: [inRoot('dist/server')],
    run: async () => {
      const { build } = await import('esbuild');
      await build({ ...serverBundle, outfile: inRoot('dist/server/main.js') });
    },
  },
  'seed': {
    inputs: [...TOOLS, 'demo/server', 'src/domain', 'src/contract'],
    outputs: [inRoot('dist/seed')],
    // A bundle of its own: that of the server may be in the making.
    run: async () => {
      const { build } = await import('esbuild');
      const outfile = inRoot('.cache/seed/main.js');
      await build({ ...serverBundle, outfile });
      await promisify(execFile)(process.execPath, [outfile, '--snapshot'], { env: { ...process.env, DATABASE_URL: '' } });
    },
  },
  'embed': embed('preact'),
  'learn': learn('preact'),
  'npm': { inputs: BROWSER, outputs: [inRoot('dist/npm')], run: () => rollupBuild('npm') },
  'workbench': {
    inputs: BROWSER,
    outputs: [inRoot('dist/workbench')],
    run: async () => {
      await rollupBuild('workbench');
      await copyFile(inRoot('widgets/workbench/index.html'), inRoot('dist/workbench/index.html'));
    },
  },
  'react-embed': embed('react'),
  'react-learn': learn('react'),
};

/** Removes what an earlier run left, then builds. */
export async function runTarget(name) {
  const target = targets[name];
  await Promise.all(target.outputs.map((path) => rm(path, { recursive: true, force: true })));
  await target.run();
}
