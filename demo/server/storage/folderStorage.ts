import { randomUUID } from 'node:crypto';
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { StorageError, type Storage } from './storage.ts';

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code ?? '';
const noRoom: ReadonlySet<string> = new Set(['ENOSPC', 'EDQUOT']);

const failed = (what: string, cause: unknown) =>
  new StorageError(`${what}: ${codeOf(cause)}`, { full: noRoom.has(codeOf(cause)), cause });

/** Keeps files in a folder that only the server's own user can read (SRV-44). */
export function folderStorage(folder: string): Storage {
  const pathOf = (key: string) => {
    if (!/^[\da-z-]+(\/[\da-z-]+)*$/.test(key)) throw new StorageError('not a key');
    return join(folder, key);
  };
  return {
    async put(key, bytes) {
      const path = pathOf(key);
      const beside = `${path}.${randomUUID()}`;
      try {
        await mkdir(dirname(path), { recursive: true, mode: 0o700 });
        const file = await open(beside, 'w', 0o600);
        try {
          await file.writeFile(bytes);
          await file.sync();
        } finally {
          await file.close();
        }
        await rename(beside, path);
      } catch (error) {
        await rm(beside, { force: true }).catch(() => undefined);
        throw failed('a file could not be written', error);
      }
    },
    get: (key) =>
      readFile(pathOf(key)).catch((error: unknown) => {
        throw failed('a file could not be read', error);
      }),
    remove: (key) =>
      rm(pathOf(key), { force: true }).catch((error: unknown) => {
        throw failed('a file could not be removed', error);
      }),
    removeAll: (below) =>
      rm(pathOf(below), { recursive: true, force: true }).catch((error: unknown) => {
        throw failed('files could not be removed', error);
      }),
  };
}
