import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { inRoot } from '../build/paths.mjs';
import { packageManifest } from './packageManifest.mjs';
import { runNpm } from './runNpm.mjs';

// The repository's README is for its developers.
const README = 'package/README.md';

/**
 * Writes the package to `<folder>/package` and packs it with npm. `dist/npm` and `dist/types` must have been built.
 * @returns the path of the packed file, `<folder>/lectern-<version>.tgz`
 */
export async function packPackage(folder) {
  const layout = join(folder, 'package');
  const manifest = packageManifest(JSON.parse(readFileSync(inRoot('package.json'), 'utf8')));
  rmSync(layout, { recursive: true, force: true });
  mkdirSync(layout, { recursive: true });
  for (const path of ['LICENSE', ...manifest.files.filter((name) => !name.startsWith('!'))]) {
    mkdirSync(dirname(join(layout, path)), { recursive: true });
    cpSync(inRoot(path), join(layout, path), { recursive: true });
  }
  cpSync(inRoot(README), join(layout, 'README.md'));
  writeFileSync(join(layout, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  const [{ filename }] = JSON.parse(await runNpm(['pack', '--json', '--pack-destination', folder], layout));
  return join(folder, filename);
}
