import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import type { TreeRow } from '../../../src/domain/tree/flattenTree.ts';
import { usualRule, type AttachmentRule } from '../../../src/domain/work/attachmentRule.ts';
import type { Db } from '../db/openDb.ts';
import { activities } from '../db/schema.ts';
import { attachments } from '../db/work/schemaWork.ts';
import type { AttachmentRow } from './attachmentWire.ts';
import { runsWith } from './runsWith.ts';

/** The rule for files in a part, as its author set it; null where it takes no files (ATTACH-1). */
export async function attachmentRule(db: Db, { leaf, part }: TreeRow): Promise<AttachmentRule | null> {
  if (!leaf) return null;
  const [found] = await db
    .select({ asks: activities.asksAnswer, resource: activities.resource })
    .from(activities)
    .where(eq(activities.id, part.child.id));
  const files = found?.asks ? found.resource?.files : undefined;
  if (!files) return null;
  const { megabytes, most, kinds } = files;
  return {
    maxBytes: megabytes === undefined ? usualRule.maxBytes : Math.floor(megabytes * 1024 * 1024),
    maxFiles: most ?? usualRule.maxFiles,
    kinds: kinds ?? usualRule.kinds,
  };
}

/**
 * The files of a part of a run, and of the team that writes its answer with it (TEAM-16), without removed ones, in the order in which they
 * were announced.
 */
export const attachmentsIn = async (db: Db, workflowId: string, axis: string): Promise<AttachmentRow[]> =>
  db
    .select()
    .from(attachments)
    .where(
      and(
        inArray(attachments.workflowId, [...(await runsWith(db, workflowId, axis))]),
        eq(attachments.axis, axis),
        isNull(attachments.removed),
      ),
    )
    .orderBy(asc(attachments.created), asc(attachments.id));
