import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg, { type Client } from 'pg';
import { SetupError } from '../../settings/setupError.ts';
import { createPool, prepareSession } from './createPool.ts';
import type { OpenDb, OpenDbOptions } from '../openDb.ts';
import { databaseName, postgresProblem } from './postgresProblem.ts';

const OLDEST = 130_000;
// Any number that no other program takes for a lock of this database: "lectern" in ASCII.
const LOCK = '30510775313724014';
const CLOSE_WITHIN_MS = 5000;

async function check(client: Client, url: string): Promise<void> {
  const { rows } = await client.query<{ version: number; encoding: string }>(
    `select current_setting('server_version_num')::int as version, current_setting('server_encoding') as encoding`,
  );
  const [found] = rows;
  if (!found || found.version < OLDEST)
    throw new SetupError(`The database ${databaseName(url)} is older than PostgreSQL 13.`);
  if (found.encoding !== 'UTF8')
    throw new SetupError(
      `The database ${databaseName(url)} keeps text as ${found.encoding}, which cannot hold every name: ` +
        'make one with createdb --encoding=UTF8 --template=template0.',
    );
}

/** Runs work over a separate connection without time limits, while no other process of Lectern runs such work on this database. */
async function alone<T>(connectionString: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({
    connectionString,
    application_name: 'lectern setup',
    connectionTimeoutMillis: 5000,
    keepAlive: true,
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await prepareSession(client, true);
    await client.query(`select pg_advisory_lock(${LOCK})`);
    return await work(client);
  } finally {
    // The lock ends with the connection.
    await client.end().catch(() => undefined);
  }
}

/**
 * Opens a database of a PostgreSQL server and brings it to the newest migration. Several processes may do so at once: they migrate one
 * after the other.
 * @throws SetupError in plain words, and without the password
 */
export async function openPostgres(
  url: string,
  { migrationsFolder, reset, poolSize = 10 }: OpenDbOptions,
): Promise<OpenDb> {
  if (reset)
    throw new SetupError('--reset only removes the embedded database: empty the one at DATABASE_URL yourself.');
  try {
    await alone(url, async (client) => {
      await check(client, url);
      await migrate(drizzle(client), { migrationsFolder });
    });
  } catch (error) {
    throw postgresProblem(error, url);
  }
  const pool = createPool(url, poolSize);
  return {
    db: drizzle(pool),
    alone: (work) => alone(url, work),
    dump: null,
    // A server that no longer answers is not waited for.
    close: () =>
      Promise.race([pool.end(), new Promise<void>((resolve) => setTimeout(resolve, CLOSE_WITHIN_MS).unref())]),
  };
}
