import { and, asc, eq, inArray } from 'drizzle-orm';
import { workflowStates } from '../../../src/domain/course/states.ts';
import type { Db } from '../db/openDb.ts';
import { activityWorkflows } from '../db/schemaRuns.ts';
import { groupRuns, groups } from '../db/schemaTeams.ts';
import type { Grading } from './loadGrading.ts';

/** Locks the teams of a run, so that two graders of one team's work act one after the other. */
export async function lockMates(db: Db, workflowId: string): Promise<void> {
  const own = await db
    .selectDistinct({ id: groupRuns.groupId })
    .from(groupRuns)
    .innerJoin(activityWorkflows, eq(activityWorkflows.id, groupRuns.activityWorkflowId))
    .where(eq(activityWorkflows.workflowId, workflowId))
    .orderBy(asc(groupRuns.groupId));
  for (const { id } of own) await db.select().from(groups).where(eq(groups.id, id)).for('update');
}

/**
 * Gives the score of a team's work to all for whom it was handed in (TEAM-13). While it is only saved, the others' graders see it; once it
 * is given, the others have it too, unless their own result was given already.
 * @param scores by the id of the grader's own part, 0 to 1; `given`: the saved ones are given now
 */
export async function shareScores(
  db: Db,
  { parts }: Grading,
  scores: ReadonlyMap<string, number | null> | 'given',
  at: Date | null,
): Promise<void> {
  for (const { id, byHand, mates, normalizedScore } of parts) {
    const open = mates.filter(({ courseState }) => courseState !== workflowStates.finished);
    if (!byHand || open.length === 0) continue;
    const ids = open.map(({ run }) => run.id);
    const score = scores === 'given' ? normalizedScore : (scores.get(id) ?? null);
    await db
      .update(activityWorkflows)
      .set({ normalizedScore: score, passed: score === null ? null : score >= 0.5 })
      .where(inArray(activityWorkflows.id, ids));
    // In a run in progress the part is finished by this; in a run that was handed in it is graded with the other parts.
    const going = open.filter(({ courseState }) => courseState === workflowStates.inProgress).map(({ run }) => run.id);
    if (at !== null && going.length > 0)
      await db
        .update(activityWorkflows)
        .set({ state: workflowStates.finished, finished: at })
        .where(and(inArray(activityWorkflows.id, going), eq(activityWorkflows.state, workflowStates.submitted)));
  }
}
