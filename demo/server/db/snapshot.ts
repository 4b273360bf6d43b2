import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

const DAY = 86_400_000;

/**
 * Name of the prepared archive that fits this code. It has the exact version of PGlite, whose files it holds, and a hash of migrations and
 * seed, so that an archive made from others is never found.
 * @param root the project's folder
 */
export function snapshotName(root: string, migrationsFolder: string): string {
  const { version } = JSON.parse(
    readFileSync(join(root, 'node_modules/@electric-sql/pglite/package.json'), 'utf8'),
  ) as { version: string };
  const hash = createHash('sha256').update(readFileSync(join(migrationsFolder, 'meta/_journal.json')));
  const seed = join(root, 'demo/server/seed');
  for (const name of readdirSync(seed, { recursive: true, encoding: 'utf8' }).sort())
    if (/\.(ts|json|html|md)$/.test(name)) hash.update(name).update(readFileSync(join(seed, name)));
  return `seed-pglite-${version}-${hash.digest('hex').slice(0, 12)}.tar.gz`;
}

/** Path of the archive when it may be used: it is less than a day old, because the seed's dates count from the day when it was made. */
export function findSnapshot(folder: string, root: string, migrationsFolder: string): string | undefined {
  const path = join(folder, snapshotName(root, migrationsFolder));
  const made = statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  return Date.now() - made < DAY ? path : undefined;
}
