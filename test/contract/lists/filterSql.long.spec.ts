import { sql, type SQL } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { orderSql } from '../../../demo/server/db/orderSql.ts';
import { toSql, type Columns } from '../../../demo/server/db/toSql.ts';
import { parseFilter, type FieldKind, type FilterExpression } from '../../../src/domain/filter/filter.ts';
import { compareBy, matches } from '../../../src/domain/filter/filterMatches.ts';
import { fold } from '../../../src/domain/filter/fold.ts';
import { emptyDb } from '../support/emptyDb.ts';
import { askedTexts, nil, often, texts } from '../support/filterTexts.ts';

const fields = {
  name: 'text',
  key: 'id',
  tags: 'ids',
  kept: 'ids',
  score: 'number',
  flag: 'boolean',
  due: 'instant',
} as const satisfies Record<string, FieldKind>;
type Field = keyof typeof fields;
const columns: Columns<Field> = {
  name: sql`name_sort`,
  key: sql`key`,
  tags: sql`tags`,
  kept: {
    holds: (ids) => sql`n in (select row from kept where id = any(${ids}))`,
    empty: sql`n not in (select row from kept)`,
  },
  score: sql`score`,
  flag: sql`flag`,
  due: sql`due`,
};

const values = {
  name: often(
    fc.constantFrom(...texts),
    fc.string({ unit: 'binary', maxLength: 6 }).filter((text) => !/[\p{Cs}\0]/u.test(text)),
  ),
  asked: often(fc.constantFrom(...askedTexts), fc.string({ unit: 'binary', maxLength: 6 })),
  key: fc.constantFrom('a', 'A', 'b', '', 'ä', '\\', "'", '%', '😀'),
  score: often(fc.constantFrom(0, -0, 1, 1 / 3, 1e15), fc.double({ noNaN: true, noDefaultInfinity: true })),
  flag: fc.boolean(),
  due: often(fc.constantFrom(0, -1, 1_700_000_000_001), fc.integer({ min: -1e12, max: 1e13 })).map((at) =>
    new Date(at).toISOString(),
  ),
} as const;
const row = fc.record({
  name: nil(values.name),
  key: nil(values.key),
  tags: fc.uniqueArray(fc.constantFrom('a', 'b', 'c')),
  kept: fc.uniqueArray(fc.constantFrom('a', 'b', "'")),
  score: nil(values.score),
  flag: nil(values.flag),
  due: nil(values.due),
});

const ordered = ['=', '<>', '<', '<=', '>', '>='];
const triple = (
  field: Field,
  operators: readonly string[],
  value: fc.Arbitrary<unknown>,
): fc.Arbitrary<FilterExpression> =>
  fc.oneof(
    { weight: 4, arbitrary: fc.tuple(fc.constant(field), fc.constantFrom(...operators), nil(value)) },
    { weight: 1, arbitrary: fc.tuple(fc.constant(field), fc.constant('in'), fc.array(nil(value), { maxLength: 3 })) },
  );
const { filter } = fc.letrec<{ filter: FilterExpression }>((tie) => ({
  filter: fc.oneof(
    { maxDepth: 2, depthSize: 'small' },
    triple('name', [...ordered, 'contains', 'notcontains', 'startswith', 'endswith'], values.asked),
    triple('key', ['=', '<>'], values.key),
    triple('tags', ['=', '<>'], fc.constantFrom('a', 'b', 'c')),
    triple('kept', ['=', '<>'], fc.constantFrom('a', 'b', "'")),
    triple('score', ordered, values.score),
    triple('flag', ['=', '<>'], values.flag),
    triple('due', ordered, values.due),
    fc.tuple(fc.constant('!'), tie('filter')) as fc.Arbitrary<FilterExpression>,
    fc.tuple(tie('filter'), fc.constantFrom('and', 'or'), tie('filter')) as fc.Arbitrary<FilterExpression>,
    fc.tuple(tie('filter'), tie('filter')) as fc.Arbitrary<FilterExpression>,
  ),
}));

const sort = fc.array(
  fc.record({ field: fc.constantFrom('name', 'key', 'score', 'flag', 'due'), desc: fc.boolean() }),
  { maxLength: 3 },
);

