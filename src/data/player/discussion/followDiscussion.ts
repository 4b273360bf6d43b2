import { asError } from '../../../commands/asError.ts';
import { discussionChanges } from '../../../contract/work/discussions.ts';
import { jitter } from '../../../plain/jitter.ts';
import type { RuntimePort } from '../../../port/port.ts';
import { discussionQuery } from './discussionQuery.ts';

const [soon, often, seldom] = [1000, 5000, 60_000];

/**
 * Hears from the server that something of a discussion has changed, as long as the page is looked at, and asks for it then (DISC-6).
 * Where the stream breaks off, it asks now and then: after 5 s first, after a minute later.
 * @returns ends it
 */
export function followDiscussion(port: RuntimePort, workflowId: string, activityPathId: string): () => void {
  const { queryKey } = discussionQuery(port, workflowId, activityPathId);
  let listening: AbortController | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let stamp: unknown;
  const ask = () => void port.cache.invalidateQueries({ queryKey });
  const later = (milliseconds: number) => {
    timer = setTimeout(() => void listen(), jitter(milliseconds));
  };
  const listen = async () => {
    const own = listening;
    if (!own || own.signal.aborted) return;
    try {
      await port.send(
        discussionChanges,
        { params: { id: workflowId, activityPathId } },
        {
          signal: own.signal,
          heard: ({ data }) => {
            failures = 0;
            const now = (data as { readonly stamp?: unknown } | null)?.stamp;
            if (stamp !== undefined && stamp !== now) ask();
            stamp = now;
          },
        },
      );
      if (!own.signal.aborted) later(soon);
    } catch (cause) {
      const { code } = asError(cause);
      // Who is signed out, or may not read it any more, hears nothing more.
      if (own.signal.aborted || code === 'unauthorized' || code === 'forbidden' || code === 'not_found') return;
      ask();
      failures += 1;
      later(Math.min(seldom, often * 2 ** (failures - 1)));
    }
  };
  const look = () => {
    clearTimeout(timer);
    listening?.abort();
    listening = document.visibilityState === 'hidden' ? null : new AbortController();
    failures = 0;
    if (listening) void listen();
  };
  document.addEventListener('visibilitychange', look);
  addEventListener('online', look);
  look();
  return () => {
    document.removeEventListener('visibilitychange', look);
    removeEventListener('online', look);
    clearTimeout(timer);
    listening?.abort();
    listening = null;
  };
}
