import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import type { Db } from '../db/openDb.ts';
import { aroundAdmin } from '../http/around.ts';
import { HttpError } from '../http/errors.ts';
import { languageOfRequest } from '../http/language.ts';
import { adminPage } from '../shell/administrator.ts';
import { teacher } from '../shell/teacher.ts';
import { listSurveys, loadResults } from './loadResults.ts';
import { surveyListPage, surveyPage, surveysPath } from './resultPages.ts';

interface OfSurvey {
  readonly Params: { readonly id: string };
  readonly Querystring: { readonly part?: string };
}

/** `/teach/surveys`, where instructors and administrators read the answers to surveys (SURVEY-7). */
export function registerSurveyResults(app: FastifyInstance, db: Db, config: Config): void {
  adminPage(app, config, surveysPath, async (request) => {
    const actor = teacher(request, 'read surveys');
    const language = languageOfRequest(request);
    const around = aroundAdmin(language, actor, { text: language.text('survey.title') });
    return surveyListPage(language, await listSurveys(db), around);
  });

  adminPage(app, config, `${surveysPath}/:id`, async (request) => {
    const actor = teacher(request, 'read surveys');
    const { params, query } = request as FastifyRequest<OfSurvey>;
    const found = await loadResults(db, { objectiveId: params.id, axis: String(query.part ?? '') });
    if (!found) throw new HttpError(404, 'not_found', 'There is no such survey.');
    const language = languageOfRequest(request);
    const trail = [{ text: language.text('survey.title'), href: surveysPath }, { text: found.part }];
    return surveyPage(language, found, aroundAdmin(language, actor, ...trail));
  });
}
