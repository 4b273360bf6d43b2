import { and, eq, isNull, ne } from 'drizzle-orm';
import type { Db } from '../db/openDb.ts';
import { objectiveAccesses } from '../db/schema.ts';
import { activityWorkflows } from '../db/schemaRuns.ts';
import { groupMembers, groupRuns, groups } from '../db/schemaTeams.ts';

/** The team with which a learner has begun a part. */
export interface TeamOfRun {
  readonly groupId: string;
  readonly name: string;
  /** They were removed from it since (TEAM-15). */
  readonly removed: boolean;
}

/** The team with which a part of a run was begun; null for a part that is done alone. */
export async function teamOfRun(db: Db, workflowId: string, axis: string): Promise<TeamOfRun | null> {
  const [found] = await db
    .select({ groupId: groups.id, name: groups.name, removed: groupRuns.removed })
    .from(groupRuns)
    .innerJoin(activityWorkflows, eq(activityWorkflows.id, groupRuns.activityWorkflowId))
    .innerJoin(groups, eq(groups.id, groupRuns.groupId))
    .where(and(eq(activityWorkflows.workflowId, workflowId), eq(activityWorkflows.axis, axis)));
  return found ? { ...found, removed: found.removed !== null } : null;
}

/** The run of a team's member through a part, in their last run through the course. */
export interface MateRun {
  readonly userId: string;
  readonly run: typeof activityWorkflows.$inferSelect;
}

/** The other members of a team who have begun a part with it, in their last runs. */
export const matesIn = (db: Db, groupId: string, axis: string, but: string): Promise<MateRun[]> =>
  db
    .select({ userId: groupMembers.userId, run: activityWorkflows })
    .from(groupRuns)
    .innerJoin(activityWorkflows, eq(activityWorkflows.id, groupRuns.activityWorkflowId))
    .innerJoin(objectiveAccesses, eq(objectiveAccesses.lastWorkflowId, activityWorkflows.workflowId))
    .innerJoin(
      groupMembers,
      and(eq(groupMembers.groupId, groupRuns.groupId), eq(groupMembers.userId, objectiveAccesses.userId)),
    )
    .where(
      and(
        eq(groupRuns.groupId, groupId),
        isNull(groupRuns.removed),
        eq(activityWorkflows.axis, axis),
        ne(groupMembers.userId, but),
      ),
    )
    .orderBy(activityWorkflows.started, activityWorkflows.id);
