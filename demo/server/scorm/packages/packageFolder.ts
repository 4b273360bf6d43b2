import { join } from 'node:path';
import type { Config } from '../../config.ts';
import type { scormPackages } from '../../db/scorm/schemaScorm.ts';

type Folders = Pick<Config, 'root' | 'dataDir'>;

/** The folder of uploaded packages. */
export const packagesFolder = ({ dataDir }: Pick<Folders, 'dataDir'>) => join(dataDir, 'scorm');

/** The folder of the seed's packages. */
export const seededFolder = (root: string) => join(root, 'demo/server/seed/scorm');

/** The folder of a package's files. */
export const packageFolder = (
  { id, seeded }: Pick<typeof scormPackages.$inferSelect, 'id' | 'seeded'>,
  folders: Folders,
): string => (seeded === null ? join(packagesFolder(folders), id) : join(seededFolder(folders.root), seeded));
