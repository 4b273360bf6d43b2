import { randomBytes } from 'node:crypto';
import pg from 'pg';

/** What a new database begins with: nothing, all tables, or the academy as well. */
export type Beginning = 'nothing' | 'tables' | 'academy';

/** The database that others of this beginning are copies of; PostgreSQL copies one in less time than its tables take to be made. */
export const templateOf = (beginning: Exclude<Beginning, 'nothing'>): string => `lectern_${beginning}`;

/** The address of another database of the same server. */
export function databaseAt(url: string, name: string): string {
  const address = new URL(url);
  address.pathname = name;
  return address.href;
}

/** Says one thing to a database, over a connection of its own. */
export async function say(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/**
 * Makes a database that nobody else uses.
 * @param url any database of the server
 * @returns the address of the new one
 */
export async function freshDatabase(url: string, beginning: Beginning): Promise<string> {
  const name = `lectern_${randomBytes(8).toString('hex')}`;
  await say(url, `create database ${name}${beginning === 'nothing' ? '' : ` template ${templateOf(beginning)}`}`);
  return databaseAt(url, name);
}
