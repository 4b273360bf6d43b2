import { isMandatory } from '../../../src/domain/course/finishCheck.ts';
import { pathOf, type TreeRow } from '../../../src/domain/tree/flattenTree.ts';
import { isDone } from '../../../src/domain/tree/partDone.ts';

/**
 * Axes of the composites above a part that are complete with it, because all their mandatory leaves are (DONE-2, SRV-10). A composite
 * without mandatory leaves is complete when every leaf in it is.
 */
export function completedComposites(rows: readonly TreeRow[], axis: string): readonly string[] {
  const above = rows.filter(({ part, leaf }) => !leaf && axis.startsWith(`${part.axis}/`));
  return above
    .filter((composite) => {
      const leaves = rows.filter(
        (row) =>
          row.leaf &&
          row.part.axis.startsWith(`${composite.part.axis}/`) &&
          pathOf(row).every(({ child }) => child.state !== 'draft'),
      );
      const mandatory = leaves.filter(isMandatory);
      return (mandatory.length > 0 ? mandatory : leaves).every(({ part }) => isDone(part.child));
    })
    .map(({ part }) => part.axis);
}
