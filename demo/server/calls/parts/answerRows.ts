import { and, eq } from 'drizzle-orm';
import type { TreeRow } from '../../../../src/domain/tree/flattenTree.ts';
import type { Db } from '../../db/openDb.ts';
import { activities } from '../../db/schema.ts';
import { answers } from '../../db/schemaDrafts.ts';
import { attachmentsIn } from '../../work/attachmentRows.ts';
import { refused } from '../route.ts';
import type { LoadedRun } from './tree.ts';

export type AnswerRow = typeof answers.$inferSelect;

/** Whether a part asks its learner for a written answer (ANSWER-1). */
export async function asksAnswer(db: Db, { leaf, part }: TreeRow): Promise<boolean> {
  const [found] = leaf
    ? await db.select({ asks: activities.asksAnswer }).from(activities).where(eq(activities.id, part.child.id))
    : [];
  return found?.asks ?? false;
}

/** The stored answer of a part; null before the learner has saved one. */
export async function answerIn(db: Db, { workflow }: LoadedRun, { part }: TreeRow): Promise<AnswerRow | null> {
  const [kept] = await db
    .select()
    .from(answers)
    .where(and(eq(answers.workflowId, workflow.id), eq(answers.axis, part.axis)));
  return kept ?? null;
}

/**
 * Hands in the answer of a part, within the transaction that completes it.
 * @throws LecternError `conflict` if there is neither text nor file, or if a file has not arrived completely (ANSWER-2, ATTACH-7)
 */
export async function handInAnswer(db: Db, run: LoadedRun, row: TreeRow, handedInAt: Date): Promise<void> {
  const { axis, child } = row.part;
  const kept = await answerIn(db, run, row);
  const files = await attachmentsIn(db, run.workflow.id, axis);
  if (files.some(({ received, size }) => received < size))
    throw refused(`"${child.name}" has a file that has not arrived yet: let it arrive, or remove it.`);
  if (files.length === 0 && (kept?.text ?? '').trim() === '')
    throw refused(`"${child.name}" is handed in with an answer: write one first.`);
  const empty = { workflowId: run.workflow.id, axis, text: '', version: 0, savedAt: handedInAt };
  await db
    .insert(answers)
    .values({ ...empty, handedInAt })
    .onConflictDoUpdate({ target: [answers.workflowId, answers.axis], set: { handedInAt } });
}
