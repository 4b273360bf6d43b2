import { mkdtempSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { inject } from 'vitest';
import { readConfig } from '../../../demo/server/config.ts';
import { openDb, type Db } from '../../../demo/server/db/openDb.ts';
import type {} from '../../postgres/provided.ts';

type Content = 'tables' | 'academy';
interface Kept {
  readonly db: Db;
  readonly restore: (content: Content) => Promise<void>;
}

// Module state on purpose: files of one worker share it.
let kept: Kept | null = null;
let isLent = false;

/** Opens an embedded database of its own, in a folder below that of the archives, which goes when all tests are done. */
async function open(content: Content) {
  const archives = inject('archives');
  if (!archives) throw new Error('There are no archives; test/postgres/embeddedSetup.ts makes them.');
  const dataDir = mkdtempSync(join(dirname(archives.academy), 'db-'));
  const { migrationsFolder } = readConfig({});
  const { db, close } = await openDb({ dataDir, migrationsFolder, snapshot: archives[content] });
  const remove = async () => {
    await close();
    rmSync(dataDir, { recursive: true, force: true });
  };
  return { db, close: remove };
}

/** A database that keeps a copy of all its rows in a schema of its own, to be put back to its beginning from there. */
async function openKept(): Promise<Kept> {
  const { db } = await open('academy');
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
  return {
    db,
    async restore(content) {
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
    },
  };
}

/**
 * Lends an embedded database as it is at first. The worker keeps one open for all its files and puts it back to its beginning, which
 * takes a tenth of what opening one takes; while that one is lent, others are opened anew.
 */
export async function lendEmbeddedDb(
  content: Content,
): Promise<{ readonly db: Db; readonly close: () => Promise<void> }> {
  if (isLent) return open(content);
  isLent = true;
  kept ??= await openKept();
  await kept.restore(content);
  return {
    db: kept.db,
    close: async () => {
      isLent = false;
    },
  };
}
