import type { TreeRow } from '../../../../src/domain/tree/flattenTree.ts';
import type { CommandContext } from '../command.ts';
import { refused } from '../route.ts';
import type { LoadedRun } from './tree.ts';
import { checkUnderWay } from './underWay.ts';
import { pathOf } from '../../../../src/domain/tree/flattenTree.ts';
import { partSession } from '../../proctoring/markSession.ts';
import { sessionStates } from '../../proctoring/states.ts';

/** @throws LecternError `conflict` if nothing may be done in a part: its run is not under way, or the part is locked (SRV-14) */
export async function checkOpen(
  { db, now }: Pick<CommandContext, 'db' | 'now'>,
  run: LoadedRun,
  row: TreeRow,
): Promise<void> {
  await checkUnderWay(db, run, now);
  // A part with its own proctoring is closed as soon as its session has ended (PROCT-10).
  for (const { axis, child } of run.proctored ? [] : pathOf(row))
    if (child.proctored && (await partSession(db, run.workflow.id, axis))?.state === sessionStates.finished)
      throw refused(`The supervision of "${child.name}" has ended.`);
  if (!row.verdict.opens) throw refused(`"${row.part.child.name}" is locked: ${row.verdict.reason?.code ?? ''}.`);
}
