import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { lockDataDir } from './lockDataDir.ts';

/** The database, whichever engine is beneath. Transactions have the same type. */
export type Db = PgDatabase<PgQueryResultHKT>;

/** An open database. `dump` gives the embedded engine's files as one gzip archive. */
export interface OpenDb {
  readonly db: Db;
  readonly close: () => Promise<void>;
  /** Does something that no two processes may do at once on this database, such as seeding it. */
  readonly alone: <T>(work: () => Promise<T>) => Promise<T>;
  readonly dump: (() => Promise<Uint8Array>) | null;
}

/** Where the database is, and what it starts from. */
export interface OpenDbOptions {
  /** PGlite's files are in `pg` below it. */
  readonly dataDir: string;
  /** Address of a PostgreSQL server, to be used in place of PGlite. */
  readonly databaseUrl?: string | undefined;
  readonly migrationsFolder: string;
  /** A prepared archive for an empty data directory; see {@link snapshotName}. */
  readonly snapshot?: string | undefined;
  /** Connections to a PostgreSQL server, at most. */
  readonly poolSize?: number | undefined;
  /** Forget everything first. Refused for a server's database. */
  readonly reset?: boolean | undefined;
}

/**
 * Opens the database and brings it to the newest migration.
 * @throws SetupError when another living process uses the data directory, and when the server cannot be used
 */
export async function openDb(options: OpenDbOptions): Promise<OpenDb> {
  if (!options.databaseUrl) return openEmbedded(options);
  // Its driver is loaded where it is used.
  const { openPostgres } = await import('./openPostgres.ts');
  return openPostgres(options.databaseUrl, options);
}

async function openEmbedded({ dataDir, migrationsFolder, snapshot, reset }: OpenDbOptions): Promise<OpenDb> {
  const files = join(dataDir, 'pg');
  mkdirSync(dirname(files), { recursive: true, mode: 0o700 });
  const unlock = lockDataDir(files);
  try {
    // Stands while the files are being made: a first start that was killed half way is begun again.
    const unfinished = `${files}.new`;
    if (reset || existsSync(unfinished)) rmSync(files, { recursive: true, force: true });
    const fresh = !existsSync(files);
    if (fresh) writeFileSync(unfinished, '');
    const { PGlite } = await import('@electric-sql/pglite');
    const { drizzle } = await import('drizzle-orm/pglite');
    const { migrate } = await import('drizzle-orm/pglite/migrator');
    const client = new PGlite({
      dataDir: files,
      ...(fresh && snapshot && existsSync(snapshot) && { loadDataDir: new Blob([readFileSync(snapshot)]) }),
    });
    const db = drizzle(client);
    await migrate(db, { migrationsFolder });
    rmSync(unfinished, { force: true });
    return {
      db,
      alone: (work) => work(),
      close: async () => {
        await client.close();
        unlock();
      },
      dump: async () => new Uint8Array(await (await client.dumpDataDir('gzip')).arrayBuffer()),
    };
  } catch (error) {
    unlock();
    throw error;
  }
}
