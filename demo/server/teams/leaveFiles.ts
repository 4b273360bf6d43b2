import { and, eq } from 'drizzle-orm';
import { workflowStates } from '../../../src/domain/course/states.ts';
import type { Db } from '../db/openDb.ts';
import { attachments } from '../db/work/schemaWork.ts';
import { matesIn } from './teamRun.ts';

/** What somebody has attached in a part of a team that goes on without them stays with the team: with one who writes there (TEAM-16). */
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
