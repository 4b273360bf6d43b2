import { createHash } from 'node:crypto';
import { eq, getTableColumns, inArray, sql, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '../../../demo/server/db/openDb.ts';
import { objectiveAccesses, users } from '../../../demo/server/db/schema.ts';
import { activityWorkflows, objectiveWorkflows } from '../../../demo/server/db/schemaRuns.ts';
import { sessions } from '../../../demo/server/db/schemaAuth.ts';

/** A cookie by which one of the readers is signed in. */
export const readerCookie = (number: number) => `lms_sid=reader-${number}`;

/** Copies rows for each reader, with some of their columns changed. */
async function copy<T extends PgTable>(
  db: Db,
  table: T,
  count: number,
  where: SQL,
  changes: Partial<Record<keyof T['_']['columns'], SQL>>,
): Promise<void> {
  const columns = Object.entries(getTableColumns(table));
  const names = sql.join(
    columns.map(([, { name }]) => sql.identifier(name)),
    sql`, `,
  );
  const values = sql.join(
    columns.map(
      ([key, { name }]) => (changes as Readonly<Record<string, SQL>>)[key] ?? sql`${table}.${sql.identifier(name)}`,
    ),
    sql`, `,
  );
  await db.execute(
    sql`insert into ${table} (${names}) select ${values} from ${table}
      cross join generate_series(1, ${count}::int) as reader(n) where ${where}`,
  );
}

/** Adds so many people, each with courses and runs of their own, as mira or another learner has them, and each signed in. */
export async function addReaders(db: Db, count: number, like = 'mira'): Promise<void> {
  const [model] = await db.select({ id: users.id }).from(users).where(eq(users.username, like));
  if (!model) throw new Error(`There is no ${like}.`);
  const own = (column: SQL) => sql`'reader-' || reader.n || '-' || ${column}`;
  const name = sql`'reader-' || reader.n`;
  const runs = db
    .select({ id: objectiveWorkflows.id })
    .from(objectiveWorkflows)
    .where(eq(objectiveWorkflows.userId, model.id));
  await copy(db, users, count, eq(users.id, model.id), { id: name, username: name, email: name, externalId: name });
  await copy(db, objectiveAccesses, count, eq(objectiveAccesses.userId, model.id), {
    id: own(sql`${objectiveAccesses.id}`),
    userId: name,
    aggregateId: own(sql`${objectiveAccesses.aggregateId}`),
    lastWorkflowId: own(sql`${objectiveAccesses.lastWorkflowId}`),
    lastRecordId: sql`null`,
  });
  await copy(db, objectiveWorkflows, count, eq(objectiveWorkflows.userId, model.id), {
    id: own(sql`${objectiveWorkflows.id}`),
    userId: name,
    accessId: own(sql`${objectiveWorkflows.accessId}`),
    recordId: sql`null`,
    gradeAt: sql`null`,
  });
  await copy(db, activityWorkflows, count, inArray(activityWorkflows.workflowId, runs), {
    id: own(sql`${activityWorkflows.id}`),
    workflowId: own(sql`${activityWorkflows.workflowId}`),
  });
  const expiresAt = new Date(Date.now() + 11 * 3_600_000);
  const idOf = (value: string) => createHash('sha256').update(value).digest('base64url');
  await db.insert(sessions).values(
    Array.from({ length: count }, (_, index) => ({
      id: idOf(`reader-${index + 1}`),
      userId: `reader-${index + 1}`,
      idToken: '',
      expiresAt,
    })),
  );
  await db.execute(sql`analyze`);
}
