import { and, eq, ne, or, sql, type SQL } from 'drizzle-orm';
import type { Db } from '../db/openDb.ts';
import { objectiveAccesses, objectives } from '../db/schema.ts';
import { objectiveRecords } from '../db/schemaRuns.ts';
import { certificateRecords, certificateTemplates } from '../db/schemaCertificates.ts';
import { readNumber } from './certificateNumber.ts';
import { academyOf } from './academy.ts';

/** Results that need no reveal date or have reached it: before it, no certificate may reveal how a course ended (GRADE-3). */
const shownBy = (now: number) =>
  or(
    ne(objectiveAccesses.gradeRevealPolicy, 3),
    sql`${objectiveAccesses.gradeRevealDate} <= ${new Date(now).toISOString()}::timestamptz`,
  );

/**
 * Certificates with their results and templates, in no order.
 * @param now null for administrators, who also see results that learners may not see yet
 */
export const findCertificates = (db: Db, now: number | null, where: SQL | undefined) =>
  db
    .select({
      certificate: certificateRecords,
      template: certificateTemplates,
      record: objectiveRecords,
      access: objectiveAccesses,
      description: objectives.description,
      scaleId: objectives.gradingScaleId,
      channelId: objectives.announcementChannelId,
      total: sql<number>`(count(*) over ())::int`,
    })
    .from(certificateRecords)
    .innerJoin(certificateTemplates, eq(certificateTemplates.id, certificateRecords.templateId))
    .innerJoin(objectiveRecords, eq(objectiveRecords.id, certificateRecords.recordId))
    .innerJoin(objectiveAccesses, eq(objectiveAccesses.id, objectiveRecords.accessId))
    .innerJoin(objectives, eq(objectives.id, certificateRecords.objectiveId))
    .where(and(now === null ? undefined : shownBy(now), where));
export type FoundCertificate = Awaited<ReturnType<typeof findCertificates>>[number];

/**
 * The certificate with this number or id, for requests from anybody (CERT-7). Null for an unknown certificate, for a text that is no
 * number, and for a certificate of another tenant: they all look the same.
 */
export async function findPublicCertificate(db: Db, now: number, asked: string): Promise<FoundCertificate | null> {
  const number = readNumber(asked);
  const isId = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(asked);
  if (!number && !isId) return null;
  const { tenantId } = await academyOf(db);
  const key = number ? eq(certificateRecords.number, number) : eq(certificateRecords.id, asked.toLowerCase());
  const [found] = await findCertificates(
    db,
    now,
    and(key, sql`${certificateRecords.tenantId} is not distinct from ${tenantId}::text`),
  );
  return found ?? null;
}
