import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Clock } from '../../clock/clock.ts';
import type { Config } from '../../config.ts';
import type { Db } from '../../db/openDb.ts';
import { aroundAdmin } from '../../http/around.ts';
import { asPage } from '../../http/asPage.ts';
import { HttpError } from '../../http/errors.ts';
import { languageOfRequest } from '../../http/language.ts';
import { adminPage } from '../../shell/administrator.ts';
import type { FormToken } from '../../shell/formToken.ts';
import { teacher } from '../../shell/teacher.ts';
import { changeTeam, type TeamChange } from './changeTeam.ts';
import { teamCourse, teamCourses, type TeamCourse } from './listTeams.ts';
import { readChange } from './readChange.ts';
import { teamCoursePage, teamListPage, teamsPath, type TeamView } from './teamPages.ts';

interface OfCourse {
  readonly Params: { readonly id: string };
}
type Changed = OfCourse & { readonly Body: Readonly<Record<string, unknown>> | undefined };

const actions: readonly TeamChange['action'][] = ['create', 'rename', 'add', 'remove', 'delete'];

/** @throws HttpError also during impersonation: nobody makes teams in another person's name */
function instructor(request: FastifyRequest) {
  const actor = teacher(request, 'make teams');
  if (actor.impersonator) throw new HttpError(403, 'forbidden', 'Return to yourself first.');
  return actor;
}

async function courseOf(db: Db, id: string): Promise<TeamCourse> {
  const course = await teamCourse(db, id);
  if (!course) throw new HttpError(404, 'not_found', 'There is no such course.');
  return course;
}

/** `/teach/teams`, where instructors and administrators make teams and choose their members (TEAM-14). */
export function registerTeams(app: FastifyInstance, db: Db, clock: Clock, config: Config, token: FormToken): void {
  const draw = (request: FastifyRequest, course: TeamCourse, more: Partial<TeamView>) => {
    const actor = instructor(request);
    const language = languageOfRequest(request);
    const trail = [{ text: language.text('teams.title'), href: teamsPath }, { text: course.name }];
    const view = { token: token.for(actor.sessionId), done: null, refused: null, ...more };
    return teamCoursePage(language, course, view, aroundAdmin(language, actor, ...trail));
  };

  adminPage(app, config, teamsPath, async (request) => {
    const actor = instructor(request);
    const language = languageOfRequest(request);
    const around = aroundAdmin(language, actor, { text: language.text('teams.title') });
    return teamListPage(language, await teamCourses(db), around);
  });

  adminPage(app, config, `${teamsPath}/:id`, async (request) => {
    instructor(request);
    const course = await courseOf(db, (request as FastifyRequest<OfCourse>).params.id);
    const { done } = request.query as { readonly done?: string };
    return draw(request, course, { done: actions.find((action) => action === done) ?? null });
  });

  app.post<Changed>(`${teamsPath}/:id`, async (request, reply) => {
    const actor = instructor(request);
    token.check(request, actor.sessionId);
    const course = await courseOf(db, request.params.id);
    const change = readChange(request.body ?? {});
    if (!change) throw new HttpError(400, 'bad_request', 'This form asks for nothing that can be done.');
    const fault = await changeTeam(db, course.id, change, clock.now());
    if (fault)
      return asPage(
        reply.code(fault === 'gone' || fault === 'notMember' || fault === 'already' ? 409 : 400),
        config,
      ).send(draw(request, await courseOf(db, course.id), { refused: { change, fault } }));
    return reply.redirect(`${teamsPath}/${encodeURIComponent(course.id)}?done=${change.action}`, 303);
  });
}
