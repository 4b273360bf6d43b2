import { and, eq } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { objectives } from '../../db/schema.ts';
import { ltiLineItems } from '../../db/schemaLti.ts';
import { aroundAdmin } from '../../http/around.ts';
import { HttpError } from '../../http/errors.ts';
import { languageOfRequest } from '../../http/language.ts';
import { adminPage } from '../../shell/administrator.ts';
import { teacher } from '../../shell/teacher.ts';
import { coursePath, teachToolsPath } from '../authors/teachPages.ts';
import type { LaunchMeans } from '../launch/launchRoutes.ts';
import { scoresIn } from './columnsOf.ts';
import { scoresPage } from './scoresPage.ts';

/** `/teach/tools/{course}/scores/{column}`, where graders read the scores that a tool has reported (LTI-24). */
export function registerToolScores(app: FastifyInstance, { db, config }: LaunchMeans): void {
  adminPage(app, config, `${teachToolsPath}/:id/scores/:column`, async (request) => {
    const actor = teacher(request, 'grade');
    const { id, column } = (request as FastifyRequest<{ Params: { readonly id: string; readonly column: string } }>)
      .params;
    const [found] = await db
      .select({ item: ltiLineItems, course: objectives.name })
      .from(ltiLineItems)
      .innerJoin(objectives, eq(objectives.id, ltiLineItems.objectiveId))
      .where(and(eq(ltiLineItems.id, column), eq(ltiLineItems.objectiveId, id)));
    if (!found) throw new HttpError(404, 'not_found', 'There is no such column.');
    const { item, course } = found;
    const language = languageOfRequest(request);
    const around = aroundAdmin(
      language,
      actor,
      { text: language.text('teachTools.title'), href: teachToolsPath },
      { text: course, href: coursePath(id) },
      { text: item.label },
    );
    return scoresPage(language, { item, course, scores: await scoresIn(db, item) }, around);
  });
}
