import { asksAnswer } from '../../../domain/tree/partContent.ts';
import type { TreeRow } from '../../../domain/tree/flattenTree.ts';
import type { RuntimePort } from '../../../port/port.ts';
import { contentQuery } from '../queries.ts';

/**
 * Paths of those parts that the learner completes by a mark. A part with an answer is not one of them: the answer is handed in by itself
 * (ANSWER-1). The content of a part is fetched where it is not known yet; a part whose content cannot be fetched is left out.
 */
export async function completedByMark(
  port: RuntimePort,
  workflowId: string,
  parts: readonly { readonly axis: readonly string[]; readonly row: Pick<TreeRow, 'part'> }[],
): Promise<readonly (readonly string[])[]> {
  const marks = parts.map(({ row }) =>
    port.cache.ensureQueryData(contentQuery(port, workflowId, row.part.activityPathId)).then(
      (content) => !asksAnswer(content),
      () => false,
    ),
  );
  const known = await Promise.all(marks);
  return parts.flatMap(({ axis }, index) => (known[index] ? [axis] : []));
}
