import { mkdtempSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { inject } from 'vitest';
import { readConfig } from '../../../demo/server/config.ts';
import { openDb, type Db } from '../../../demo/server/db/openDb.ts';
import type {} from '../../postgres/provided.ts';
import { keepRows, type Content } from './keepRows.ts';

interface Kept {
  readonly db: Db;
  readonly restore: (content: Content) => Promise<void>;
}

// Module state on purpose: files of one worker share it.
let kept: Kept | null = null;
let isLent = false;

/** Opens an embedded database of its own, in a folder below that of the archives, which goes when all tests are done. */
async function open(content: Content) {
  const archives = inject('archives');
  if (!archives) throw new Error('There are no archives; test/postgres/embeddedSetup.ts makes them.');
  const dataDir = mkdtempSync(join(dirname(archives.academy), 'db-'));
  const { migrationsFolder } = readConfig({});
  const { db, close } = await openDb({ dataDir, migrationsFolder, snapshot: archives[content] });
  const remove = async () => {
    await close();
    rmSync(dataDir, { recursive: true, force: true });
  };
  return { db, close: remove };
}

/**
 * Lends an embedded database as it is at first. The worker keeps one open for all its files and puts it back to its beginning, which
 * takes a tenth of what opening one takes; while that one is lent, others are opened again.
 */
export async function lendEmbeddedDb(
  content: Content,
): Promise<{ readonly db: Db; readonly close: () => Promise<void> }> {
  if (isLent) return open(content);
  isLent = true;
  if (!kept) {
    const { db } = await open('academy');
    kept = { db, restore: await keepRows(db) };
  }
  await kept.restore(content);
  return {
    db: kept.db,
    close: async () => {
      isLent = false;
    },
  };
}
