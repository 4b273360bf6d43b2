import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Clock } from '../clock/clock.ts';
import type { Config } from '../config.ts';
import type { Db } from '../db/openDb.ts';
import { aroundAdmin } from '../http/around.ts';
import { HttpError } from '../http/errors.ts';
import { languageOfRequest } from '../http/language.ts';
import { adminPage } from '../shell/administrator.ts';
import type { FormToken } from '../shell/formToken.ts';
import { teacher } from '../shell/teacher.ts';
import { tellDiscussion } from './discussionChanges.ts';
import { allPosts, listDiscussions, moderate, moderations, nameOfDiscussion, type Moderation } from './moderate.ts';
import { discussionAddress, moderationListPage, moderationPage, moderationPath } from './moderationPages.ts';

interface OfDiscussion {
  readonly Params: { readonly id: string };
  readonly Querystring: { readonly part?: string };
}

/** `/teach/discussions`, where instructors and administrators pin and close threads and remove posts (DISC-9). */
export function registerModeration(app: FastifyInstance, db: Db, clock: Clock, config: Config, token: FormToken): void {
  adminPage(app, config, moderationPath, async (request) => {
    const actor = teacher(request, 'look after discussions');
    const language = languageOfRequest(request);
    const around = aroundAdmin(language, actor, { text: language.text('disc.title') });
    return moderationListPage(language, await listDiscussions(db), around);
  });

  adminPage(app, config, `${moderationPath}/:id`, async (request) => {
    const actor = teacher(request, 'look after discussions');
    const { params, query } = request as FastifyRequest<OfDiscussion>;
    const place = { objectiveId: params.id, axis: String(query.part ?? '') };
    const posts = await allPosts(db, place);
    const named = await nameOfDiscussion(db, place);
    if (!named || posts.length === 0) throw new HttpError(404, 'not_found', 'There is no such discussion.');
    const language = languageOfRequest(request);
    const trail = [{ text: language.text('disc.title'), href: moderationPath }, { text: named.course }];
    const shown = { ...named, posts, token: token.for(actor.sessionId), address: discussionAddress(place) };
    return moderationPage(language, shown, aroundAdmin(language, actor, ...trail));
  });

  app.post<OfDiscussion & { Body: Readonly<Record<string, unknown>> | undefined }>(
    `${moderationPath}/:id`,
    async (request, reply) => {
      const actor = teacher(request, 'look after discussions');
      token.check(request, actor.sessionId);
      const { step, post } = request.body ?? {};
      if (!(moderations as readonly unknown[]).includes(step))
        throw new HttpError(400, 'bad_request', 'There is no such step.');
      const place = await moderate(db, String(post ?? ''), step as Moderation, clock.now());
      if (!place) throw new HttpError(404, 'not_found', 'There is no such post.');
      tellDiscussion(db, place);
      return reply.redirect(discussionAddress(place), 303);
    },
  );
}
