import { join } from 'node:path';
import type { activityPackages, scormPackages } from '../db/scorm/schemaScorm.ts';
import { uuidOf } from '../db/uuidOf.ts';
import { seededFolder } from '../scorm/packages/packageFolder.ts';
import { readFolder } from '../scorm/packages/readFolder.ts';

/** A package of the seed, and the part that plays it: code of the course, `:`, and its path. */
export interface PackageFile {
  readonly folder: string;
  readonly part: string;
}

/** Packages of the seed with the parts that play them. Their files stay where they are. */
export function packageRows(files: readonly PackageFile[], root: string, now: number) {
  const folders = [...new Set(files.map(({ folder }) => folder))];
  const packages = folders.map((folder): typeof scormPackages.$inferInsert => {
    const { manifest, ...size } = readFolder(join(seededFolder(root), folder));
    const { title, standard } = manifest;
    return {
      id: uuidOf(`package:${folder}`),
      title,
      standard,
      seeded: folder,
      manifest,
      ...size,
      uploaded: new Date(now),
    };
  });
  const plays = files.map(({ folder, part }): typeof activityPackages.$inferInsert => ({
    activityId: uuidOf(`activity:${part}`),
    packageId: uuidOf(`package:${folder}`),
  }));
  return { packages, plays };
}
