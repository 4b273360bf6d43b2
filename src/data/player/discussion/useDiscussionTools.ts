import { useEffect, useMemo, useRef, useState } from 'react';
import { asError } from '../../../commands/asError.ts';
import { discussionOf, repliesOf } from '../../../contract/work/discussions.ts';
import type { Instant } from '../../../domain/time/instant.ts';
import type { LecternError } from '../../../errors.ts';
import type { RuntimePort } from '../../../port/port.ts';
import { progressMade } from '../run/progressMade.ts';
import { discussionQuery, pageAfter, type DiscussionPages } from './discussionQuery.ts';
import { followDiscussion } from './followDiscussion.ts';
import { postDraft } from './postDraft.ts';
import { removeOwnPost } from './removeOwnPost.ts';
import { tellRead } from './tellRead.ts';
import { useWaitingPosts } from './useWaitingPosts.ts';
import type { WaitingPost } from './waitingPosts.ts';

/** The discussion of a part, and the person who looks at it. */
export interface DiscussionHere {
  /** The course and the learner who posts; null in review, where nothing can be posted. */
  readonly handing: { readonly objectiveId: string; readonly userId: string; readonly proctored: boolean } | null;
  readonly workflowId: string;
  readonly activityPathId: string;
  readonly open: boolean;
  readonly onFail: (error: LecternError) => void;
}

type Said = Parameters<NonNullable<ReturnType<typeof useWaitingPosts>['tools']>['say']>[0];

/**
 * The waiting posts of a discussion, and the actions of a learner there. The discussion is followed as long as the component is shown
 * (DISC-6).
 */
export function useDiscussionTools(port: RuntimePort, here: DiscussionHere) {
  const { handing, workflowId, activityPathId, open } = here;
  const queryKey = useMemo(
    () => discussionQuery(port, workflowId, activityPathId).queryKey,
    [port, workflowId, activityPathId],
  );
  const [busy, setBusy] = useState(false);
  const latest = useRef(here);
  useEffect(() => {
    latest.current = here;
  });
  useEffect(() => followDiscussion(port, workflowId, activityPathId), [port, workflowId, activityPathId]);
  const userId = handing?.userId ?? '';
  const of = { userId, workflowId, activityPathId, timed: handing?.proctored ?? false };
  const { tools: outbox, posts } = useWaitingPosts(port, of, ({ error, reply }) => {
    // The first post completes the part (DISC-1).
    if (!error && reply !== undefined && handing)
      void progressMade(port, { workflowId, objectiveId: handing.objectiveId });
    return port.cache.invalidateQueries({ queryKey });
  });
  const tools = useMemo(() => {
    const params = { id: workflowId, activityPathId };
    const fail = (cause: unknown) => latest.current.onFail(asError(cause));
    const again = ({ key, id, threadId, answersId, text, edit, refused }: WaitingPost) => {
      if (refused === null) return outbox?.send(key);
      outbox?.say({ threadId, answersId, text, id, edit });
    };
    return {
      canPost: open && handing !== null && outbox !== null,
      say: (said: Said) => outbox?.say(said),
      again,
      drop: ({ key }: WaitingPost) => outbox?.drop(key),
      remove: (postId: string) =>
        void removeOwnPost
          .run(port, { workflowId, activityPathId, postId }, postId)
          .then(() => removeOwnPost.after(port, { workflowId, activityPathId, postId }), fail),
      draftOf: (to: string) => postDraft(port, userId, { workflowId, activityPathId, to }),
      read: (until: Instant) => {
        if (document.visibilityState === 'visible') tellRead(port, workflowId, activityPathId, until);
      },
      showEarlier: (threadId: string) =>
        void port.send(repliesOf, { params: { ...params, postId: threadId } }).then((replies) => {
          port.cache.setQueryData<DiscussionPages>(
            queryKey,
            (old) =>
              old && {
                pages: old.pages.map((page) => ({
                  ...page,
                  threads: page.threads.map((one) => (one.id === threadId ? { ...one, replies, earlier: 0 } : one)),
                })),
              },
          );
        }, fail),
    };
  }, [port, outbox, open, handing, userId, workflowId, activityPathId, queryKey]);
  const showMore = (known: DiscussionPages) => {
    setBusy(true);
    port
      .send(discussionOf, pageAfter({ id: workflowId, activityPathId }, known.pages.at(-1)))
      .then(
        (page) =>
          void port.cache.setQueryData<DiscussionPages>(queryKey, (old) => old && { pages: [...old.pages, page] }),
        (cause: unknown) => latest.current.onFail(asError(cause)),
      )
      .finally(() => setBusy(false));
  };
  return { waiting: posts, tools, showMore, busy };
}
