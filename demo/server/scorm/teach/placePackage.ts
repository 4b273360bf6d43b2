import { randomUUID } from 'node:crypto';
import { desc, eq, sql } from 'drizzle-orm';
import { activityTypes, objectiveStates } from '../../../../src/domain/course/states.ts';
import { contentTypes, resourceKinds } from '../../../../src/domain/course/resources.ts';
import type { Db } from '../../db/openDb.ts';
import { activities, activityParts, objectives } from '../../db/schema.ts';
import { activityPackages, type scormPackages } from '../../db/scorm/schemaScorm.ts';
import { HttpError } from '../../http/errors.ts';

/** Seconds of a new part, until its author changes them. */
const usualSeconds = 600;

const missing = (what: string) => new HttpError(400, 'bad_request', `There is no such ${what}.`);

/** Adds a part that plays a package at the end of a course; it is scored, because packages report scores. */
async function addPart(db: Db, courseId: string, pack: Pick<typeof scormPackages.$inferSelect, 'id' | 'title'>) {
  const [course] = await db.select().from(objectives).where(eq(objectives.id, courseId)).for('update');
  const [root] = course ? await db.select().from(activities).where(eq(activities.id, course.activityId)) : [];
  if (!course || root?.type !== activityTypes.composite) throw missing('course');
  const [last] = await db
    .select({ order: activityParts.order })
    .from(activityParts)
    .where(eq(activityParts.parentId, root.id))
    .orderBy(desc(activityParts.order))
    .limit(1);
  const activityId = randomUUID();
  await db.insert(activities).values({
    id: activityId,
    name: pack.title,
    type: activityTypes.lti,
    state: objectiveStates.ready,
    contentType: contentTypes.lti13,
    resourceKind: resourceKinds.scorm,
    duration: usualSeconds,
    scored: true,
  });
  const order = (last?.order ?? 0) + 1;
  await db
    .insert(activityParts)
    .values({ id: randomUUID(), parentId: root.id, childId: activityId, order, scoreWeight: 1 });
  await db
    .update(objectives)
    .set({ partsTotal: sql`${objectives.partsTotal} + 1` })
    .where(eq(objectives.id, course.id));
  await db
    .update(activities)
    .set({ duration: (root.duration ?? 0) + usualSeconds })
    .where(eq(activities.id, root.id));
  await db.insert(activityPackages).values({ activityId, packageId: pack.id });
}

/**
 * Puts a package into a place (SCORM-17): `course:` and an id for a new part of a course, `part:` and an id to replace the package of a
 * part; learners who have begun that part continue with the package with which they began (SCORM-12). An empty text is no place.
 * @throws HttpError 400 for an unknown place
 */
export async function placePackage(
  db: Db,
  place: string,
  pack: Pick<typeof scormPackages.$inferSelect, 'id' | 'title'>,
): Promise<void> {
  const [, kind, id = ''] = /^(course|part):(.{1,200})$/.exec(place) ?? [];
  if (place === '') return;
  if (kind === 'course') return addPart(db, id, pack);
  const [kept] =
    kind === 'part'
      ? await db
          .update(activityPackages)
          .set({ packageId: pack.id })
          .where(eq(activityPackages.activityId, id))
          .returning({ id: activityPackages.activityId })
      : [];
  if (!kept) throw missing('part');
}
