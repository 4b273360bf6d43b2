import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { readConfig } from '../../../demo/server/config.ts';
import { openDb, type Db, type OpenDb } from '../../../demo/server/db/openDb.ts';
import { users } from '../../../demo/server/db/schema.ts';
import { settings } from '../../../demo/server/db/schemaAuth.ts';
import { createProxy } from '../../postgres/createProxy.ts';
import { freshDatabase } from '../../postgres/freshDatabase.ts';
import { addPeople } from '../support/portalServer.ts';

const { migrationsFolder } = readConfig({});
let wire: Awaited<ReturnType<typeof createProxy>>;
let opened: OpenDb;

beforeAll(async () => {
  wire = await createProxy(await freshDatabase(inject('postgres') ?? '', 'tables'));
  // Plans belong to a connection: with one, all are seen.
  opened = await openDb({ dataDir: '', databaseUrl: wire.url, migrationsFolder, poolSize: 1 });
  await addPeople(opened.db);
});
afterAll(() => opened.close());

const idOf = async (db: Db, name: string) =>
  (
    await db
      .select({ id: users.id })
      .from(users)
      .where(sql`${users.username} = ${name}`)
  ).map(({ id }) => id);
async function plans(): Promise<readonly string[]> {
  const { rows } = (await opened.db.execute(
    sql`select statement from pg_prepared_statements where name like 'lectern_%' order by name`,
  )) as unknown as { readonly rows: readonly { readonly statement: string }[] };
  return rows.map(({ statement }) => statement);
}
const asked = 'select "id" from "users" where "users"."username" = $1';

it('what is asked often is planned once a connection, and answered by its values (SRV-20)', async () => {
  const [mira, ada] = [await idOf(opened.db, 'mira'), await idOf(opened.db, 'ada')];
  expect(await plans()).toEqual([]);
  for (let time = 0; time < 8; time += 1)
    expect([await idOf(opened.db, 'mira'), await idOf(opened.db, 'ada')]).toEqual([mira, ada]);
  expect(await plans()).toContain(asked);
  // In a transaction, too, which has the connection for itself.
  expect(await opened.db.transaction((tx) => idOf(tx as Db, 'ada'))).toEqual(ada);
});

it('no plan is made for one list of values alone (SRV-20)', async () => {
  for (let time = 0; time < 8; time += 1) await idOf(opened.db, 'mira');
  const { rows } = (await opened.db.execute(
    sql`select custom_plans::int as made from pg_prepared_statements where statement = ${asked}`,
  )) as unknown as { readonly rows: readonly { readonly made: number }[] };
  expect(rows).toEqual([{ made: 0 }]);
});

it('a connection that is made again plans again (SRV-20)', async () => {
  const mira = await idOf(opened.db, 'mira');
  await wire.cut();
  await idOf(opened.db, 'mira').catch(() => undefined);
  await wire.mend();
  expect(await plans()).not.toContain(asked);
  expect(await idOf(opened.db, 'mira')).toEqual(mira);
  expect(await plans()).toContain(asked);
});

it('what writes is not kept', async () => {
  for (let time = 0; time < 5; time += 1)
    await opened.db.insert(settings).values({ name: `setting ${time}`, value: time });
  expect((await plans()).filter((statement) => /insert/i.test(statement))).toEqual([]);
});
