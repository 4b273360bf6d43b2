import { and, asc, count, desc, eq, ne } from 'drizzle-orm';
import type { LeaveReason } from '../../../src/domain/course/leaveReasons.ts';
import type { Db } from '../db/openDb.ts';
import { objectiveAccesses, objectives } from '../db/schema.ts';
import { leavings } from '../db/schemaLeavings.ts';

/** Comments on a page. */
const most = 200;

/** Why the learners of a course left it, without their names (LEAVE-7). */
export interface LeftCourse {
  readonly id: string;
  readonly name: string;
  /** How often each reason was given; null for no reason. */
  readonly reasons: ReadonlyMap<LeaveReason | null, number>;
  readonly left: number;
  /** Of them, those who have added the course again. */
  readonly back: number;
  /** The newest first. */
  readonly comments: readonly { readonly at: Date; readonly reason: LeaveReason | null; readonly text: string }[];
}

/** The courses that learners have left, by name, each with the number of these learners. */
export const leftCourses = (db: Db) =>
  db
    .select({ id: objectives.id, name: objectives.name, left: count(leavings.accessId) })
    .from(leavings)
    .innerJoin(objectiveAccesses, eq(objectiveAccesses.id, leavings.accessId))
    .innerJoin(objectives, eq(objectives.id, objectiveAccesses.objectiveId))
    .groupBy(objectives.id, objectives.name, objectives.nameSort)
    .orderBy(asc(objectives.nameSort), asc(objectives.id));

/** One course; null where there is none. */
export async function leftCourse(db: Db, id: string): Promise<LeftCourse | null> {
  const [course] = await db
    .select({ id: objectives.id, name: objectives.name })
    .from(objectives)
    .where(eq(objectives.id, id));
  if (!course) return null;
  const ofCourse = eq(objectiveAccesses.objectiveId, id);
  const counted = await db
    .select({ reason: leavings.reason, n: count(), back: count(leavings.returnedAt) })
    .from(leavings)
    .innerJoin(objectiveAccesses, eq(objectiveAccesses.id, leavings.accessId))
    .where(ofCourse)
    .groupBy(leavings.reason);
  const comments = await db
    .select({ at: leavings.leftAt, reason: leavings.reason, text: leavings.comment })
    .from(leavings)
    .innerJoin(objectiveAccesses, eq(objectiveAccesses.id, leavings.accessId))
    .where(and(ofCourse, ne(leavings.comment, '')))
    .orderBy(desc(leavings.leftAt), asc(leavings.accessId))
    .limit(most);
  return {
    ...course,
    reasons: new Map(counted.map(({ reason, n }) => [reason, n])),
    left: counted.reduce((sum, { n }) => sum + n, 0),
    back: counted.reduce((sum, { back }) => sum + back, 0),
    comments,
  };
}
