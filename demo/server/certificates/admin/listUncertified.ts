import { and, eq, isNull, ne, notExists, or, sql, type SQL } from 'drizzle-orm';
import type { Db } from '../../db/openDb.ts';
import { objectives, users } from '../../db/schema.ts';
import { objectiveRecords } from '../../db/schemaRuns.ts';
import { certificateRecords } from '../../db/schemaCertificates.ts';
import { academyOf } from '../academy.ts';
import { certifiable, type Certifiable } from '../certifiable.ts';

/** The most results on one page. */
const limit = 100;

/**
 * Results for which an administrator may issue a certificate by hand (CERT-9). The course has a template, the result is not failed and
 * has no certificate except revoked ones, and its learner is another person in this academy.
 */
const open = async (db: Db, self: string, also: SQL | undefined) =>
  certifiable(
    db,
    and(
      or(isNull(objectiveRecords.passed), eq(objectiveRecords.passed, true)),
      ne(users.id, self),
      sql`${users.tenantId} is not distinct from ${(await academyOf(db)).tenantId}::text`,
      notExists(
        db
          .select({ id: certificateRecords.id })
          .from(certificateRecords)
          .where(and(eq(certificateRecords.recordId, objectiveRecords.id), isNull(certificateRecords.revokedAt))),
      ),
      also,
    ),
  );

/** One page of such results whose person or course contains each of these words, the newest first. */
export async function listUncertified(db: Db, self: string, wanted: string): Promise<readonly Certifiable[]> {
  const { firstName, middleName, lastName } = users;
  const { name, code } = objectives;
  const known = sql`lower(concat_ws(' ', ${firstName}, ${middleName}, ${lastName}, ${name}, ${code}))`;
  const words = wanted.split(/\s+/).filter(Boolean);
  const where = and(...words.map((word) => sql`strpos(${known}, lower(${word}::text)) > 0`));
  const found = await open(db, self, where);
  return found
    .toSorted((a, b) => (b.record.finished?.getTime() ?? 0) - (a.record.finished?.getTime() ?? 0))
    .slice(0, limit);
}

/** One such result by its id; null if there is none any more. */
export async function findUncertified(db: Db, self: string, recordId: string): Promise<Certifiable | null> {
  return (await open(db, self, eq(objectiveRecords.id, recordId)))[0] ?? null;
}
