import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Clock } from '../clock/clock.ts';
import type { Config } from '../config.ts';
import type { Db } from '../db/openDb.ts';
import { aroundAdmin } from '../http/around.ts';
import { asPage } from '../http/asPage.ts';
import { HttpError } from '../http/errors.ts';
import { languageOfRequest } from '../http/language.ts';
import { adminPage } from '../shell/administrator.ts';
import type { FormToken } from '../shell/formToken.ts';
import { teacher } from '../shell/teacher.ts';
import { postAnnouncement, postedCourse, postedCourses, withdrawAnnouncement, type PostedCourse } from './posting.ts';
import { longestPost, postCoursePage, postListPage, postPath, type PostView } from './postPages.ts';

interface OfCourse {
  readonly Params: { readonly id: string };
}
type Posted = OfCourse & { readonly Body: Readonly<Record<string, unknown>> | undefined };

/** @throws HttpError also during impersonation: nobody announces anything in another person's name */
function instructor(request: FastifyRequest) {
  const actor = teacher(request, 'announce something');
  if (actor.impersonator) throw new HttpError(403, 'forbidden', 'Return to yourself first.');
  return actor;
}

async function courseOf(db: Db, id: string): Promise<PostedCourse> {
  const course = await postedCourse(db, id);
  if (!course) throw new HttpError(404, 'not_found', 'There is no such course.');
  return course;
}

/** `/teach/announcements`, where instructors and administrators announce something to the learners of a course (NOTE-7). */
export function registerPosting(app: FastifyInstance, db: Db, clock: Clock, config: Config, token: FormToken): void {
  const draw = (request: FastifyRequest, course: PostedCourse, more: Partial<PostView>) => {
    const actor = instructor(request);
    const language = languageOfRequest(request);
    const trail = [{ text: language.text('posts.title'), href: postPath }, { text: course.name }];
    const view = { token: token.for(actor.sessionId), done: null, refused: null, ...more };
    return postCoursePage(language, course, view, aroundAdmin(language, actor, ...trail));
  };

  adminPage(app, config, postPath, async (request) => {
    const actor = instructor(request);
    const language = languageOfRequest(request);
    const around = aroundAdmin(language, actor, { text: language.text('posts.title') });
    return postListPage(language, await postedCourses(db), around);
  });

  adminPage(app, config, `${postPath}/:id`, async (request) => {
    instructor(request);
    const course = await courseOf(db, (request as FastifyRequest<OfCourse>).params.id);
    const { done } = request.query as { readonly done?: string };
    return draw(request, course, { done: done === 'posted' || done === 'withdrawn' ? done : null });
  });

  app.post<Posted>(`${postPath}/:id`, async (request, reply) => {
    const actor = instructor(request);
    token.check(request, actor.sessionId);
    const course = await courseOf(db, request.params.id);
    const text = String(request.body?.['text'] ?? '')
      .replace(/\r\n/g, '\n')
      .trim();
    const why = text === '' ? 'empty' : 'tooLong';
    if (text === '' || text.length > longestPost)
      return asPage(reply.code(400), config).send(draw(request, course, { refused: { text, why } }));
    await postAnnouncement(db, course.id, { text, authorId: actor.userId, now: clock.now() });
    return reply.redirect(`${postPath}/${encodeURIComponent(course.id)}?done=posted`, 303);
  });

  app.post<Posted>(`${postPath}/:id/withdrawal`, async (request, reply) => {
    token.check(request, instructor(request).sessionId);
    const { id, channelId } = await courseOf(db, request.params.id);
    if (channelId) await withdrawAnnouncement(db, channelId, String(request.body?.['id'] ?? ''));
    return reply.redirect(`${postPath}/${encodeURIComponent(id)}?done=withdrawn`, 303);
  });
}
