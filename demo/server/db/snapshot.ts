import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

const DAY = 86_400_000;

/**
 * Name of the prepared archive that fits this code: it carries the exact version of PGlite, whose files it holds, and a
 * hash of the migrations, so that one made by other code is never found.
 * @param root the project's folder
 */
export function snapshotName(root: string, migrationsFolder: string): string {
  const { version } = JSON.parse(readFileSync(join(root, 'node_modules/@electric-sql/pglite/package.json'), 'utf8')) as { version: string };
  const journal = createHash('sha256').update(readFileSync(join(migrationsFolder, 'meta/_journal.json'))).digest('hex').slice(0, 12);
  return `seed-pglite-${version}-${journal}.tar.gz`;
}

/** Path of the archive when it may be used: the seed's windows are counted from the day it was made. */
export function findSnapshot(folder: string, root: string, migrationsFolder: string): string | undefined {
  const path = join(folder, snapshotName(root, migrationsFolder));
  const made = statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  return Date.now() - made < DAY ? path : undefined;
}
