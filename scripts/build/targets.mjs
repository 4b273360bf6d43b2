import { execFile } from 'node:child_process';
import { copyFile, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { languages, namespaces, SERVER } from '../locales/namespaces.mjs';
import { readTexts } from '../locales/readTexts.mjs';
import { shippedTexts } from '../locales/shippedTexts.mjs';
import { writeIntegrity } from './integrity.mjs';
import { DIST, distOf, inDist, inRoot } from './paths.mjs';
import { copyPdfFiles } from './pdfFiles.mjs';

const TOOLS = ['package-lock.json', 'rollup.config.mjs', 'scripts/build', 'scripts/locales'];
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

/** The texts of the elements in a folder, without white space. */
async function copyLocales(folder) {
  for (const tag of languages)
    for (const name of namespaces.filter((one) => one !== SERVER)) {
      const texts = readTexts(tag, name);
      if (!texts) continue;
      const target = join(folder, tag, `${name}.json`);
      await mkdir(dirname(target), { recursive: true });
      await writeFile(target, JSON.stringify(shippedTexts(tag, texts)));
    }
}

const outputsOf = (renderer, ...names) => names.map((name) => (renderer === 'react' ? `react/${name}` : name));

const embed = (renderer) => ({
  inputs: BROWSER,
  outputs: outputsOf(renderer, 'embed', 'meta/embed.json'),
  run: async () => {
    await rollupBuild(renderer === 'react' ? 'react-embed' : 'embed');
    await copyLocales(distOf(renderer, 'embed/1/locales'));
    await copyPdfFiles(renderer);
    await writeIntegrity(distOf(renderer, 'embed/1'));
  },
});

const learn = (renderer) => ({
  inputs: BROWSER,
  outputs: outputsOf(renderer, 'learn'),
  run: () => rollupBuild(renderer === 'react' ? 'react-learn' : 'learn'),
});

const OF_VUE = {
  'process.env.NODE_ENV': '"production"',
  '__VUE_OPTIONS_API__': 'false',
  '__VUE_PROD_DEVTOOLS__': 'false',
  '__VUE_PROD_HYDRATION_MISMATCH_DETAILS__': 'false',
};

/** Everything that can be built: its inputs, its outputs below `dist`, and how it is built. */
export const targets = {
  'server': {
    inputs: [...TOOLS, 'demo', 'src', 'locales'],
    outputs: ['server'],
    run: async () => {
      const { bundleForNode } = await import('./bundleForNode.mjs');
      await bundleForNode(inRoot('demo/server/main.ts'), inDist('server/main.js'));
    },
  },
  'seed': {
    inputs: [...TOOLS, 'demo/server', 'src/domain', 'src/contract'],
    outputs: ['seed'],
    // The server itself writes the archive to its final place.
    isInPlace: true,
    // A separate bundle, because that of the server may just be in progress.
    run: async () => {
      const { bundleForNode } = await import('./bundleForNode.mjs');
      const outfile = inDist('seed/main.js');
      await bundleForNode(inRoot('demo/server/main.ts'), outfile);
      await promisify(execFile)(process.execPath, [outfile, '--snapshot'], {
        env: { ...process.env, DATABASE_URL: '' },
      });
    },
  },
  // Scripts of the demonstration's hosts. They import the package by its name, as its users do; the page's import map leads that name to
  // the academy's script.
  'hosts': {
    inputs: [
      ...TOOLS,
      'demo/hosts',
      'demo/partner',
      'demo/lms-host',
      'demo/tool',
      'demo/pages',
      'demo/fragments',
      'widgets',
    ],
    outputs: ['hosts'],
    run: async () => {
      const [{ build }, { vueForEsbuild }, { demoFragments }] = await Promise.all([
        import('esbuild'),
        import('./vueForEsbuild.mjs'),
        import('./demoFragments.mjs'),
      ]);
      await build({
        entryPoints: [
          'demo/partner/browser/partner.ts',
          'demo/lms-host/browser/lmsHost.ts',
          'demo/tool/browser/toolLogin.ts',
          'demo/tool/browser/toolActivity.ts',
          ...['elements.ts', 'example.ts', 'framed.ts', 'hostCheck.ts', 'protocol.ts', 'react.tsx', 'vue.ts'].map(
            (name) => `demo/pages/browser/${name}`,
          ),
        ].map((path) => inRoot(path)),
        outdir: inDist('hosts'),
        entryNames: '[name]',
        outExtension: { '.js': '.mjs' },
        bundle: true,
        minify: true,
        format: 'esm',
        target: 'es2022',
        jsx: 'automatic',
        external: ['lectern'],
        alias: { 'lectern/react': inRoot('widgets/react.ts'), 'lectern/vue': inRoot('widgets/vue.ts') },
        define: OF_VUE,
        plugins: [vueForEsbuild],
        logLevel: 'warning',
      });
      await demoFragments(OF_VUE);
    },
  },
  // Scripts of the page in which a package plays, one for each standard: each contains only the runtime of its own standard.
  'launch': {
    inputs: [...TOOLS, 'demo/launch'],
    outputs: ['launch'],
    run: async () => {
      const { build } = await import('esbuild');
      await build({
        entryPoints: {
          'launch-1.2': inRoot('demo/launch/launch12.ts'),
          'launch-2004': inRoot('demo/launch/launch2004.ts'),
          'launch': inRoot('demo/launch/launch.css'),
        },
        outdir: inDist('launch'),
        bundle: true,
        minify: true,
        format: 'esm',
        target: 'es2022',
        legalComments: 'linked',
        logLevel: 'warning',
      });
    },
  },
  'embed': embed('preact'),
  'learn': learn('preact'),
  'render': { inputs: BROWSER, outputs: ['render'], run: () => rollupBuild('render') },
  'npm': { inputs: BROWSER, outputs: ['npm', 'meta/npm.json'], run: () => rollupBuild('npm') },
  'types': {
    inputs: [...BROWSER, 'types', 'tsconfig.json', 'tsconfig.types.json'],
    outputs: ['types'],
    run: () => rollupBuild('types'),
  },
  'workbench': {
    inputs: BROWSER,
    outputs: ['workbench'],
    run: async () => {
      await rollupBuild('workbench');
      await copyFile(inRoot('widgets/workbench/index.html'), inDist('workbench/index.html'));
      await copyLocales(inDist('workbench/locales'));
    },
  },
  'react-embed': embed('react'),
  'react-learn': learn('react'),
};

/** Builds in a separate folder, then moves each output to its place in `dist`, where it replaces the old one. */
export async function runTarget(name) {
  const { run, outputs, isInPlace } = targets[name];
  await run();
  if (isInPlace) return;
  for (const output of outputs) {
    const place = join(DIST, output);
    await mkdir(dirname(place), { recursive: true });
    await rm(place, { recursive: true, force: true });
    await rename(inDist(output), place);
  }
}
