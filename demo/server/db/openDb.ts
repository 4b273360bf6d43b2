import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/** The database, with either engine. Transactions have the same type. */
export type Db = PgDatabase<PgQueryResultHKT>;

/** An open database. `dump` gives the embedded engine's files as one gzip archive. */
export interface OpenDb {
  readonly db: Db;
  readonly close: () => Promise<void>;
  /** Runs work that no two processes may do at once on this database, such as seeding it. */
  readonly alone: <T>(work: () => Promise<T>) => Promise<T>;
  readonly dump: (() => Promise<Uint8Array>) | null;
}

/** Where the database is, and how it starts. */
export interface OpenDbOptions {
  /** PGlite's files are in `pg` below it. */
  readonly dataDir: string;
  /** Address of a PostgreSQL server to use instead of PGlite. */
  readonly databaseUrl?: string | undefined;
  readonly migrationsFolder: string;
  /** A prepared archive for an empty data directory; see {@link snapshotName}. */
  readonly snapshot?: string | undefined;
  /** Connections to a PostgreSQL server, at most. */
  readonly poolSize?: number | undefined;
  /** Deletes everything first. Refused for a server's database. */
  readonly reset?: boolean | undefined;
  /**
   * Ends the process with a sentence when the embedded database can never answer again; by default it writes the sentence as a line of the
   * log and exits with code 1.
   */
  readonly end?: ((sentence: string) => void) | undefined;
}

/**
 * Opens the database and brings it to the newest migration.
 * @throws SetupError when another living process uses the data directory, and when the server cannot be used
 */
export async function openDb(options: OpenDbOptions): Promise<OpenDb> {
  // Only the driver that is used is loaded.
  if (options.databaseUrl)
    return (await import('./postgres/openPostgres.ts')).openPostgres(options.databaseUrl, options);
  return (await import('./embedded/openEmbedded.ts')).openEmbedded(options);
}
