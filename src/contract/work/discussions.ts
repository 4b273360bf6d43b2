import { array, fallback, nullish, number, picklist, pipe, string, transform } from 'valibot';
import type { Discussion, Post, Thread } from '../../domain/work/discussion.ts';
import { command, readCall } from '../wire/call.ts';
import { decode } from '../wire/decode.ts';
import { flag, instant, text } from '../wire/fields.ts';
import { object } from '../wire/object.ts';

const who = fallback(nullish(picklist(['author', 'instructor']), null), null);
const said = {
  id: string(),
  author: text,
  own: flag,
  text: fallback(string(), ''),
  created: instant,
  edited: instant,
  deleted: who,
  answersId: text,
};
const dated = <T extends { readonly created: number | null }>(one: T) => ({ ...one, created: one.created ?? 0 });
const post = pipe(
  object(said),
  transform((one): Post => dated(one)),
);
const thread = pipe(
  object({
    ...said,
    pinned: flag,
    closed: flag,
    replies: array(post),
    earlier: fallback(number(), 0),
  }),
  transform((one): Thread => dated(one)),
);
const discussion = object({ threads: array(thread), more: flag, readUntil: instant, open: flag });
const replies = object({ replies: array(post) });

const path = 'users/me/objective-workflows/{id}/discussions/{activityPathId}';
type OfPart = { readonly id: string; readonly activityPathId: string };
type OfPost = OfPart & { readonly postId: string };

/**
 * A page of a discussion: its newest threads, or those before a time (CALL-120). A call of Lectern's own: `discussions` in `extensions`.
 */
export const discussionOf = readCall({
  name: 'discussion.get',
  base: 'lectern',
  path,
  read: (body): Discussion => decode('discussion.get', discussion, body),
  _input: {} as { readonly params: OfPart; readonly query?: { readonly before: string } },
});

/** All replies of one thread (CALL-121). */
export const repliesOf = readCall({
  name: 'discussion.replies',
  base: 'lectern',
  path: `${path}/posts/{postId}/replies`,
  read: (body): readonly Post[] => decode('discussion.replies', replies, body).replies,
  _input: {} as { readonly params: OfPost },
});

/** Saves a new post, or a new text of an existing one (CALL-122). A post that arrives twice is saved once. */
export const savePost = command({
  name: 'discussion.post',
  base: 'lectern',
  method: 'PUT',
  path: `${path}/posts/{postId}`,
  prefer: 'respond-sync',
  idempotency: 'natural',
  offline: 'queue',
  read: (body): Post => decode('discussion.post', post, body),
  _input: {} as {
    readonly params: OfPost;
    readonly body: {
      readonly threadId: string | null;
      readonly answersId: string | null;
      readonly text: string;
      /** The post exists already, and gets another text. */
      readonly edit: boolean;
    };
  },
});

/** Removes a post of the learner (CALL-123). */
export const removePost = command({
  name: 'discussion.remove',
  base: 'lectern',
  path: `${path}/posts/{postId}/remove`,
  prefer: 'respond-sync',
  idempotency: 'natural',
  offline: 'refuse',
  read: () => undefined,
  _input: {} as { readonly params: OfPost; readonly body: Readonly<Record<string, never>> },
});

/** Saves the time up to which the learner has read a discussion (CALL-124). */
export const readDiscussion = command({
  name: 'discussion.read',
  base: 'lectern',
  method: 'PUT',
  path: `${path}/read`,
  prefer: 'respond-sync',
  idempotency: 'natural',
  offline: 'refuse',
  read: () => undefined,
  _input: {} as { readonly params: OfPart; readonly body: { readonly until: string } },
});

/** A stream that tells when a discussion has changed (CALL-125). */
export const discussionChanges = readCall({
  name: 'discussion.changes',
  base: 'lectern',
  path: `${path}/changes`,
  reply: 'events',
  read: () => null,
  _input: {} as { readonly params: OfPart },
});
