import { and, eq } from 'drizzle-orm';
import { mayLearn } from '../../../src/domain/person/mayLearn.ts';
import { isEnrolled } from '../calls/lists/catalogCondition.ts';
import type { Db } from '../db/openDb.ts';
import { objectiveAccesses, users } from '../db/schema.ts';

/** The ids of all learners of a course (LIST-3) who may learn. */
export async function learnersOf(db: Db, objectiveId: string): Promise<readonly string[]> {
  const found = await db
    .select({ id: users.id, permissions: users.permissions })
    .from(objectiveAccesses)
    .innerJoin(users, eq(users.id, objectiveAccesses.userId))
    .where(and(eq(objectiveAccesses.objectiveId, objectiveId), isEnrolled));
  return found.filter(mayLearn).map(({ id }) => id);
}
