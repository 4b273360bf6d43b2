import { savePost } from '../../../contract/work/discussions.ts';
import { uuid } from '../../../plain/uuid.ts';
import type { OutboxPort, Settled, Waiting } from '../../../port/port.ts';

/** A post that is on its way: shown at once, and kept until the server has it (DISC-8). */
export interface WaitingPost {
  readonly key: string;
  readonly id: string;
  readonly threadId: string | null;
  readonly answersId: string | null;
  readonly text: string;
  /** It is a new text of an existing post. */
  readonly edit: boolean;
  readonly at: number;
  /** Why the server refused it, in the server's words; null while it is on its way. */
  readonly refused: string | null;
  /** The last attempt did not arrive. */
  readonly unsent: boolean;
  /** It is sent only when the learner confirms it. */
  readonly needsConfirmation: boolean;
}

/** The part of a run with a discussion, and the author of the posts. */
export interface DiscussionOf {
  readonly userId: string;
  readonly workflowId: string;
  readonly activityPathId: string;
  /** No post is sent by itself later (DRAFT-5). */
  readonly timed: boolean;
}

const prefixOf = ({ workflowId, activityPathId }: DiscussionOf) => `post:${workflowId}:${activityPathId}:`;

function read(prefix: string, { key, body, at, refused, unsent, needsConfirmation }: Waiting): readonly WaitingPost[] {
  if (!key.startsWith(prefix)) return [];
  const { threadId, answersId, text, edit } = body as Omit<WaitingPost, 'key'>;
  const id = key.slice(prefix.length);
  const why = refused ? refused.message : null;
  return [{ key, id, threadId, answersId, text, edit, at, refused: why, unsent: unsent !== null, needsConfirmation }];
}

/** The posts of a discussion that wait to be sent, as the outbox keeps them. */
export function waitingPosts(outbox: OutboxPort, of: DiscussionOf) {
  const prefix = prefixOf(of);
  const { userId, workflowId, activityPathId, timed } = of;
  return {
    all: () => outbox.store.getState().flatMap((one) => read(prefix, one)),
    subscribe: (listener: () => void) => outbox.store.subscribe(listener),
    /** Puts a text into the outbox: as a new post, or with an id as another text of an existing post. */
    say: (
      said: Pick<WaitingPost, 'threadId' | 'answersId' | 'text'> & { readonly id?: string; readonly edit?: boolean },
    ) => {
      const { id = uuid(), threadId, answersId, text, edit = said.id !== undefined } = said;
      const params = { id: workflowId, activityPathId, postId: id };
      const body = { threadId, answersId, text, edit };
      outbox.put(savePost, { params, body }, { key: prefix + id, workflowId, userId, needsConfirmation: timed });
      if (timed) void outbox.send(prefix + id);
    },
    send: (key: string) => void outbox.send(key),
    drop: outbox.drop,
    /** Calls the listener with each post that the server has answered. */
    watch: (listener: (settled: Settled, post: WaitingPost) => void) =>
      outbox.watch((settled) => {
        for (const post of read(prefix, settled.waiting)) listener(settled, post);
      }),
  };
}
