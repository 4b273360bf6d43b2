import { asc, eq } from 'drizzle-orm';
import { activityTypes } from '../../../../src/domain/course/states.ts';
import type { Db } from '../../db/openDb.ts';
import { activities, activityParts, objectives } from '../../db/schema.ts';
import { activityPackages, scormPackages } from '../../db/scorm/schemaScorm.ts';

/** Places in which a package can play: a part that plays one already, or a new part of a course. */
export interface Places {
  readonly courses: readonly { readonly id: string; readonly name: string }[];
  readonly parts: readonly {
    readonly activityId: string;
    readonly part: string;
    readonly course: string;
    readonly packageId: string;
  }[];
}

/** The courses with parts, and the parts that play packages, by name. */
export async function loadPlaces(db: Db): Promise<Places> {
  const courses = await db
    .select({ id: objectives.id, name: objectives.name, activityId: objectives.activityId })
    .from(objectives)
    .innerJoin(activities, eq(activities.id, objectives.activityId))
    .where(eq(activities.type, activityTypes.composite))
    .orderBy(asc(objectives.nameSort), asc(objectives.id));
  const playing = await db
    .select({ activityId: activities.id, part: activities.name, packageId: activityPackages.packageId })
    .from(activityPackages)
    .innerJoin(activities, eq(activities.id, activityPackages.activityId))
    .orderBy(asc(activities.name), asc(activities.id));
  const above = await db
    .select({ parentId: activityParts.parentId, childId: activityParts.childId })
    .from(activityParts);
  const parentOf = new Map(above.map(({ childId, parentId }) => [childId, parentId]));
  const courseOf = (activityId: string): string => {
    const course = courses.find((one) => one.activityId === activityId);
    const parent = parentOf.get(activityId);
    return course || parent === undefined ? (course?.name ?? '') : courseOf(parent);
  };
  return {
    courses: courses.map(({ id, name }) => ({ id, name })),
    parts: playing.map((one) => ({ ...one, course: courseOf(one.activityId) })),
  };
}

/** All packages, by title. */
export const listPackages = (db: Db) =>
  db
    .select({
      id: scormPackages.id,
      title: scormPackages.title,
      standard: scormPackages.standard,
      files: scormPackages.files,
      bytes: scormPackages.bytes,
      seeded: scormPackages.seeded,
      uploaded: scormPackages.uploaded,
    })
    .from(scormPackages)
    .orderBy(asc(scormPackages.title), asc(scormPackages.id));

/** A package of the list. */
export type ListedPackage = Awaited<ReturnType<typeof listPackages>>[number];
