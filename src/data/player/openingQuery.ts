import { openingOf } from '../../contract/parts/opening.ts';
import { inheritConstraints } from '../../domain/tree/inheritConstraints.ts';
import { isPlainText, type Opening } from '../../domain/course/opening.ts';
import type { RuntimePort } from '../../port/port.ts';
import { queryOptions } from '../query/queryOptions.ts';
import { playerKeys } from './keys.ts';
import { contentQuery } from './queries.ts';

/** The reply is out of date after any action of the learner, and it is needed only until the tree is there. */
const GOOD_FOR_MS = 30_000;

/**
 * The part with which a course opens, ready to be read before the tree is there (AUTO-6); null where the tenant's LMS does not tell it, or
 * where it is no plain text. A failed call counts as null: a little later the tree tells the part too.
 * @param axis of the part that the address names, or empty
 */
export const openingQuery = (port: RuntimePort, objectiveId: string, axis: string) =>
  queryOptions({
    queryKey: playerKeys.opening(objectiveId, axis),
    queryFn: async ({ signal }): Promise<Opening | null> => {
      const { extensions } = await port.host.configuration();
      if (!extensions.includes('opening')) return null;
      const query = axis ? { axis } : {};
      const opening = await port.send(openingOf, { params: { objectiveId }, query }, { signal }).catch(() => null);
      if (!opening || !isPlainText(opening.content)) return null;
      const { workflowId, root, content } = opening;
      port.cache.setQueryData(contentQuery(port, workflowId, content.activityPathId).queryKey, content);
      return { workflowId, root: inheritConstraints(root), content };
    },
    retry: false,
    staleTime: GOOD_FOR_MS,
    gcTime: GOOD_FOR_MS,
  });
