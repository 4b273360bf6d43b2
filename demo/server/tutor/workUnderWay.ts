import { and, eq, isNull, or, sql } from 'drizzle-orm';
import { workflowStates } from '../../../src/domain/course/states.ts';
import type { TutorOff } from '../../../src/domain/tutor/tutor.ts';
import type { Db } from '../db/openDb.ts';
import { activities, activityParts, objectiveAccesses, objectives } from '../db/schema.ts';
import { activityWorkflows, objectiveWorkflows } from '../db/schemaRuns.ts';
import { tutorParts } from '../db/schemaTutor.ts';
import { uuidOf } from '../db/uuidOf.ts';
import type { Model } from './modelOf.ts';

/** A learner's work under way that concerns the tutor. */
interface Work {
  readonly off: TutorOff | null;
  /** Name of the graded part that is open, or that the question is about. */
  readonly hints: string | null;
}

/**
 * Whether an examination, a part without the tutor, or graded work is under way, in whatever tab (TUTOR-12, TUTOR-13).
 * @param asked path id, or id, of the part on the learner's page
 */
export async function workUnderWay(db: Db, userId: string, { course }: Model, asked: string | null): Promise<Work> {
  const going = and(
    eq(objectiveWorkflows.userId, userId),
    eq(objectiveWorkflows.state, workflowStates.inProgress),
    // A course that its learner has left is not under way; an examination cannot be left (LEAVE-1).
    isNull(objectiveWorkflows.leftAt),
  );
  const [exam] = await db
    .select({ name: objectives.name })
    .from(objectiveWorkflows)
    .innerJoin(objectiveAccesses, eq(objectiveAccesses.id, objectiveWorkflows.accessId))
    .innerJoin(objectives, eq(objectives.id, objectiveAccesses.objectiveId))
    .innerJoin(activities, eq(activities.id, objectives.activityId))
    .where(
      and(
        going,
        eq(objectiveWorkflows.gradingByProctoring, false),
        or(eq(objectives.proctored, true), eq(activities.proctored, true)),
      ),
    )
    .limit(1);
  if (exam) return { off: { why: 'exam', name: exam.name }, hints: null };
  const begun = await db
    .select({
      axis: activityWorkflows.axis,
      name: activities.name,
      proctored: activities.proctored,
      use: tutorParts.use,
      objectiveId: objectiveAccesses.objectiveId,
      opened: objectiveAccesses.lastOpenedAxis,
    })
    .from(activityWorkflows)
    .innerJoin(objectiveWorkflows, eq(objectiveWorkflows.id, activityWorkflows.workflowId))
    .innerJoin(objectiveAccesses, eq(objectiveAccesses.id, objectiveWorkflows.accessId))
    // A module's setting holds for its parts too.
    .innerJoin(activityParts, sql`${activityParts.id} = any(string_to_array(${activityWorkflows.axis}, '/'))`)
    .innerJoin(activities, eq(activities.id, activityParts.childId))
    .leftJoin(tutorParts, eq(tutorParts.activityId, activities.id))
    .where(
      and(
        going,
        eq(activityWorkflows.state, workflowStates.inProgress),
        or(
          eq(activities.proctored, true),
          eq(activities.scored, true),
          eq(activities.gradedByHand, true),
          sql`${tutorParts.use} is not null`,
        ),
      ),
    );
  const watched = begun.find(({ proctored }) => proctored);
  if (watched) return { off: { why: 'exam', name: watched.name }, hints: null };
  const silent = begun.find(({ use }) => use === 'off');
  if (silent) return { off: { why: 'part', name: silent.name }, hints: null };
  const graded = begun.find(
    ({ axis, opened, objectiveId }) =>
      (!course || course.id === objectiveId) &&
      (axis === opened || uuidOf(axis) === asked || axis.split('/').at(-1) === asked),
  );
  return { off: null, hints: graded?.name ?? null };
}
