import { and, eq, sql, type SQL } from 'drizzle-orm';
import type { Db } from '../../db/openDb.ts';
import {
  activities,
  activityParts,
  grades as scaleGrades,
  gradingScales,
  objectiveAccesses,
  objectives,
  objectiveShowcases,
  showcases,
} from '../../db/schema.ts';
import { activityWorkflows, objectiveRecords, objectiveWorkflows } from '../../db/schemaRuns.ts';
import { certificateTemplates as templates, objectiveCertificateTemplates } from '../../db/schemaCertificates.ts';
import { activityColumns } from '../parts/partsBelow.ts';
import { isFound } from './catalogCondition.ts';
import type { Grade } from './scales.ts';

/** What a list says of a course besides the columns of the course: the number of its direct parts, and its showcases. */
export const courseColumns = {
  childrenCount: sql<number>`(select count(*)::int from ${activityParts} where parent_id = ${activities.id})`,
  showcases: sql<
    readonly { id: string; name: string }[]
  >`(select coalesce(json_agg(json_build_object('id', s.id, 'name', s.name) order by s."order"), '[]')
    from ${objectiveShowcases} o join ${showcases} s on s.id = o.showcase_id where o.objective_id = ${objectives.id})`,
};
/** The templates by which a course gives certificates: a list, since the wire format has a list. */
const certificateTemplates = sql<readonly { id: string; name: string; kind: number }[]>`(
  select coalesce(json_agg(json_build_object('id', t.id, 'name', t.name, 'kind', t.kind)), '[]')
    from ${objectiveCertificateTemplates} o join ${templates} t on t.id = o.template_id where o.objective_id = ${objectives.id})`;
/** The grades of the scale by which a course is graded, the best first. */
const grades = sql<readonly Grade[]>`(
  select coalesce(json_agg(json_build_object(
      'id', g.id, 'name', g.name, 'normalizedMinScore', g.normalized_min_score, 'color', g.color
    ) order by g.normalized_min_score desc), '[]')
    from ${scaleGrades} g where g.scale_id = ${objectives.gradingScaleId})`;
const selection = {
  access: objectiveAccesses,
  objective: objectives,
  activity: activityColumns,
  workflow: objectiveWorkflows,
  record: objectiveRecords,
  rootWorkflow: activityWorkflows,
  scale: gradingScales,
  grades,
  certificateTemplates,
  ...courseColumns,
};

/** Courses that their learners may see, each with its activity, its last run and its last result. */
export const joinedAccesses = (db: Db, where: SQL | undefined) =>
  db
    .select(selection)
    .from(objectiveAccesses)
    .innerJoin(objectives, eq(objectives.id, objectiveAccesses.objectiveId))
    .innerJoin(activities, eq(activities.id, objectives.activityId))
    .leftJoin(gradingScales, eq(gradingScales.id, objectives.gradingScaleId))
    .leftJoin(objectiveWorkflows, eq(objectiveWorkflows.id, objectiveAccesses.lastWorkflowId))
    .leftJoin(objectiveRecords, eq(objectiveRecords.id, objectiveAccesses.lastRecordId))
    .leftJoin(
      activityWorkflows,
      and(eq(activityWorkflows.workflowId, objectiveWorkflows.id), eq(activityWorkflows.axis, '')),
    )
    .where(and(where, isFound(db)));

/** A course of a learner as the database gives it. */
export type AccessRow = Awaited<ReturnType<typeof joinedAccesses>>[number];
