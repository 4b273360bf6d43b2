import { and, eq, isNotNull, isNull, or, type SQL } from 'drizzle-orm';
import { workflowStates } from '../../../src/domain/course/states.ts';
import type { Db } from '../db/openDb.ts';
import { objectiveAccesses, objectives, users } from '../db/schema.ts';
import { objectiveRecords, objectiveWorkflows } from '../db/schemaRuns.ts';
import { certificateTemplates, objectiveCertificateTemplates } from '../db/schemaCertificates.ts';

/** Results that have been given, in courses that give certificates, with all data that a certificate needs. */
export const certifiable = (db: Db, where: SQL | undefined) =>
  db
    .select({
      record: objectiveRecords,
      user: users,
      objective: { id: objectives.id, name: objectives.name, code: objectives.code },
      template: certificateTemplates,
    })
    .from(objectiveRecords)
    .innerJoin(objectiveAccesses, eq(objectiveAccesses.id, objectiveRecords.accessId))
    .innerJoin(users, eq(users.id, objectiveAccesses.userId))
    .innerJoin(objectives, eq(objectives.id, objectiveAccesses.objectiveId))
    .innerJoin(objectiveCertificateTemplates, eq(objectiveCertificateTemplates.objectiveId, objectives.id))
    .innerJoin(certificateTemplates, eq(certificateTemplates.id, objectiveCertificateTemplates.templateId))
    .leftJoin(objectiveWorkflows, eq(objectiveWorkflows.id, objectiveRecords.workflowId))
    .where(
      and(
        isNotNull(objectiveRecords.finished),
        or(isNull(objectiveRecords.workflowId), eq(objectiveWorkflows.state, workflowStates.finished)),
        where,
      ),
    );
export type Certifiable = Awaited<ReturnType<typeof certifiable>>[number];
