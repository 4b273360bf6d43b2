import { asc, eq, isNotNull } from 'drizzle-orm';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { activityTypes } from '../../../../src/domain/course/states.ts';
import { activities, objectives } from '../../db/schema.ts';
import { ltiTools } from '../../db/schemaLti.ts';
import type { Actor } from '../../http/actor.ts';
import { aroundAdmin } from '../../http/around.ts';
import { HttpError } from '../../http/errors.ts';
import { pagePolicy } from '../../http/headers.ts';
import { languageOfRequest } from '../../http/language.ts';
import { adminPage } from '../../shell/administrator.ts';
import type { FormToken } from '../../shell/formToken.ts';
import { launchAddress, type LaunchPurpose } from '../launch/launchHints.ts';
import type { LaunchMeans } from '../launch/launchRoutes.ts';
import { columnsOf } from '../scores/columnsOf.ts';
import { findTool, originsOf, type LtiTool } from '../ltiTool.ts';
import { toolCourse } from '../toolPlaces.ts';
import { author } from './author.ts';
import { teachCoursePage, teachListPage, teachToolsPath } from './teachPages.ts';

interface OfCourse {
  Params: { readonly id: string };
  Body: Readonly<Record<string, unknown>> | undefined;
}

/** Scores are for people who grade, and not for authors (LTI-24). */
const gradesHere = ({ roles }: Actor) => roles.some((role) => role === 'Instructor' || role === 'Administrator');

const missing = () => new HttpError(404, 'not_found', 'There is no such course.');

/** `/teach/tools`, where authors open tools and add content from them to courses (LTI-40, LTI-41). */
export function registerTeachTools(app: FastifyInstance, means: LaunchMeans, token: FormToken): void {
  const { db, config, hints } = means;

  /** A form of the page leads to a tool: browsers check the redirects after it against the policy too. */
  const allowTools = (reply: FastifyReply, tools: readonly LtiTool[]) => {
    const origins = [...new Set(tools.flatMap((tool) => originsOf(tool)))].join(' ');
    reply.header(
      'content-security-policy',
      pagePolicy(config).replace("form-action 'self'", `form-action 'self' ${origins}`.trim()),
    );
  };
  const courseOf = async (id: string) => {
    const course = await toolCourse(db, id);
    if (!course) throw missing();
    const [root] = await db
      .select({ type: activities.type })
      .from(objectives)
      .innerJoin(activities, eq(activities.id, objectives.activityId))
      .where(eq(objectives.id, id));
    return { course, hasParts: root?.type === activityTypes.composite };
  };
  const around = (request: FastifyRequest, actor: Actor, ...names: readonly string[]) => {
    const language = languageOfRequest(request);
    const title = language.text('teachTools.title');
    const first = names.length > 0 ? { text: title, href: teachToolsPath } : { text: title };
    return aroundAdmin(language, actor, first, ...names.map((text) => ({ text })));
  };
  const leadTo = (request: FastifyRequest, reply: FastifyReply, actor: Actor, toolId: string, purpose: LaunchPurpose) =>
    reply.redirect(
      launchAddress(config.origin, hints, {
        toolId,
        userId: actor.userId,
        purpose,
        locale: languageOfRequest(request).tag,
      }),
      303,
    );

  adminPage(app, config, teachToolsPath, async (request) => {
    const actor = author(request);
    const courses = await db
      .select({ id: objectives.id, name: objectives.name })
      .from(objectives)
      .orderBy(asc(objectives.nameSort), asc(objectives.id));
    return teachListPage(languageOfRequest(request), courses, around(request, actor));
  });

  adminPage(app, config, `${teachToolsPath}/:id`, async (request, reply) => {
    const actor = author(request);
    const { course, hasParts } = await courseOf((request as FastifyRequest<OfCourse>).params.id);
    const tools = await db.select().from(ltiTools).where(isNotNull(ltiTools.loginUrl)).orderBy(asc(ltiTools.name));
    allowTools(reply, tools);
    const { added } = request.query as { readonly added?: string };
    const view = {
      course,
      hasParts,
      choosable: hasParts ? tools.filter(({ deepLinkUrl }) => deepLinkUrl !== null) : [],
      token: token.for(actor.sessionId),
      columns: gradesHere(actor) ? await columnsOf(db, course.id) : null,
      added: added !== undefined && /^\d{1,3}$/.test(added) ? Number(added) : null,
    };
    return teachCoursePage(languageOfRequest(request), view, around(request, actor, course.name));
  });

  app.post<OfCourse>(`${teachToolsPath}/:id/open`, async (request, reply) => {
    const actor = author(request);
    token.check(request, actor.sessionId);
    const { course } = await courseOf(request.params.id);
    const place = course.places.find(({ axis }) => axis === request.body?.['axis']);
    if (!place) throw missing();
    const purpose = { kind: 'teach', objectiveId: course.id, axis: place.axis } as const;
    return leadTo(request, reply, actor, place.tool.id, purpose);
  });

  app.post<OfCourse>(`${teachToolsPath}/:id/choose`, async (request, reply) => {
    const actor = author(request);
    token.check(request, actor.sessionId);
    const { course, hasParts } = await courseOf(request.params.id);
    const tool = await findTool(db, String(request.body?.['tool'] ?? ''));
    if (!tool?.deepLinkUrl || !hasParts) throw new HttpError(404, 'not_found', 'This tool offers no content here.');
    return leadTo(request, reply, actor, tool.id, { kind: 'choose', objectiveId: course.id });
  });
}
