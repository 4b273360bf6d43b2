import { eq } from 'drizzle-orm';
import type { TreeRow } from '../../../../src/domain/tree/flattenTree.ts';
import { workflowStates } from '../../../../src/domain/course/states.ts';
import type { Db } from '../../db/openDb.ts';
import { activities } from '../../db/schema.ts';
import type { PartOutcome } from './completePart.ts';

/** The outcome of a part that its learner completes: the part waits for a grader, or is done. */
export async function completionOf(db: Db, { leaf, part }: TreeRow, at: Date): Promise<PartOutcome> {
  const [found] = await db
    .select({ scored: activities.scored, gradedByHand: activities.gradedByHand })
    .from(activities)
    .where(eq(activities.id, part.child.id));
  const { scored = false, gradedByHand = false } = (leaf && found) || {};
  return {
    ...(scored ? { submitted: at } : {}),
    ...(scored && gradedByHand
      ? { state: workflowStates.submitted }
      : { state: workflowStates.finished, finished: at }),
    ...(scored && !gradedByHand ? { normalizedScore: 1, passed: true } : {}),
  };
}
