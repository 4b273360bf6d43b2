import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import type { Db } from '../db/openDb.ts';
import { aroundAdmin } from '../http/around.ts';
import { asPage } from '../http/asPage.ts';
import { HttpError } from '../http/errors.ts';
import { languageOfRequest } from '../http/language.ts';
import { adminPage } from '../shell/administrator.ts';
import type { FormToken } from '../shell/formToken.ts';
import { teacher } from '../shell/teacher.ts';
import { saveTaught, taughtCourse, taughtCourses, type TaughtCourse } from './taughtCourse.ts';
import { longestPrompt, tutorCoursePage, tutorListPage, tutorPath, type TaughtView } from './teachPage.ts';

interface OfCourse {
  Params: { readonly id: string };
}

/** @throws HttpError also during impersonation: an administrator who acts as an instructor may not read learners' questions (TUTOR-17) */
function instructor(request: FastifyRequest) {
  const actor = teacher(request, 'set the tutor');
  if (actor.impersonator) throw new HttpError(403, 'forbidden', 'Return to yourself first.');
  return actor;
}

async function courseOf(db: Db, id: string): Promise<TaughtCourse> {
  const course = await taughtCourse(db, id);
  if (!course) throw new HttpError(404, 'not_found', 'There is no such course.');
  return course;
}

/** `/teach/tutor`, where instructors and administrators change the tutor's settings in a course (TUTOR-15, TUTOR-18). */
export function registerTutorPages(app: FastifyInstance, db: Db, config: Config, token: FormToken): void {
  const draw = (request: FastifyRequest, course: TaughtCourse, more: Partial<TaughtView>) => {
    const actor = instructor(request);
    const language = languageOfRequest(request);
    const trail = [{ text: language.text('tutor.title'), href: tutorPath }, { text: course.name }];
    const view = { token: token.for(actor.sessionId), saved: false, refused: null, ...more };
    return tutorCoursePage(language, course, view, aroundAdmin(language, actor, ...trail));
  };

  adminPage(app, config, tutorPath, async (request) => {
    const actor = instructor(request);
    const language = languageOfRequest(request);
    const around = aroundAdmin(language, actor, { text: language.text('tutor.title') });
    return tutorListPage(language, await taughtCourses(db), around);
  });

  adminPage(app, config, `${tutorPath}/:id`, async (request) => {
    instructor(request);
    const course = await courseOf(db, (request as FastifyRequest<OfCourse>).params.id);
    const { saved } = request.query as { readonly saved?: string };
    return draw(request, course, { saved: saved !== undefined });
  });

  app.post<OfCourse & { Body: Readonly<Record<string, unknown>> | undefined }>(
    `${tutorPath}/:id`,
    async (request, reply) => {
      token.check(request, instructor(request).sessionId);
      const course = await courseOf(db, request.params.id);
      const { use, prompt, off = [] } = request.body ?? {};
      if (use !== 'on' && use !== 'hints' && use !== 'off')
        throw new HttpError(400, 'bad_request', 'There is no such use of the tutor.');
      const wished = String(prompt ?? '')
        .replace(/\r\n/g, '\n')
        .trim();
      if (wished.length > longestPrompt)
        return asPage(reply.code(400), config).send(draw(request, { ...course, use }, { refused: wished }));
      await saveTaught(db, course, { use, prompt: wished }, new Set([off].flat().map(String)));
      return reply.redirect(`${tutorPath}/${encodeURIComponent(course.id)}?saved`, 303);
    },
  );
}
