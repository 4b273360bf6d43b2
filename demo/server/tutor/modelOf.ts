import { and, eq } from 'drizzle-orm';
import { isEnrolled } from '../calls/lists/catalogCondition.ts';
import { notFound } from '../calls/route.ts';
import type { Db } from '../db/openDb.ts';
import { objectiveAccesses, objectives } from '../db/schema.ts';
import { tutorCourses } from '../db/schemaTutor.ts';
import { uuidOf } from '../db/uuidOf.ts';

/** The tenant's default knowledge model: all courses of the person who asks (TUTOR-2). */
export const defaultModelId = uuidOf('knowledge-model:academy');

/** A knowledge model for the person who asks it. */
export interface Model {
  readonly id: string;
  /** Null for the default model. */
  readonly course: { readonly id: string; readonly name: string } | null;
  /** The tutor's setting in its course. */
  readonly use: 'on' | 'hints' | 'off';
  /** The instructor's wishes for a language model. */
  readonly prompt: string;
}

/**
 * A knowledge model: of a course that the learner is enrolled in (LEAVE-5), or the default one.
 * @throws LecternError `not_found` for any other (PERM-6)
 */
export async function modelOf(db: Db, userId: string, id: string): Promise<Model> {
  if (id === defaultModelId) return { id, course: null, use: 'on', prompt: '' };
  const [found] = await db
    .select({ id: objectives.id, name: objectives.name, use: tutorCourses.use, prompt: tutorCourses.prompt })
    .from(objectiveAccesses)
    .innerJoin(objectives, eq(objectives.id, objectiveAccesses.objectiveId))
    .leftJoin(tutorCourses, eq(tutorCourses.objectiveId, objectives.id))
    .where(and(eq(objectiveAccesses.userId, userId), eq(objectives.id, id), isEnrolled));
  if (!found) throw notFound('knowledge model');
  const { name, use, prompt } = found;
  return { id, course: { id, name }, use: use ?? 'on', prompt: prompt ?? '' };
}
