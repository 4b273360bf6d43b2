import type { TestProject } from 'vitest/node';
import { readConfig } from '../../demo/server/config.ts';
import { openDb } from '../../demo/server/db/openDb.ts';
import { seed } from '../../demo/server/seed/seed.ts';
import { findPostgres } from '../../scripts/test/findPostgres.mjs';
import { databaseAt, say, templateOf } from './freshDatabase.ts';
import { startPostgres } from './startPostgres.ts';

/** One PostgreSQL for all tests of a project: tables and seed are made once, in the databases that each file's own is a copy of. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const bin = findPostgres();
  if (!bin) throw new Error('There is no PostgreSQL; vitest.config.ts knows.');
  const { url, stop } = await startPostgres(bin);
  try {
    const { migrationsFolder } = readConfig({});
    await say(url, `create database ${templateOf('tables')}`);
    await (await openDb({ dataDir: '', databaseUrl: databaseAt(url, templateOf('tables')), migrationsFolder })).close();
    await say(url, `create database ${templateOf('academy')} template ${templateOf('tables')}`);
    const { db, close } = await openDb({
      dataDir: '',
      databaseUrl: databaseAt(url, templateOf('academy')),
      migrationsFolder,
    });
    const seededAt = Date.now();
    await seed(db, { now: () => seededAt });
    project.provide('seededAt', seededAt);
    await close();
  } catch (error) {
    await stop();
    throw error;
  }
  project.provide('postgres', url);
  return stop;
}
