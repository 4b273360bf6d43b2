import { and, asc, eq, inArray, isNull, notInArray, sql } from 'drizzle-orm';
import { workflowStates, type WorkflowState } from '../../../src/domain/course/states.ts';
import { stateName } from '../calls/parts/tree.ts';
import type { Db } from '../db/openDb.ts';
import { objectiveAccesses, objectives, users } from '../db/schema.ts';
import { objectiveWorkflows } from '../db/schemaRuns.ts';
import { withName } from '../oidc/people.ts';

/** A run that waits for a grader. */
export interface Waiting {
  readonly id: string;
  readonly learner: string;
  readonly course: string;
  readonly state: WorkflowState;
  readonly submitted: Date | null;
}

const { submitted, inGrading, graded, gradingApproved } = workflowStates;

/**
 * Runs that wait for a person, the one that was handed in first at the top (GRADING-1).
 * @param graders ids of the person who asks: their own runs are left out
 */
export async function listWaiting(
  db: Db,
  graders: readonly string[],
  skip: number,
  take: number,
): Promise<readonly Waiting[]> {
  const rows = await db
    .select({ workflow: objectiveWorkflows, course: objectives.name, user: users })
    .from(objectiveWorkflows)
    .innerJoin(objectiveAccesses, eq(objectiveAccesses.id, objectiveWorkflows.accessId))
    .innerJoin(objectives, eq(objectives.id, objectiveAccesses.objectiveId))
    .innerJoin(users, eq(users.id, objectiveWorkflows.userId))
    .where(
      and(
        inArray(objectiveWorkflows.state, [submitted, inGrading, graded, gradingApproved]),
        isNull(objectiveWorkflows.gradeAt),
        notInArray(objectiveWorkflows.userId, [...graders]),
      ),
    )
    .orderBy(sql`${objectiveWorkflows.submitted} asc nulls last`, asc(objectiveWorkflows.id))
    .limit(take)
    .offset(skip);
  return rows.map(({ workflow, course, user }) => ({
    id: workflow.id,
    learner: withName(user).name,
    course,
    state: stateName(workflow.state),
    submitted: workflow.submitted,
  }));
}
