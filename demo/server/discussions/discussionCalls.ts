import type { FastifyInstance } from 'fastify';
import { isoTimestamp, object, optional, pipe, string, transform } from 'valibot';
import {
  discussionChanges,
  discussionOf,
  readDiscussion,
  removePost,
  repliesOf,
  savePost,
} from '../../../src/contract/work/discussions.ts';
import { pathOf } from '../../../src/domain/tree/flattenTree.ts';
import { isUnderWay } from '../calls/parts/underWay.ts';
import { checked, learner, notFound, param, route, type Deps } from '../calls/route.ts';
import { discussionReads } from '../db/work/schemaDiscussions.ts';
import { tellReply } from '../notices/tellReply.ts';
import { createPersonStreams } from '../http/stream/createPersonStreams.ts';
import { discussionStamp, hearDiscussion, tellDiscussion } from './discussionChanges.ts';
import { joinDiscussion } from './discussionPlace.ts';
import { keepPost, postId, takePost, written } from './keepPost.ts';
import { loadDiscussion, loadPost, loadReplies, postWire } from './loadDiscussion.ts';

const moment = pipe(
  string(),
  isoTimestamp(),
  transform((at) => new Date(at)),
);

/**
 * Registers the discussions of courses (CALL-120 to CALL-125): only learners of the course have access, where they may read the discussion.
 */
export function registerDiscussions(app: FastifyInstance, { db, clock }: Deps): void {
  route(app, discussionOf, async (request) => {
    const place = await joinDiscussion(db, request, clock.now());
    const { before } = checked(object({ before: optional(moment) }), request.query);
    const page = await loadDiscussion(db, place, place.userId, before ?? null);
    return { ...page, open: place.row.verdict.opens && (await isUnderWay(db, place.run, clock.now())) };
  });

  route(app, repliesOf, async (request) => {
    const place = await joinDiscussion(db, request, clock.now());
    return { replies: await loadReplies(db, place, param(request, 'postId'), place.userId) };
  });

  route(app, savePost, async (request) => {
    const id = checked(postId, param(request, 'postId'));
    const said = checked(written, request.body);
    const place = await db.transaction(async (tx) => {
      const joined = await joinDiscussion(tx, request, clock.now(), true);
      const fresh = await keepPost(tx, joined, id, said, clock.now());
      if (fresh) {
        const { objectiveId, userId: by, row } = joined;
        const axis = pathOf(row).map((part) => part.id);
        await tellReply(tx, { postId: id, objectiveId, axis, part: row.part.child.name, by }, clock.now());
      }
      return joined;
    });
    tellDiscussion(db, place);
    const kept = await loadPost(db, place, id);
    if (!kept) throw notFound('post');
    return postWire(kept, place.userId);
  });

  route(app, removePost, async (request) => {
    const place = await db.transaction(async (tx) => {
      const joined = await joinDiscussion(tx, request, clock.now(), true);
      await takePost(tx, joined, param(request, 'postId'), clock.now());
      return joined;
    });
    tellDiscussion(db, place);
    return {};
  });

  route(app, readDiscussion, async (request) => {
    const { until } = checked(object({ until: moment }), request.body);
    const { userId, objectiveId, axis } = await joinDiscussion(db, request, clock.now());
    // A discussion that an administrator opens in a learner's name does not become read by the learner.
    if (learner(request).impersonator) return {};
    const readUntil = new Date(Math.min(until.getTime(), clock.now()));
    await db
      .insert(discussionReads)
      .values({ userId, objectiveId, axis, readUntil })
      .onConflictDoUpdate({
        target: [discussionReads.userId, discussionReads.objectiveId, discussionReads.axis],
        set: { readUntil },
      });
    return {};
  });

  registerStream(app, { db, clock });
}

/**
 * The stream of a discussion: it reports every change at once. A person who may not read the discussion any more gets no further stream.
 */
function registerStream(app: FastifyInstance, { db, clock }: Pick<Deps, 'db' | 'clock'>): void {
  const openStream = createPersonStreams(app);
  route(
    app,
    discussionChanges,
    async (request, reply) =>
      openStream(reply, learner(request).userId, async ({ tell, onEnd }) => {
        const place = await joinDiscussion(db, request, clock.now());
        onEnd(hearDiscussion(db, place, tell));
        let told = await discussionStamp(db, place);
        return {
          first: ['stamp', { stamp: told }],
          async ask(send) {
            const stamp = await discussionStamp(db, place);
            if (stamp !== told) send('stamp', { stamp });
            told = stamp;
          },
        };
      }),
    { compress: false },
  );
}
