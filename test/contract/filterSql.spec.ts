import { PGlite } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/pglite';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { toSql, type Columns } from '../../demo/server/db/toSql.ts';
import { parseFilter, type FieldKind, type FilterExpression } from '../../src/domain/filter.ts';
import { matches } from '../../src/domain/filterMatches.ts';
import { fold } from '../../src/domain/fold.ts';

const fields = { name: 'text', key: 'id', tags: 'ids', score: 'number', flag: 'boolean', due: 'instant' } as const satisfies Record<string, FieldKind>;
type Field = keyof typeof fields;
const columns: Columns<Field> = {
  name: sql`name_sort`,
  key: sql`key`,
  tags: sql`tags`,
  score: sql`score`,
  flag: sql`flag`,
  due: sql`due`,
};

const texts = ['', 'a', 'ä', 'Ab', 'straße', 'ΟΔΟΣ', 'ος', 'İz', 'iz', 'x_%', "it's", '𝒜b', '\ud7ff', '字', 'كِتاب', '1,5'];
// Equal values on both sides have to be frequent, or a wrong `<=` is never seen.
const often = <T>(usual: fc.Arbitrary<T>, rare: fc.Arbitrary<T>) => fc.oneof({ weight: 4, arbitrary: usual }, { weight: 1, arbitrary: rare });
const values = {
  name: often(fc.constantFrom(...texts), fc.string({ unit: 'binary', maxLength: 6 })),
  key: fc.constantFrom('a', 'A', 'b', '', 'ä'),
  score: often(fc.constantFrom(0, -0, 1, 1 / 3, 1e15), fc.double({ noNaN: true, noDefaultInfinity: true })),
  flag: fc.boolean(),
  due: often(fc.constantFrom(0, -1, 1_700_000_000_001), fc.integer({ min: -1e12, max: 1e13 })).map((at) => new Date(at).toISOString()),
} as const;
const nil = <T>(value: fc.Arbitrary<T>) => fc.option(value, { freq: 4 });
const row = fc.record({
  name: nil(values.name),
  key: nil(values.key),
  tags: fc.uniqueArray(fc.constantFrom('a', 'b', 'c')),
  score: nil(values.score),
  flag: nil(values.flag),
  due: nil(values.due),
});

const ordered = ['=', '<>', '<', '<=', '>', '>='];
const triple = (field: Field, operators: readonly string[], value: fc.Arbitrary<unknown>): fc.Arbitrary<FilterExpression> =>
  fc.oneof(
    { weight: 4, arbitrary: fc.tuple(fc.constant(field), fc.constantFrom(...operators), nil(value)) },
    { weight: 1, arbitrary: fc.tuple(fc.constant(field), fc.constant('in'), fc.array(nil(value), { maxLength: 3 })) },
  );
const { filter } = fc.letrec<{ filter: FilterExpression }>((tie) => ({
  filter: fc.oneof(
    { maxDepth: 2, depthSize: 'small' },
    triple('name', [...ordered, 'contains', 'notcontains', 'startswith', 'endswith'], values.name),
    triple('key', ['=', '<>'], values.key),
    triple('tags', ['=', '<>'], fc.constantFrom('a', 'b', 'c')),
    triple('score', ordered, values.score),
    triple('flag', ['=', '<>'], values.flag),
    triple('due', ordered, values.due),
    fc.tuple(fc.constant('!'), tie('filter')) as fc.Arbitrary<FilterExpression>,
    fc.tuple(tie('filter'), fc.constantFrom('and', 'or'), tie('filter')) as fc.Arbitrary<FilterExpression>,
    fc.tuple(tie('filter'), tie('filter')) as fc.Arbitrary<FilterExpression>,
  ),
}));

const client = new PGlite();
const db = drizzle(client);
beforeAll(async () => {
  await db.execute(sql`create table t (n int, name_sort text, key text, tags text[], score float8, flag boolean, due timestamptz(3))`);
}, 60_000);
afterAll(() => client.close());

test('the database finds what the rule finds, whatever the filter and the rows (SRV-7)', { timeout: 120_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(row, { minLength: 1, maxLength: 8 }), fc.array(filter, { minLength: 1, maxLength: 6 }), async (rows, filters) => {
      await db.execute(sql`truncate t`);
      const tuples = rows.map((one, n) => {
        const tags = sql`${`{${one.tags.join(',')}}`}::text[]`;
        return sql`(${n}, ${one.name === null ? null : fold(one.name)}, ${one.key}, ${tags}, ${one.score}::float8, ${one.flag}, ${one.due}::timestamptz)`;
      });
      await db.execute(sql`insert into t values ${sql.join(tuples, sql`, `)}`);
      for (const expression of filters) {
        const tree = parseFilter(expression, fields);
        const found = await db.execute<{ n: number }>(sql`select n from t where ${toSql(tree, columns)} order by n`);
        const expected = rows.flatMap((one, n) => (matches(tree, one) ? [n] : []));
        expect(found.rows.map(({ n }) => n), JSON.stringify(expression)).toEqual(expected);
      }
    }),
    { numRuns: 400 },
  );
});
