import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { TreeRow } from '../../../../src/domain/tree/flattenTree.ts';
import { stateOf } from '../../../../src/domain/tree/partDone.ts';
import { objectiveAccesses } from '../../db/schema.ts';
import { activityWorkflows } from '../../db/schemaRuns.ts';
import { groupMembers, groupRuns, groups } from '../../db/schemaTeams.ts';
import { tellTeam } from '../../notices/tellTeam.ts';
import { takeOver } from '../../teams/takeOver.ts';
import type { CommandContext } from '../command.ts';
import { refused } from '../route.ts';
import type { LoadedRun } from './tree.ts';

const nothing = async () => undefined;

/** A learner's groups in a course; groups that have begun the part at an axis come first. */
async function groupsOf({ db, userId }: CommandContext, objectiveId: string, axis: string): Promise<readonly string[]> {
  const begun = db
    .select({ one: sql`1` })
    .from(groupRuns)
    .innerJoin(activityWorkflows, eq(activityWorkflows.id, groupRuns.activityWorkflowId))
    .innerJoin(objectiveAccesses, eq(objectiveAccesses.lastWorkflowId, activityWorkflows.workflowId))
    .where(and(eq(groupRuns.groupId, groups.id), isNull(groupRuns.removed), eq(activityWorkflows.axis, axis)));
  const found = await db
    .select({ id: groups.id })
    .from(groups)
    .innerJoin(groupMembers, eq(groupMembers.groupId, groups.id))
    .where(and(eq(groups.objectiveId, objectiveId), eq(groupMembers.userId, userId)))
    .orderBy(sql`exists ${begun} desc`, asc(groups.id));
  return found.map(({ id }) => id);
}

/**
 * Decides whether a part is begun alone or with a team, and with which one (TEAM-3, TEAM-4). A begun part stays as it was begun.
 * @param wanted a group, or null for alone; undefined means a team of the learner's, or alone if there is none
 * @returns a function for the time after the part is begun: it stores the team, takes over the team's text (TEAM-12), and tells the team
 * (NOTE-9)
 * @throws LecternError `conflict` if the part cannot be done in this way
 */
export async function joinTeam(
  context: CommandContext,
  run: LoadedRun,
  row: TreeRow,
  wanted: string | null | undefined,
): Promise<(activityWorkflowId: string) => Promise<unknown>> {
  const {
    part: { child, axis },
    leaf,
  } = row;
  if (!leaf || stateOf(child) !== null) return nothing;
  if (!child.supportCollaborativeMode) {
    if (wanted) throw refused(`"${child.name}" is not done together.`);
    return nothing;
  }
  const own = wanted === null ? [] : await groupsOf(context, run.objectiveId, axis);
  if (typeof wanted === 'string' && !own.includes(wanted)) throw refused('This is not a team of yours.');
  const groupId = wanted ?? own[0];
  if (groupId === undefined && !child.supportPersonalMode)
    throw refused(`"${child.name}" is done together, and with a team.`);
  return groupId === undefined
    ? nothing
    : async (activityWorkflowId) => {
        const { db, userId, now } = context;
        const joined = await db
          .insert(groupRuns)
          .values({ activityWorkflowId, groupId })
          .onConflictDoNothing()
          .returning({ groupId: groupRuns.groupId });
        if (joined.length === 0) return;
        await takeOver(context, run, row, groupId);
        await tellTeam(db, { groupId, axis, by: userId, now });
      };
}
