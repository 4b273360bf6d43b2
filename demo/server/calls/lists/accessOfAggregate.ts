import { and, eq } from 'drizzle-orm';
import type { Db } from '../../db/openDb.ts';
import { objectiveAccesses } from '../../db/schema.ts';
import { notFound } from '../route.ts';

/**
 * The id of a learner's access, found by the id of its aggregate.
 * @throws LecternError `not_found` also if the course belongs to another person (PERM-6)
 */
export async function accessOfAggregate(db: Db, userId: string, aggregateId: string): Promise<string> {
  const [found] = await db
    .select({ id: objectiveAccesses.id })
    .from(objectiveAccesses)
    .where(and(eq(objectiveAccesses.userId, userId), eq(objectiveAccesses.aggregateId, aggregateId)));
  if (!found) throw notFound('course');
  return found.id;
}
