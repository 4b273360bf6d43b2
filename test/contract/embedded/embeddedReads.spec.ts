// Questions to the embedded database are prepared once (SRV-54), and answered as if they were not.
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { settings } from '../../../demo/server/db/schemaAuth.ts';
import { emptyDb } from '../support/emptyDb.ts';

const { db, remove } = await emptyDb();
afterAll(remove);
beforeEach(async () => void (await db.delete(settings)));

const rowsOf = async (text: ReturnType<typeof sql>) =>
  ((await db.execute(text)) as unknown as { readonly rows: readonly Readonly<Record<string, unknown>>[] }).rows;
const names = async (at: typeof db = db) =>
  (await at.select().from(settings).orderBy(settings.name)).map(
    ({ name, value }) => `${name}=${JSON.stringify(value)}`,
  );
const put = (at: typeof db, name: string, value: number) => at.insert(settings).values({ name, value });
const prepared = async () =>
  (await rowsOf(sql`select statement from pg_prepared_statements`)).map(({ statement }) => String(statement));

it('a question is read and planned once, whatever it is asked with (SRV-54)', async () => {
  await put(db, 'a', 1);
  const ask = async (name: string) =>
    (await db.select().from(settings).where(eq(settings.name, name))).map(({ value }) => value);
  expect([await ask('a'), await ask('b'), await ask("'"), await ask('a')]).toEqual([[1], [], [], [1]]);
  // The database may have served another file before, which prepared its own questions.
  const own = (text: string) => text.startsWith('select "name", "value"') && text.includes('"settings"."name" = $1');
  expect((await prepared()).filter(own)).toHaveLength(1);
});

it('values of each kind come back as they are', async () => {
  const values = {
    text: 'ä’\\"',
    none: null,
    number: 1.5,
    whole: 7,
    yes: true,
    list: ['a', "'", '{}'],
    json: { a: [1, 'ß'] },
  };
  const ask = () =>
    rowsOf(
      sql`select ${values.text}::text as "text", ${null}::text as "none",
        ${values.number}::float8 as "number", ${values.whole}::int as "whole", ${values.yes}::boolean as "yes",
        ${sql.param(values.list)}::text[] as "list", ${JSON.stringify(values.json)}::jsonb as "json"`,
    );
  expect([(await ask())[0], (await ask())[0]]).toEqual([values, values]);
});

it('the next question sees everything written: insert, update, delete, upsert, raw statements, writes within a question', async () => {
  const steps: readonly (readonly [() => PromiseLike<unknown>, readonly string[]])[] = [
    [() => put(db, 'a', 1), ['a=1']],
    [() => db.update(settings).set({ value: 2 }).where(eq(settings.name, 'a')), ['a=2']],
    [() => put(db, 'a', 3).onConflictDoUpdate({ target: settings.name, set: { value: 3 } }), ['a=3']],
    [
      () =>
        db.execute(
          sql`with added as (insert into settings (name, value) values ('b', '4') returning 1) select count(*) from added`,
        ),
      ['a=3', 'b=4'],
    ],
    [() => db.execute(sql`delete from "settings" where name = 'b'`), ['a=3']],
    [() => db.execute(sql`do $$ begin insert into settings (name, value) values ('c', '5'); end $$`), ['a=3', 'c=5']],
  ];
  for (const [step, after] of steps) {
    await names();
    await step();
    expect(await names()).toEqual(after);
  }
});

it('a transaction knows what it wrote, and others once it is kept; what is taken back was never there', async () => {
  await db.transaction(async (tx) => {
    await put(tx, 'a', 1);
    expect(await names(tx)).toEqual(['a=1']);
  });
  expect(await names()).toEqual(['a=1']);
  const failed = db.transaction(async (tx) => {
    await put(tx, 'b', 2);
    expect(await names(tx)).toEqual(['a=1', 'b=2']);
    throw new Error('taken back');
  });
  await expect(failed).rejects.toThrow('taken back');
  expect(await names()).toEqual(['a=1']);
});

it('asked while something is written, and while a transaction is open, whoever wrote sees it', async () => {
  for (let round = 0; round < 20; round += 1) {
    const write =
      round % 2
        ? (async () => put(db, `r${round}`, round))()
        : db.transaction(async (tx) => put(tx, `r${round}`, round));
    const readers = [names(), names(), write.then(() => names()), names()];
    await Promise.all([write, ...readers]);
    expect((await readers[2])?.length).toBe(round + 1);
  }
});

it('what fails says why, harms nobody, and can be asked again', async () => {
  const ask = () => rowsOf(sql`select 1 / (select count(*) from settings where name = 'nobody') as n`);
  await expect(ask()).rejects.toMatchObject({ cause: { code: '22012' } });
  await expect(rowsOf(sql`select nothing from nowhere`)).rejects.toMatchObject({ cause: { code: '42P01' } });
  await expect(rowsOf(sql`select ${'x'}::int as n`)).rejects.toMatchObject({ cause: { code: '22P02' } });
  await put(db, 'nobody', 1);
  expect(await ask()).toEqual([{ n: 1 }]);
});

it('a table that has changed since is asked again', async () => {
  await db.execute(sql`create table changed (a int)`);
  const ask = () => rowsOf(sql`select * from changed`);
  expect(await ask()).toEqual([]);
  await db.execute(sql`insert into changed values (1)`);
  await db.execute(sql`alter table changed add column b text default 'new'`);
  expect([await ask(), await ask()]).toEqual([[{ a: 1, b: 'new' }], [{ a: 1, b: 'new' }]]);
});

it('of ever other questions no more are kept than there is room for', async () => {
  for (let number = 0; number < 400; number += 1)
    expect(await rowsOf(sql.raw(`select ${number} as n`))).toEqual([{ n: number }]);
  expect((await prepared()).length).toBeLessThanOrEqual(301);
});

it('however many statements wait, the rest of the process has its turn between two of them', async () => {
  let answered = 0;
  const all = Array.from({ length: 100 }, (_, number) =>
    db.execute(sql`select ${number}::int`).then(() => (answered += 1)),
  );
  await new Promise((resolve) => setImmediate(resolve));
  await new Promise((resolve) => setImmediate(resolve));
  expect(answered).toBeLessThan(100);
  await Promise.all(all);
  expect(answered).toBe(100);
});
