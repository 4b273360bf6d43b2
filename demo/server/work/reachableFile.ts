import { and, eq, isNull } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { notFound } from '../calls/route.ts';
import type { Db } from '../db/openDb.ts';
import { activityWorkflows, objectiveWorkflows } from '../db/schemaRuns.ts';
import { groupRuns } from '../db/schemaTeams.ts';
import { attachments } from '../db/work/schemaWork.ts';
import type { AttachmentRow } from './attachmentWire.ts';
import { runsWith } from './runsWith.ts';

/** A file, and the learner's own run that gives access to it. */
export interface ReachableFile {
  readonly file: AttachmentRow;
  readonly workflowId: string;
}

/**
 * A file of a person, or of a team whose answer they write or have handed in, unless it was removed (TEAM-16).
 * @throws LecternError `not_found`
 */
export async function reachableFile(db: Db, userId: string, id: string): Promise<ReachableFile> {
  const [file] = await db
    .select()
    .from(attachments)
    .where(and(eq(attachments.id, id), isNull(attachments.removed)));
  if (!file?.workflowId) throw notFound('file');
  const mine = and(eq(objectiveWorkflows.userId, userId), isNull(objectiveWorkflows.leftAt));
  const [own] = await db
    .select({ id: objectiveWorkflows.id })
    .from(objectiveWorkflows)
    .where(and(eq(objectiveWorkflows.id, file.workflowId), mine));
  if (own) return { file, workflowId: own.id };
  // The person's runs that were ever in one team with the run of the file.
  const [theirs, theirGroup] = [alias(activityWorkflows, 'theirs'), alias(groupRuns, 'their_group')];
  const runs = await db
    .select({ id: activityWorkflows.workflowId })
    .from(groupRuns)
    .innerJoin(activityWorkflows, eq(activityWorkflows.id, groupRuns.activityWorkflowId))
    .innerJoin(objectiveWorkflows, and(eq(objectiveWorkflows.id, activityWorkflows.workflowId), mine))
    .innerJoin(theirGroup, eq(theirGroup.groupId, groupRuns.groupId))
    .innerJoin(
      theirs,
      and(
        eq(theirs.id, theirGroup.activityWorkflowId),
        eq(theirs.workflowId, file.workflowId),
        eq(theirs.axis, file.axis),
      ),
    )
    .where(eq(activityWorkflows.axis, file.axis));
  for (const run of runs)
    if ((await runsWith(db, run.id, file.axis)).includes(file.workflowId)) return { file, workflowId: run.id };
  throw notFound('file');
}
