import type { PGlite } from '@electric-sql/pglite';
import type { Db } from '../../../demo/server/db/openDb.ts';

export type Content = 'tables' | 'academy';

/**
 * Keeps a copy of all rows of an embedded database in a schema of its own.
 * @returns a function that puts the database back to them, or to empty tables; it takes a tenth of the time that opening another one takes
 */
export async function keepRows(db: Db): Promise<(content: Content) => Promise<void>> {
  const { $client: client } = db as Db & { readonly $client: PGlite };
  const namesOf = async (question: string) =>
    (await client.query<{ name: string }>(question)).rows.map(({ name }) => name);
  const tablesNow = () =>
    namesOf(`select quote_ident(tablename) as name from pg_tables where schemaname = 'public' order by 1`);
  const functionsNow = () =>
    namesOf(`select oid::regprocedure::text as name from pg_proc where pronamespace = 'public'::regnamespace`);
  const [tables, functions] = [await tablesNow(), await functionsNow()];
  // What gives numbers goes on after the rows that come back.
  const counters = await namesOf(
    `select format('select setval(%L, %s)', quote_ident(schemaname) || '.' || quote_ident(sequencename), last_value) as name
      from pg_sequences where schemaname = 'public' and last_value is not null`,
  );
  await client.exec(
    `create schema at_first;${tables.map((table) => `create table at_first.${table} as table public.${table};`).join('')}`,
  );
  return async (content) => {
    const added = [
      ...(await functionsNow()).filter((one) => !functions.includes(one)).map((one) => `function ${one}`),
      ...(await tablesNow()).filter((one) => !tables.includes(one)).map((one) => `table public.${one}`),
    ];
    const filled = content === 'academy' ? tables : [];
    await client.exec(
      [
        'begin',
        ...added.map((one) => `drop ${one} cascade`),
        // Rows come back in any order: nobody asks whether what they refer to is there yet.
        'set local session_replication_role = replica',
        `truncate ${tables.map((table) => `public.${table}`).join()} restart identity`,
        ...filled.map((table) => `insert into public.${table} table at_first.${table}`),
        ...(content === 'academy' ? counters : []),
        'commit',
      ].join(';'),
    );
  };
}
