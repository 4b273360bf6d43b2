import { randomUUID } from 'node:crypto';
import { and, eq, inArray, isNull, ne } from 'drizzle-orm';
import { workflowStates } from '../../../../src/domain/course/states.ts';
import { learnersOf } from '../../notices/learnersOf.ts';
import type { Db } from '../../db/openDb.ts';
import { objectiveAccesses, objectives } from '../../db/schema.ts';
import { activityWorkflows } from '../../db/schemaRuns.ts';
import { groupMembers, groupRuns, groups, teamPresence } from '../../db/schemaTeams.ts';
import { leaveFiles } from '../leaveFiles.ts';
import { takeBack } from './takeBack.ts';

/** The most characters of a team's name. */
export const longestName = 80;

/** Why a change was not made (TEAM-14). */
export type TeamFault = 'blank' | 'long' | 'taken' | 'gone' | 'notEnrolled' | 'already' | 'notMember' | 'hasMembers';

/** A change that an instructor asks for. */
export type TeamChange =
  | { readonly action: 'create'; readonly name: string }
  | { readonly action: 'rename'; readonly groupId: string; readonly name: string }
  | { readonly action: 'add' | 'remove'; readonly groupId: string; readonly userId: string }
  | { readonly action: 'delete'; readonly groupId: string };

const spaces = /[\s\p{Cf}]+/gu;
/** A name as it is stored: one line without needless spaces. */
const cleanName = (name: string) => name.normalize('NFC').replace(spaces, ' ').trim();

async function nameFault(db: Db, courseId: string, name: string, but: string | null): Promise<TeamFault | null> {
  if (name === '') return 'blank';
  if (name.length > longestName) return 'long';
  const others = await db
    .select({ name: groups.name })
    .from(groups)
    .where(and(eq(groups.objectiveId, courseId), but === null ? undefined : ne(groups.id, but)));
  const folded = name.toLocaleLowerCase('en');
  return others.some((one) => one.name.toLocaleLowerCase('en') === folded) ? 'taken' : null;
}

/** Parts that a person has begun with a team in their last run, and has not handed in, are theirs alone from now on (TEAM-15). */
async function setApart(db: Db, groupId: string, userId: string, now: Date): Promise<void> {
  const begun = await db
    .select({
      id: groupRuns.activityWorkflowId,
      workflowId: activityWorkflows.workflowId,
      axis: activityWorkflows.axis,
    })
    .from(groupRuns)
    .innerJoin(activityWorkflows, eq(activityWorkflows.id, groupRuns.activityWorkflowId))
    .innerJoin(objectiveAccesses, eq(objectiveAccesses.lastWorkflowId, activityWorkflows.workflowId))
    .where(
      and(
        eq(groupRuns.groupId, groupId),
        eq(objectiveAccesses.userId, userId),
        eq(activityWorkflows.state, workflowStates.inProgress),
        isNull(groupRuns.removed),
      ),
    );
  if (begun.length > 0)
    await db
      .update(groupRuns)
      .set({ removed: now })
      .where(
        inArray(
          groupRuns.activityWorkflowId,
          begun.map(({ id }) => id),
        ),
      );
  for (const { workflowId, axis } of begun) await leaveFiles(db, { groupId, userId, workflowId, axis });
}

/** Changes the teams of a course, completely or not at all. @returns why nothing was changed; null after a change */
export const changeTeam = (db: Db, courseId: string, change: TeamChange, now: number): Promise<TeamFault | null> =>
  db.transaction(async (tx) => {
    // Changes by two instructors of one course happen one after the other.
    await tx.select().from(objectives).where(eq(objectives.id, courseId)).for('update');
    if (change.action === 'create') {
      const name = cleanName(change.name);
      const fault = await nameFault(tx, courseId, name, null);
      if (!fault) await tx.insert(groups).values({ id: randomUUID(), name, objectiveId: courseId });
      return fault;
    }
    const { groupId } = change;
    const [group] = await tx
      .select()
      .from(groups)
      .where(and(eq(groups.id, groupId), eq(groups.objectiveId, courseId)))
      .for('update');
    if (!group) return 'gone';
    const members = await tx.select().from(groupMembers).where(eq(groupMembers.groupId, groupId));
    if (change.action === 'rename') {
      const name = cleanName(change.name);
      const fault = await nameFault(tx, courseId, name, groupId);
      if (!fault) await tx.update(groups).set({ name }).where(eq(groups.id, groupId));
      return fault;
    }
    if (change.action === 'delete') {
      const used = await tx.select().from(groupRuns).where(eq(groupRuns.groupId, groupId)).limit(1);
      if (members.length > 0 || used.length > 0) return 'hasMembers';
      await tx.delete(groups).where(eq(groups.id, groupId));
      return null;
    }
    const { userId } = change;
    const isMember = members.some((one) => one.userId === userId);
    if (change.action === 'add') {
      if (isMember) return 'already';
      if (!(await learnersOf(tx, courseId)).includes(userId)) return 'notEnrolled';
      await tx.insert(groupMembers).values({ groupId, userId });
      await takeBack(tx, groupId, userId, now);
      return null;
    }
    if (!isMember) return 'notMember';
    await tx.delete(groupMembers).where(and(eq(groupMembers.groupId, groupId), eq(groupMembers.userId, userId)));
    await setApart(tx, groupId, userId, new Date(now));
    await tx.delete(teamPresence).where(eq(teamPresence.userId, userId));
    return null;
  });
