import { and, eq, isNotNull, or, sql } from 'drizzle-orm';
import type { DatedCourse } from '../../../../src/domain/calendar/courseDates.ts';
import { accessFields } from '../../../../src/domain/course/accessFields.ts';
import { enrolledFilter } from '../../../../src/domain/course/listMembership.ts';
import { activityTypes, type GradeRevealPolicy } from '../../../../src/domain/course/states.ts';
import { parseFilter } from '../../../../src/domain/filter/filter.ts';
import type { Db } from '../../db/openDb.ts';
import { activities, activityParts, objectiveAccesses, objectives } from '../../db/schema.ts';
import { objectiveRecords, objectiveWorkflows } from '../../db/schemaRuns.ts';
import { toSql } from '../../db/toSql.ts';
import { accessColumns } from '../lists/accessColumns.ts';
import { isListed } from '../lists/catalogCondition.ts';
import { stateName } from '../parts/tree.ts';

/** A course with dates, and the ids by which its parts are loaded. */
export interface FoundCourse {
  readonly course: DatedCourse;
  readonly activityId: string;
  readonly runId: string | null;
  /** Whether some of its parts have constraints, which may hold dates, or are events. */
  readonly hasDatedParts: boolean;
}

const policies: readonly GradeRevealPolicy[] = ['none', 'never', 'afterFinish', 'afterDate'];

/** Activities with a dated part or an event at any depth. The search goes upwards from those parts, since there are few. */
const datedAbove = sql`(
  with recursive above(id) as (
    select p.parent_id from ${activityParts} p join ${activities} a on a.id = p.child_id
      where p.activity_constraint is not null or a.type = ${activityTypes.event}
    union
    select p.parent_id from ${activityParts} p join above on p.child_id = above.id
  )
  select id from above
)`;

/** The courses that a learner is enrolled in and that have dates themselves or dated parts, in one statement. */
export async function datedCourses(db: Db, userId: string): Promise<readonly FoundCourse[]> {
  const { availabilityDate, availabilityEndDate, dueDate, gradeRevealDate } = objectiveAccesses;
  const hasDatedParts = sql<boolean>`${activities.id} in ${datedAbove}`;
  const rows = await db
    .select({
      access: objectiveAccesses,
      objective: { id: objectives.id, name: objectives.name, code: objectives.code },
      activityId: activities.id,
      state: objectiveWorkflows.state,
      hasDatedParts: sql<boolean>`${hasDatedParts}`,
    })
    .from(objectiveAccesses)
    .innerJoin(objectives, eq(objectives.id, objectiveAccesses.objectiveId))
    .innerJoin(activities, eq(activities.id, objectives.activityId))
    .leftJoin(objectiveWorkflows, eq(objectiveWorkflows.id, objectiveAccesses.lastWorkflowId))
    .leftJoin(objectiveRecords, eq(objectiveRecords.id, objectiveAccesses.lastRecordId))
    .where(
      and(
        eq(objectiveAccesses.userId, userId),
        isListed,
        toSql(parseFilter(enrolledFilter, accessFields), accessColumns),
        or(
          isNotNull(availabilityDate),
          isNotNull(availabilityEndDate),
          isNotNull(dueDate),
          isNotNull(gradeRevealDate),
          hasDatedParts,
        ),
      ),
    );
  return rows.map(({ access, objective, activityId, state, hasDatedParts: dated }) => ({
    course: {
      id: access.id,
      aggregateId: access.aggregateId,
      objective,
      availabilityDate: access.availabilityDate?.getTime() ?? null,
      availabilityEndDate: access.availabilityEndDate?.getTime() ?? null,
      dueDate: access.dueDate?.getTime() ?? null,
      gradeRevealPolicy: policies[access.gradeRevealPolicy] ?? 'none',
      gradeRevealDate: access.gradeRevealDate?.getTime() ?? null,
      state: state === null ? null : stateName(state),
      hasRecord: access.lastRecordId !== null,
    },
    activityId,
    runId: access.lastWorkflowId,
    hasDatedParts: dated,
  }));
}
