import { asc, count, eq } from 'drizzle-orm';
import { pointsOf } from '../services/pointsOf.ts';
import type { Db } from '../../db/openDb.ts';
import { users } from '../../db/schema.ts';
import { ltiLineItems, ltiScores, ltiTools } from '../../db/schemaLti.ts';
import { withName } from '../../oidc/people.ts';
import type { LineItem } from '../lineItems.ts';

/** A column of a tool in a course, and the number of learners with an entry in it. */
export interface Column {
  readonly item: LineItem;
  readonly tool: string;
  readonly learners: number;
}

/** The columns of all tools in a course, in the order in which they were made (LTI-24). */
export async function columnsOf(db: Db, objectiveId: string): Promise<readonly Column[]> {
  return db
    .select({ item: ltiLineItems, tool: ltiTools.name, learners: count(ltiScores.userId) })
    .from(ltiLineItems)
    .innerJoin(ltiTools, eq(ltiTools.id, ltiLineItems.toolId))
    .leftJoin(ltiScores, eq(ltiScores.lineItemId, ltiLineItems.id))
    .where(eq(ltiLineItems.objectiveId, objectiveId))
    .groupBy(ltiLineItems.id, ltiTools.name)
    .orderBy(asc(ltiLineItems.made), asc(ltiLineItems.id));
}

/** A learner's entry in a column. */
export interface ColumnScore {
  readonly name: string;
  readonly progress: (typeof ltiScores.$inferSelect)['activityProgress'];
  /** Points of the column; null where the score is not fully graded. */
  readonly points: number | null;
  readonly comment: string | null;
}

/** Each learner's score in a column, by name (LTI-24). */
export async function scoresIn(db: Db, item: LineItem): Promise<readonly ColumnScore[]> {
  const found = await db
    .select({ user: users, score: ltiScores })
    .from(ltiScores)
    .innerJoin(users, eq(users.id, ltiScores.userId))
    .where(eq(ltiScores.lineItemId, item.id))
    .orderBy(asc(users.lastName), asc(users.firstName), asc(users.id));
  return found.map(({ user, score }) => ({
    name: withName(user).name,
    progress: score.activityProgress,
    points: pointsOf(score, item),
    comment: score.comment,
  }));
}
