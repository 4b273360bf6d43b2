import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import type { RuntimePort, Settled } from '../../../port/port.ts';
import { waitingPosts, type DiscussionOf, type WaitingPost } from './waitingPosts.ts';

/** The posts of a discussion that are on their way, and how to send more; null until the code of the outbox is there. */
export function useWaitingPosts(
  port: RuntimePort,
  { userId, workflowId, activityPathId, timed }: DiscussionOf,
  onSettled: (settled: Settled) => void,
) {
  const [tools, setTools] = useState<ReturnType<typeof waitingPosts> | null>(null);
  const [posts, setPosts] = useState<readonly WaitingPost[]>([]);
  const settled = useEffectEvent(onSettled);
  useEffect(() => {
    let here = true;
    let end = () => {};
    port.outbox().then(
      (outbox) => {
        if (!here) return;
        const own = waitingPosts(outbox, { userId, workflowId, activityPathId, timed });
        const show = () => setPosts(own.all());
        const offs = [own.subscribe(show), own.watch((one) => settled(one))];
        end = () => offs.forEach((off) => off());
        show();
        setTools(own);
      },
      () => undefined,
    );
    return () => {
      here = false;
      end();
    };
  }, [port, userId, workflowId, activityPathId, timed]);
  return useMemo(() => ({ tools, posts }), [tools, posts]);
}
