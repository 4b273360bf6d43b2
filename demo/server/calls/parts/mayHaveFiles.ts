import { and, desc, eq, inArray, isNull } from 'drizzle-orm';
import type { Db } from '../../db/openDb.ts';
import { activityParts, objectiveAccesses, objectives } from '../../db/schema.ts';
import { objectiveWorkflows } from '../../db/schemaRuns.ts';
import { unreadable } from '../mayRead.ts';
import { loadRun } from './tree.ts';

/** An activity and the activities above it, up to the roots of courses. */
async function withAbove(db: Db, activityId: string): Promise<readonly string[]> {
  const all = new Set([activityId]);
  for (let level = [activityId]; level.length > 0;) {
    const above = await db
      .select({ id: activityParts.parentId })
      .from(activityParts)
      .where(inArray(activityParts.childId, level));
    level = [...new Set(above.map(({ id }) => id))].filter((id) => !all.has(id));
    for (const id of level) all.add(id);
  }
  return [...all];
}

/** Whether a learner may have the files of an activity: one of their runs has it at a place that they may read (SRV-13). */
export async function mayHaveFiles(db: Db, userId: string, activityId: string, now: number): Promise<boolean> {
  const runs = await db
    .select({ id: objectiveWorkflows.id })
    .from(objectiveWorkflows)
    .innerJoin(objectiveAccesses, eq(objectiveAccesses.id, objectiveWorkflows.accessId))
    .innerJoin(objectives, eq(objectives.id, objectiveAccesses.objectiveId))
    .where(
      and(
        eq(objectiveWorkflows.userId, userId),
        isNull(objectiveWorkflows.leftAt),
        inArray(objectives.activityId, [...(await withAbove(db, activityId))]),
      ),
    )
    .orderBy(desc(objectiveWorkflows.started));
  for (const { id } of runs) {
    const run = await loadRun(db, userId, id, now);
    const places = run.root.id === activityId ? [null] : run.rows.filter(({ part }) => part.child.id === activityId);
    for (const place of places) if ((await unreadable(db, run, place, now)) === null) return true;
  }
  return false;
}
