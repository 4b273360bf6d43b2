import { and, eq, sql } from 'drizzle-orm';
import { workflowStates } from '../../../src/domain/course/states.ts';
import type { Db } from '../db/openDb.ts';
import { answers } from '../db/schemaDrafts.ts';
import { activityWorkflows, objectiveWorkflows } from '../db/schemaRuns.ts';
import { groupRuns } from '../db/schemaTeams.ts';
import { matesIn, teamOfRun } from '../teams/teamRun.ts';

/**
 * The runs that share the files of a part: the run alone, or with it those of the team that writes its answer together, or has handed it in
 * together (TEAM-16).
 */
export async function runsWith(db: Db, workflowId: string, axis: string): Promise<readonly string[]> {
  const team = await teamOfRun(db, workflowId, axis);
  if (!team) return [workflowId];
  const [own] = await db
    .select({ userId: objectiveWorkflows.userId, handedInAt: answers.handedInAt })
    .from(objectiveWorkflows)
    .leftJoin(answers, and(eq(answers.workflowId, objectiveWorkflows.id), eq(answers.axis, axis)))
    .where(eq(objectiveWorkflows.id, workflowId));
  if (!own) return [workflowId];
  if (own.handedInAt) {
    // Answers that were handed in at one moment are one answer, whatever becomes of the team and of later runs.
    const rows = await db
      .select({ id: activityWorkflows.workflowId })
      .from(groupRuns)
      .innerJoin(activityWorkflows, eq(activityWorkflows.id, groupRuns.activityWorkflowId))
      .innerJoin(answers, and(eq(answers.workflowId, activityWorkflows.workflowId), eq(answers.axis, axis)))
      .where(
        and(
          eq(groupRuns.groupId, team.groupId),
          eq(activityWorkflows.axis, axis),
          sql`${answers.handedInAt} = ${own.handedInAt.toISOString()}`,
        ),
      );
    return [...new Set([workflowId, ...rows.map(({ id }) => id)])];
  }
  if (team.removed) return [workflowId];
  const mates = await matesIn(db, team.groupId, axis, own.userId);
  const writing = mates.filter(({ run }) => run.state === workflowStates.inProgress);
  return [workflowId, ...writing.map(({ run }) => run.workflowId)];
}
