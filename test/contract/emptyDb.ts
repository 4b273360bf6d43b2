import { rmSync } from 'node:fs';
import { inject } from 'vitest';
import { readConfig } from '../../demo/server/config.ts';
import { openDb } from '../../demo/server/db/openDb.ts';
import { freshDatabase } from '../postgres/freshDatabase.ts';
import type {} from '../postgres/provided.ts';
import { temporaryFolder } from './portalServer.ts';

/** A database with all tables and nothing in them, on the engine under test. */
export async function emptyDb() {
  const dataDir = temporaryFolder();
  const postgres = inject('postgres');
  const databaseUrl = postgres && (await freshDatabase(postgres, 'tables'));
  const { db, close } = await openDb({ dataDir, databaseUrl, migrationsFolder: readConfig({}).migrationsFolder, snapshot: inject('archives')?.tables });
  return {
    db,
    async remove() {
      await close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
