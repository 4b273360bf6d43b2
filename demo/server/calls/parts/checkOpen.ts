import type { TreeRow } from '../../../../src/domain/tree/flattenTree.ts';
import type { CommandContext } from '../command.ts';
import { refused } from '../route.ts';
import type { LoadedRun } from './tree.ts';
import { checkUnderWay } from './underWay.ts';

/** @throws LecternError `conflict` where nothing may be done in a part: its run does not go on, or it is locked (SRV-14) */
export async function checkOpen(
  { db, now }: Pick<CommandContext, 'db' | 'now'>,
  run: LoadedRun,
  row: TreeRow,
): Promise<void> {
  await checkUnderWay(db, run, now);
  if (!row.verdict.opens) throw refused(`"${row.part.child.name}" is locked: ${row.verdict.reason?.code ?? ''}.`);
}
