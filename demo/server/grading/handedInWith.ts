import { and, eq, isNotNull, isNull, ne } from 'drizzle-orm';
import type { Db } from '../db/openDb.ts';
import { users } from '../db/schema.ts';
import { answers } from '../db/schemaDrafts.ts';
import { activityWorkflows, objectiveWorkflows } from '../db/schemaRuns.ts';
import { groupRuns, groups } from '../db/schemaTeams.ts';
import { withName } from '../oidc/people.ts';

/** Another learner for whom a team's text was handed in. */
export interface HandedInMate {
  readonly team: string;
  readonly name: string;
  readonly run: typeof activityWorkflows.$inferSelect;
  /** State of their run through the course. */
  readonly courseState: number;
  readonly userId: string;
}

/**
 * The other learners for whom a team handed in the answer of a part at the same moment (TEAM-11): they share its score (TEAM-13), even if
 * one of them has left the team since.
 */
export async function handedInWith(
  db: Db,
  workflowId: string,
  axis: string,
  handedInAt: Date,
): Promise<readonly HandedInMate[]> {
  const [own] = await db
    .select({ groupId: groups.id, team: groups.name })
    .from(groupRuns)
    .innerJoin(activityWorkflows, eq(activityWorkflows.id, groupRuns.activityWorkflowId))
    .innerJoin(groups, eq(groups.id, groupRuns.groupId))
    .where(
      and(eq(activityWorkflows.workflowId, workflowId), eq(activityWorkflows.axis, axis), isNull(groupRuns.removed)),
    );
  if (!own) return [];
  const rows = await db
    .select({ user: users, run: activityWorkflows, courseState: objectiveWorkflows.state })
    .from(groupRuns)
    .innerJoin(activityWorkflows, eq(activityWorkflows.id, groupRuns.activityWorkflowId))
    .innerJoin(objectiveWorkflows, eq(objectiveWorkflows.id, activityWorkflows.workflowId))
    .innerJoin(users, eq(users.id, objectiveWorkflows.userId))
    .innerJoin(answers, and(eq(answers.workflowId, objectiveWorkflows.id), eq(answers.axis, activityWorkflows.axis)))
    .where(
      and(
        eq(groupRuns.groupId, own.groupId),
        isNull(groupRuns.removed),
        eq(activityWorkflows.axis, axis),
        ne(activityWorkflows.workflowId, workflowId),
        isNotNull(answers.handedInAt),
        eq(answers.handedInAt, handedInAt),
      ),
    )
    .orderBy(users.lastName, users.firstName, users.id);
  return rows.map(({ user, run, courseState }) => ({
    team: own.team,
    name: withName(user).name,
    userId: user.id,
    run,
    courseState,
  }));
}
