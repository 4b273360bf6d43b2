import { join } from 'node:path';
import type { Config } from '../config.ts';
import { folderStorage } from './folderStorage.ts';
import type { Storage } from './storage.ts';
import { withSeeded } from './withSeeded.ts';

/** The storage of the settings: a bucket, whose code is loaded only then, or the folder `files` (SRV-78). */
export function createStorage({ dataDir, files: { bucket } }: Pick<Config, 'dataDir' | 'files'>): Storage {
  if (!bucket) return withSeeded(folderStorage(join(dataDir, 'files')));
  const ready = import('./bucketStorage.ts').then(({ bucketStorage }) => bucketStorage(bucket));
  return withSeeded({
    put: async (key, bytes) => (await ready).put(key, bytes),
    get: async (key) => (await ready).get(key),
    remove: async (key) => (await ready).remove(key),
    removeAll: async (folder) => (await ready).removeAll(folder),
  });
}
