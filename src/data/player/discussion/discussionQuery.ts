import { discussionOf } from '../../../contract/work/discussions.ts';
import type { Discussion } from '../../../domain/work/discussion.ts';
import type { RuntimePort } from '../../../port/port.ts';
import { playerKeys } from '../keys.ts';

/** A discussion as far as it was loaded: pages of threads, the newest first. */
export interface DiscussionPages {
  readonly pages: readonly Discussion[];
}

/** The discussion of a part. It is fetched again with as many pages as are shown. */
export const discussionQuery = (port: RuntimePort, workflowId: string, activityPathId: string) => {
  const queryKey = playerKeys.discussion(workflowId, activityPathId);
  const params = { id: workflowId, activityPathId };
  return {
    queryKey,
    queryFn: async ({ signal }: { readonly signal: AbortSignal }): Promise<DiscussionPages> => {
      const shown = port.cache.getQueryData<DiscussionPages>(queryKey)?.pages.length ?? 1;
      const pages: Discussion[] = [];
      do pages.push(await port.send(discussionOf, pageAfter(params, pages.at(-1)), { signal }));
      while (pages.length < shown && pages.at(-1)?.more);
      return { pages };
    },
    staleTime: 0,
  };
};

/** The input of the call for the page after `last`. */
export const pageAfter = (
  params: { readonly id: string; readonly activityPathId: string },
  last: Discussion | undefined,
) => {
  const oldest = last?.threads.filter(({ pinned }) => !pinned).at(-1);
  return oldest ? { params, query: { before: new Date(oldest.created).toISOString() } } : { params };
};
