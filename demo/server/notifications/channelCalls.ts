import type { FastifyInstance } from 'fastify';
import { isoTimestamp, object, optional, pipe, string, transform } from 'valibot';
import {
  channelAnnouncements,
  channelChanges,
  channelsOfLearner,
  readAllChannels,
} from '../../../src/contract/notifications/channels.ts';
import { channelsOf, countsOf, courseOfChannel, keepRead } from '../calls/lists/unread.ts';
import { checked, learner, notFound, param, route, type Deps } from '../calls/route.ts';
import { forYou } from './forYou.ts';
import { loadChannel, loadChannels } from './loadChannels.ts';
import { registerChanges } from './registerChanges.ts';

/** The most announcements of a page. */
const take = 30;

const place = object({
  before: optional(
    pipe(
      string(),
      isoTimestamp(),
      transform((at) => new Date(at)),
    ),
  ),
});

/** Registers the calls about announcement channels (CALL-82 to CALL-85): each learner sees only the channels of their courses (NOTE-2). */
export function registerChannels(app: FastifyInstance, { db, clock }: Deps): void {
  route(app, channelsOfLearner, async (request) => ({
    channels: await loadChannels(db, learner(request).userId, clock.now()),
  }));

  route(app, channelAnnouncements, async (request) => {
    const { userId } = learner(request);
    const channelId = param(request, 'channelId');
    const course = await courseOfChannel(db, userId, channelId);
    if (!course && channelId !== forYou) throw notFound('channel');
    const { before } = checked(place, request.query);
    const page = await loadChannel(db, userId, channelId, { now: clock.now(), before: before ?? null, take });
    return { objectiveId: course?.id ?? null, courseName: course?.name ?? null, ...page };
  });

  route(app, readAllChannels, async (request) => {
    const { userId, impersonator } = learner(request);
    const own = await channelsOf(db, userId);
    // A channel that an administrator opens in a learner's name does not become read by the learner.
    if (!impersonator) for (const channelId of [...own, forYou]) await keepRead(db, userId, channelId, clock.now());
    return { counts: await countsOf(db, userId, clock.now()) };
  });

  registerChanges(app, channelChanges, { db, clock });
}
