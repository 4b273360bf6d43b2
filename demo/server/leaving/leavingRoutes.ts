import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import type { Db } from '../db/openDb.ts';
import { aroundAdmin } from '../http/around.ts';
import { HttpError } from '../http/errors.ts';
import { languageOfRequest } from '../http/language.ts';
import { adminPage } from '../shell/administrator.ts';
import { teacher } from '../shell/teacher.ts';
import { leftCourse, leftCourses } from './leftCourses.ts';
import { leavingCoursePage, leavingListPage, leavingPath } from './leavingPages.ts';

/** @throws HttpError also during impersonation: comments of learners are for their instructors */
function instructor(request: FastifyRequest) {
  const actor = teacher(request, 'read why learners leave');
  if (actor.impersonator) throw new HttpError(403, 'forbidden', 'Return to yourself first.');
  return actor;
}

/** `/teach/leaving`, where instructors and administrators read why learners left a course (LEAVE-7). */
export function registerLeaving(app: FastifyInstance, db: Db, config: Config): void {
  adminPage(app, config, leavingPath, async (request) => {
    const actor = instructor(request);
    const language = languageOfRequest(request);
    const around = aroundAdmin(language, actor, { text: language.text('leaving.title') });
    return leavingListPage(language, await leftCourses(db), around);
  });

  adminPage(app, config, `${leavingPath}/:id`, async (request) => {
    const actor = instructor(request);
    const language = languageOfRequest(request);
    const course = await leftCourse(db, (request.params as { readonly id: string }).id);
    if (!course) throw new HttpError(404, 'not_found', 'There is no such course.');
    const trail = [{ text: language.text('leaving.title'), href: leavingPath }, { text: course.name }];
    return leavingCoursePage(language, course, aroundAdmin(language, actor, ...trail));
  });
}
