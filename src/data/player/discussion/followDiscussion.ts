import { discussionChanges } from '../../../contract/work/discussions.ts';
import type { RuntimePort } from '../../../port/port.ts';
import { keepListening } from '../../listening/keepListening.ts';
import { discussionQuery } from './discussionQuery.ts';

/**
 * Follows the server's news of changes in a discussion as long as the page is visible, and then fetches the discussion again (DISC-6).
 * Where the stream breaks off, it fetches the discussion from time to time.
 * @returns a function that ends it
 */
export function followDiscussion(port: RuntimePort, workflowId: string, activityPathId: string): () => void {
  const { queryKey } = discussionQuery(port, workflowId, activityPathId);
  let stamp: unknown;
  const ask = () => void port.cache.invalidateQueries({ queryKey });
  return keepListening({
    listen: async ({ signal, alive }) => {
      const heard = ({ data }: { readonly data: unknown }) => {
        alive();
        const now = (data as { readonly stamp?: unknown } | null)?.stamp;
        if (stamp !== undefined && stamp !== now) ask();
        stamp = now;
      };
      await port.send(discussionChanges, { params: { id: workflowId, activityPathId } }, { signal, heard });
      return 'ended';
    },
    failed: ({ code }) => {
      // A person who is signed out, or may no longer read the discussion, gets no more news.
      if (code === 'unauthorized' || code === 'forbidden' || code === 'not_found') return false;
      ask();
      return true;
    },
  });
}
