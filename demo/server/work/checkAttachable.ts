import type { TreeRow } from '../../../src/domain/tree/flattenTree.ts';
import { isDone } from '../../../src/domain/tree/partDone.ts';
import type { AttachmentRule } from '../../../src/domain/work/attachmentRule.ts';
import { answerIn } from '../calls/parts/answerRows.ts';
import { checkOpen } from '../calls/parts/checkOpen.ts';
import { notFound, refused } from '../calls/route.ts';
import type { LoadedRun } from '../calls/parts/tree.ts';
import type { Db } from '../db/openDb.ts';
import { attachmentRule } from './attachmentRows.ts';

/** The part of a run that takes files, with its rule. @throws LecternError `not_found` for any other */
export async function attachablePart(
  db: Db,
  run: LoadedRun,
  activityPathId: string,
): Promise<{ readonly row: TreeRow; readonly rule: AttachmentRule }> {
  const row = run.rows.find(({ part }) => part.activityPathId === activityPathId);
  const rule = row && (await attachmentRule(db, row));
  if (!row || !rule) throw notFound('part that takes files');
  return { row, rule };
}

/** @throws LecternError `conflict` where files can no longer be attached or removed: the part was handed in, or is not open (ATTACH-7) */
export async function checkAttachable(db: Db, run: LoadedRun, row: TreeRow, now: number): Promise<void> {
  if ((await answerIn(db, run, row))?.handedInAt || isDone(row.part.child))
    throw refused(`"${row.part.child.name}" has already been handed in.`);
  await checkOpen({ db, now }, run, row);
}
