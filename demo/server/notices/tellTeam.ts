import { and, eq, isNotNull, ne } from 'drizzle-orm';
import { pathOf } from '../../../src/domain/tree/flattenTree.ts';
import { stateOf } from '../../../src/domain/tree/partDone.ts';
import { mayLearn } from '../../../src/domain/person/mayLearn.ts';
import { loadRun } from '../calls/parts/tree.ts';
import type { Db } from '../db/openDb.ts';
import { objectiveAccesses, users } from '../db/schema.ts';
import { groupMembers, groups } from '../db/schemaTeams.ts';
import { keyOf } from './keyOf.ts';
import { tell, type NewNotice } from './tell.ts';

interface Begun {
  readonly groupId: string;
  readonly axis: string;
  readonly by: string;
  readonly now: number;
}

/** The other members of a group, in their last runs through its course. */
const othersOf = (db: Db, { groupId, by }: Begun) =>
  db
    .select({ access: objectiveAccesses, permissions: users.permissions })
    .from(groupMembers)
    .innerJoin(groups, eq(groups.id, groupMembers.groupId))
    .innerJoin(users, eq(users.id, groupMembers.userId))
    .innerJoin(
      objectiveAccesses,
      and(eq(objectiveAccesses.userId, users.id), eq(objectiveAccesses.objectiveId, groups.objectiveId)),
    )
    .where(and(eq(groups.id, groupId), ne(users.id, by), isNotNull(objectiveAccesses.lastWorkflowId)));

/**
 * Notifies the other members of a group that somebody has begun a part which waits for them: it opens for them, and they have not begun it.
 * Each gets one notice in a run, however many members begin.
 */
export async function tellTeam(db: Db, begun: Begun): Promise<void> {
  const { groupId, axis, by, now } = begun;
  await tell(db, now, async (tx) => {
    const told: NewNotice[] = [];
    for (const { access, permissions } of await othersOf(tx, begun)) {
      const { userId, objectiveId, lastWorkflowId } = access;
      if (!mayLearn({ permissions }) || lastWorkflowId === null) continue;
      const { rows, context } = await loadRun(tx, userId, lastWorkflowId, now);
      const row = context.course === 'inProgress' ? rows.find(({ part }) => part.axis === axis) : undefined;
      if (!row?.verdict.opens || stateOf(row.part.child) !== null) continue;
      const data = { axis: pathOf(row).map(({ id }) => id), part: row.part.child.name, by };
      told.push({ userId, kind: 'team', key: keyOf(groupId, lastWorkflowId, axis), objectiveId, data });
    }
    return told;
  });
}
