import { isDone } from '../../../../src/domain/tree/partDone.ts';
import { pathOf, type TreeRow } from '../../../../src/domain/tree/flattenTree.ts';
import type { CommandContext } from '../command.ts';
import { beginParts } from './beginParts.ts';
import { completePart } from './completePart.ts';
import { completionOf } from './completionOf.ts';
import type { LoadedRun } from './tree.ts';

/**
 * Completes a part by what its learner sends in it, such as the first post of a discussion (DISC-1) or the answers to a survey
 * (SURVEY-5). A part that is graded by hand then waits for its grader; a part that is done stays as it is.
 */
export async function completeHere(context: CommandContext, run: LoadedRun, row: TreeRow): Promise<void> {
  if (isDone(row.part.child)) return;
  await beginParts(
    context,
    run,
    pathOf(row).map(({ axis }) => axis),
  );
  await completePart(context, run, row, await completionOf(context.db, row, new Date(context.now)));
}
