import { and, asc, desc, eq, inArray } from 'drizzle-orm';
import { partsBelow } from '../calls/parts/partsBelow.ts';
import type { Db } from '../db/openDb.ts';
import { objectives, users } from '../db/schema.ts';
import { tutorConsents, tutorCourses, tutorMessages, tutorParts } from '../db/schemaTutor.ts';
import { withName } from '../oidc/people.ts';
import { createTenant } from '../shell/tenant.ts';

/** A course with its tutor's settings, for its instructor. */
export interface TaughtCourse {
  readonly id: string;
  readonly name: string;
  readonly use: 'on' | 'hints' | 'off';
  readonly prompt: string;
  readonly parts: readonly { readonly id: string; readonly name: string; readonly off: boolean }[];
  /** The questions of learners who agreed to it; null where the tenant does not show them to instructors. */
  readonly asked:
    | readonly { readonly name: string; readonly asked: Date; readonly question: string; readonly answer: string }[]
    | null;
}

/** The most parts and questions on a page. */
const [mostParts, mostAsked] = [300, 100];

const columns = {
  id: objectives.id,
  name: objectives.name,
  activityId: objectives.activityId,
  use: tutorCourses.use,
  prompt: tutorCourses.prompt,
};

/** All courses, by name. */
export async function taughtCourses(db: Db) {
  const found = await db
    .select(columns)
    .from(objectives)
    .leftJoin(tutorCourses, eq(tutorCourses.objectiveId, objectives.id))
    .orderBy(asc(objectives.nameSort), asc(objectives.id));
  return found.map((one) => ({ ...one, use: one.use ?? ('on' as const) }));
}

/** The questions of learners who agreed that instructors read them, and still do (TUTOR-15). */
async function askedIn(db: Db, objectiveId: string): Promise<TaughtCourse['asked']> {
  if (!(await createTenant(db).settings()).tutorTranscripts) return null;
  const rows = await db
    .select({ user: users, message: tutorMessages })
    .from(tutorMessages)
    .innerJoin(users, eq(users.id, tutorMessages.userId))
    .innerJoin(tutorConsents, eq(tutorConsents.userId, tutorMessages.userId))
    .where(
      and(
        eq(tutorMessages.objectiveId, objectiveId),
        eq(tutorMessages.instructors, true),
        eq(tutorConsents.instructors, true),
      ),
    )
    .orderBy(desc(tutorMessages.asked))
    .limit(mostAsked);
  return rows.map(({ user, message: { asked, question, answer } }) => ({
    name: withName(user).name,
    asked,
    question,
    answer,
  }));
}

/** One course; null where there is none. */
export async function taughtCourse(db: Db, id: string): Promise<TaughtCourse | null> {
  const [found] = await db
    .select(columns)
    .from(objectives)
    .leftJoin(tutorCourses, eq(tutorCourses.objectiveId, objectives.id))
    .where(eq(objectives.id, id));
  if (!found) return null;
  const { children } = await partsBelow(db, [found.activityId]);
  const ids = [...new Set(children.id)].slice(0, mostParts);
  const off =
    ids.length > 0
      ? await db
          .select({ id: tutorParts.activityId })
          .from(tutorParts)
          .where(and(inArray(tutorParts.activityId, ids), eq(tutorParts.use, 'off')))
      : [];
  return {
    id,
    name: found.name,
    use: found.use ?? 'on',
    prompt: found.prompt ?? '',
    parts: ids.map((part) => ({
      id: part,
      name: children.name[children.id.indexOf(part)] ?? '',
      off: off.some((one) => one.id === part),
    })),
    asked: await askedIn(db, id),
  };
}

/** Stores the tutor's settings in a course, and the parts in which it is off; all of it or nothing. */
export const saveTaught = (
  db: Db,
  { id, parts }: Pick<TaughtCourse, 'id' | 'parts'>,
  set: Pick<TaughtCourse, 'use' | 'prompt'>,
  off: ReadonlySet<string>,
): Promise<void> =>
  db.transaction(async (tx) => {
    await tx
      .insert(tutorCourses)
      .values({ objectiveId: id, ...set })
      .onConflictDoUpdate({ target: tutorCourses.objectiveId, set });
    const ids = parts.map((part) => part.id);
    if (ids.length === 0) return;
    await tx.delete(tutorParts).where(inArray(tutorParts.activityId, ids));
    const silent = ids.filter((part) => off.has(part));
    if (silent.length > 0)
      await tx.insert(tutorParts).values(silent.map((activityId) => ({ activityId, use: 'off' as const })));
  });
