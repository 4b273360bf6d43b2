import type { PGlite } from '@electric-sql/pglite';
import type { Db } from '../../../demo/server/db/openDb.ts';

export type Content = 'tables' | 'academy';

/**
 * Keeps a copy of all rows of an embedded database in a separate schema.
 * @returns a function that restores these rows, or empties the tables. It writes only tables that have changed, which takes a fraction of
 * the time of opening another database
 */
export async function keepRows(db: Db): Promise<(content: Content) => Promise<void>> {
  const { $client: client } = db as Db & { readonly $client: PGlite };
  const rowsOf = async <Row>(question: string) => (await client.query<Row>(question)).rows;
  const namesOf = async (question: string) => (await rowsOf<{ name: string }>(question)).map(({ name }) => name);
  const tablesNow = () =>
    namesOf(`select quote_ident(tablename) as name from pg_tables where schemaname = 'public' order by 1`);
  const functionsNow = () =>
    namesOf(`select oid::regprocedure::text as name from pg_proc where pronamespace = 'public'::regnamespace`);
  const countersAt = (value: string) =>
    namesOf(
      `select format('select setval(%L, %s)', quote_ident(schemaname) || '.' || quote_ident(sequencename), ${value}) as name
        from pg_sequences where schemaname = 'public' and ${value} is not null`,
    );
  const [tables, functions] = [await tablesNow(), await functionsNow()];
  // Sequences continue after the restored rows, and start again if there are none.
  const counters = { academy: await countersAt('last_value'), tables: await countersAt(`start_value || ', false'`) };
  await client.exec(
    `create schema at_first;${tables.map((table) => `create table at_first.${table} as table public.${table};`).join('')}`,
  );
  // Rows that a later transaction wrote have changed since the copy.
  let restored = (await rowsOf<{ id: string }>('select pg_current_xact_id()::text as id'))[0]?.id ?? '0';
  const countRows = () =>
    rowsOf<{ rows: number; changed: number }>(
      tables
        .map(
          (table, index) =>
            `select ${index} as place, count(*)::int as rows,
              count(*) filter (where xmin::text::bigint > ${restored})::int as changed from public.${table}`,
        )
        .join(' union all ')
        .concat(' order by place'),
    );
  const first = (await countRows()).map(({ rows }) => rows);

  return async (content) => {
    const added = [
      ...(await functionsNow()).filter((one) => !functions.includes(one)).map((one) => `function ${one}`),
      ...(await tablesNow()).filter((one) => !tables.includes(one)).map((one) => `table public.${one}`),
    ];
    const now = await countRows();
    const wanted = (index: number) => (content === 'academy' ? first[index] : 0);
    const others = tables.filter((_, index) => now[index]?.changed !== 0 || now[index].rows !== wanted(index));
    await client.exec(
      [
        'begin',
        ...added.map((one) => `drop ${one} cascade`),
        // Rows are deleted and inserted in any order, without checks of their references.
        'set local session_replication_role = replica',
        ...others.map((table) => `delete from public.${table}`),
        ...(content === 'academy' ? others.map((table) => `insert into public.${table} table at_first.${table}`) : []),
        ...counters[content],
        'commit',
      ].join(';'),
    );
    restored = (await rowsOf<{ id: string }>('select pg_current_xact_id()::text as id'))[0]?.id ?? '0';
  };
}
