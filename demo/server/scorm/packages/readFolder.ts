import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { PackageError } from '../PackageError.ts';
import { manifestName } from '../manifest/findManifest.ts';
import type { Manifest } from '../manifest/manifest.ts';
import { readManifest } from '../manifest/readManifest.ts';

/** Reads a package from its folder: one of the seed. @throws PackageError */
export function readFolder(folder: string): {
  readonly manifest: Manifest;
  readonly files: number;
  readonly bytes: number;
} {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  const paths = new Set(files.map((file) => relative(folder, file).split(sep).join('/')));
  if (!paths.has(manifestName)) throw new PackageError('noManifest');
  return {
    manifest: readManifest(readFileSync(join(folder, manifestName)), paths),
    files: files.length,
    bytes: files.reduce((sum, file) => sum + statSync(file).size, 0),
  };
}
