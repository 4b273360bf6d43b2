import { eq } from 'drizzle-orm';
import { gradedNotice } from '../../../src/domain/notifications/gradedNotice.ts';
import { revealPolicyOf } from '../calls/lists/shownRecord.ts';
import type { Db } from '../db/openDb.ts';
import { objectiveAccesses } from '../db/schema.ts';
import { tell, type NewNotice } from './tell.ts';

/** The notice that a run was graded. Its result is looked up when it is read, because it may be hidden then (NOTE-13). */
export const gradedOf = (userId: string, objectiveId: string, workflowId: string): NewNotice => ({
  userId,
  kind: 'graded',
  key: workflowId,
  objectiveId,
  data: { workflowId },
});

/** Notifies the learner of a finished run that it was graded; a result that is revealed from a date on has its notice then (NOTE-13). */
export async function tellGraded(
  db: Db,
  { id, userId, accessId }: { readonly id: string; readonly userId: string; readonly accessId: string },
  now: number,
): Promise<void> {
  await tell(db, now, async (tx) => {
    const [access] = await tx.select().from(objectiveAccesses).where(eq(objectiveAccesses.id, accessId));
    const told = access && gradedNotice(revealPolicyOf(access), { now }) !== 'later';
    return told ? [gradedOf(userId, access.objectiveId, id)] : [];
  });
}
