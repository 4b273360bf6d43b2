import { and, eq, isNotNull, isNull, lte, ne, or, sql } from 'drizzle-orm';
import { revealPolicyOf } from '../../calls/lists/shownRecord.ts';
import { stateName } from '../../calls/parts/tree.ts';
import type { Db } from '../../db/openDb.ts';
import { objectiveAccesses } from '../../db/schema.ts';
import { ltiToolLinks, ltiToolResults, type ToldScore } from '../../db/schemaLtiTool.ts';
import { objectiveRecords, objectiveWorkflows } from '../../db/schemaRuns.ts';
import { toldScore } from '../../rules/toldScore.ts';

/** The most results that are checked in one transaction. */
const MOST = 200;

// All values that a score depends on, as one text: a result is checked again when it has changed. Of the progress only counts whether there
// is any.
const seenNow = sql<string>`concat_ws('|', ${objectiveWorkflows.id}, ${objectiveWorkflows.state},
  coalesce(${objectiveWorkflows.progress}, 0) > 0, ${objectiveWorkflows.gradeAt} is null,
  ${objectiveRecords.id}, ${objectiveRecords.score}, ${objectiveRecords.normalizedScore},
  ${objectiveAccesses.gradeRevealPolicy}, ${objectiveAccesses.gradeRevealDate}, ${ltiToolLinks.objectiveId})`;

const same = (one: ToldScore | null, other: ToldScore) =>
  one !== null &&
  one.activityProgress === other.activityProgress &&
  one.gradingProgress === other.gradingProgress &&
  one.scoreGiven === other.scoreGiven &&
  one.scoreMaximum === other.scoreMaximum;

async function lookOnce(db: Db, now: number, realNow: number): Promise<number> {
  return db.transaction(async (tx) => {
    const changed = await tx
      .select({
        result: ltiToolResults,
        lineItem: ltiToolLinks.lineItem,
        access: objectiveAccesses,
        workflow: objectiveWorkflows,
        record: objectiveRecords,
        seen: seenNow,
      })
      .from(ltiToolResults)
      .innerJoin(ltiToolLinks, eq(ltiToolLinks.id, ltiToolResults.linkId))
      .innerJoin(
        objectiveAccesses,
        and(
          eq(objectiveAccesses.userId, ltiToolResults.userId),
          eq(objectiveAccesses.objectiveId, ltiToolLinks.objectiveId),
        ),
      )
      .leftJoin(objectiveWorkflows, eq(objectiveWorkflows.id, objectiveAccesses.lastWorkflowId))
      .leftJoin(objectiveRecords, eq(objectiveRecords.id, objectiveWorkflows.recordId))
      .where(
        or(
          isNull(ltiToolResults.seen),
          ne(ltiToolResults.seen, seenNow),
          and(isNotNull(ltiToolResults.lookAgain), lte(ltiToolResults.lookAgain, new Date(now))),
        ),
      )
      .limit(MOST)
      // Another process that checks at the same time takes other results.
      .for('update', { of: ltiToolResults, skipLocked: true });
    for (const { result, lineItem, access, workflow, record, seen } of changed) {
      const reveal = revealPolicyOf(access);
      const run = workflow && {
        state: stateName(workflow.state),
        progress: workflow.progress,
        byHand: workflow.gradeAt === null,
        score: record?.score ?? null,
        maxScore: record?.maxScore ?? null,
        normalizedScore: record?.normalizedScore ?? null,
      };
      const score = toldScore(run, reveal, now);
      const { gradeRevealDate: at } = reveal;
      const lookAgain = at !== null && at > now ? new Date(at) : null;
      const isNew = !same(result.score, score);
      await tx
        .update(ltiToolResults)
        .set({
          seen,
          lookAgain,
          ...(isNew && { score, version: sql`${ltiToolResults.version} + 1` }),
          // A place without a column receives no scores.
          ...(isNew && lineItem !== null && { next: new Date(realNow), tries: 0, refused: null }),
        })
        .where(eq(ltiToolResults.id, result.id));
    }
    return changed.length;
  });
}

/** Finds the learners whose course has changed since the last check, and queues their scores for the platforms (TOOL-12). */
export async function lookForScores(db: Db, now: number, realNow: () => number = Date.now): Promise<void> {
  for (let found = MOST; found === MOST;) found = await lookOnce(db, now, realNow());
}
