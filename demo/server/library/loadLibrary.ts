import { and, asc, eq, ilike, inArray, sql } from 'drizzle-orm';
import { libraryEntry, type LibraryEntry } from '../../../src/domain/course/libraryEntry.ts';
import {
  activityTypes,
  objectiveStates,
  type ActivityType,
  type ObjectiveState,
} from '../../../src/domain/course/states.ts';
import { resourceKinds, type ResourceKind } from '../../../src/domain/course/resources.ts';
import type { Db } from '../db/openDb.ts';
import { activities, activityParts, objectives } from '../db/schema.ts';
import { activityPackages } from '../db/scorm/schemaScorm.ts';

/** Entries of a page. */
export const libraryPageSize = 50;

/** The name of a number in a table of states; the given one where the table does not have it (DATA-21). */
const nameOf = <T extends string>(table: Readonly<Record<T, number>>, value: number, other: T): T =>
  (Object.keys(table) as T[]).find((name) => table[name] === value) ?? other;

const literally = (words: string) => words.replace(/[\\%_]/g, '\\$&');

/** The courses that contain the activities at any depth of their trees; by activity. */
async function coursesOf(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, readonly string[]>> {
  const above = await db
    .select({
      id: sql<string>`up.id`,
      courses: sql<readonly string[]>`array_agg(distinct ${objectives.name})`,
    })
    .from(
      sql`(with recursive up(id, at) as (
        select ${activities.id}, ${activities.id} from ${activities} where ${inArray(activities.id, [...ids])}
        union select up.id, ${activityParts.parentId} from up join ${activityParts} on ${activityParts.childId} = up.at
      ) select * from up) up`,
    )
    .innerJoin(objectives, sql`${objectives.activityId} = up.at`)
    .groupBy(sql`up.id`);
  return new Map(above.map(({ id, courses }) => [id, courses]));
}

/** A page of the resource library, by name (LIBRARY-1). @param page from 1 */
export async function loadLibrary(
  db: Db,
  words: string,
  page: number,
): Promise<{ readonly entries: readonly LibraryEntry[]; readonly isMore: boolean }> {
  const rows = await db
    .select({ activity: activities, packageId: activityPackages.packageId })
    .from(activities)
    .leftJoin(activityPackages, eq(activityPackages.activityId, activities.id))
    .where(and(...words.split(/\s+/).map((word) => ilike(activities.name, `%${literally(word)}%`))))
    .orderBy(asc(activities.name), asc(activities.id))
    .limit(libraryPageSize + 1)
    .offset((page - 1) * libraryPageSize);
  const shown = rows.slice(0, libraryPageSize);
  const courses = await coursesOf(
    db,
    shown.map(({ activity }) => activity.id),
  );
  const entries = shown.map(({ activity, packageId }) =>
    libraryEntry({
      id: activity.id,
      name: activity.name,
      type: nameOf<ActivityType>(activityTypes, activity.type, 'text'),
      kind: nameOf<ResourceKind>(resourceKinds, activity.resourceKind, 'none'),
      state: nameOf<ObjectiveState>(objectiveStates, activity.state, 'draft'),
      courses: courses.get(activity.id) ?? [],
      isPackage: packageId !== null,
      flags: {
        review: activity.supportReview,
        mobile: activity.supportMobileView,
        collaborative: activity.supportCollaborativeMode,
        personal: activity.supportPersonalMode,
        ltiGrading: activity.supportLtiGrading,
      },
    }),
  );
  return { entries, isMore: rows.length > libraryPageSize };
}
