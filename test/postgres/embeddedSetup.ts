import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { readConfig } from '../../demo/server/config.ts';
import { openDb } from '../../demo/server/db/openDb.ts';
import { seed } from '../../demo/server/seed/seed.ts';
import { findPostgres, POSTGRES_SKIPPED } from '../../scripts/test/findPostgres.mjs';

/** What each file's own embedded database begins from is made once; and it is said when PostgreSQL is not there to be tested too. */
export async function setup(project: TestProject): Promise<() => void> {
  if (!findPostgres()) console.log(POSTGRES_SKIPPED);
  const folder = mkdtempSync(join(tmpdir(), 'lectern-archives-'));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  try {
    const { db, dump, close } = await openDb({ dataDir: folder, migrationsFolder: readConfig({}).migrationsFolder });
    const archives = { tables: join(folder, 'tables.tar.gz'), academy: join(folder, 'academy.tar.gz') };
    const keep = async (path: string) => writeFileSync(path, (await dump?.()) ?? '');
    await keep(archives.tables);
    const seededAt = Date.now();
    await seed(db, { now: () => seededAt });
    project.provide('seededAt', seededAt);
    await keep(archives.academy);
    await close();
    project.provide('archives', archives);
  } catch (error) {
    remove();
    throw error;
  }
  return remove;
}
