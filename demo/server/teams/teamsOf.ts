import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import type { Db } from '../db/openDb.ts';
import { objectiveAccesses, users } from '../db/schema.ts';
import { activityWorkflows } from '../db/schemaRuns.ts';
import { groupMembers, groupRuns, groups } from '../db/schemaTeams.ts';
import { uuidOf } from '../db/uuidOf.ts';

/** The id of a group's one run through a part, which is made of those of its members (TEAM-5). */
export const groupRunId = (groupId: string, axis: string) => uuidOf(`group-run:${groupId}:${axis}`);

/** A member of a team, with the parts that they do with it in their last run. */
export interface TeamMember {
  readonly user: typeof users.$inferSelect;
  readonly runs: readonly (typeof activityWorkflows.$inferSelect)[];
}

/** A team, with its members by name. */
export interface TeamWithMembers {
  readonly group: { readonly id: string; readonly name: string };
  readonly members: readonly TeamMember[];
}

/** The groups of a person in a course, each with its members by name and the parts that they do with this group in their last runs. */
export async function teamsOf(db: Db, userId: string, objectiveId: string): Promise<readonly TeamWithMembers[]> {
  const own = await db
    .select({ id: groups.id, name: groups.name })
    .from(groups)
    .innerJoin(groupMembers, eq(groupMembers.groupId, groups.id))
    .where(and(eq(groups.objectiveId, objectiveId), eq(groupMembers.userId, userId)))
    .orderBy(asc(groups.id));
  if (own.length === 0) return [];
  const members = await db
    .select({ groupId: groupMembers.groupId, user: users, workflowId: objectiveAccesses.lastWorkflowId })
    .from(groupMembers)
    .innerJoin(users, eq(users.id, groupMembers.userId))
    .leftJoin(
      objectiveAccesses,
      and(eq(objectiveAccesses.userId, users.id), eq(objectiveAccesses.objectiveId, objectiveId)),
    )
    .where(
      inArray(
        groupMembers.groupId,
        own.map(({ id }) => id),
      ),
    )
    .orderBy(asc(users.lastName), asc(users.firstName), asc(users.id));
  const runs = await db
    .select({ groupId: groupRuns.groupId, run: activityWorkflows })
    .from(groupRuns)
    .innerJoin(activityWorkflows, eq(activityWorkflows.id, groupRuns.activityWorkflowId))
    .where(
      and(
        isNull(groupRuns.removed),
        inArray(
          activityWorkflows.workflowId,
          members.flatMap(({ workflowId }) => workflowId ?? []),
        ),
      ),
    );
  return own.map((group) => ({
    group,
    members: members
      .filter(({ groupId }) => groupId === group.id)
      .map(({ user, workflowId }) => ({
        user,
        runs: runs.flatMap(({ groupId, run }) => (groupId === group.id && run.workflowId === workflowId ? [run] : [])),
      })),
  }));
}