let empty: Awaited<ReturnType<typeof emptyDb>>;
beforeAll(async () => {
  empty = await emptyDb();
  await empty.db.execute(
    sql`create table t (n int, id text, name_sort text, key text, tags text[], score float8, flag boolean, due timestamptz(3))`,
  );
  await empty.db.execute(sql`create table kept (row int, id text)`);
}, 60_000);
afterAll(() => empty.remove());

type Row = typeof row extends fc.Arbitrary<infer R> ? R : never;

async function fill(rows: readonly Row[]) {
  // To truncate is to make files again, which the embedded engine takes its time for.
  for (const table of [sql`t`, sql`kept`]) await empty.db.execute(sql`delete from ${table}`);
  const tuples = rows.map((one, n) => {
    const tags = sql`${`{${one.tags.join(',')}}`}::text[]`;
    const name = one.name === null ? null : fold(one.name);
    return sql`(${n}::int, ${idOf(n)}, ${name}, ${one.key}, ${tags}, ${one.score}::float8, ${one.flag}::boolean, ${one.due}::timestamptz)`;
  });
  await empty.db.execute(sql`insert into t values ${sql.join(tuples, sql`, `)}`);
  const kept = rows.flatMap((one, n) => one.kept.map((id) => sql`(${n}::int, ${id})`));
  if (kept.length > 0) await empty.db.execute(sql`insert into kept values ${sql.join(kept, sql`, `)}`);
}
// Ids that a database which orders as people do would order otherwise.
const idOf = (n: number) => ['b', 'A', 'a-b', 'ab', 'a_', 'B', 'ä', 'a'][n] ?? String(n);
const ask = async (where: SQL, order: SQL) =>
  (
    (await empty.db.execute(sql`select n from t where ${where} order by ${order}`)) as unknown as {
      rows: readonly { n: number }[];
    }
  ).rows.map(({ n }) => n);

test(
  'the database finds what the rule finds, whatever the filter and the rows (SRV-7)',
  { timeout: 120_000 },
  async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(row, { minLength: 1, maxLength: 8 }),
        fc.array(filter, { minLength: 1, maxLength: 6 }),
        async (rows, filters) => {
          await fill(rows);
          for (const expression of filters) {
            const tree = parseFilter(expression, fields);
            const expected = rows.flatMap((one, n) => (matches(tree, one) ? [n] : []));
            expect(await ask(toSql(tree, columns), sql`n`), JSON.stringify(expression)).toEqual(expected);
          }
        },
      ),
      { numRuns: 400 },
    );
  },
);

test('a list of values is one value for the database, however many they are (SRV-56)', async () => {
  const many = Array.from({ length: 1000 }, (_, index) => `v${index}`);
  for (const [field, list] of [
    ['key', many],
    ['name', many],
    ['tags', many],
    ['kept', many],
    ['score', many.map((_, index) => index)],
    ['key', [...many.slice(1), null]],
  ] as const) {
    const where = toSql(parseFilter([field, 'in', list], fields), columns);
    expect([field, new PgDialect().sqlToQuery(where).params.length]).toEqual([field, 1]);
    expect(await ask(where, sql`n`)).toBeDefined();
  }
});

test(
  'the database orders as the rule orders, what is not set last, and those that are alike by their ids (SRV-23)',
  { timeout: 120_000 },
  async () => {
    const byId = compareBy([{ field: 'id', desc: false }], { id: 'id' });
    await fc.assert(
      fc.asyncProperty(
        fc.array(row, { minLength: 2, maxLength: 8 }),
        fc.array(sort, { minLength: 1, maxLength: 6 }),
        async (rows, sorts) => {
          await fill(rows);
          for (const keys of sorts) {
            const by = compareBy(keys, fields);
            const expected = rows
              .map((one, n) => ({ ...one, n, id: idOf(n) }))
              .sort((one, other) => by(one, other) || byId(one, other));
            const order = orderSql(keys as { field: 'name'; desc: boolean }[], fields, columns, sql`id`);
            expect(await ask(sql`true`, sql.join(order, sql`, `)), JSON.stringify(keys)).toEqual(
              expected.map(({ n }) => n),
            );
          }
        },
      ),
      { numRuns: 200 },
    );
  },
);

test.each(['a\0', '\ud83d', 'x\ude00'])('an id that no database can keep is refused: %j', (id) => {
  expect(() => parseFilter(['key', '=', id], fields)).toThrow('is no value for the field "key"');
  expect(() => parseFilter(['tags', 'in', ['a', id]], fields)).toThrow('is no value for the field "tags"');
});
