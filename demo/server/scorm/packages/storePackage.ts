import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../../config.ts';
import type { Db } from '../../db/openDb.ts';
import { scormPackages } from '../../db/scorm/schemaScorm.ts';
import { packageLimits } from '../limits.ts';
import { findManifest, manifestName } from '../manifest/findManifest.ts';
import { readManifest } from '../manifest/readManifest.ts';
import { PackageError } from '../PackageError.ts';
import { unpackZip } from '../unpack/unpackZip.ts';
import { packagesFolder } from './packageFolder.ts';

/** Data that is stored with a package. */
export interface StoredAs {
  readonly opensWindows: boolean;
  readonly userId: string;
  readonly now: number;
}

type StoredPackage = typeof scormPackages.$inferSelect;

/**
 * Unpacks a package, reads it and stores it (SCORM-1), completely or not at all.
 * @param file the zip, which stays where it is
 * @throws PackageError
 */
export async function storePackage(
  db: Db,
  config: Pick<Config, 'dataDir'>,
  file: string,
  { opensWindows, userId, now }: StoredAs,
): Promise<StoredPackage> {
  const id = randomUUID();
  const all = packagesFolder(config);
  const incoming = join(all, `.incoming-${id}`);
  const folder = join(all, id);
  try {
    await mkdir(incoming, { recursive: true });
    const { paths, bytes } = await unpackZip(file, incoming);
    findManifest(paths);
    const path = join(incoming, manifestName);
    // A manifest of a gigabyte must not be read into memory.
    if ((await stat(path)).size > packageLimits.manifest) throw new PackageError('manifestSize');
    const manifest = readManifest(await readFile(path), new Set(paths));
    await rename(incoming, folder);
    const row = {
      id,
      title: manifest.title,
      standard: manifest.standard,
      seeded: null,
      manifest,
      files: paths.length,
      bytes,
      opensWindows,
      uploaded: new Date(now),
      uploadedBy: userId,
    };
    await db.insert(scormPackages).values(row);
    return row;
  } catch (error) {
    await Promise.all([incoming, folder].map((one) => rm(one, { recursive: true, force: true })));
    throw error;
  }
}
