import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import type { RuntimePort, Settled } from '../../../port/port.ts';
import { waitingPosts, type DiscussionOf, type WaitingPost } from './waitingPosts.ts';

/**
 * The posts of a discussion that are on their way, and how to send more; null until the code of the outbox is there.
 * @param onSettled asks for the list again; a post that was taken stays until the list is there
 */
export function useWaitingPosts(
  port: RuntimePort,
  { userId, workflowId, activityPathId, timed }: DiscussionOf,
  onSettled: (settled: Settled) => Promise<unknown>,
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
        const taken = new Map<string, WaitingPost>();
        const show = () => {
          const all = own.all();
          const stays = [...taken.values()].filter(({ key }) => !all.some((one) => one.key === key));
          if (here) setPosts([...all, ...stays]);
        };
        const leave = (key: string) => {
          taken.delete(key);
          show();
        };
        const follow = (one: Settled, post: WaitingPost) => {
          const read = settled(one);
          if (one.error) return;
          taken.set(post.key, { ...post, unsent: false, needsConfirmation: false });
          show();
          // The list itself is drawn by a timer, so the post leaves by a timer too.
          void read.finally(() => setTimeout(() => leave(post.key)));
        };
        const offs = [own.subscribe(show), own.watch(follow)];
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
