import { asc, eq } from 'drizzle-orm';
import type { Db } from '../db/openDb.ts';
import { users } from '../db/schema.ts';
import { ltiToolResults, type ToldScore } from '../db/schemaLtiTool.ts';
import { withName } from '../oidc/people.ts';

/** A learner who came from a place of a platform. */
export interface TaughtLearner {
  readonly name: string;
  readonly score: ToldScore | null;
  readonly told: Date | null;
  /** A score waits to be sent. */
  readonly waits: boolean;
  readonly refused: string | null;
}

/** The most rows on the page; a course with more learners does not come from one place. */
const MOST = 1000;

/** The learners who came from one place, by name. */
export async function taughtLearners(db: Db, linkId: string): Promise<readonly TaughtLearner[]> {
  const found = await db
    .select({ user: users, result: ltiToolResults })
    .from(ltiToolResults)
    .innerJoin(users, eq(users.id, ltiToolResults.userId))
    .where(eq(ltiToolResults.linkId, linkId))
    .orderBy(asc(users.lastName), asc(users.firstName), asc(users.id))
    .limit(MOST);
  return found.map(({ user, result: { score, told, next, refused } }) => ({
    name: withName(user).name,
    score,
    told,
    waits: next !== null,
    refused,
  }));
}
