import pg, { type ClientBase, type Pool, type PoolClient } from 'pg';
import { driverLost, NoConnection } from '../databaseLost.ts';
import { planNames } from './planNames.ts';

// Settings that code and driver rely on, and that a database or its user may have changed.
const agreed = `set timezone = 'UTC'; set datestyle = 'ISO'; set default_transaction_isolation = 'read committed'`;
// PostgreSQL would plan a prepared statement again for each short list of ids. That takes longer than the statement itself.
const session = `${agreed}; set plan_cache_mode = force_generic_plan`;
// A request that waits longer than this has lost its reader.
const limits = `set statement_timeout = '15s'; set lock_timeout = '5s'; set idle_in_transaction_session_timeout = '30s'`;

/** Puts a connection into the state that the code relies on; `unlimited` for migrations and seeds, which take longer. */
export async function prepareSession(client: ClientBase, unlimited = false): Promise<void> {
  await client.query(unlimited ? session : `${session}; ${limits}`);
}

/**
 * A connection taken for a transaction. A broken one is discarded when it is given back. It is also given back when its very first
 * statement fails: the query layer's transactions forget that, and after a few of them the pool would be empty for good.
 */
function guarded(client: PoolClient): PoolClient {
  const query = client.query.bind(client) as (...given: unknown[]) => Promise<unknown>;
  const release = client.release.bind(client);
  let begun = false;
  let broken = false;
  client.release = (error) => {
    // Deleting these properties brings those of the prototype back.
    Reflect.deleteProperty(client, 'query');
    release(error ?? broken);
  };
  client.query = (async (...given: unknown[]) => {
    try {
      return await query(...given);
    } catch (error) {
      broken ||= driverLost(error);
      if (!begun) client.release(true);
      throw error;
    } finally {
      begun = true;
    }
  }) as PoolClient['query'];
  return client;
}

/** The class of a connection that prepares frequent statements. The query layer sends most statements without a name. */
function preparingClient(): typeof pg.Client {
  const nameOf = planNames();
  const send = pg.Client.prototype.query as (...given: unknown[]) => unknown;
  class PreparingClient extends pg.Client {}
  // `query` has many signatures in the driver. Only the first argument changes here.
  PreparingClient.prototype.query = function (this: pg.Client, first: unknown, ...others: unknown[]) {
    const { text, name } = first as { readonly text?: string; readonly name?: string };
    const own = text && !name ? nameOf(text) : undefined;
    return send.call(this, own ? { ...(first as object), name: own } : first, ...others);
  } as pg.Client['query'];
  return PreparingClient;
}

/** The connections of one server process to PostgreSQL. A lost one is dropped, and the next request opens another. */
export function createPool(connectionString: string, max: number): Pool {
  const pool = new pg.Pool({
    Client: preparingClient(),
    connectionString,
    max,
    application_name: 'lectern',
    connectionTimeoutMillis: 5000,
    query_timeout: 20_000,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    onConnect: (client) => prepareSession(client),
  });
  // Without a listener the loss of a connection, idle or in a transaction, would end the process.
  const heard = () => undefined;
  pool.on('error', heard);
  pool.on('connect', (client) => client.on('error', heard));
  const connect = pool.connect.bind(pool);
  const away = (cause: Error) => new NoConnection(cause.message, { cause });
  pool.connect = ((
    callback?: (error: Error | undefined, client: PoolClient | undefined, done: (release?: unknown) => void) => void,
  ) => {
    if (callback) return connect((error, client, done) => callback(error && away(error), client, done));
    return connect().then(guarded, (error: Error) => {
      throw away(error);
    });
  }) as typeof pool.connect;
  return pool;
}
