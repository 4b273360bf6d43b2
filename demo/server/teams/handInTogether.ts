import { and, eq } from 'drizzle-orm';
import type { TreeRow } from '../../../src/domain/tree/flattenTree.ts';
import { isDone } from '../../../src/domain/tree/partDone.ts';
import { answerIn } from '../calls/parts/answerRows.ts';
import type { CommandContext } from '../calls/command.ts';
import { completePart } from '../calls/parts/completePart.ts';
import { loadRun, type LoadedRun } from '../calls/parts/tree.ts';
import { isUnderWay } from '../calls/parts/underWay.ts';
import { answers } from '../db/schemaDrafts.ts';
import { shareAnswer, writersWith } from './shareAnswer.ts';

/**
 * Hands in for the other members of a team when one of them hands in: the part is completed in each run in which it was begun with the team
 * (TEAM-11). A run that is no longer in progress stays as it is.
 */
export async function handInTogether(
  { db, now }: Pick<CommandContext, 'db' | 'now'>,
  run: LoadedRun,
  row: TreeRow,
  result: Parameters<typeof completePart>[3],
): Promise<void> {
  const { axis } = row.part;
  const kept = await answerIn(db, run, row);
  if (!kept) return;
  await shareAnswer(db, run, row, kept);
  for (const mate of await writersWith(db, run, row)) {
    const theirs = await loadRun(db, mate.userId, mate.run.workflowId, now, true);
    const place = theirs.rows.find(({ part }) => part.axis === axis);
    if (!place || isDone(place.part.child) || !(await isUnderWay(db, theirs, now))) continue;
    await db
      .update(answers)
      .set({ handedInAt: kept.handedInAt })
      .where(and(eq(answers.workflowId, theirs.workflow.id), eq(answers.axis, axis)));
    await completePart({ db, now }, theirs, place, result);
  }
}
