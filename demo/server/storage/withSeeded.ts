import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { projectRoot } from '../config.ts';
import type { Storage } from './storage.ts';

const prefix = 'seed/';

/** The key of a file of the seed, which is in the folder `seed/content`. */
export const seededKey = (path: string) => prefix + path;

/** A storage that also has the files of the seed: they come with the program, and are never written. */
export const withSeeded = (storage: Storage): Storage => ({
  ...storage,
  get: (key) =>
    key.startsWith(prefix)
      ? readFile(join(projectRoot(), 'demo/server/seed/content', key.slice(prefix.length)))
      : storage.get(key),
});
