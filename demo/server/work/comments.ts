import { and, eq } from 'drizzle-orm';
import type { TreeRow } from '../../../src/domain/tree/flattenTree.ts';
import type { LoadedRun } from '../calls/parts/tree.ts';
import type { Db } from '../db/openDb.ts';
import { workComments } from '../db/work/schemaWork.ts';

/** The most characters of a comment on a part (GRADING-7). */
export const longestComment = 5000;

/** A grader's comment on a part of a run; null where there is none. */
export async function commentOn(
  db: Db,
  { workflow }: Pick<LoadedRun, 'workflow'>,
  { part }: TreeRow,
): Promise<string | null> {
  const [found] = await db
    .select({ text: workComments.text })
    .from(workComments)
    .where(and(eq(workComments.workflowId, workflow.id), eq(workComments.axis, part.axis)));
  return found?.text ?? null;
}

/** Stores a grader's comment on a part; an empty text removes it. */
export async function keepComment(db: Db, workflowId: string, axis: string, text: string): Promise<void> {
  if (text === '')
    await db.delete(workComments).where(and(eq(workComments.workflowId, workflowId), eq(workComments.axis, axis)));
  else
    await db
      .insert(workComments)
      .values({ workflowId, axis, text })
      .onConflictDoUpdate({ target: [workComments.workflowId, workComments.axis], set: { text } });
}
