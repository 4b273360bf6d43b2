import { and, desc, sql } from 'drizzle-orm';
import type { Db } from '../../db/openDb.ts';
import { certificateRecords } from '../../db/schemaCertificates.ts';
import { academyOf } from '../academy.ts';

/** The most certificates on one page. */
const limit = 200;

/** One page of the issued certificates that a search finds, the newest first. */
export interface Issued {
  readonly rows: readonly (typeof certificateRecords.$inferSelect)[];
  /** How many there are, shown or not. */
  readonly total: number;
}

/** Certificates of this academy whose number, person or course contains each of these words (CERT-9). */
export async function listIssued(db: Db, wanted: string): Promise<Issued> {
  const { number, firstName, middleName, lastName, courseName, courseCode } = certificateRecords;
  const { tenantId } = await academyOf(db);
  const known = sql`lower(concat_ws(' ', ${number}, ${firstName}, ${middleName}, ${lastName}, ${courseName}, ${courseCode}))`;
  const words = wanted.split(/\s+/).filter(Boolean);
  const where = and(
    sql`${certificateRecords.tenantId} is not distinct from ${tenantId}::text`,
    ...words.map((word) => sql`strpos(${known}, lower(${word}::text)) > 0`),
  );
  const rows = await db
    .select({ row: certificateRecords, total: sql<number>`(count(*) over ())::int` })
    .from(certificateRecords)
    .where(where)
    .orderBy(desc(certificateRecords.created), desc(certificateRecords.id))
    .limit(limit);
  return { rows: rows.map(({ row }) => row), total: rows[0]?.total ?? 0 };
}
