import { asksAnswer } from '../../../domain/tree/partContent.ts';
import type { TreeRow } from '../../../domain/tree/flattenTree.ts';
import type { RuntimePort } from '../../../port/port.ts';
import { contentQuery } from '../queries.ts';

/**
 * Ways to those of the parts that are completed by their mark: an answer is handed in by itself (ANSWER-1). What a part
 * holds is asked for where it is not known yet; a part of which it cannot be told is left as it is.
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
