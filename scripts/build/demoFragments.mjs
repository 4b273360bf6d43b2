import { createHash } from 'node:crypto';
import { copyFile, readFile, writeFile } from 'node:fs/promises';
import { build } from 'esbuild';
import { inDist, inRoot } from './paths.mjs';
import { vueForEsbuild } from './vueForEsbuild.mjs';

/** Place in the portal, file of demo/fragments, and the element that it defines. */
const FRAGMENTS = [
  ['knowledgeCenter', 'knowledgeCenter', 'harbour-knowledge-center'],
  ['promoBanners', 'tip', 'harbour-tip'],
];

const digestOf = (bytes) => `sha384-${createHash('sha384').update(bytes).digest('base64')}`;

/**
 * Builds the modules of the demonstration, each as one file, and writes the values that an administrator enters: file, tag and digest by
 * place.
 */
export async function demoFragments(define) {
  const folder = 'hosts/fragments';
  await build({
    entryPoints: FRAGMENTS.map(([, name]) => inRoot(`demo/fragments/${name}.ts`)),
    outdir: inDist(folder),
    outExtension: { '.js': '.mjs' },
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    loader: { '.css': 'text' },
    define,
    plugins: [vueForEsbuild],
    logLevel: 'warning',
  });
  const named = {};
  for (const [slot, name, tag] of FRAGMENTS) {
    const file = `${name}.mjs`;
    named[slot] = { file, tag, integrity: digestOf(await readFile(inDist(folder, file))) };
  }
  await writeFile(inDist(folder, 'fragments.json'), JSON.stringify(named));
  for (const language of ['en', 'ar'])
    await copyFile(inRoot(`demo/fragments/articles.${language}.json`), inDist(folder, `articles.${language}.json`));
}
