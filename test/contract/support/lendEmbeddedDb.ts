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

/** Opens a separate embedded database, in a folder beside the archives that is deleted when all tests are done. */
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
 * Lends an embedded database in its first state. The worker keeps one open for all its files and restores it, which takes a tenth of the
 * time of opening one; while that one is lent, additional ones are opened.
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
