import { and, eq } from 'drizzle-orm';
import { workflowStates } from '../../../src/domain/course/states.ts';
import type { Db } from '../db/openDb.ts';
import { attachments } from '../db/work/schemaWork.ts';
import { matesIn } from './teamRun.ts';

/**
 * Files that a person has attached in a team's part stay with the team when it continues without them: a member who writes there gets them
 * (TEAM-16).
 */
export async function leaveFiles(
  db: Db,
  { groupId, userId, workflowId, axis }: Readonly<Record<'groupId' | 'userId' | 'workflowId' | 'axis', string>>,
): Promise<void> {
  const mates = await matesIn(db, groupId, axis, userId);
  const heir = mates.find(({ run }) => run.state === workflowStates.inProgress);
  if (!heir) return;
  await db
    .update(attachments)
    .set({ workflowId: heir.run.workflowId, userId: heir.userId })
    .where(and(eq(attachments.workflowId, workflowId), eq(attachments.axis, axis)));
}
