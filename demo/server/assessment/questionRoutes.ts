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
import { askedCourse, askedCourses, type AskedCourse } from './askedCourse.ts';
import { askQuestion } from './askQuestion.ts';
import { questionCoursePage, questionListPage, questionPath, type QuestionView } from './questionPages.ts';
import { blankQuestion, readQuestion } from './readQuestion.ts';

interface OfCourse {
  readonly Params: { readonly id: string };
}
type Asked = OfCourse & { readonly Body: Readonly<Record<string, unknown>> | undefined };

/** @throws HttpError also during impersonation: nobody sends questions in another person's name */
function instructor(request: FastifyRequest) {
  const actor = teacher(request, 'send questions');
  if (actor.impersonator) throw new HttpError(403, 'forbidden', 'Return to yourself first.');
  return actor;
}

async function courseOf(db: Db, id: string): Promise<AskedCourse> {
  const course = await askedCourse(db, id);
  if (!course) throw new HttpError(404, 'not_found', 'There is no such course.');
  return course;
}

/** `/teach/questions`, where instructors send a question to the learners of a course by e-mail (EMAIL-5). */
export function registerQuestions(app: FastifyInstance, db: Db, clock: Clock, config: Config, token: FormToken): void {
  const draw = (request: FastifyRequest, course: AskedCourse, more: Partial<QuestionView>) => {
    const actor = instructor(request);
    const language = languageOfRequest(request);
    const trail = [{ text: language.text('questions.title'), href: questionPath }, { text: course.name }];
    const view = { token: token.for(actor.sessionId), sent: false, written: blankQuestion, fault: null, ...more };
    return questionCoursePage(language, course, view, aroundAdmin(language, actor, ...trail));
  };

  adminPage(app, config, questionPath, async (request) => {
    const actor = instructor(request);
    const language = languageOfRequest(request);
    const around = aroundAdmin(language, actor, { text: language.text('questions.title') });
    return questionListPage(language, await askedCourses(db), around);
  });

  adminPage(app, config, `${questionPath}/:id`, async (request) => {
    instructor(request);
    const course = await courseOf(db, (request as FastifyRequest<OfCourse>).params.id);
    const { sent } = request.query as { readonly sent?: string };
    return draw(request, course, { sent: sent !== undefined });
  });

  app.post<Asked>(`${questionPath}/:id`, async (request, reply) => {
    const actor = instructor(request);
    token.check(request, actor.sessionId);
    const course = await courseOf(db, request.params.id);
    const read = readQuestion(request.body ?? {}, course.modules);
    if ('fault' in read) {
      const { written, fault } = read;
      return asPage(reply.code(400), config).send(draw(request, course, { written, fault }));
    }
    await askQuestion(db, course.id, read.question, { authorId: actor.userId, now: clock.now() });
    return reply.redirect(`${questionPath}/${encodeURIComponent(course.id)}?sent`, 303);
  });
}
