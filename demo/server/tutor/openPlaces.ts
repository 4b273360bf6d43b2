import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import { pathOf } from '../../../src/domain/tree/flattenTree.ts';
import { unreadable } from '../calls/mayRead.ts';
import { loadRuns, type LoadedRun } from '../calls/parts/tree.ts';
import type { Db } from '../db/openDb.ts';
import { objectiveAccesses, objectives } from '../db/schema.ts';
import { tutorCourses, tutorParts } from '../db/schemaTutor.ts';
import type { Model } from './modelOf.ts';

/** A place of a course whose text its learner may read now. */
export interface OpenPlace {
  readonly activityId: string;
  readonly course: string;
  readonly courseId: string;
  readonly activityPathId: string;
  readonly axis: string;
}

/** Open places of a run, without those in which the tutor is off. */
async function placesOf(db: Db, run: LoadedRun, course: string, silent: ReadonlySet<string>, now: number) {
  if (run.proctored || silent.has(run.root.id) || (await unreadable(db, run, null, now)) !== null) return [];
  const own = { course, courseId: run.objectiveId };
  const root = { ...own, activityId: run.root.id, activityPathId: run.root.id, axis: '' };
  const parts = run.rows
    .filter(({ leaf, verdict }) => leaf && verdict.opens)
    .filter((row) => pathOf(row).every(({ child }) => !child.proctored && !silent.has(child.id)))
    .map(({ part }): OpenPlace => ({
      ...own,
      activityId: part.child.id,
      activityPathId: part.activityPathId,
      axis: part.axis,
    }));
  return [root, ...parts];
}

/**
 * All places that a person may read now, in a course or in all of theirs (TUTOR-4): without places that are locked or over, or in which the
 * tutor is off.
 */
export async function openPlaces(
  db: Db,
  userId: string,
  { course }: Model,
  now: number,
): Promise<readonly OpenPlace[]> {
  const found = await db
    .select({
      workflowId: objectiveAccesses.lastWorkflowId,
      name: objectives.name,
      id: objectives.id,
      use: tutorCourses.use,
    })
    .from(objectiveAccesses)
    .innerJoin(objectives, eq(objectives.id, objectiveAccesses.objectiveId))
    .leftJoin(tutorCourses, eq(tutorCourses.objectiveId, objectives.id))
    .where(
      and(
        eq(objectiveAccesses.userId, userId),
        isNotNull(objectiveAccesses.lastWorkflowId),
        course ? eq(objectiveAccesses.objectiveId, course.id) : undefined,
      ),
    );
  const asked = found.filter(({ use }) => use !== 'off');
  const runs = await loadRuns(
    db,
    userId,
    asked.flatMap(({ workflowId }) => workflowId ?? []),
    now,
  );
  const ids = runs.flatMap(({ root, rows }) => [root.id, ...rows.map(({ part }) => part.child.id)]);
  const off =
    ids.length > 0
      ? await db
          .select({ id: tutorParts.activityId })
          .from(tutorParts)
          .where(and(eq(tutorParts.use, 'off'), inArray(tutorParts.activityId, ids)))
      : [];
  const silent = new Set(off.map(({ id }) => id));
  const places: OpenPlace[] = [];
  for (const run of runs)
    places.push(...(await placesOf(db, run, asked.find(({ id }) => id === run.objectiveId)?.name ?? '', silent, now)));
  return places;
}
